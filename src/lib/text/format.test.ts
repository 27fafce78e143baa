import { expect, it } from 'vitest';
import { formatPrice } from './format';

it.each([0, 100, 7900, 99_900, 100_000, 1_234_500, 123_456_700, 7950])(
  'formats %i cents exactly as Intl does',
  (cents) => {
    const fractionDigits = cents % 100 === 0 ? 0 : 2;
    const format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: fractionDigits,
    });
    expect(formatPrice(cents)).toBe(format.format(cents / 100));
  },
);
