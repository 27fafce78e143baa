import type { OfferSku } from '@contracts/products';
import { priceOf, readPriceList } from '@contracts/prices';
import { struckPrice } from '@/catalog/struck-prices';
import { useSettings } from '@/features/all/settings/settings-context';

export interface ListPrice {
  readonly cents: number;
  /** Former price, shown struck through. Null unless the owner entered one. */
  readonly struckCents: number | null;
}

/** The price of an offer in the owner's price list, before any coupon. */
export function usePrice(sku: OfferSku): ListPrice {
  const { PRICE_LIST, STRUCK_PRICES } = useSettings();
  const cents = priceOf(sku, readPriceList(PRICE_LIST));
  return { cents, struckCents: struckPrice(STRUCK_PRICES, sku, cents) };
}
