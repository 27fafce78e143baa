import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopDay } from '../../supabase/functions/_shared/contracts/shop-day';
import { salesOf } from '../support/money-events';
import { backends, openTestShop, type TestShop } from '../support/test-database';

/** Around midnight in Chicago, at the end of a month and of a year, and at both changes of the clocks. */
const moments = [
  ['2026-11-01T02:30:00Z', '2026-10-31'],
  ['2026-11-01T04:59:59Z', '2026-10-31'],
  ['2026-11-01T05:00:00Z', '2026-11-01'],
  ['2026-11-01T06:30:00Z', '2026-11-01'],
  ['2026-11-01T07:30:00Z', '2026-11-01'],
  ['2026-11-02T05:59:59Z', '2026-11-01'],
  ['2026-11-02T06:00:00Z', '2026-11-02'],
  ['2026-03-08T05:59:59Z', '2026-03-07'],
  ['2026-03-08T06:00:00Z', '2026-03-08'],
  ['2026-03-09T04:59:59Z', '2026-03-08'],
  ['2026-03-09T05:00:00Z', '2026-03-09'],
  ['2027-01-01T05:59:59Z', '2026-12-31'],
  ['2027-01-01T06:00:00Z', '2027-01-01'],
] as const;

// Field case N6: the report counted by UTC days, so each evening's orders were in the next day and the next month.
describe.each(backends)('the days of the shop on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    const rows = moments.map(([at], index) => ({ index, at }));
    await shop.call(
      'service',
      'POST',
      'purchases',
      rows.map(({ index, at }) => ({
        email: `day${index}@example.com`,
        product_sku: 'core-hr',
        provider: 'stripe',
        provider_order_id: `day-${index}`,
        amount_cents: 100,
        paid_at: at,
        created_at: at,
      })),
    );
    await shop.call(
      'service',
      'POST',
      'leads',
      rows.map(({ index, at }) => ({ email: `lead${index}@example.com`, created_at: at })),
    );
  }, 300_000);
  afterAll(() => shop.close());

  it.each(moments)('%s is %s in the database and in the code', async (at, day) => {
    const [row] = await shop.database.query<{ day: string }>(
      'select private.shop_day($1::timestamptz)::text as day',
      [at],
    );
    expect(row?.day).toBe(day);
    expect(shopDay(at, 'America/Chicago')).toBe(day);
  });

  it('count orders and leads in the report, to the last evening of a month', async () => {
    for (const day of new Set(moments.map(([, of]) => of))) {
      const expected = moments.filter(([, of]) => of === day).length;
      const { body } = await shop.call('admin', 'POST', 'rpc/admin_report', { from_day: day, to_day: day });
      const { sales, leads } = body as {
        sales: { purchases: number; month: string }[];
        leads: { leads: number };
      };
      expect(sales, day).toMatchObject([{ purchases: expected, month: day.slice(0, 7) }]);
      expect(leads.leads, day).toBe(expected);
    }
    const months = (await salesOf(shop, '2026-01-01', '2027-12-31')).map(({ month, purchases }) => [
      month,
      purchases,
    ]);
    expect(months).toEqual([
      ['2026-03', 4],
      ['2026-10', 2],
      ['2026-11', 5],
      ['2026-12', 1],
      ['2027-01', 1],
    ]);
  });

  it('stay in the figures when the shop moves', async () => {
    const settings = { key: 'SHOP_TIME_ZONE', value: 'Asia/Tokyo' };
    const before = await salesOf(shop, '2026-01-01', '2027-12-31');
    expect((await shop.call('admin', 'POST', 'site_settings', settings)).status).toBeLessThan(300);
    await shop.database.query(`update public.purchases set utm = '{"moved": "yes"}'`);
    await shop.database.query(`update public.leads set name = 'Moved'`);
    expect(await salesOf(shop, '2026-01-01', '2027-12-31')).toEqual(before);
    await shop.database.query(`delete from public.site_settings where key = 'SHOP_TIME_ZONE'`);
  });

  it('are in the lists, whose times name the distance of the shop’s clock from UTC', async () => {
    const { body } = await shop.call('admin', 'POST', 'rpc/admin_export_page', { list: 'purchases' });
    const { lines, timeZone } = body as { lines: string; timeZone: string };
    expect(timeZone).toBe('America/Chicago');
    // The hour that comes twice.
    expect(lines).toContain('"2026-11-01 01:30:00-05:00"');
    expect(lines).toContain('"2026-11-01 01:30:00-06:00"');
    expect(lines).toContain('"2026-10-31 21:30:00-05:00"');
    expect(lines).not.toContain('+00');
  });
});

/** Where a day of UTC, or of the session, is meant: why nobody sees it or counts by it. */
const named: Readonly<Record<string, string>> = {
  "02_shop_days.sql: (at at time zone 'UTC')": 'the distance of the shop’s clock from UTC',
  '05_requests.sql: current_date': 'a part of a hash',
  '07_leads.sql: default current_date': 'a trigger sets it',
  '08_orders.sql: default current_date': 'a trigger sets it',
  '12_articles_and_law_facts.sql: current_date':
    'the day of a text, without a time; written by hand or at publishing',
  "12_articles_and_law_facts.sql: at time zone 'utc'": 'the day of texts from before the column',
  "15_library.sql: at time zone 'utc'": 'the day of release of a text, in the files of buyers as well',
  "21_update_notices.sql: at time zone 'utc'": 'a key: one mail in a day',
  "22_law_changes.sql: at time zone 'utc'": 'the day of release of a text, in the files of buyers as well',
};

it('no other day of UTC is in the database', () => {
  const folder = new URL('../../supabase/schemas/', import.meta.url);
  const isNamed = (file: string, line: string) =>
    Object.keys(named).some((name) => {
      const [of, text] = name.split(': ');
      return of === file && line.includes(text!);
    });
  const found = readdirSync(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .filter((line) =>
        /at time zone 'utc'|\bcurrent_date\b|date_trunc\('(day|month|year)'|_at::date\b|now\(\)::date\b/i.test(
          line,
        ),
      )
      .filter((line) => !/shop_time_zone|date_trunc\('month', month\)/.test(line) && !isNamed(file, line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
