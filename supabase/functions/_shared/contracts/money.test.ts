import { expect, it } from 'vitest';
import { formatMoney, minorDigits, minorOf, plainAmount } from './money.ts';

it('writes stored amounts with the digits of their currency', () => {
  expect(formatMoney(4900)).toBe('$49.00');
  expect(formatMoney(4900, 'JPY')).toBe('¥4,900');
  expect(formatMoney(4900, 'KWD').replace('\u00a0', ' ')).toBe('KWD 4.900');
  expect(formatMoney(490_000, 'HUF').replace('\u00a0', ' ')).toBe('HUF 4,900.00');
  expect(formatMoney(4900, '?')).toBe('49.00 ?');
  expect([plainAmount(4900, 'USD'), plainAmount(4900, 'jpy'), plainAmount(49, 'OMR')]).toEqual([
    '49.00',
    '4900',
    '0.049',
  ]);
});

it('reads amounts as people write them, and nothing else', () => {
  const centsOf = (typed: string) => minorOf(typed, 'USD');
  expect(['', '49', '49.5', ' $1,049.00 ', '0.1'].map(centsOf)).toEqual([0, 4900, 4950, 104_900, 10]);
  expect(['free', '-1', '1.234', '1e3', '99999999'].map(centsOf)).toEqual([null, null, null, null, null]);
});

it('reads back what it writes', () => {
  expect(minorOf('4900', 'JPY')).toBe(4900);
  expect(minorOf('¥4,900', 'JPY')).toBe(4900);
  expect(minorOf('49.50', 'JPY')).toBeNull();
  expect(minorOf('4.9', 'KWD')).toBe(4900);
  expect(minorOf('4.9001', 'KWD')).toBeNull();
  expect(minorOf('2147483647', 'JPY')).toBe(2_147_483_647);
  expect(minorOf('2147483.648', 'KWD')).toBeNull();
  for (const currency of Intl.supportedValuesOf('currency')) {
    expect(minorOf(plainAmount(123_456, currency), currency)).toBe(123_456);
  }
});

it('has no digits where no engine writes any and every provider counts none', () => {
  const ofIntl = (currency: string) =>
    new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
  const zeros = Intl.supportedValuesOf('currency').filter((currency) => minorDigits(currency) === 0);
  expect(zeros.filter((currency) => ofIntl(currency) !== 0)).toEqual([]);
});
