import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backends, openTestShop, type TestShop } from '../support/test-database';
import { sampleTables } from './sample-rows';
import { ids, insertRow } from './sample-table';

interface Line {
  readonly object: string;
  readonly objectId: string;
  readonly thing: Record<string, unknown> | null;
}

describe.each(backends)('the records in the audit log on %s', (backend) => {
  let shop: TestShop;

  const lines = async (search: string) => {
    const { body } = await shop.call('admin', 'POST', 'rpc/admin_list_changes', { search });
    return (body as { rows: Line[] }).rows;
  };
  const insert = async (table: string) => {
    const sample = sampleTables[table];
    for (const need of sample?.needs?.filter((name) => !name.includes(':')) ?? []) await insert(need);
    const key = sample?.key[0] ?? 'id';
    const row = sample?.row(shop) ?? {};
    const there = await shop.database.query(`select 1 from public.${table} where "${key}"::text = $1`, [
      String(row[key]),
    ]);
    if (there.length === 0) await insertRow(shop.database, table, row);
  };

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  it('have labels, whatever table is watched', async () => {
    const watched = await shop.database.query<{ name: string; key: string }>(
      `select tgrelid::regclass::text as name, split_part(encode(tgargs, 'escape'), '\\000', 1) as key
       from pg_trigger where tgname = 'record_admin_change' and tgrelid <> 'public.site_settings'::regclass`,
    );
    expect(watched.length).toBeGreaterThan(15);
    const nameless: string[] = [];
    for (const { name, key } of watched) {
      const table = name.replace('public.', '');
      await insert(table);
      const [row] = await shop.database.query<{ thing: object | null }>(
        `select private.describe_changed_object($1, (select "${key}"::text from public.${table} limit 1)) as thing`,
        [table],
      );
      if (!row?.thing) nameless.push(table);
    }
    expect(nameless).toEqual([]);
  });

  it('are found by what people know, with the keys of their pages', async () => {
    await shop.call('admin', 'POST', 'rpc/admin_set_license', {
      license_id: ids.license,
      new_status: 'revoked',
      reason: 'Posted in public',
    });
    const words = { sku: 'core-hr', email: 'customer@example.com', provider: 'sandbox', orderId: 'order-1' };
    const line = { object: 'licenses', objectId: ids.license, thing: words };
    for (const known of ['order-1', ' Customer@Example.com ', ids.license, 'licenses']) {
      expect(await lines(known), known).toEqual([expect.objectContaining(line)]);
    }
    expect(await lines('owner')).toEqual(expect.arrayContaining([expect.objectContaining(line)]));
    expect(await lines('nobody@example.com')).toEqual([]);
  });

  it('keep no word of what was deleted', async () => {
    await shop.call('admin', 'POST', 'rpc/admin_delete_lead', { lead_id: ids.lead, reason: 'Asked for it' });
    expect(await lines(ids.lead)).toEqual([expect.objectContaining({ object: 'leads', thing: null })]);
  });
});
