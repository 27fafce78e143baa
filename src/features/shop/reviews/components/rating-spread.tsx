import { plural } from '@/lib/text/format';
import { RatingStars } from '@/ui/rating-stars';
import { ratings, type RatingSpread as Spread } from '../model/rating-spread';

/** The average of the approved reviews and their distribution, as a list that screen readers can read. */
export function RatingSpread({ spread }: { readonly spread: Spread }) {
  return (
    <div>
      <p className="text-lg">
        <RatingStars value={spread.mean} isMean count={spread.total} />
      </p>
      <ul className="mt-4 grid gap-1.5">
        {ratings.map((rating) => {
          const count = spread.counts[rating];
          return (
            <li key={rating} className="grid grid-cols-[4.25rem_1fr_2rem] items-center gap-3 text-sm">
              <span>{plural(rating, 'star')}</span>
              <span
                aria-hidden="true"
                className="h-2 overflow-hidden rounded-full bg-hairline forced-colors:border"
              >
                <span
                  className="block h-full rounded-full bg-primary forced-colors:bg-[Highlight]"
                  style={{ width: `${Math.round((count / spread.total) * 100)}%` }}
                />
              </span>
              <span className="text-right text-muted tabular-nums">{count}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
