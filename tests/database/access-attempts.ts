import type { ApiAnswer, Role } from '../support/test-database';
import type { Operation } from './access-matrix';
import { sampleTables } from './sample-rows';
import { ids, insertRow, type SampleOwners, type SampleTable } from './sample-table';

/** A shop as the matrix tries it: in one process, or over its port. */
export interface TriedShop extends SampleOwners {
  /** As the database's owner. */
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  call(
    role: Role,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<ApiAnswer>;
}

const clearOrder = [
  'update_notice_recipients',
  'update_notices',
  'content_findings',
  'content_checks',
  'scheduler_runs',
  'downloads',
  'licenses',
  'purchases',
  'template_links',
  'template_trees',
  'template_versions',
  'templates',
  'template_packages',
  'review_contacts',
  'reviews',
  'mail_events',
  'mail_suppressions',
  'consent_acts',
  'email_messages',
  'newsletter_issues',
  'leads',
  'social_snippets',
  'social_campaigns',
  'content_calendar',
  'blog_posts',
  'knowledge_base_articles',
  'companies',
  'contact_replies',
  'contact_messages',
  'law_facts',
  'law_duties',
  'law_fact_history',
  'site_settings',
  'ai_runs',
  'starter_pack_assets',
  'exports',
  'webhook_events',
  'provider_products',
  'accessibility_audits',
  'order_links',
  'content_files',
  'search_misses',
  'audit_log',
];

function sampleOf(table: string): SampleTable {
  const sample = sampleTables[table];
  if (!sample) {
    throw new Error(`tests/database/sample-rows.ts has no row for ${table}`);
  }
  return sample;
}

/** Tries each operation of a role on a table with one row of the customer's in it. */
export function accessAttempts(shop: TriedShop) {
  const prepare = async (table: string, withRow: boolean) => {
    await shop.query(clearOrder.map((name) => `delete from public.${name};`).join('\n'));
    await shop.query(`update public.profiles set full_name = null`);
    for (const need of sampleOf(table).needs ?? []) {
      if (need === 'reviews:fixed') {
        await shop.query(`alter table public.reviews disable trigger accept_review`);
        await insertRow(shop, 'reviews', {
          id: ids.row,
          product_sku: 'payroll-ops',
          first_name: 'Ann',
          rating: 5,
          status: 'pending',
          verified: false,
          created_at: '2026-11-21T00:00:00Z',
        });
        await shop.query(`alter table public.reviews enable trigger accept_review`);
      } else {
        await insertRow(shop, need, sampleOf(need).row(shop));
      }
    }
    if (withRow && table !== 'profiles') {
      await insertRow(shop, table, sampleOf(table).row(shop));
      for (const part of sampleOf(table).parts ?? []) {
        await insertRow(shop, part, sampleOf(part).row(shop));
      }
    }
  };

  const rowsMatching = async (table: string, extra: Record<string, unknown> = {}): Promise<number> => {
    const sample = sampleOf(table);
    const row = sample.row(shop);
    const wanted = { ...Object.fromEntries(sample.key.map((column) => [column, row[column]])), ...extra };
    const [result] = await shop.query<{ count: number }>(
      `select count(*)::int as count from public.${table} as stored
       where to_jsonb(stored) @> $1::text::jsonb`,
      [JSON.stringify(wanted)],
    );
    return result?.count ?? 0;
  };

  const filterOf = (table: string) => {
    const sample = sampleOf(table);
    const row = sample.row(shop);
    return sample.key.map((column) => `${column}=eq.${encodeURIComponent(String(row[column]))}`).join('&');
  };

  /** Whether the operation had its effect, judged by the database and not by the status. */
  const attempt = async (role: Role, operation: Operation, table: string): Promise<boolean> => {
    const sample = sampleOf(table);
    await prepare(table, operation !== 'insert');
    switch (operation) {
      case 'select': {
        const { body } = await shop.call(role, 'GET', `${table}?select=*&${filterOf(table)}`);
        return Array.isArray(body) && body.length > 0;
      }
      case 'insert': {
        if (table === 'profiles') {
          await shop.query('delete from public.profiles where id = $1', [shop.userIds.customer]);
        }
        // A text is published behind its row, when its facts were checked.
        const given = Object.entries(sample.row(shop)).filter(([key]) => !sample.generated?.includes(key));
        await shop.call(role, 'POST', table, Object.fromEntries(given), { prefer: 'return=minimal' });
        const inserted = (await rowsMatching(table)) > 0;
        if (table === 'profiles') {
          await shop.query(
            `insert into public.profiles (id, email) values ($1, 'customer@example.com') on conflict do nothing`,
            [shop.userIds.customer],
          );
        }
        return inserted;
      }
      case 'update':
        await shop.call(role, 'PATCH', `${table}?${filterOf(table)}`, sample.change);
        return (await rowsMatching(table, sample.change)) > 0;
      case 'delete': {
        await shop.call(role, 'DELETE', `${table}?${filterOf(table)}`);
        const gone = (await rowsMatching(table)) === 0;
        if (gone && table === 'profiles') {
          await shop.query(`insert into public.profiles (id, email) values ($1, 'customer@example.com')`, [
            shop.userIds.customer,
          ]);
        }
        return gone;
      }
    }
  };

  return { attempt, prepare, filterOf, rowsMatching, sampleOf };
}
