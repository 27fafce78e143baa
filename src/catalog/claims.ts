import type { ProductSku } from '@contracts/products';

/**
 * The owner's claims about customers: ratings, review counts and downloads that the specification states. They are not
 * computed from this shop's database, so they are off: a page shows only the ratings of approved reviews. Switch them on
 * here once you can prove them. A product without reviews never shows one, and structured data never contains any.
 */
export const showClaims = false as boolean;

export interface RatingClaim {
  readonly rating: number;
  readonly reviews: number;
}

export const ratingClaims: Readonly<Record<ProductSku, RatingClaim>> = {
  'mn-paid-leave': { rating: 4.9, reviews: 47 },
  'core-hr': { rating: 4.8, reviews: 134 },
  'payroll-ops': { rating: 4.9, reviews: 89 },
  'micro-templates': { rating: 4.7, reviews: 203 },
};

export const starterPackClaim = { rating: 4.9, downloads: '2,000+' };
