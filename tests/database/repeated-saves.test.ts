import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backends, openTestShop, type TestShop } from '../support/test-database';

/** The answer to the first was lost on its way: the same is asked once more, word for word. */
describe.each(backends)('a save whose answer was lost, asked again, on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  const ask = async (path: string, args: object, role: 'admin' | 'service' = 'admin') => {
    const { status, body } = await shop.call(role, 'POST', path, args, {
      prefer: 'resolution=merge-duplicates',
    });
    return { status, body: body as { id: string; updatedAt: string; message?: string } };
  };
  const count = async (table: string, where: string) => {
    const [row] = await shop.database.query<{ rows: number }>(
      `select count(*)::int as rows from ${table} where ${where}`,
    );
    return row?.rows;
  };

  it('is one new text, and the address of another one is still taken', async () => {
    const text = {
      text_kind: 'post',
      fields: { title: 'Twice', slug: 'twice', content: 'Long\ntext', tags: ['a'], status: 'draft' },
    };
    const first = await ask('rpc/admin_save_text', text);
    const second = await ask('rpc/admin_save_text', text);
    expect([second.status, second.body]).toEqual([200, first.body]);
    const other = await ask('rpc/admin_save_text', { ...text, fields: { ...text.fields, content: 'Other' } });
    expect(other.status).toBe(409);
    expect(await count('public.blog_posts', `slug = 'twice'`)).toBe(1);
  });

  it('is one change of a text, and a colleague’s other change is still refused', async () => {
    const made = await ask('rpc/admin_save_text', {
      text_kind: 'article',
      fields: { title: 'One', slug: 'one', category: 'Getting Started' },
    });
    const change = (content: string) =>
      ask('rpc/admin_save_text', {
        text_kind: 'article',
        text_id: made.body.id,
        seen: made.body.updatedAt,
        fields: { content, states: ['MN'], law_as_of: '2026-11-21' },
      });
    const first = await change('Mine');
    const again = await change('Mine');
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await change('Theirs')).status).toBe(409);
    const lines = `object_id = '${made.body.id}' and action = 'update'`;
    expect(await count('public.audit_log', lines)).toBe(1);
  });

  it('is one publish of the settings', async () => {
    const publish = (value: string) =>
      ask('rpc/admin_publish_settings', { changes: { SUPPORT_EMAIL: value }, seen: {} });
    await shop.database.query(`delete from public.site_settings where key = 'SUPPORT_EMAIL'`);
    expect((await publish('help@example.com')).status).toBeLessThan(300);
    expect((await publish('help@example.com')).status).toBeLessThan(300);
    expect((await publish('other@example.com')).status).toBe(409);
    expect(
      await count(
        'public.audit_log',
        `object = 'site_settings' and object_id = 'SUPPORT_EMAIL' and action <> 'delete'`,
      ),
    ).toBe(1);
  });

  it('is one publish of a secret, and a new one after it is dated and noted', async () => {
    const seenNow = async () => {
      const [row] = await shop.database.query<{ seen: string | null; stored: string | null }>(
        `select updated_at::text as seen, stored_at::text as stored from public.site_settings
         where key = 'STRIPE_WEBHOOK_SECRET'`,
      );
      return row;
    };
    const publish = async (value: string, seen?: string | null) =>
      (
        await ask('rpc/admin_publish_settings', {
          changes: { STRIPE_WEBHOOK_SECRET: value },
          seen: { STRIPE_WEBHOOK_SECRET: seen },
        })
      ).status;
    const noted = () =>
      count(
        'public.audit_log',
        `object = 'site_settings' and object_id = 'STRIPE_WEBHOOK_SECRET' and action <> 'delete'`,
      );
    expect([await publish('whsec_first'), await publish('whsec_first')]).toEqual([204, 204]);
    const first = await seenNow();
    expect([first?.stored, await noted()]).toEqual([expect.any(String), 1]);
    expect([await publish('whsec_other'), await noted()]).toEqual([409, 1]);
    expect([await publish('whsec_other', first?.seen), await noted()]).toEqual([204, 2]);
    const second = await seenNow();
    expect(second?.stored).not.toBe(first?.stored);
    expect([await publish('', second?.seen), (await seenNow())?.stored]).toEqual([204, null]);
    expect([await publish('whsec_again', (await seenNow())?.seen), (await seenNow())?.stored]).toEqual([
      204,
      expect.any(String),
    ]);
  });

  it('is one match of a product', async () => {
    const match = (lowest_cents: number) =>
      ask('rpc/admin_map_product', {
        product_provider: 'stripe',
        provider_product: 'price_twice',
        skus: ['payroll-ops', 'core-hr'],
        lowest_cents,
      });
    expect((await match(4900)).status).toBe(200);
    expect((await match(4900)).status).toBe(200);
    expect((await match(100)).status).toBe(409);
    expect(
      await count('public.provider_products', `provider_product_id = 'price_twice' and minimum_cents = 4900`),
    ).toBe(1);
  });

  it('is one version of a template', async () => {
    await shop.database.query(
      `insert into public.template_packages (id, title, product_sku, state, version, last_updated)
       values ('core-hr-pack-mn', 'Pack', 'core-hr', 'MN', '1.0', current_date)`,
    );
    await shop.database.query(
      `insert into public.templates (package_id, slug, path, title, type, word_count, version, states, last_reviewed, law_as_of)
       values ('core-hr-pack-mn', 'twice', 'core-hr-pack-mn/twice', 'Twice', 'policy', 1, '1.0', '{MN}', current_date, current_date)`,
    );
    const version = (content: string) =>
      ask(
        'rpc/save_template_version',
        {
          template_path: 'core-hr-pack-mn/twice',
          base_revision: 0,
          facts: {
            title: 'Twice',
            summary: 'Short',
            type: 'policy',
            word_count: 1,
            version: '1.1',
            states: ['MN'],
            formats: ['docx'],
            last_reviewed: '2026-11-21',
            law_as_of: '2026-11-21',
            position: 1,
          },
          content,
          content_hash: 'x',
          edited_by: shop.userIds.admin,
        },
        'service',
      );
    const first = await version('text');
    expect([first.status, first.body]).toEqual([200, 1]);
    expect((await version('text')).body).toBe(1);
    expect((await version('another text')).status).toBe(409);
    expect(await count('public.template_versions', `content = 'text' and content_hash = 'x'`)).toBe(1);
  });

  it('is one topic', async () => {
    const topic = {
      id: crypto.randomUUID(),
      topic: 'Twice',
      target_month: 1,
      target_year: 2027,
      status: 'planned',
    };
    const save = () => ask('content_calendar?on_conflict=id', { ...topic, position: 1000, priority: 2 });
    expect((await save()).status).toBeLessThan(300);
    expect((await save()).status).toBeLessThan(300);
    expect(await count('public.content_calendar', `topic = 'Twice'`)).toBe(1);
  });
});
