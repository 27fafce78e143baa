import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minorDigits, plainAmount } from '../../supabase/functions/_shared/contracts/money';
import { backends, openTestShop, type TestShop } from '../support/test-database';

describe.each(backends)('amounts on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  it('have the same digits in the database and in the code', async () => {
    const currencies = Intl.supportedValuesOf('currency');
    const rows = await shop.database.query<{ currency: string; digits: number; text: string }>(
      `select currency, private.currency_digits(currency) as digits, private.plain_amount(123456, currency) as text
       from unnest($1::text[]) as listed (currency)`,
      [currencies],
    );
    expect(rows).toEqual(
      currencies.map((currency) => ({
        currency,
        digits: minorDigits(currency),
        text: plainAmount(123_456, currency),
      })),
    );
  });

  it('are written with the digits of their currency and added only within it', async () => {
    for (const [number, currency, amount, refunded] of [
      [1, 'USD', 4900, 0],
      [2, 'JPY', 4900, 900],
      [3, 'JPY', 100, 0],
      [4, 'KWD', 49_000, 0],
    ]) {
      await shop.call('service', 'POST', 'purchases', {
        email: `buyer${number}@example.com`,
        product_sku: 'core-hr',
        provider: 'stripe',
        provider_order_id: `currency-${number}`,
        amount_cents: amount,
        refunded_cents: refunded,
        currency,
        paid_at: '2026-11-21T10:00:00Z',
      });
    }
    const stats = await shop.call('admin', 'POST', 'rpc/admin_dashboard_stats', {});
    expect(stats.body).toMatchObject({
      totalRevenue: 4900,
      revenue: [
        { currency: 'KWD', cents: 49_000 },
        { currency: 'USD', cents: 4900 },
        { currency: 'JPY', cents: 4100 },
      ],
    });
    const page = await shop.call('admin', 'POST', 'rpc/admin_export_page', { list: 'purchases' });
    const { lines } = page.body as { lines: string };
    expect(lines).toContain('"49.00","0.00","USD"');
    expect(lines).toContain('"4900","900","JPY"');
    expect(lines).toContain('"49.000","0.000","KWD"');
  });
});
