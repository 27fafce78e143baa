import { cn } from './cn';

const starPath =
  'M10 1.9l2.47 5.2 5.7.73-4.18 3.95 1.06 5.65L10 14.7l-5.05 2.73 1.06-5.65L1.83 7.83l5.7-.73z';

interface StarProps {
  /** From 0, empty, to 1, full. */
  readonly fill: number;
}

/** An empty star with a full one on top, clipped at the value. */
function Star({ fill }: StarProps) {
  return (
    <span className="relative size-[1.15em]">
      <svg viewBox="0 0 20 20" className="absolute inset-0 fill-none stroke-edge stroke-[1.25]">
        <path d={starPath} strokeLinejoin="round" />
      </svg>
      {fill > 0 && (
        <svg
          viewBox="0 0 20 20"
          className="absolute inset-0 fill-primary stroke-primary stroke-[1.25]"
          style={fill < 1 ? { clipPath: `inset(0 ${100 - Math.round(fill * 100)}% 0 0)` } : undefined}
        >
          <path d={starPath} strokeLinejoin="round" />
        </svg>
      )}
    </span>
  );
}

interface RatingStarsProps {
  readonly value: number;
  /** The number of ratings. */
  readonly count?: number | undefined;
  /** One person's rating, or the average of many, which is also written next to the stars. */
  readonly isMean?: boolean | undefined;
  readonly className?: string | undefined;
}

export function RatingStars({ value, count, isMean = count !== undefined, className }: RatingStarsProps) {
  const reviews = count === undefined ? '' : `, ${count} ${count === 1 ? 'review' : 'reviews'}`;
  return (
    <span className={cn('inline-flex items-center gap-2 text-[0.9375rem]', className)}>
      <span role="img" aria-label={`Rated ${value} out of 5${reviews}`} className="inline-flex gap-0.5">
        {[0, 1, 2, 3, 4].map((index) => (
          <Star key={index} fill={Math.min(Math.max(value - index, 0), 1)} />
        ))}
      </span>
      {isMean && (
        <span aria-hidden="true" className="text-ink tabular-nums">
          <strong className="font-semibold text-heading">{value.toFixed(1)}</strong>
          {count !== undefined && <span className="text-muted">{` (${count})`}</span>}
        </span>
      )}
    </span>
  );
}
