import { useLayoutEffect } from 'react';
import { readPriceList } from '@contracts/prices';
import { CouponBanner, type CouponBannerProps } from '@/features/shop/coupon/components/coupon-banner';
import { couponPrices } from '@/features/shop/coupon/model/coupon-prices';
import { useSettings } from '@/features/all/settings/settings-context';

/** What a page loads for a visitor with a coupon alone. */
export function AppliedCoupon({ coupon, onRemove }: CouponBannerProps) {
  const { code } = coupon;
  const list = readPriceList(useSettings().PRICE_LIST);
  useLayoutEffect(() => {
    couponPrices.set({ code, list });
    return () => couponPrices.set(null);
  }, [code, list]);
  return <CouponBanner coupon={coupon} onRemove={onRemove} />;
}
