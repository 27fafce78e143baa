import { isOfferSku, type OfferSku } from '@contracts/products.ts';

/** What the owner typed, in dollars, by offer. */
export type StruckPrices = Readonly<Partial<Record<OfferSku, string>>>;

const amount = /^\d{1,5}(\.\d{2})?$/;

/** Reads the STRUCK_PRICES setting and drops everything but offers with a text. */
export function readStruckPrices(setting: string): StruckPrices {
  try {
    const value: unknown = JSON.parse(setting);
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return Object.fromEntries(entries.filter(([sku, typed]) => isOfferSku(sku) && typeof typed === 'string'));
  } catch {
    return {};
  }
}

/** The former price to show for an offer. Null unless the owner entered one that is above today's price. */
export function struckPrice(setting: string, sku: OfferSku, currentCents: number): number | null {
  const typed = readStruckPrices(setting)[sku] ?? '';
  const cents = amount.test(typed) ? Math.round(Number(typed) * 100) : 0;
  return cents > currentCents ? cents : null;
}
