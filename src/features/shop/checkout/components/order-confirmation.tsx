import { plainAmount } from '@contracts/money';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import type { Order } from 'schema-dts';
import { brand } from '@contracts/brand';
import type { OrderStatusResponse } from '@contracts/orders';
import { StructuredData } from '@/lib/seo/structured-data';
import { couponUsedQuery, orderStatusQuery, pollForMs } from '../api/orders-api';
import { canProveOrder, namesOrder, productsOf, type ThankYouParams } from '../model/thank-you-params';
import { OrderColumns } from './order-columns';
import { KnownOrder, OnlyByMail, Overdue, Waiting } from './order-progress';
import { OrderSummary } from './order-summary';

interface OrderConfirmationProps {
  readonly params: ThankYouParams;
  /** The code of the visitor's coupon. */
  readonly coupon: string | null;
  /** The order is paid and took the coupon. */
  readonly onCouponUsed: () => void;
  readonly onStatus: (status: OrderStatusResponse['status']) => void;
  /** The server's data about the order. */
  readonly onKnown?: ((summary: OrderStatusResponse['summary']) => void) | undefined;
  readonly renderFiles: (access: NonNullable<OrderStatusResponse['access']>) => ReactNode;
}

/** Confirmed only when the server knows the order. Until the provider's event arrives the page waits, for a limited time. */
export function OrderConfirmation(props: OrderConfirmationProps) {
  const { params, coupon, onCouponUsed, onStatus, onKnown } = props;
  const [startedAt, setStartedAt] = useState(() => Date.now());
  const { data, isError, refetch } = useQuery(orderStatusQuery(params, startedAt));
  const isKnown = data?.known === true;
  const isOverdue = useOverdue(startedAt, isKnown);
  const { data: isCouponUsed } = useQuery(couponUsedQuery(params, isKnown ? coupon : null));
  useEffect(() => {
    if (isCouponUsed) {
      onCouponUsed();
    }
  }, [isCouponUsed, onCouponUsed]);
  const status = data?.status ?? null;
  useEffect(() => onStatus(status), [status, onStatus]);

  const progress = () => {
    if (isKnown) {
      return <KnownOrder order={data} params={params} renderFiles={props.renderFiles} />;
    }
    if (!canProveOrder(params)) {
      return isOverdue ? <Overdue params={params} onRetry={null} /> : <OnlyByMail params={params} />;
    }
    const retry = () => {
      setStartedAt(Date.now());
      void refetch();
    };
    return isOverdue ? <Overdue params={params} onRetry={retry} /> : <Waiting isError={isError} />;
  };
  const summary = data?.summary ?? null;
  useEffect(() => onKnown?.(summary), [onKnown, summary]);
  return (
    <OrderColumns
      title={data?.access ? 'Your files' : 'Your order'}
      receipt={
        namesOrder(params) && (
          <>
            <StructuredData
              data={[orderData({ params, isPaid: isKnown && !status?.startsWith('payment_'), summary })]}
            />
            <OrderSummary params={params} known={summary} />
          </>
        )
      }
    >
      <div role="status">{progress()}</div>
    </OrderColumns>
  );
}

interface OrderFacts {
  readonly params: ThankYouParams;
  readonly isPaid: boolean;
  readonly summary: OrderStatusResponse['summary'];
}

/** Structured data of the order for mail programs and assistants, with all products on the page. */
function orderData({ params, isPaid, summary }: OrderFacts): Order {
  const names = productsOf(params, summary);
  const cents = summary?.amountCents ?? params.amountCents;
  const currency = summary?.currency ?? params.currency;
  return {
    '@type': 'Order',
    seller: { '@type': 'Organization', name: brand.name },
    orderStatus: `https://schema.org/${isPaid ? 'OrderDelivered' : 'OrderProcessing'}`,
    ...(params.orderId ? { orderNumber: params.orderId } : {}),
    ...(names.length > 0 ? { acceptedOffer: names.map(offerOf) } : {}),
    ...(cents === null ? {} : { price: plainAmount(cents, currency), priceCurrency: currency }),
  };
}

const offerOf = (name: string) => ({
  '@type': 'Offer' as const,
  itemOffered: { '@type': 'Product' as const, name },
});

/** Whether the wait since then has reached its limit. */
function useOverdue(startedAt: number, isKnown: boolean): boolean {
  const [overdueSince, setOverdueSince] = useState(0);
  useEffect(() => {
    if (isKnown) {
      return;
    }
    const timer = setTimeout(() => setOverdueSince(startedAt), startedAt + pollForMs - Date.now());
    return () => clearTimeout(timer);
  }, [startedAt, isKnown]);
  return !isKnown && overdueSince === startedAt;
}
