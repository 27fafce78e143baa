import BadgeCheck from 'lucide-react/icons/badge-check';
import { formatDate } from '@/lib/format';
import { RatingStars } from '@/ui/rating-stars';
import type { Review } from '../api/reviews-api';

/** One review: plain text as it was written. */
export function ReviewItem({ review }: { readonly review: Review }) {
  return (
    <article>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <RatingStars value={review.rating} />
        <strong className="font-semibold wrap-anywhere text-heading">{review.firstName}</strong>
        {review.isVerified && (
          <span className="inline-flex items-center gap-1 text-sm text-primary">
            <BadgeCheck className="size-4" aria-hidden="true" />
            Verified purchase
          </span>
        )}
        <time dateTime={review.createdAt} className="text-sm text-muted">
          {formatDate(review.createdAt)}
        </time>
      </p>
      {review.text && <p className="mt-2 max-w-measure wrap-anywhere whitespace-pre-line">{review.text}</p>}
    </article>
  );
}
