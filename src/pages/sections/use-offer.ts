import { buildBuyLink, takesSecond } from '@contracts/buy-link';
import { offers, type OfferSku } from '@contracts/products';
import { couponDiscount, findCoupon, type Coupon } from '@contracts/coupons';
import { useCoupon } from '@/features/shop/coupon/coupon-context';
import { isSettingKey, type Settings } from '@/features/all/settings/model/settings';
import { useSettings } from '@/features/all/settings/settings-context';
import { useUtm } from '@/features/all/tracking/utm-context';
import { usePrice } from './use-price';

export interface Offer {
  readonly listCents: number;
  /** What is struck through: the list price before the coupon, or else the owner's former price. */
  readonly beforeCents: number | null;
  readonly discountCents: number;
  /** The price at the checkout. */
  readonly totalCents: number;
  /** The visitor's coupon, even if it does not apply to this offer. */
  readonly coupon: Coupon | null;
}

/** The price of an offer for this visitor. */
export function useOffer(sku: OfferSku): Offer {
  const { cents, struckCents } = usePrice(sku);
  const { coupon: active } = useCoupon();
  const coupon = active && findCoupon(active.code);
  const discountCents = couponDiscount(cents, coupon, sku);
  const beforeCents = discountCents > 0 ? cents : struckCents;
  return { listCents: cents, beforeCents, discountCents, totalCents: cents - discountCents, coupon };
}

function linkOf(settings: Settings, sku: OfferSku): string {
  const key = offers[sku].buyLinkKey;
  return isSettingKey(key) ? settings[key] : '';
}

/**
 * The checkout URL of an offer, with the visitor's campaign, the coupon if it applies, and a second product in the same
 * order. Null while the owner has not connected a checkout.
 */
export function useCheckoutLink(sku: OfferSku, second: OfferSku | null = null): string | null {
  const settings = useSettings();
  const { coupon, discountCents } = useOffer(sku);
  const { record } = useUtm();
  return buildBuyLink(linkOf(settings, sku), {
    coupon: discountCents > 0 ? coupon?.code : null,
    utm: record?.params,
    second: second && linkOf(settings, second),
  });
}

/** How a second product is sold with an offer: in the same order, in a separate one, or not at all. */
export function useSecondProduct(sku: OfferSku, second: OfferSku): 'same-order' | 'own-order' | 'none' {
  const settings = useSettings();
  const [first, other] = [linkOf(settings, sku), linkOf(settings, second)];
  if (sku === second || buildBuyLink(other) === null) return 'none';
  return takesSecond(first, other) ? 'same-order' : 'own-order';
}
