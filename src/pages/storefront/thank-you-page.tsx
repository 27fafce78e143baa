import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  readThankYouParams,
  resendFilesLink,
  type ThankYouParams,
} from '@/features/checkout/model/thank-you-params';
import { Seo } from '@/lib/seo';
import { ButtonLink } from '@/ui/button-link';
import { Card } from '@/ui/card';
import { Container } from '@/ui/container';
import { Disclosure, DisclosureGroup } from '@/ui/disclosure';
import { PageHeader } from '@/ui/page-header';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { Section } from '@/ui/section';
import { Stepper } from '@/ui/stepper';

const OrderConfirmation = lazy(() => import('./thank-you/order-confirmation'));

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
    title: 'Keep them at hand',
    text: 'Sign up with the same e-mail address: your purchases and new versions are in your account.',
  },
];

export default function ThankYouPage() {
  const [params, setParams] = useState<ThankYouParams | null>(null);
  useEffect(() => setParams(readThankYouParams(new URLSearchParams(window.location.search))), []);
  const hasOrder = params !== null && (params.orderId !== '' || params.product !== '');
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
          lead={
            params?.email ? (
              <>
                The files go to <strong className="wrap-anywhere text-ink">{params.email}</strong>.
              </>
            ) : (
              'The files go to the e-mail address you paid with.'
            )
          }
        />
        {hasOrder && (
          <Card as="section" padding="large" className="max-w-3xl">
            <h2 className="mb-5 text-2xl">Order Summary</h2>
            <Suspense
              fallback={
                <Loading label="Your order is loading">
                  <SkeletonText lines={4} />
                </Loading>
              }
            >
              <OrderConfirmation params={params} />
            </Suspense>
          </Card>
        )}
      </Container>
      <Section tone="sunken" title="What Happens Next">
        <Stepper steps={steps} />
      </Section>
      <Section title="Did not arrive?" width="narrow">
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
              <li>The Core HR and Payroll bundle includes 90 days of e-mail support.</li>
            </ul>
          </Disclosure>
        </DisclosureGroup>
        <div className="mt-8 flex flex-wrap gap-3">
          {params && (
            <ButtonLink to={resendFilesLink(params)} variant="primary">
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
