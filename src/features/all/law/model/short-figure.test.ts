import { expect, it } from 'vitest';
import { shortFigure } from './short-figure';

it.each([
  [20260101, 'date', 'Jan 1, 2026'],
  [0.88, 'percent', '0.88%'],
  [12, 'weeks', '12 weeks'],
  [1230.39, 'USD', '$1,230.39'],
] as const)('%d %s is %s', (value, unit, shown) => {
  expect(shortFigure(value, unit)).toBe(shown);
});
