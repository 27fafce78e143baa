import { describe, expect, it } from 'vitest';
import { centsFromFormatted } from './money.ts';

describe('centsFromFormatted', () => {
  it.each([
    ['0', 0],
    ['8', 800],
    ['2.50', 250],
    ['1,234.50', 123_450],
    ['999,999.99', 99_999_999],
    ['1,000,000', null],
    ['-1', null],
    ['1.5', null],
    ['1,23', null],
    ['$8', null],
    ['1e5', null],
    ['', null],
    ['null', null],
  ])('reads %j', (text, cents) => {
    expect(centsFromFormatted(text)).toBe(cents);
  });
});
