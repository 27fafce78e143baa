import { expect, it } from 'vitest';
import { ratingClaims, showClaims } from '@/catalog/claims';
import { spreadOf } from '@/features/shop/reviews/model/rating-spread';
import { shownRating } from './shown-rating';

const none = spreadOf([]);
const some = spreadOf([
  { rating: 5, reviews: 1 },
  { rating: 4, reviews: 1 },
]);

it('claims are off by default: a product shows the average of its approved reviews', () => {
  expect(showClaims).toBe(false);
  expect(shownRating('core-hr', some)).toEqual({ rating: 4.5, reviews: 2 });
});

it.each([undefined, none])(
  'no rating is shown next to "No written reviews yet", not even a claimed one',
  (spread) => {
    expect(shownRating('core-hr', spread)).toBeNull();
    expect(shownRating('core-hr', spread, true)).toBeNull();
  },
);

it('a claim that the owner switched on replaces the average', () => {
  expect(shownRating('core-hr', some, true)).toEqual(ratingClaims['core-hr']);
});
