import { createHash } from 'node:crypto';
import type { TestShop } from './test-database';

export const documentPath = 'templates/core-hr-pack-mn/pay-notice.md';

interface Text {
  readonly version?: string;
  /** Goes to everybody. */
  readonly all?: string;
  /** Only in the copies of larger companies. */
  readonly large?: string;
}

/** A notice with one part for employers of at least 50 people. */
export const documentSource = ({
  version = '1.0',
  all = 'The rate is 10 percent.',
  large = 'Larger companies file the form by March 1.',
}: Text = {}) => `---
title: Pay Notice
type: Notice
package: core-hr-pack-mn
order: 1
version: "${version}"
states: [MN]
last_reviewed: 2026-11-21
law_as_of: 2026-11-21
summary: A notice for tests.
placeholders:
  company_name: profile
  employee_count: profile
---

# Pay Notice

{{company_name}} pays on time. ${all}

:::when employee_count >= 50

${large}

:::
`;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The document with its first text, published. */
export async function stockDocument(shop: TestShop): Promise<void> {
  await shop.database.query(
    `insert into public.template_packages (id, title, product_sku, state, version, last_updated)
     values ('core-hr-pack-mn', 'Pack', 'core-hr', 'MN', '1.0', '2026-01-01')`,
  );
  await shop.database.query(
    `insert into public.templates (package_id, slug, path, title, type, word_count, version, states, last_reviewed, law_as_of)
     values ('core-hr-pack-mn', 'pay-notice', $1, 'Pay Notice', 'Notice', 9, '1.0', '{MN}', '2026-11-21', '2026-11-21')`,
    [documentPath],
  );
  await publishText(shop, 1, '1.0', documentSource());
}

/** Publishes a text, as a push of the content files does. */
export async function publishText(
  shop: TestShop,
  revision: number,
  version: string,
  content: string,
  changes = 'Changed: the form.',
): Promise<void> {
  await shop.database.query(
    `insert into public.template_versions (template_id, revision, version, content, content_hash, origin, changes)
     select id, $1, $2, $3, $4, 'file', $5 from public.templates where path = $6`,
    [revision, version, content, hashOf(content), changes, documentPath],
  );
}

/** Buyers without an account, each with a license of the document; every nth has 60 people, the others 8. */
export async function sellTo(shop: TestShop, buyers: number, isLarge: string): Promise<void> {
  await shop.database.query(
    `with bought as (
       insert into public.purchases (email, product_sku, provider, provider_order_id, amount_cents, currency, paid_at)
       select 'buyer' || n || '@example.com', 'core-hr', 'sandbox', 'update-' || n, 100, 'USD', now() from generate_series(1, $1::int) as n
       returning id, provider_order_id
     ), licensed as (
       insert into public.licenses (purchase_id, product_sku, license_key, issued_at)
       select id, 'core-hr', 'NSHR-' || provider_order_id, now() - interval '1 day' from bought returning id, license_key
     ), numbered as (
       select id, replace(license_key, 'NSHR-update-', '')::int as n from licensed
     )
     insert into public.license_profiles (license_id, "values")
     select id, jsonb_build_object('company_name', 'Company ' || n, 'employee_count', case when ${isLarge} then '60' else '8' end)
     from numbered`,
    [buyers],
  );
}
