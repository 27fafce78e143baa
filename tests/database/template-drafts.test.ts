import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backends, openTestShop, type TestShop } from '../support/test-database';

const path = 'templates/core-hr-pack-mn/leave.md';
const facts = (title: string, version: string) => ({
  title,
  summary: 'Short',
  type: 'policy',
  word_count: 2,
  page_count: 1,
  version,
  states: ['MN'],
  formats: ['docx'],
  last_reviewed: '2026-11-21',
  law_as_of: '2026-11-21',
  position: 1,
});

describe.each(backends)('a draft of a template on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    await shop.database.query(
      `insert into public.template_packages (id, title, product_sku, state, version, last_updated)
       values ('core-hr-pack-mn', 'Pack', 'core-hr', 'MN', '1.0', '2026-01-01')`,
    );
    await shop.database.query(
      `insert into public.templates (package_id, slug, path, title, type, word_count, version, states, last_reviewed, law_as_of)
       values ('core-hr-pack-mn', 'leave', $1, 'Leave', 'policy', 1, '1.0', '{MN}', current_date, current_date)`,
      [path],
    );
    await shop.database.query(
      `insert into public.template_versions (template_id, revision, version, content, content_hash, origin)
       select id, 1, '1.0', 'One', 'one', 'file' from public.templates`,
    );
    // Two buyers of the text: one of them bought twice.
    for (const [order, status, sku, buyer] of [
      ['a', 'active', 'core-hr', 'x@example.com'],
      ['b', 'active', 'core-hr', 'x@example.com'],
      ['c', 'active', 'core-hr', 'y@example.com'],
      ['d', 'revoked', 'core-hr', 'refunded@example.com'],
      ['e', 'active', 'payroll-ops', 'other@example.com'],
    ] as const) {
      await shop.database.query(
        `with bought as (
           insert into public.purchases (email, product_sku, provider, provider_order_id, amount_cents, currency, paid_at)
           values ($5, $3, 'sandbox', $1, 100, 'USD', now()) returning id
         ) insert into public.licenses (purchase_id, product_sku, license_key, status) select id, $3, $4, $2 from bought`,
        [order, status, sku, `NS-${order.toUpperCase().repeat(4)}-1111-2222-3333`, buyer],
      );
    }
  });
  afterAll(() => shop.close());

  const save = (content: string, base: number, version = '1.1', note = '') =>
    shop.call('service', 'POST', 'rpc/save_template_version', {
      template_path: path,
      base_revision: base,
      facts: facts(`Leave ${version}`, version),
      content,
      content_hash: content.toLowerCase(),
      edited_by: shop.userIds.admin,
      changes: 'Changed: Opening.',
      change_note: note,
    });
  const publish = (revision: number) =>
    shop.call('service', 'POST', 'rpc/publish_template_version', {
      template_path: path,
      wanted_revision: revision,
      publisher: shop.userIds.admin,
    });
  const sold = async () =>
    (
      await shop.database.query<{ title: string; version: string }>(
        'select title, version from public.templates',
      )
    )[0];
  const drafts = async () => (await shop.call('admin', 'POST', 'rpc/admin_template_drafts', {})).body;
  const log = () =>
    shop.database.query<{ reason: string; actor_email: string }>(
      `select reason, actor_email from public.audit_log where object = 'templates' order by id`,
    );
  const told = async () =>
    (await shop.call('anonymous', 'POST', 'rpc/product_changes', { sku: 'core-hr' })).body as unknown[];

  it('is no one’s until it is published, and each step names its author', async () => {
    expect((await save('Two', 1, '1.1', 'A clearer opening.')).body).toBe(2);
    expect(await sold()).toEqual({ title: 'Leave', version: '1.0' });
    expect(await told()).toHaveLength(1);
    expect(await drafts()).toMatchObject([{ path, revision: 2, saved_by: 'owner@example.com' }]);

    expect((await publish(2)).body).toBe(2);
    expect(await sold()).toEqual({ title: 'Leave 1.1', version: '1.1' });
    expect(await told()).toMatchObject([{ changes: 'A clearer opening.' }, { is_first: true }]);
    expect(await drafts()).toEqual([]);
    expect((await publish(2)).body, 'asked twice').toBe(2);
    expect(await log()).toEqual([
      { reason: 'Draft saved: A clearer opening.', actor_email: 'owner@example.com' },
      { reason: 'Published to 2 buyers: A clearer opening.', actor_email: 'owner@example.com' },
    ]);
    for (const search of ['leave', 'core-hr-pack-mn/leave', path]) {
      const { body } = await shop.call('admin', 'POST', 'rpc/admin_list_changes', { search });
      expect((body as { rows: unknown[] }).rows, search).toHaveLength(2);
    }
  });

  it('is published as it was looked at, and not when it says what buyers have', async () => {
    await save('Three', 2);
    await save('Four', 3);
    expect((await publish(3)).status).toBe(409);
    await save('Two', 4);
    expect(await drafts(), 'restored to what is sold').toEqual([]);
    expect((await publish(5)).status).toBe(409);
    expect(await sold()).toMatchObject({ version: '1.1' });
  });

  it('is the owner’s alone to see, save and publish', async () => {
    for (const role of ['anonymous', 'customer'] as const) {
      expect((await shop.call(role, 'POST', 'rpc/admin_template_drafts', {})).status).toBeGreaterThanOrEqual(
        400,
      );
    }
    for (const role of ['anonymous', 'customer', 'admin'] as const) {
      for (const [name, args] of [
        [
          'save_template_version',
          {
            template_path: path,
            base_revision: 5,
            facts: {},
            content: 'x',
            content_hash: 'x',
            edited_by: null,
          },
        ],
        ['publish_template_version', { template_path: path, wanted_revision: 5, publisher: null }],
        ['template_buyers', { template_path: path }],
      ] as const) {
        const { status } = await shop.call(role, 'POST', `rpc/${name}`, args);
        expect(status, `${role} ${name}`).toBeGreaterThanOrEqual(400);
      }
    }
  });
});
