import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backends, openTestShop, type TestShop } from '../support/test-database';
import { adminCalls } from './admin-calls';

describe.each(backends)('admin calls on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  it('lists every one that there is', async () => {
    const rows = await shop.database.query<{ name: string }>(
      `select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace and proname like 'admin\\_%' order by 1`,
    );
    const listed = Object.keys(adminCalls).filter((name) => name.startsWith('admin_'));
    expect(rows.map(({ name }) => name)).toEqual(listed.sort());
  });

  it.each(Object.entries(adminCalls))('%s answers an admin and nobody else', async (name, args) => {
    const before = await shop.database.query('select count(*) from public.audit_log');
    for (const role of ['anonymous', 'customer', 'other-customer'] as const) {
      const { status, body } = await shop.call(role, 'POST', `rpc/${name}`, args);
      expect([401, 403], `${role}: ${JSON.stringify(body)}`).toContain(status);
      expect(Object.keys(body as object).sort()).toEqual(['code', 'details', 'hint', 'message']);
    }
    expect(await shop.database.query('select count(*) from public.audit_log')).toEqual(before);
    expect([401, 403, 500]).not.toContain((await shop.call('admin', 'POST', `rpc/${name}`, args)).status);
  });
});
