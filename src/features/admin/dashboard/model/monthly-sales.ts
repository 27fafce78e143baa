import type { Sale } from '../api/report-api';

export interface MonthOfSales {
  readonly month: string;
  readonly purchases: number;
  readonly netCents: number;
  readonly refundedCents: number;
  /** Under way, and not decided. */
  readonly disputedCents: number;
  readonly lostCents: number;
  /** Sales tax of what was kept. */
  readonly taxCents: number;
  readonly centsBySku: Readonly<Record<string, number>>;
}

/** One row per month of the range, including months without a sale, so that gaps are visible. */
export function monthlySales(
  sales: readonly Sale[],
  from: string,
  to: string,
  currency: string,
): MonthOfSales[] {
  return monthsBetween(from, to).map((month) => {
    const ofMonth = sales.filter((sale) => sale.month === month && sale.currency === currency);
    const sum = (value: (sale: Sale) => number) => ofMonth.reduce((total, sale) => total + value(sale), 0);
    return {
      month,
      purchases: sum((sale) => sale.purchases),
      netCents: sum((sale) => sale.netCents),
      refundedCents: sum((sale) => sale.refundedCents),
      disputedCents: sum((sale) => sale.disputedCents),
      lostCents: sum((sale) => sale.lostCents),
      taxCents: sum((sale) => sale.taxCents),
      centsBySku: Object.fromEntries(ofMonth.map((sale) => [sale.productSku, sale.netCents])),
    };
  });
}

function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  const last = to.slice(0, 7);
  let year = Number(from.slice(0, 4));
  let month = Number(from.slice(5, 7));
  for (;;) {
    const name = `${year}-${String(month).padStart(2, '0')}`;
    if (name > last) {
      return months;
    }
    months.push(name);
    month = month === 12 ? 1 : month + 1;
    year += month === 1 ? 1 : 0;
  }
}

const shopCurrency = 'USD';

/** The shop's own currency first, then by code: amounts of different currencies can be neither added nor compared. */
export const compareCurrencies = (a: string, b: string): number =>
  Number(b === shopCurrency) - Number(a === shopCurrency) || a.localeCompare(b);

export const currenciesOf = (sales: readonly Sale[]): string[] =>
  [...new Set(sales.map(({ currency }) => currency))].sort(compareCurrencies);

export function formatShare(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)}%`;
}

export function formatMonth(month: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}
