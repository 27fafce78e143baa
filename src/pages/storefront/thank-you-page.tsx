import { Suspense, useEffect, useState } from 'react';
import { Link } from '@/ui/link';
import type { OrderStatusResponse } from '@contracts/orders';
import { OrderColumns } from '@/features/shop/checkout/components/order-columns';
import { takeReturnAddress } from '@/features/shop/checkout/model/return-address';
import {
  namesOrder,
  resendFilesLink,
  type ThankYouParams,
} from '@/features/shop/checkout/model/thank-you-params';
import { lazyComponent } from '@/lib/react/load-error';
import { Seo } from '@/rendering/seo';
import { ButtonLink } from '@/ui/button-link';
import { Container } from '@/ui/container';
import { Disclosure, DisclosureGroup } from '@/ui/disclosure';
import { PageHeader } from '@/ui/page-header';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { Section } from '@/ui/section';
import { Stepper } from '@/ui/stepper';

const OrderConfirmation = lazyComponent(() => import('./thank-you/order-confirmation'));

const steps = [
  {
    title: 'Check your inbox',
    text: 'Your files typically arrive within 5 to 10 minutes. Look into the spam folder, too.',
  },
  {
    title: 'Open your files',
    text: 'The link in the mail opens your order and stays valid for about 30 days.',
  },
  {
    title: 'Keep your files',
    text: 'Sign up with the same email address: your purchases and new versions are in your account.',
  },
];

/** An order with a closed license, or without one yet: there are no files. */
const closedStatuses: readonly OrderStatusResponse['status'][] = [
  'refunded',
  'disputed',
  'dispute_lost',
  'payment_pending',
  'payment_failed',
];

export default function ThankYouPage() {
  const [params, setParams] = useState<ThankYouParams | null>(null);
  const [status, setStatus] = useState<OrderStatusResponse['status']>(null);
  useEffect(() => setParams(takeReturnAddress()), []);
  const isClosed = closedStatuses.includes(status);
  const [known, setKnown] = useState<OrderStatusResponse['summary']>(null);
  return (
    <>
      <Seo
        path="/thank-you"
        title="Thank you for your order"
        description="Your order and what happens next."
        noIndex
      />
      <Container className="pb-16">
        <PageHeader
          title="Thank you for your order"
          lead={isClosed ? 'The summary shows its state.' : <Destination email={params?.email ?? ''} />}
        />
        {params ? (
          <Suspense fallback={<OrderLoading hasReceipt={namesOrder(params)} />}>
            <OrderConfirmation params={params} onStatus={setStatus} onKnown={setKnown} />
          </Suspense>
        ) : (
          <OrderLoading hasReceipt={false} />
        )}
      </Container>
      {!isClosed && <Next />}
      <Section title={isClosed ? 'Questions about this order?' : 'Did not arrive?'} width="narrow">
        {!isClosed && <WhereToLook />}
        <div className="mt-8 flex flex-wrap gap-3">
          {params && !isClosed && (
            <ButtonLink to={resendFilesLink(params, known)} variant="primary">
              Resend My Files
            </ButtonLink>
          )}
          <ButtonLink to="/contact" variant="secondary">
            General Support
          </ButtonLink>
          <ButtonLink to="/knowledge-base" variant="quiet">
            Knowledge base
          </ButtonLink>
          <ButtonLink to="/blog" variant="quiet">
            Blog
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}

/** The cards have their place from the start: what comes in moves nothing below by more than its last lines. */
function OrderLoading({ hasReceipt }: { readonly hasReceipt: boolean }) {
  return (
    <OrderColumns title="Your order" receipt={hasReceipt && <SkeletonText lines={4} />}>
      <Loading label="Your order is loading">
        <SkeletonText lines={4} />
      </Loading>
    </OrderColumns>
  );
}

function Destination({ email }: { readonly email: string }) {
  return email === '' ? (
    'The files go to the email address you paid with.'
  ) : (
    <>
      The files go to <strong className="wrap-anywhere text-ink">{email}</strong>.
    </>
  );
}

function Next() {
  return (
    <Section tone="sunken" title="What Happens Next">
      <Stepper steps={steps} />
    </Section>
  );
}

function WhereToLook() {
  return (
    <DisclosureGroup>
      <Disclosure summary="Where to look first">
        <ul className="list-disc space-y-1 pl-5">
          <li>Wait 15 to 30 minutes: some mail servers take their time.</li>
          <li>Look into the spam and promotions folders for a mail from us.</li>
          <li>Check that the address above is spelled as you meant it.</li>
          <li>
            Use{' '}
            <Link className="link" to="/find-order">
              Find my order
            </Link>
            : it mails a new link to the address you bought with.
          </li>
          <li>The Core HR and Payroll bundle includes 90 days of email support.</li>
        </ul>
      </Disclosure>
    </DisclosureGroup>
  );
}
