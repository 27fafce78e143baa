import type { ProductSku } from '@contracts/products';

/**
 * The owner's claims about customers: ratings, review counts and downloads that the specification states. They are not
 * computed from this shop's database. Check that they are true before opening, or switch them off here; structured data
 * for search engines never carries them.
 */
export const showClaims = true as boolean;

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
