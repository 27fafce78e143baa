import { describe, expect, it } from 'vitest';
import { presetRange, readRange } from './date-range';
import { currenciesOf, formatMonth, formatShare, monthlySales } from './monthly-sales';

const sale = (month: string, productSku: string, netCents: number, currency = 'USD') => ({
  month,
  productSku,
  currency,
  purchases: 1,
  netCents,
  refundedCents: 0,
  disputedCents: 0,
  lostCents: 0,
  taxCents: 0,
});

describe('monthly sales', () => {
  it('has a row for every month of the range, across years', () => {
    const rows = monthlySales(
      [sale('2026-12', 'core-hr', 100), sale('2026-12', 'payroll-ops', 50)],
      '2026-11-30',
      '2027-02-01',
      'USD',
    );
    expect(rows.map(({ month, netCents }) => [month, netCents])).toEqual([
      ['2026-11', 0],
      ['2026-12', 150],
      ['2027-01', 0],
      ['2027-02', 0],
    ]);
    expect(rows[1]?.centsBySku).toEqual({ 'core-hr': 100, 'payroll-ops': 50 });
  });

  it('never adds two currencies', () => {
    const sales = [sale('2026-12', 'core-hr', 100), sale('2026-12', 'core-hr', 900, 'EUR')];
    expect(monthlySales(sales, '2026-12-01', '2026-12-31', 'USD')[0]?.netCents).toBe(100);
    expect(currenciesOf(sales)).toEqual(['USD', 'EUR']);
  });

  it('orders currencies by no amount: the shop’s own first, then by code', () => {
    const currencies = ['JPY', 'EUR', 'USD', 'KWD', 'EUR'];
    expect(currenciesOf(currencies.map((code, at) => sale('2026-12', 'core-hr', 1000 - at, code)))).toEqual([
      'USD',
      'EUR',
      'JPY',
      'KWD',
    ]);
  });

  it('handles a missing share and names months', () => {
    expect(formatShare(0, 0)).toBe('–');
    expect(formatShare(1, 8)).toBe('12.5%');
    expect(formatMonth('2026-01')).toBe('Jan 2026');
  });
});

describe('the date range', () => {
  const now = new Date('2026-03-01T00:30:00Z');

  it('includes today, which is the day before where the shop is', () => {
    expect(presetRange('30', now)).toEqual({ from: '2026-01-30', to: '2026-02-28' });
  });

  it.each([
    'from=2026-02-01',
    'from=x&to=y',
    'from=2026-02-02&to=2026-02-01',
    'from=2026-99-99&to=2027-01-01',
  ])('falls back for %s', (query) => {
    expect(readRange(new URLSearchParams(query), now)).toEqual(presetRange('365', now));
  });
});
