import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backends, openTestShop, type TestShop } from '../support/test-database';

describe.each(backends)('what a change of a fact touches on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    await shop.database.query(
      `insert into public.template_packages (id, title, product_sku, state, version, last_updated)
       values ('mn-paid-leave-kit', 'Kit', 'mn-paid-leave', 'MN', '1.0', '2026-01-01'),
              ('core-hr-pack-mn', 'Core', 'core-hr', 'MN', '1.0', '2026-01-01')`,
    );
    await shop.database.query(
      `insert into public.law_facts (key, state, topic, statement, figure, unit, source, checked_on, next_check, confidence)
       select key, 'MN', 'Leave', 'It is 12 weeks.', 12, 'weeks', 'https://mn.gov/', '2026-11-21', '2027-11-21', 'official'
       from unnest(array['mn-weeks', 'mn-weeks-more', 'mn-other', 'mn-draft']) as key`,
    );
    await shop.database.query(
      `insert into public.templates (package_id, slug, path, title, type, word_count, version, states, last_reviewed, law_as_of)
       values ('mn-paid-leave-kit', 'a', 'templates/mn-paid-leave-kit/a.md', 'A', 'Form', 1, '1.0', '{MN}', current_date, current_date),
              ('core-hr-pack-mn', 'b', 'templates/core-hr-pack-mn/b.md', 'B', 'Form', 1, '1.0', '{MN}', current_date, current_date)`,
    );
  });

  afterAll(() => shop.close());

  const version = (slug: string, revision: number, content: string, isPublished = true) =>
    shop.database.query(
      `insert into public.template_versions (template_id, revision, version, content, content_hash, origin, published_at)
       select id, $2, '1.0', $3, md5($3), 'file', case when $4 then now() end from public.templates where slug = $1`,
      [slug, revision, content, isPublished],
    );
  const use = async (key: string) =>
    (await shop.call('admin', 'POST', 'rpc/admin_fact_use', { wanted: key })).body;

  it('is each line of the published texts, by any kind of mark', async () => {
    await version('a', 1, 'Old {mn-weeks}.');
    await version(
      'a',
      2,
      'First.\n  You get {mn-weeks}.\nNot {mn-weeks-more}.\nSo. {law mn-other mn-weeks}\nIt is {mn-weeks number}.',
    );
    await version('a', 3, 'A draft {mn-draft}.', false);
    await version('b', 1, 'Nothing of it.');
    expect(await use('mn-weeks')).toEqual({
      buyers: 0,
      documents: [
        {
          path: 'templates/mn-paid-leave-kit/a.md',
          title: 'A',
          lines: ['You get {mn-weeks}.', 'So. {law mn-other mn-weeks}', 'It is {mn-weeks number}.'],
        },
      ],
    });
    expect(await use('mn-draft')).toEqual({ buyers: 0, documents: [] });
  });

  it('is also a document that meets a duty by the fact without a word of it', async () => {
    await shop.database.query(
      `insert into public.law_duties (key, state, statute, owed_by, kind, duty, fact_key, template, section)
       values ('mn-duty', 'MN', 'Minn. Stat.', 'Employers', 'notice', 'Tell it.', 'mn-other', 'core-hr-pack-mn/b', 'Notice')`,
    );
    expect(await use('mn-other')).toMatchObject({
      documents: [
        { title: 'B', lines: [] },
        { title: 'A', lines: ['So. {law mn-other mn-weeks}'] },
      ],
    });
  });

  it('counts the buyers of the packages, each once, and only active licenses', async () => {
    let order = 0;
    const buy = (email: string, sku: string, status: string) => {
      order += 1;
      return shop.database.query(
        `with bought as (
           insert into public.purchases (email, product_sku, provider, provider_order_id, amount_cents, currency, paid_at)
           values ($1, $2, 'sandbox', $4, 100, 'USD', now()) returning id
         ) insert into public.licenses (purchase_id, product_sku, license_key, status) select id, $2, $5, $3 from bought`,
        [email, sku, status, `order-${order}`, `NS-${String(order).repeat(4)}-1111-2222-3333`],
      );
    };
    await buy('one@example.com', 'mn-paid-leave', 'active');
    await buy('one@example.com', 'mn-paid-leave', 'active');
    await buy('two@example.com', 'mn-paid-leave', 'active');
    await buy('three@example.com', 'mn-paid-leave', 'revoked');
    await buy('four@example.com', 'core-hr', 'active');
    expect(await use('mn-weeks')).toMatchObject({ buyers: 2 });
  });

  it('is the owner’s alone to see, and asks for a key', async () => {
    for (const role of ['anonymous', 'customer'] as const) {
      expect(
        (await shop.call(role, 'POST', 'rpc/admin_fact_use', { wanted: 'mn-weeks' })).status,
      ).toBeGreaterThanOrEqual(400);
    }
    expect((await shop.call('admin', 'POST', 'rpc/admin_fact_use', { wanted: '.*' })).status).toBe(400);
  });
});
