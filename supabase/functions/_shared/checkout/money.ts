import { z } from 'zod';

/** Stripe, "The Charge object": an amount has up to eight digits. No provider sells more in one order here. */
export const maxAmountCents = 99_999_999;

/** A whole, non-negative number of cents as a JSON number. */
export const amountField = z.int().min(0).max(maxAmountCents);

/** The same as digits in a string: Paddle's and Gumroad's form. */
export const amountTextField = z
  .string()
  .regex(/^\d{1,8}$/, 'Expected whole cents')
  .transform(Number);

/** Reads a formatted price such as `1,234.50`; null when it is not plainly one. */
export function centsFromFormatted(text: string): number | null {
  const match = /^(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.(\d{2}))?$/.exec(text.trim());
  if (match === null) return null;
  const cents = Number((match[1] ?? '').replaceAll(',', '')) * 100 + Number(match[2] ?? 0);
  return cents <= maxAmountCents ? cents : null;
}

/**
 * Stripe, "Supported currencies", special cases: it writes the krona and the Ugandan shilling with two digits that are always zero, and the
 * ariary with none. Amounts are stored as ISO 4217 counts them.
 */
export function storedAmount(amount: number, currency: string): number {
  if (currency === 'ISK' || currency === 'UGX') return Math.round(amount / 100);
  return currency === 'MGA' ? amount * 100 : amount;
}
