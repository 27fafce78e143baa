import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backends, openTestShop, type TestShop } from '../support/test-database';

interface Page {
  readonly rows: readonly { readonly email: string }[];
  readonly newer: string | null;
  readonly older: string | null;
}

describe.each(backends)("the owner's admin calls on %s", (backend) => {
  let shop: TestShop;

  // The shape is the expectation of the test that asks.
  const call = async <T>(name: string, args: object, role: 'admin' | 'customer' = 'admin') => {
    const { status, body } = await shop.call(role, 'POST', `rpc/${name}`, args);
    return { status, body: body as T & { message?: string } };
  };

  beforeAll(async () => {
    shop = await openTestShop(backend);
    await shop.database.query(
      `insert into public.leads (name, email, utm, created_at, status, confirmed_at)
       select 'Lea ' || n, 'lead-' || n || '@example.com',
         jsonb_build_object('utm_campaign', case when n % 2 = 0 then 'spring' else '' end), '2026-01-10', 'confirmed',
         '2026-01-11'
       from generate_series(1, 10) as n`,
    );
    await shop.database.query(
      `insert into public.purchases (email, product_sku, provider, provider_order_id, amount_cents, refunded_cents, paid_at,
         created_at)
       select 'lead-' || n || '@example.com', case when n = 1 then 'core-hr' else 'payroll-ops' end, 'sandbox', 'order-' || n,
         10000, 0, ('2026-02-0' || n)::timestamptz, ('2026-02-0' || n)::timestamptz
       from generate_series(1, 4) as n`,
    );
  });
  afterAll(() => shop.close());

  describe('figures', () => {
    interface Report {
      sales: {
        month: string;
        productSku: string;
        purchases: number;
        netCents: number;
        refundedCents: number;
      }[];
      campaigns: { campaign: string; leads: number; confirmed: number; customers: number }[];
      leads: { leads: number; customers: number };
    }
    const report = () => call<Report>('admin_report', { from_day: '2026-01-01', to_day: '2026-12-31' });

    it('tells revenue by month and product, and leads and buyers by campaign', async () => {
      const { body } = await report();
      expect(body.sales).toEqual([
        {
          // Paid at midnight of UTC, on the last evening of January where the shop is.
          month: '2026-01',
          productSku: 'core-hr',
          currency: 'USD',
          purchases: 1,
          netCents: 10000,
          refundedCents: 0,
          disputedCents: 0,
          lostCents: 0,
          taxCents: 0,
        },
        {
          month: '2026-02',
          productSku: 'payroll-ops',
          currency: 'USD',
          purchases: 3,
          netCents: 30000,
          refundedCents: 0,
          disputedCents: 0,
          lostCents: 0,
          taxCents: 0,
        },
      ]);
      expect(body.campaigns).toEqual([
        { campaign: '(none)', leads: 5, confirmed: 5, customers: 2 },
        { campaign: 'spring', leads: 5, confirmed: 5, customers: 2 },
      ]);
      expect(body.leads).toMatchObject({ leads: 10, customers: 4 });
    });

    it('follows refunds, changes and deletions', async () => {
      await shop.database.query(
        `update public.purchases set refunded_cents = 10000, status = 'refunded' where provider_order_id = 'order-1'`,
      );
      await shop.database.query(`delete from public.leads where email = 'lead-10@example.com'`);
      const { body } = await report();
      expect(body.sales[0]).toMatchObject({ netCents: 0, refundedCents: 10000 });
      expect(body.campaigns[1]).toMatchObject({ campaign: 'spring', leads: 4 });
    });

    it('counts what waits for the owner', async () => {
      await shop.database.query(
        `insert into public.contact_messages (name, email, subject, message) values ('Con', 'c@example.com', 'Hi', 'Hello')`,
      );
      await shop.database.query(
        `insert into public.email_messages ("to", template, status, idempotency_key) values ('a@example.com', 'receipt', 'failed', 'k')`,
      );
      expect((await call('admin_attention', {})).body).toMatchObject({
        openMessages: 1,
        failedMails: 1,
        leads: 9,
      });
      await shop.database.query(`update public.contact_messages set status = 'answered'`);
      expect((await call('admin_attention', {})).body).toMatchObject({ openMessages: 0 });
    });

    it('counts the law facts whose next reading is today or was before', async () => {
      const dueFacts = async () => (await call('admin_attention', {})).body as { dueFacts: number };
      await shop.database.query(
        `insert into public.law_facts (key, state, topic, statement, source, checked_on, next_check, confidence)
         select 'due-' || place, 'MN', 'Pay', 'A rule', 'https://mn.gov', current_date - 9, private.shop_day(now()) + days, 'official'
         from unnest(array[-1, 0, 1]) with ordinality as facts (days, place)`,
      );
      expect(await dueFacts()).toMatchObject({ dueFacts: 2 });
      await shop.database.query(`update public.law_facts set next_check = private.shop_day(now()) + 1`);
      expect(await dueFacts()).toMatchObject({ dueFacts: 0 });
    });

    it('refuses a range that makes no sense', async () => {
      expect((await call('admin_report', { from_day: '2026-02-01', to_day: '2026-01-01' })).status).toBe(400);
    });
  });

  describe('users', () => {
    it('pages from the newest to the oldest and back without losing or repeating anybody', async () => {
      for (let n = 0; n < 5; n += 1) {
        await shop.signUp(`person-${n}@example.com`);
      }
      const seen: string[] = [];
      let cursor: string | null = '';
      const pages: string[][] = [];
      while (cursor !== null) {
        const { body }: { body: Page } = await call<Page>('admin_list_users', {
          page_cursor: cursor,
          page_size: 3,
        });
        pages.push(body.rows.map(({ email }) => email));
        seen.push(...body.rows.map(({ email }) => email));
        cursor = body.older;
      }
      expect(new Set(seen).size).toBe(8);
      expect(seen).toHaveLength(8);
      const last = await call<Page>('admin_list_users', { page_size: 3 });
      const second = await call<Page>('admin_list_users', { page_cursor: last.body.older, page_size: 3 });
      const back = await call<Page>('admin_list_users', { page_cursor: second.body.newer, page_size: 3 });
      expect(back.body.rows.map(({ email }) => email)).toEqual(pages[0]);
      expect(back.body.newer).toBeNull();
    });

    it('finds people by the beginning of any word of their address or name', async () => {
      const { body } = await call<Page>('admin_list_users', { search: 'PERSON 3' });
      expect(body.rows.map(({ email }) => email)).toEqual(['person-3@example.com']);
      expect((await call<Page>('admin_list_users', { search: "' | ! & (" })).status).toBe(200);
    });

    it('answers a forged cursor with a sentence', async () => {
      const { status, body } = await call('admin_list_users', { page_cursor: "older|2026-01-01|x' or true" });
      expect(status).toBe(400);
      expect(body.message).toMatch(/Go back to the first page/);
    });

    it('gives and takes the admin role, never from oneself, and writes both down', async () => {
      const person = await shop.signUp('helper@example.com');
      expect((await call('admin_set_role', { user_id: person, new_role: 'admin' })).status).toBeLessThan(300);
      expect((await call('admin_set_role', { user_id: person, new_role: 'customer' })).status).toBeLessThan(
        300,
      );
      const own = await call('admin_set_role', { user_id: shop.userIds.admin, new_role: 'customer' });
      expect([own.status, own.body.message]).toEqual([409, expect.stringContaining('yourself')]);
      const lines = await shop.database.query<{ actor_email: string; before: unknown; after: unknown }>(
        `select actor_email, before, after from public.audit_log where object = 'profiles' order by id`,
      );
      expect(lines).toEqual([
        { actor_email: 'owner@example.com', before: { role: 'customer' }, after: { role: 'admin' } },
        { actor_email: 'owner@example.com', before: { role: 'admin' }, after: { role: 'customer' } },
      ]);
    });
  });

  describe('exports', () => {
    async function exportedLeads(size: number): Promise<string[]> {
      const lines: string[] = [];
      let cursor: string | null = null;
      do {
        const { body }: { body: { lines: string; next: string | null } } = await call<{
          lines: string;
          next: string | null;
        }>('admin_export_page', {
          list: 'leads',
          page_size: size,
          ...(cursor ? { page_cursor: cursor } : {}),
        });
        lines.push(...body.lines.split('\r\n').filter(Boolean));
        cursor = body.next;
      } while (cursor);
      return lines;
    }

    it('writes CSV that no spreadsheet takes for a formula, a page at a time', async () => {
      await shop.database.query(
        `insert into public.leads (name, email) values ('=HYPERLINK("https://evil")', 'formula@example.com')`,
      );
      const lines = await exportedLeads(4);
      expect(lines).toHaveLength(10);
      expect(lines.find((line) => line.includes('formula@'))).toContain(`"'=HYPERLINK(""https://evil"")"`);
    });

    it('has every row of a list that is longer than an answer of the API', async () => {
      await shop.database.query(
        `insert into public.leads (name, email)
         select 'Many', 'many-' || n || '@example.com' from generate_series(1, 2600) as n`,
      );
      const many = (await exportedLeads(1000)).filter((line) => line.includes('many-'));
      expect(many).toHaveLength(2600);
      await shop.database.query(`delete from public.leads where name = 'Many'`);
    });
  });

  describe('the audit log', () => {
    it('tells who changed which setting, from what to what, and never a secret', async () => {
      for (const value of ['G-1111111', 'G-2222222']) {
        await shop.call('admin', 'POST', 'site_settings?on_conflict=key', [{ key: 'GA4_ID', value }], {
          prefer: 'resolution=merge-duplicates',
        });
      }
      await shop.call('admin', 'POST', 'site_settings', [
        { key: 'STRIPE_WEBHOOK_SECRET', value: 'whsec_hidden' },
      ]);
      const { body } = await shop.call('admin', 'GET', 'audit_log?object=eq.site_settings&order=id');
      expect(body).toMatchObject([
        { action: 'insert', object_id: 'GA4_ID', after: { value: 'G-1111111' } },
        { action: 'update', before: { value: 'G-1111111' }, after: { value: 'G-2222222' } },
        { object_id: 'STRIPE_WEBHOOK_SECRET' },
      ]);
      expect(JSON.stringify(body)).not.toContain('whsec_hidden');
    });

    it('is changed by nobody', async () => {
      const before = await shop.database.query('select * from public.audit_log order by id');
      for (const role of ['anonymous', 'customer', 'admin', 'service'] as const) {
        await shop.call(role, 'DELETE', 'audit_log?id=gt.0');
        await shop.call(role, 'PATCH', 'audit_log?id=gt.0', { actor_email: 'forged@example.com' });
      }
      expect(await shop.database.query('select * from public.audit_log order by id')).toEqual(before);
    });

    it('writes nothing down of what people and workers do', async () => {
      const count = async () => (await shop.database.query('select 1 from public.audit_log')).length;
      const before = await count();
      const answers = [
        await shop.call('customer', 'PATCH', `profiles?id=eq.${shop.userIds.customer}`, {
          full_name: 'Cora',
        }),
        await shop.call('service', 'PATCH', 'leads?email=eq.lead-1@example.com', { name: 'Lea' }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([204, 204]);
      expect(await count()).toBe(before);
    });
  });
});
