import type { OfferSku } from './products.ts';
import { coupons, discountOf, percentOff } from './coupons.ts';
import { priceLists, priceOf } from './prices.ts';

/** The least that the shop ever asks for an offer, on any list and with the best coupon. A paid order below it is held. */
export function lowestPrice(sku: OfferSku): number {
  const best = Math.max(...coupons.map((coupon) => percentOff(coupon, sku)));
  const asked = priceLists.map((list) => priceOf(sku, list));
  return Math.min(...asked.map((cents) => cents - discountOf(cents, best)));
}
