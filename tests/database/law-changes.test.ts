import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backends, openTestShop, type TestShop } from '../support/test-database';

interface Change {
  readonly fact_key: string;
  readonly old_figure: number | null;
  readonly new_figure: number | null;
  readonly new_valid_from: string | null;
}

describe.each(backends)('the changes in the law on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    await shop.database.query(`
      insert into public.law_facts (key, state, topic, statement, figure, unit, source, checked_on, next_check, confidence) values
        ('mn-premium', 'MN', 'Premiums', 'The premium is 0.88 percent.', 0.88, 'percent', 'https://pl.mn.gov/', '2026-11-21', '2026-11-22', 'official'),
        ('wi-leave', 'WI', 'Other leave', 'Leave is 2 weeks.', 2, 'weeks', 'https://dwd.wisconsin.gov/', '2026-11-21', '2027-05-21', 'official')`);
    await shop.database.query(`
      insert into public.template_packages (id, title, product_sku, state, version, last_updated)
        values ('test-kit', 'Kit', 'mn-paid-leave', 'MN', '1.0', '2026-11-21')`);
    await shop.database.query(`
      insert into public.templates (package_id, slug, path, title, type, word_count, version, states, last_reviewed, law_as_of)
        select 'test-kit', slug, 'templates/test-kit/' || slug || '.md', initcap(slug), 'Policy', 10, '1.0', '{MN}', '2026-11-21', '2026-11-21'
        from unnest(array['policy', 'notice', 'letter']) as slug`);
    await shop.database.query(`
      insert into public.template_versions (template_id, revision, version, content, content_hash, origin, released_on)
        select id, 1, '1.0', case slug when 'notice' then 'It is {mn-premium}.' else 'Words.' end, md5(slug), 'file', '2026-11-24'
        from public.templates where package_id = 'test-kit'`);
    await shop.database.query(`
      insert into public.law_duties (key, state, statute, owed_by, kind, duty, fact_key, template, section)
        values ('mn-test', 'MN', 'Minn. Stat.', 'Employers', 'payment', 'Pay it.', 'mn-premium', 'test-kit/policy', 'Premiums')`);
    await shop.database.query(`
      insert into public.purchases (id, email, product_sku, provider, provider_order_id, amount_cents, currency, status, paid_at)
        select ('00000000-0000-4000-8000-00000000000' || n)::uuid, 'b' || n || '@example.com', 'mn-paid-leave', 'sandbox', 'o' || n, 7900, 'USD', 'paid', now()
        from generate_series(1, 2) as n`);
    await shop.database.query(`
      insert into public.licenses (purchase_id, product_sku, license_key, status)
        select id, product_sku, 'NSHR-TEST' || right(id::text, 1) || '-AAAAA-AAAAA-AAAAA', case provider_order_id when 'o1' then 'active' else 'revoked' end
        from public.purchases where provider_order_id in ('o1', 'o2')`);
  });
  afterAll(() => shop.close());

  const changes = async (args: object) =>
    (await shop.call('anonymous', 'POST', 'rpc/law_fact_changes', args)).body as readonly Change[];

  it('are read by visitors with the old and the new figure, and without who made them', async () => {
    await shop.call('admin', 'PATCH', 'law_facts?key=eq.mn-premium', {
      figure: 0.9,
      valid_from: '2027-01-01',
    });
    const [change, ...others] = await changes({ state_code: 'MN' });
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      fact_key: 'mn-premium',
      old_figure: 0.88,
      new_figure: 0.9,
      new_valid_from: '2027-01-01',
    });
    expect(JSON.stringify(change)).not.toContain(shop.userIds.admin);
    expect((await shop.call('anonymous', 'GET', 'law_fact_history')).body).toEqual([]);
  });

  it('do not hold a statement that was only reworded, nor another state’s', async () => {
    await shop.call('admin', 'PATCH', 'law_facts?key=eq.wi-leave', { statement: 'The leave is two weeks.' });
    expect(await changes({ state_code: 'WI' })).toEqual([]);
    await shop.call('admin', 'PATCH', 'law_facts?key=eq.wi-leave', { figure: 3 });
    expect((await changes({ state_code: 'WI' })).map(({ fact_key }) => fact_key)).toEqual(['wi-leave']);
    expect((await changes({ state_code: 'MN' })).map(({ fact_key }) => fact_key)).toEqual(['mn-premium']);
  });

  it('name the documents that rest on a fact by a duty or by their text, and no text', async () => {
    const { body } = await shop.call('anonymous', 'POST', 'rpc/fact_documents', {
      sku: 'mn-paid-leave',
      state_code: 'MN',
    });
    const named = body as readonly { title: string; version: string; released_on: string }[];
    expect(named.map(({ title }) => title).sort()).toEqual(['Notice', 'Policy']);
    expect(named[0]).toMatchObject({ version: '1.0', released_on: '2026-11-24' });
    expect(JSON.stringify(body)).not.toContain('It is');
    expect((await shop.call('anonymous', 'POST', 'rpc/fact_documents', { state_code: 'WI' })).body).toEqual(
      [],
    );
  });

  it('count for the owner the documents and the buyers with an active license', async () => {
    expect((await shop.call('admin', 'POST', 'rpc/admin_fact_reach', {})).body).toEqual([
      { fact_key: 'mn-premium', documents: 2, buyers: 1 },
    ]);
    expect((await shop.call('customer', 'POST', 'rpc/admin_fact_reach', {})).status).toBe(403);
  });
});
