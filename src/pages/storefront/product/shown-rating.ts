import type { ProductSku } from '@contracts/products';
import { ratingClaims, showClaims, type RatingClaim } from '@/catalog/claims';
import type { RatingSpread } from '@/features/shop/reviews/model/rating-spread';

/** The average of the approved reviews. Without any, the page says so and shows no rating, not even a claimed one. */
export function shownRating(
  sku: ProductSku,
  spread: RatingSpread | undefined,
  isClaiming = showClaims,
): RatingClaim | null {
  if (!spread || spread.total === 0) return null;
  return isClaiming ? ratingClaims[sku] : { rating: spread.mean, reviews: spread.total };
}
