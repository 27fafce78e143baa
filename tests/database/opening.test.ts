import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backends, openTestShop, type TestShop } from '../support/test-database';

/** Search engines are let in only by an admin who has confirmed what is still open. */
describe.each(backends)('opening the shop, on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.database.query(`delete from public.site_settings where key in ('ENV', 'SUPPORT_EMAIL')`);
    await shop.database.query(`insert into public.site_settings (key, value) values ('ENV', 'preview')`);
    await shop.database.query(`truncate public.audit_log`);
  });

  const ask = async (path: string, args: object, method: 'POST' | 'PATCH' = 'POST') => {
    const { status, body } = await shop.call('admin', method, path, args);
    return { status, message: (body as { message?: string } | null)?.message ?? '' };
  };
  const environment = async () => {
    const [row] = await shop.database.query<{ value: string; seen: string }>(
      `select value, updated_at::text as seen from public.site_settings where key = 'ENV'`,
    );
    return row ?? { value: '', seen: '' };
  };
  const open = async (seen: string, openItems: unknown = ['Mail is delivered', 'AI key']) =>
    ask('rpc/admin_open_shop', {
      changes: { ENV: 'production' },
      seen: { ENV: seen },
      open_items: openItems,
    });
  const lines = () =>
    shop.database.query<{ reason: string | null }>(
      `select reason from public.audit_log where object = 'site_settings' and object_id = 'ENV' order by id`,
    );

  it('is refused without the confirmation, whichever way it is asked', async () => {
    const { seen } = await environment();
    const changes = { ENV: 'production' };
    const published = await ask('rpc/admin_publish_settings', { changes, seen: { ENV: seen } });
    expect([published.status, published.message]).toEqual([409, expect.stringContaining('confirm')]);
    const patched = await ask('site_settings?key=eq.ENV', { value: 'production' }, 'PATCH');
    expect(patched.status).toBe(409);
    await shop.database.query(`delete from public.site_settings where key = 'ENV'`);
    expect((await ask('site_settings', { key: 'ENV', value: 'production' })).status).toBe(409);
    expect((await ask('rpc/admin_publish_settings', { changes, seen: {} })).status).toBe(409);
    expect((await environment()).value).toBe('');
  });

  it('is kept in the audit log with what was open', async () => {
    expect((await open((await environment()).seen)).status).toBeLessThan(300);
    expect((await environment()).value).toBe('production');
    expect(await lines()).toEqual([{ reason: 'Opened with this left: Mail is delivered; AI key' }]);
  });

  it('needs the list, be it empty', async () => {
    const { seen } = await environment();
    expect((await open(seen, null)).status).toBe(400);
    expect((await environment()).value).toBe('preview');
    expect((await open(seen, [])).status).toBeLessThan(300);
    expect(await lines()).toEqual([{ reason: 'Opened with nothing left' }]);
  });

  it('asked twice, or from a second window, is done once', async () => {
    const { seen } = await environment();
    const answers = await Promise.all([open(seen), open(seen, ['AI key'])]);
    expect(answers.every(({ status }) => status < 300)).toBe(true);
    expect((await open(seen)).status).toBeLessThan(300);
    expect(await lines()).toHaveLength(1);
    // A window that is late publishes its other fields without another question.
    const late = await ask('rpc/admin_publish_settings', {
      changes: { ENV: 'production', SUPPORT_EMAIL: 'help@example.com' },
      seen: { ENV: seen },
    });
    expect(late.status).toBeLessThan(300);
  });

  it('is not done over the newer choice of another window', async () => {
    const { seen } = await environment();
    await shop.database.query(
      `update public.site_settings set value = '', updated_at = now() + interval '1 second' where key = 'ENV'`,
    );
    expect((await open(seen)).status).toBe(409);
    expect((await environment()).value).toBe('');
  });

  it('is not done by undoing the way back', async () => {
    await open((await environment()).seen);
    const back = await ask('rpc/admin_publish_settings', {
      changes: { ENV: 'preview' },
      seen: { ENV: (await environment()).seen },
    });
    expect(back.status).toBeLessThan(300);
    const [last] = await shop.database.query<{ change_set: string }>(
      `select change_set from public.audit_log order by id desc limit 1`,
    );
    const undone = await ask('rpc/admin_undo_settings', { undone_change_set: last?.change_set });
    expect([undone.status, undone.message]).toEqual([409, expect.stringContaining('Site Settings')]);
    expect((await environment()).value).toBe('preview');
  });

  it('is left to the one who installs the shop', async () => {
    await shop.database.query(`update public.site_settings set value = 'production' where key = 'ENV'`);
    expect((await environment()).value).toBe('production');
  });
});

describe.each(backends)('what was seen to work, on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  const facts = async () =>
    (await shop.call('admin', 'POST', 'rpc/admin_opening_facts', {})).body as Readonly<
      Record<string, unknown>
    >;

  it('is no mail before a provider has taken one', async () => {
    expect(await facts()).toMatchObject({ mailProvider: null });
    expect(
      (await shop.call('admin', 'POST', 'rpc/note_mail_provider', { provider_name: 'smtp' })).status,
    ).toBe(403);
    const noted = await shop.call('service', 'POST', 'rpc/note_mail_provider', { provider_name: 'smtp' });
    expect(noted.status).toBeLessThan(300);
    expect(await facts()).toMatchObject({ mailProvider: 'smtp' });
  });

  it('is no sale of the sandbox', async () => {
    const buy = (provider: string) =>
      shop.database.query(
        `insert into public.purchases (email, product_sku, provider, provider_order_id, amount_cents, currency, status, paid_at)
         values ('ann@example.com', 'core-hr', $1, 'order-1', 9900, 'USD', 'paid', now())`,
        [provider],
      );
    await shop.database.query(`delete from public.purchases where provider <> 'sandbox'`);
    await buy('sandbox');
    expect(await facts()).toMatchObject({ hasRealOrder: false });
    await buy('stripe');
    expect(await facts()).toMatchObject({ hasRealOrder: true });
  });
});
