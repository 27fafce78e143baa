import { OrderConfirmation } from '@/features/checkout/components/order-confirmation';
import type { ThankYouParams } from '@/features/checkout/model/thank-you-params';
import { useCoupon } from '@/features/coupon/coupon-context';
import { withQueries } from '@/lib/queries';

/** The order, which ends the coupon that it was paid with. */
function ThankYouOrder({ params }: { readonly params: ThankYouParams }) {
  const { coupon, markUsed } = useCoupon();
  return <OrderConfirmation params={params} coupon={coupon?.code ?? null} onCouponUsed={markUsed} />;
}

export default withQueries(ThankYouOrder);
