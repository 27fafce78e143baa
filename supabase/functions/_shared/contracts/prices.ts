import {
  bundles,
  isProductSku,
  productSkus,
  type BundleSku,
  type OfferSku,
  type ProductSku,
} from './products.ts';

/** The two price lists. The owner chooses one for the whole shop: pages, mails, structured data and checkout quote it alone. */
export const priceLists = ['storefront', 'second'] as const;
export type PriceList = (typeof priceLists)[number];

const dollars: Readonly<Record<PriceList, Readonly<Record<ProductSku, number>>>> = {
  storefront: { 'mn-paid-leave': 79, 'core-hr': 99, 'payroll-ops': 59, 'micro-templates': 29 },
  second: { 'mn-paid-leave': 47, 'core-hr': 97, 'payroll-ops': 79, 'micro-templates': 29 },
};

export const bundleDiscountPercent = 15;

/** The list that the PRICE_LIST setting names; without one that is known, the storefront's. */
export function readPriceList(setting: string | null | undefined): PriceList {
  return setting === 'second' ? 'second' : 'storefront';
}

/** What an offer costs before any coupon. A bundle costs the sum of its parts less 15 percent, in whole dollars. */
export function priceOf(sku: OfferSku, list: PriceList): number {
  return isProductSku(sku)
    ? dollars[list][sku] * 100
    : Math.round((priceOfPacks(sku, list) * (100 - bundleDiscountPercent)) / 100 / 100) * 100;
}

/** The product that costs least. */
export function cheapestProduct(list: PriceList): ProductSku {
  return productSkus.reduce((best, sku) => (priceOf(sku, list) < priceOf(best, list) ? sku : best));
}

/** What the parts of a bundle cost one by one. */
export function priceOfPacks(sku: BundleSku, list: PriceList): number {
  return bundles[sku].parts.reduce((sum, part) => sum + priceOf(part, list), 0);
}
