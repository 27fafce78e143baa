import { isProductSku, type OfferSku } from './products.ts';

export interface Coupon {
  readonly code: string;
  readonly percentOff: number;
  readonly description: string;
  /** For bundles alone; the other codes are for everything. */
  readonly isForBundles?: boolean;
}

/** The codes that the shop announces. The same codes must exist at the checkout provider: it alone decides what is paid. */
export const coupons: readonly Coupon[] = [
  { code: 'STATE10', percentOff: 10, description: '10% off at checkout' },
  { code: 'WELCOME15', percentOff: 15, description: '15% off your first order' },
  { code: 'SAVE20', percentOff: 20, description: '20% off all templates' },
  { code: 'NEWCUSTOMER', percentOff: 10, description: '10% off for new customers' },
  { code: 'BUNDLE25', percentOff: 25, description: '25% off bundles', isForBundles: true },
];

/** What comes along when a code is copied from a sentence or a mail. */
const notOfCode = /[^\p{L}\p{N}\p{Cc}]|\s/gu;

/** Codes are compared in upper case, and have plain letters: the upper case of "ſ" is an S as well. */
export function findCoupon(code: string): Coupon | null {
  const typed = code.replace(notOfCode, '');
  const wanted = /^[A-Za-z0-9]+$/.test(typed) ? typed.toUpperCase() : null;
  return coupons.find((coupon) => coupon.code === wanted) ?? null;
}

/** How much a coupon takes off an offer; 0 where it does not apply. */
export function percentOff(coupon: Coupon | null, sku: OfferSku): number {
  return coupon && !(coupon.isForBundles && isProductSku(sku)) ? coupon.percentOff : 0;
}

/** What a coupon takes off the price of an offer, to the cent. */
export function couponDiscount(cents: number, coupon: Coupon | null, sku: OfferSku): number {
  return discountOf(cents, percentOff(coupon, sku));
}

/** What is taken off a price, to the cent. */
export function discountOf(cents: number, percent: number): number {
  return cents - Math.round((cents * (100 - percent)) / 100);
}
