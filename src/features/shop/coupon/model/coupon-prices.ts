import type { PriceList } from '@contracts/prices';
import { createStore } from '@/lib/browser/external-store';

interface CouponPrices {
  readonly code: string;
  readonly list: PriceList;
}

/** What prices in static HTML follow (`<shop-price>`); null while the visitor has no coupon. */
export const couponPrices = createStore<CouponPrices | null>(null);
