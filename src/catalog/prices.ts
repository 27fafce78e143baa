import type { ProductSku } from '@contracts/products.ts';

/**
 * Every figure the shop quotes, by product and by surface, in cents. Pages differ on purpose (the specification quotes
 * different prices in different places, and both readings stand); the owner's settings list where surfaces disagree and
 * hold one switch that makes all of them quote the storefront price. The checkout charges the storefront price.
 */
export const priceSurfaces = ['storefront', 'pricing', 'state-page', 'industry-page', 'order-bump'] as const;
export type PriceSurface = (typeof priceSurfaces)[number];

export interface Price {
  readonly currentCents: number;
  /** Shown struck through; null where the surface names none. */
  readonly originalCents: number | null;
}

const price = (current: number, original: number | null = null): Price => ({
  currentCents: current * 100,
  originalCents: original === null ? null : original * 100,
});

export const prices: Readonly<
  Record<ProductSku, { readonly storefront: Price } & Partial<Record<PriceSurface, Price>>>
> = {
  'mn-paid-leave': { storefront: price(79, 129), pricing: price(47), 'state-page': price(47) },
  'core-hr': {
    storefront: price(99, 149),
    pricing: price(97),
    'industry-page': price(97),
    'state-page': price(97),
  },
  'payroll-ops': { storefront: price(59, 89), pricing: price(79) },
  'micro-templates': { storefront: price(29, 59), pricing: price(29), 'order-bump': price(29, 39) },
};

const bundleDiscountPercent = 15;

/** Core HR and Payroll Ops together, 15 percent off the sum of the pricing page's figures, rounded to whole dollars. */
export function bundlePrice(quoteStorefront = false): Price {
  const sum =
    priceOn('pricing', 'core-hr', quoteStorefront).currentCents +
    priceOn('pricing', 'payroll-ops', quoteStorefront).currentCents;
  return {
    currentCents: Math.round((sum * (100 - bundleDiscountPercent)) / 100 / 100) * 100,
    originalCents: sum,
  };
}

/** What a surface quotes; a surface without a figure of its own quotes the storefront's. */
export function priceOn(surface: PriceSurface, sku: ProductSku, quoteStorefront = false): Price {
  const known = prices[sku];
  return quoteStorefront ? known.storefront : (known[surface] ?? known.storefront);
}

/** The least that any surface quotes for a product: below it, less the best coupon, an order is held for the owner. */
export function lowestQuotedCents(sku: ProductSku): number {
  return Math.min(...Object.values(prices[sku]).map(({ currentCents }) => currentCents));
}
