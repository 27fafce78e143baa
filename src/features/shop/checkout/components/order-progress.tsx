import type { ReactNode } from 'react';
import type { OrderStatusResponse } from '@contracts/orders';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { Callout } from '@/ui/callout';
import { Spinner } from '@/ui/spinner';
import { buyerAddress, resendFilesLink, type ThankYouParams } from '../model/thank-you-params';
import { MailAgain } from './mail-again';

type Access = NonNullable<OrderStatusResponse['access']>;

interface KnownOrderProps {
  readonly order: OrderStatusResponse;
  readonly params: ThankYouParams;
  /** Renders the files to download at once. The page decides how to fetch them. */
  readonly renderFiles: (access: Access) => ReactNode;
}

/** The status of the order, and where the files are. */
export function KnownOrder({ order, params, renderFiles }: KnownOrderProps) {
  if (order.status === 'refunded') {
    return (
      <OrderStatus badge={<Badge tone="neutral">Refunded</Badge>}>
        <p>This order was refunded. Its license is closed, and its files can no longer be downloaded.</p>
      </OrderStatus>
    );
  }
  if (order.status === 'disputed') {
    return (
      <OrderStatus badge={<Badge tone="accent">Payment under review</Badge>}>
        <p>
          The payment is being reviewed. The files open again when the review ends and the payment stands.
        </p>
      </OrderStatus>
    );
  }
  if (order.status === 'dispute_lost') {
    return (
      <OrderStatus badge={<Badge tone="neutral">Dispute ended</Badge>}>
        <p>
          The dispute of this payment was decided for you: your bank or card company gives the money back. The
          license is closed, and its files can no longer be downloaded.
        </p>
      </OrderStatus>
    );
  }
  if (order.status === 'payment_pending') {
    return (
      <OrderStatus badge={<Badge tone="accent">Payment under way</Badge>}>
        <p>
          Thank you, we have your order. A bank payment takes up to five business days. You need not do
          anything and need not pay again: as soon as it arrives, the receipt with your files comes by email.
          If it fails, we tell you by email, too.
        </p>
      </OrderStatus>
    );
  }
  if (order.status === 'payment_failed') {
    return (
      <OrderStatus badge={<Badge tone="neutral">Payment failed</Badge>}>
        <p>
          Your bank did not carry out the payment, so there is no order and no license. If you still want the
          files, please order again.
        </p>
        <ButtonLink to="/templates" className="mt-4">
          Choose a pack
        </ButtonLink>
      </OrderStatus>
    );
  }
  return (
    <OrderStatus badge={<Badge tone="success">Order confirmed</Badge>}>
      {order.access ? (
        renderFiles(order.access)
      ) : (
        <>
          <p className="mb-3">The mail with the link to your files is on its way.</p>
          <MailAgain email={buyerAddress(params)} />
        </>
      )}
    </OrderStatus>
  );
}

function OrderStatus({ badge, children }: { readonly badge: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      {badge}
      <div className="mt-4">{children}</div>
    </>
  );
}

/** The provider's event has not arrived yet. */
export function Waiting({ isError }: { readonly isError: boolean }) {
  return (
    <Callout>
      <p className="flex items-start gap-3">
        {!isError && <Spinner className="mt-0.5" />}
        <span>
          {isError
            ? 'We cannot look the order up right now. Nothing is lost: your files come by email as soon as the payment provider tells us.'
            : 'Waiting for the payment provider to confirm the order. This usually takes a few seconds; you may leave this page, the files also come by email.'}
        </span>
      </p>
    </Callout>
  );
}

interface OverdueProps {
  readonly params: ThankYouParams;
  /** Null if the URL has too little to look the order up. */
  readonly onRetry: (() => void) | null;
}

/** After the wait: an explanation and the ways out. */
export function Overdue({ params, onRetry }: OverdueProps) {
  return (
    <Callout
      tone="warning"
      title={
        onRetry
          ? 'The payment provider has not confirmed this order yet'
          : 'This page cannot see whether the payment provider has confirmed your order'
      }
    >
      <p>
        If you have paid, nothing is lost: the link to your files comes by email as soon as the provider tells
        us. If you have not paid, there is no order, and you can start again from the product page.
      </p>
      {!onRetry && <p className="mt-3">If the order was refunded, its files can no longer be downloaded.</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        {onRetry && <Button onClick={onRetry}>Try again</Button>}
        <ButtonLink to="/find-order" variant="secondary">
          Find my order
        </ButtonLink>
        <ButtonLink to={resendFilesLink(params, null)} variant="secondary">
          Contact us
        </ButtonLink>
      </div>
    </Callout>
  );
}

/** The checkout passed too little data to look up the order; the email has the link. */
export function OnlyByMail({ params }: { readonly params: ThankYouParams }) {
  return (
    <Callout>
      <p className="mb-3">
        As soon as the payment provider has confirmed your order, a mail with the link to your files is on its
        way to the address you paid with.
      </p>
      <MailAgain email={buyerAddress(params)} />
    </Callout>
  );
}
