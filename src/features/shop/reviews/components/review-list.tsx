import { useQuery } from '@tanstack/react-query';
import type { ProductSku } from '@contracts/products';
import { ErrorState } from '@/ui/error-state';
import { Pagination } from '@/ui/pagination';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { ratingSpreadQuery, reviewsQuery } from '../api/reviews-api';
import { reviewPageCount } from '../model/review-page';
import { RatingSpread } from './rating-spread';
import { ReviewItem } from './review-item';

interface ReviewListProps {
  readonly sku: ProductSku;
  readonly page: number;
}

/** The reviews of a product: their distribution, and the approved reviews, newest first, page by page. */
export function ReviewList({ sku, page }: ReviewListProps) {
  const spread = useQuery(ratingSpreadQuery(sku));
  const reviews = useQuery(reviewsQuery(sku, page));
  if (spread.isPending || reviews.isPending) {
    return (
      <Loading label="Reviews are loading">
        <SkeletonText lines={6} />
      </Loading>
    );
  }
  if (spread.isError || reviews.isError) {
    return <ErrorState title="The reviews did not load">Reload the page to see them.</ErrorState>;
  }
  if (spread.data.total === 0) {
    return (
      <p className="text-muted">No written reviews yet. Have you used this pack? Yours would be the first.</p>
    );
  }
  return (
    <div className="grid gap-10">
      <RatingSpread spread={spread.data} />
      {reviews.data.length === 0 ? (
        <p className="text-muted">There is no such page of reviews.</p>
      ) : (
        <ul className="grid gap-8">
          {reviews.data.map((review) => (
            <li key={review.id} className="border-t border-hairline pt-6">
              <ReviewItem review={review} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label="Pages of reviews"
        page={page}
        pageCount={reviewPageCount(spread.data.total)}
        hrefFor={(target) => (target === 1 ? '?' : `?reviews=${target}`)}
      />
    </div>
  );
}
