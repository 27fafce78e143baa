import type { OrderStatusResponse } from '@contracts/orders';
import { OrderConfirmation } from '@/features/shop/checkout/components/order-confirmation';
import type { ThankYouParams } from '@/features/shop/checkout/model/thank-you-params';
import { useCoupon } from '@/features/shop/coupon/coupon-context';
import { withQueries } from '@/rendering/with-queries';
import { OrderDownloads } from './order-downloads';

interface ThankYouOrderProps {
  readonly params: ThankYouParams;
  readonly onStatus: (status: OrderStatusResponse['status']) => void;
  readonly onKnown?: (summary: OrderStatusResponse['summary']) => void;
}

/** The order with its files. It removes the coupon that was used. */
function ThankYouOrder({ params, onStatus, onKnown }: ThankYouOrderProps) {
  const { coupon, markUsed } = useCoupon();
  return (
    <OrderConfirmation
      params={params}
      coupon={coupon?.code ?? null}
      onCouponUsed={markUsed}
      onStatus={onStatus}
      renderFiles={(access) => <OrderDownloads access={access} />}
      onKnown={onKnown}
    />
  );
}

export default withQueries(ThankYouOrder);
