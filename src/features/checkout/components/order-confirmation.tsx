import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Order } from 'schema-dts';
import { brand } from '@contracts/brand';
import { StructuredData } from '@/lib/structured-data';
import { Badge } from '@/ui/badge';
import { Callout } from '@/ui/callout';
import { Spinner } from '@/ui/spinner';
import { couponUsedQuery, orderStatusQuery } from '../api/orders-api';
import type { ThankYouParams } from '../model/thank-you-params';
import { OrderSummary } from './order-summary';

interface OrderConfirmationProps {
  readonly params: ThankYouParams;
  /** The code of the visitor's coupon. */
  readonly coupon: string | null;
  /** The order is paid and took the coupon. */
  readonly onCouponUsed: () => void;
}

/** Confirmed only when the server knows the order; until the provider's message is in, it waits politely. */
export function OrderConfirmation({ params, coupon, onCouponUsed }: OrderConfirmationProps) {
  const [startedAt] = useState(() => Date.now());
  const { data, isError } = useQuery(orderStatusQuery(params.orderId, buyerAddress(params), startedAt));
  const isKnown = data?.known === true;
  const { data: isCouponUsed } = useQuery(couponUsedQuery(params.orderId, isKnown ? coupon : null));
  useEffect(() => {
    if (isCouponUsed) {
      onCouponUsed();
    }
  }, [isCouponUsed, onCouponUsed]);
  return (
    <div>
      <div role="status" className="mb-5">
        {isKnown && data.status !== null ? <Known status={data.status} /> : null}
        {!isKnown && params.orderId !== '' && <Waiting isError={isError} />}
      </div>
      <StructuredData data={[orderData(params, isKnown)]} />
      <OrderSummary params={params} known={data?.summary ?? null} />
    </div>
  );
}

/** The order for mail programs and assistants, as the page shows it. */
function orderData(params: ThankYouParams, isKnown: boolean): Order {
  return {
    '@type': 'Order',
    seller: { '@type': 'Organization', name: brand.name },
    orderStatus: `https://schema.org/${isKnown ? 'OrderDelivered' : 'OrderProcessing'}`,
    ...(params.orderId ? { orderNumber: params.orderId } : {}),
    ...(params.product
      ? { acceptedOffer: { '@type': 'Offer', itemOffered: { '@type': 'Product', name: params.product } } }
      : {}),
    ...(params.amountCents === null
      ? {}
      : { price: (params.amountCents / 100).toFixed(2), priceCurrency: params.currency }),
  };
}

/** What stands in the address may be anything; only what can be an address is sent. */
function buyerAddress({ email }: ThankYouParams): string | null {
  return /^[^\s@<>"]+@[^\s@<>"]+$/.test(email) ? email : null;
}

function Known({ status }: { readonly status: string }) {
  if (status === 'refunded') {
    return <Badge tone="neutral">Refunded</Badge>;
  }
  if (status === 'disputed') {
    return <Badge tone="accent">Payment under review</Badge>;
  }
  return <Badge tone="success">Order confirmed</Badge>;
}

function Waiting({ isError }: { readonly isError: boolean }) {
  return (
    <Callout>
      <p className="flex items-start gap-3">
        {!isError && <Spinner className="mt-0.5" />}
        <span>
          {isError
            ? 'We cannot look the order up right now. Nothing is lost: your files come by e-mail as soon as the payment provider tells us.'
            : 'Waiting for the payment provider to confirm the order. This usually takes a few seconds; you may leave this page, the files also come by e-mail.'}
        </span>
      </p>
    </Callout>
  );
}
