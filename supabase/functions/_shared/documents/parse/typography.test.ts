import { expect, it } from 'vitest';
import { curlQuotes } from './typography.ts';

it.each([
  ["the class of '98", 'the class of ’98'],
  ["since the '90s, and '05", 'since the ’90s, and ’05'],
  ["the season of '26-'27", 'the season of ’26-’27'],
  ["('07)", '(’07)'],
  ["rock 'n' roll, fish 'n chips", 'rock ’n’ roll, fish ’n chips'],
  ["'Til Friday, get 'em", '’Til Friday, get ’em'],
  ["he said 'yes' and 'no'", 'he said ‘yes’ and ‘no’'],
  ["the answer '98' and 'til'", 'the answer ‘98’ and ‘til’'],
  ["'2027' and '900 hours'", '‘2027’ and ‘900 hours’'],
  ["'emphasis' and 'national'", '‘emphasis’ and ‘national’'],
  [`"the '90s"`, '“the ’90s”'],
  ["the workers' lunch, it's", 'the workers’ lunch, it’s'],
])('turns the quotes of %s', (typed, curled) => {
  expect(curlQuotes(typed, '')).toBe(curled);
});
