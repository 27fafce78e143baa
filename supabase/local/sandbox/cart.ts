import {
  bumpSku,
  bundles,
  isOfferSku,
  offers,
  productsIn,
  type OfferSku,
} from '../../functions/_shared/contracts/products.ts';
import { couponDiscount, findCoupon, type Coupon } from '../../functions/_shared/contracts/coupons.ts';
import { priceOf, type PriceList } from '../../functions/_shared/contracts/prices.ts';

interface CartLine {
  readonly sku: OfferSku;
  readonly name: string;
  readonly listCents: number;
  readonly discountCents: number;
}

export interface Cart {
  readonly lines: readonly CartLine[];
  /** The second product as the order would list it; null where the order holds that product anyway. */
  readonly bump: CartLine | null;
  readonly isBumpChosen: boolean;
  readonly code: string;
  readonly coupon: Coupon | null;
  readonly discountCents: number;
  readonly totalCents: number;
}

/** The product that the buyer may add: the one that the address asks for, or else the order bump. */
function secondOf(sku: OfferSku, asked: string | null): OfferSku | null {
  const isNew = (other: OfferSku) => productsIn(other).every((part) => !productsIn(sku).includes(part));
  if (isOfferSku(asked) && isNew(asked)) return asked;
  return isNew(bumpSku) ? bumpSku : null;
}

/** The order as a form or an address asks for it, at the shop's prices. */
export function readCart(sku: OfferSku, list: PriceList, form: URLSearchParams): Cart {
  const code = (form.get('coupon') ?? '').slice(0, 64).trim();
  const coupon = findCoupon(code);
  const line = (one: OfferSku): CartLine => {
    const listCents = priceOf(one, list);
    const discountCents = couponDiscount(listCents, coupon, one);
    return { sku: one, name: offers[one].name, listCents, discountCents };
  };
  const second = secondOf(sku, form.get('bump'));
  const bump = second === null ? null : line(second);
  const isBumpChosen = bump !== null && form.get('bump') === second;
  const lines = [line(sku), ...(isBumpChosen ? [bump] : [])];
  const sum = (read: (line: CartLine) => number) => lines.reduce((total, one) => total + read(one), 0);
  const discountCents = sum((one) => one.discountCents);
  return {
    lines,
    bump,
    isBumpChosen,
    code,
    coupon,
    discountCents,
    totalCents: sum((one) => one.listCents) - discountCents,
  };
}

/** What the page says of the code that was typed. */
export function couponNote({ code, coupon, discountCents }: Cart): string {
  if (coupon === null) return code === '' ? '' : 'This coupon is not known here.';
  return discountCents === 0
    ? `${coupon.code} is for the ${bundles['core-payroll-bundle'].name} alone.`
    : `${coupon.code}: ${coupon.description}`;
}
