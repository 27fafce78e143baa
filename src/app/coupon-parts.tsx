import { CouponBanner, type CouponBannerProps } from '@/features/shop/coupon/components/coupon-banner';
import { IslandPrices } from './island-prices';

/** What a page loads for a visitor with a coupon alone. */
export function CouponParts({ coupon, onRemove }: CouponBannerProps) {
  return (
    <>
      <CouponBanner coupon={coupon} onRemove={onRemove} />
      <IslandPrices code={coupon.code} />
    </>
  );
}
