/**
 * The digits after the point as the providers count them: ISO 4217, where most currencies have two. `Intl` knows how to write an
 * amount, but Node, Deno and browsers disagree on these digits (the forint has none in one and two in the other).
 */
const digitsOf = new Map<string, number>([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
    .split(' ')
    .map((currency) => [currency, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((currency) => [currency, 3] as const),
]);

/** An amount of 10.00 is stored as 1000, of ¥10 as 10, of 10.000 dinars as 10000. */
export function minorDigits(currency: string): number {
  return digitsOf.get(currency.toUpperCase()) ?? 2;
}

/** The stored amount as a plain number: `49.00`, `4900`, `49.000`. */
export function plainAmount(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  return (minor / 10 ** digits).toFixed(digits);
}

/** The stored amount for people, in en-US. A receipt must not fail over a currency code that is none. */
export function formatMoney(minor: number, currency = 'USD'): string {
  const digits = minorDigits(currency);
  if (!/^[A-Za-z]{3}$/.test(currency)) return `${plainAmount(minor, currency)} ${currency}`;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(minor / 10 ** digits);
}

/** The largest amount that the database stores. */
export const largestAmount = 2_147_483_647;

/**
 * Reads "49", "49.5" and "$1,049.00" as a stored amount, and an empty text as 0. Null if it is not an amount of this currency, or
 * one that is too large to be stored.
 */
export function minorOf(typed: string, currency: string): number | null {
  const text = typed.replaceAll(/[\s$¥€£,]/g, '');
  if (text === '') return 0;
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const digits = minorDigits(currency);
  if (whole === '' || fraction.length > digits) return null;
  const amount = Number(`${whole}${fraction.padEnd(digits, '0')}`);
  return amount <= largestAmount ? amount : null;
}
