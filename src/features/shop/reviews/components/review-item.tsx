import BadgeCheck from 'lucide-react/icons/badge-check';
import { brand } from '@contracts/brand';
import { formatDate } from '@/lib/text/format';
import { RatingStars } from '@/ui/rating-stars';
import { Verbatim } from '@/ui/verbatim';
import type { Review } from '../api/reviews-api';

/** A review and the owner's reply, both as plain text. */
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
      {review.answer && (
        <div className="mt-3 max-w-measure border-l-2 border-hairline pl-4">
          <p className="text-sm font-semibold text-heading">
            Answer from <Verbatim>{brand.name}</Verbatim>
          </p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{review.answer}</p>
        </div>
      )}
    </article>
  );
}
