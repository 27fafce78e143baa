import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backends, openTestShop, type TestShop } from '../support/test-database';

interface Status {
  readonly badMinutes: number;
  readonly stretches: readonly { readonly minutes: number; readonly troubles: readonly string[] }[];
  readonly troubles: readonly string[];
  readonly queues: readonly {
    readonly name: string;
    readonly waiting: number;
    readonly oldest: string | null;
  }[];
  readonly lastWebhook: { readonly provider: string } | null;
  readonly lastBackup: { readonly folder: string; readonly at: string } | null;
  readonly disk: { readonly freeBytes: number } | null;
  readonly journal: { readonly lines: number; readonly at: string } | null;
  readonly databaseBytes: number;
}

describe.each(backends)('what the shop knows of its own health on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    for (const table of ['private.health_minutes', 'private.shop_marks', 'public.email_messages']) {
      await shop.database.query(`delete from ${table}`);
    }
  });

  const status = async () => (await shop.call('admin', 'POST', 'rpc/admin_shop_status', {})).body as Status;
  const record = (body: object = {}) => shop.call('service', 'POST', 'rpc/record_health', body);
  const noteMinute = (ago: number, troubles = '{}') =>
    shop.database.query(
      `insert into private.health_minutes (minute, troubles)
       values (date_trunc('minute', now()) - $1::int * interval '1 minute', $2::text[])`,
      [ago, troubles],
    );
  const queueMail = (minutesAgo: number) =>
    shop.database.query(
      `insert into public.email_messages ("to", template, idempotency_key, send_after)
       values ('waiting@example.com', 'starter-pack-1', gen_random_uuid()::text, now() - $1::int * interval '1 minute')`,
      [minutesAgo],
    );

  it('has no bad minute before the first one that it recorded', async () => {
    expect(await status()).toMatchObject({ badMinutes: 0, stretches: [], troubles: [], lastBackup: null });
    await record();
    expect(await status()).toMatchObject({ badMinutes: 0, stretches: [] });
    expect((await status()).databaseBytes).toBeGreaterThan(100_000);
  });

  it('counts minutes with troubles and minutes in which nothing ran, as stretches, of the last day only', async () => {
    await noteMinute(3000, '{mail}');
    for (const ago of [10, 9, 4, 3, 2, 1]) await noteMinute(ago, ago === 9 ? '{mail}' : '{}');
    const { badMinutes, stretches } = await status();
    // Silent since the old one, but for the ten minutes before now: 1440 - 6, and one minute of standing mail.
    expect(badMinutes).toBe(1440 - 6 + 1);
    expect(stretches.map(({ minutes, troubles }) => [minutes, ...troubles])).toEqual([
      [4, 'silent'],
      [1, 'mail'],
      [1430, 'silent'],
    ]);
  });

  it('sees a queue that is stuck, and keeps the minute', async () => {
    await queueMail(14);
    expect((await status()).troubles).toEqual([]);
    await queueMail(16);
    await queueMail(-60);
    await record();
    await record();
    expect(await shop.database.query('select troubles from private.health_minutes')).toEqual([
      { troubles: ['mail'] },
    ]);
    const { troubles, queues } = await status();
    expect(troubles).toEqual(['mail']);
    const mail = queues.find(({ name }) => name === 'mail');
    expect(mail?.waiting).toBe(2);
    expect(Date.now() - Date.parse(mail?.oldest ?? '')).toBeGreaterThan(15 * 60_000);
  });

  it('holds the last backup and the last measure of the disk, and warns when it is nearly full', async () => {
    await shop.call('service', 'POST', 'rpc/note_shop_mark', {
      mark_name: 'backup',
      mark_detail: { folder: 'backups/one' },
    });
    await record({ disk: { usedBytes: 5_000_000, freeBytes: 80_000_000_000 } });
    expect(await status()).toMatchObject({
      lastBackup: { folder: 'backups/one' },
      disk: { freeBytes: 80_000_000_000 },
      troubles: [],
    });
    await record({ disk: { usedBytes: 5_000_000, freeBytes: 90_000_000 } });
    expect((await status()).troubles).toEqual(['disk']);
  });

  it('tells how many lines of the journal were set aside', async () => {
    expect((await status()).journal).toBeNull();
    const detail = { lines: 2, files: ['journal-00000001.jsonl'], folder: '.data/journal/rejected' };
    await shop.call('service', 'POST', 'rpc/note_shop_mark', { mark_name: 'journal', mark_detail: detail });
    expect((await status()).journal).toMatchObject(detail);
  });

  it('takes reports from the shop itself only', async () => {
    for (const role of ['anonymous', 'customer', 'admin'] as const) {
      expect([401, 403, 404]).toContain((await shop.call(role, 'POST', 'rpc/record_health', {})).status);
      const note = { mark_name: 'backup', mark_detail: {} };
      expect([401, 403, 404]).toContain((await shop.call(role, 'POST', 'rpc/note_shop_mark', note)).status);
    }
  });
});
