import { minorOf, plainAmount } from '@contracts/money';

/** A lowest price in one more currency, as it is typed. */
export interface PriceRow {
  readonly key: number;
  readonly currency: string;
  readonly amount: string;
}

export const rowsOf = (prices: Readonly<Record<string, number>>): readonly PriceRow[] =>
  Object.entries(prices).map(([currency, cents], key) => ({
    key,
    currency,
    amount: plainAmount(cents, currency),
  }));

type Prices =
  | { readonly prices: Readonly<Record<string, number>>; readonly problem?: never }
  | { readonly problem: string };

/** The typed prices, or what is wrong with them. `first` has a field of its own. */
export function pricesOf(rows: readonly PriceRow[], first: string): Prices {
  const prices: Record<string, number> = {};
  for (const row of rows) {
    const currency = row.currency.trim().toUpperCase();
    const cents = minorOf(row.amount, currency);
    if (!/^[A-Z]{3}$/.test(currency)) {
      return { problem: 'A currency is three letters, as in EUR.' };
    }
    if (currency === first || currency in prices) {
      return { problem: `Each currency can have one lowest price: ${currency} has two.` };
    }
    if (cents === null) {
      return { problem: `Please enter an amount in ${currency}, as in ${plainAmount(4900, currency)}.` };
    }
    prices[currency] = cents;
  }
  return { prices };
}
