import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminCalls } from './admin-calls';
import { bothBackends, openTestShop, type TestShop } from '../support/test-database';

/** RPCs by who may call them; a function that is not listed fails. */
const callable = {
  anon: [
    'describe_address_change',
    'fact_documents',
    'law_fact_changes',
    'product_changes',
    'prove_sign_up',
    'record_article_view',
    'record_search_miss',
    'review_spread',
    'search_articles',
    'search_sources',
    'vote_article_helpful',
  ],
  authenticated: [
    ...Object.keys(adminCalls),
    'accept_company_invitation',
    'claim_purchases_for_user',
    'company_people',
    'create_company',
    'describe_address_change',
    'end_my_session',
    'end_my_order_links',
    'ensure_admin_role',
    'export_my_data',
    'fact_documents',
    'law_fact_changes',
    'invite_to_company',
    'list_my_sessions',
    'make_recovery_codes',
    'my_admin_access',
    'my_licenses',
    'my_recovery_codes',
    'needs_password',
    'product_changes',
    'prove_sign_up',
    'record_article_view',
    'record_search_miss',
    'review_spread',
    'remove_company_member',
    'save_company_values',
    'save_google_docs_link',
    'search_articles',
    'search_sources',
    'send_my_receipt',
    'set_company_role',
    'set_my_update_mails',
    'use_license_for_company',
    'use_recovery_code',
    'vote_article_helpful',
    'withdraw_company_invitation',
  ],
};

describe.each(bothBackends)('invariants on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  it('finds no weakness in the catalog', async () => {
    const sql = readFileSync(new URL('./invariants.sql', import.meta.url), 'utf8');
    expect(await shop.database.query(sql)).toEqual([]);
  });

  it.each(Object.entries(callable))('lets %s call exactly the functions listed', async (role, names) => {
    const rows = await shop.database.query<{ name: string }>(
      `select distinct p.proname as name from pg_proc p
       where p.pronamespace = 'public'::regnamespace and has_function_privilege($1, p.oid, 'execute')
       order by 1`,
      [role],
    );
    expect(rows.map(({ name }) => name)).toEqual([...names].sort());
  });

  it('answers no private function and no private table through the Data API', async () => {
    for (const name of [
      'is_admin',
      'queue_email',
      'new_license_key',
      'pg_sleep',
      'set_config',
      'query_to_xml',
    ]) {
      expect((await shop.call('customer', 'POST', `rpc/${name}`, {})).status).toBeGreaterThanOrEqual(400);
    }
    expect((await shop.call('customer', 'GET', 'setting_secrets?select=*')).status).toBe(404);
    expect(
      (
        await shop.call('customer', 'GET', 'setting_secrets?select=*', undefined, {
          'accept-profile': 'private',
        })
      ).status,
    ).toBe(406);
  });
});
