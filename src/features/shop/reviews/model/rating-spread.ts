export const ratings = [5, 4, 3, 2, 1] as const;
export type Rating = (typeof ratings)[number];

export interface RatingSpread {
  readonly total: number;
  /** The average to one decimal. 0 if there are no reviews. */
  readonly mean: number;
  readonly counts: Readonly<Record<Rating, number>>;
}

interface RatingCount {
  readonly rating: number;
  readonly reviews: number;
}

export function spreadOf(rows: readonly RatingCount[]): RatingSpread {
  const count = (rating: Rating) => rows.find((row) => row.rating === rating)?.reviews ?? 0;
  const total = ratings.reduce((sum, rating) => sum + count(rating), 0);
  const stars = ratings.reduce((sum, rating) => sum + rating * count(rating), 0);
  return {
    total,
    mean: total === 0 ? 0 : Math.round((stars / total) * 10) / 10,
    counts: { 5: count(5), 4: count(4), 3: count(3), 2: count(2), 1: count(1) },
  };
}
