import { companyTables } from './sample-company-rows.ts';
import { ids, type SampleOwners, type SampleTable } from './sample-table.ts';
import { mailTables } from './sample-mail-rows.ts';
import { toolTables } from './sample-tool-rows.ts';
import { updateTables } from './sample-update-rows.ts';

const purchase = (shop: SampleOwners) => ({
  id: ids.purchase,
  user_id: shop.userIds.customer,
  email: 'customer@example.com',
  product_sku: 'core-hr',
  provider: 'sandbox',
  provider_order_id: 'order-1',
  amount_cents: 9900,
  paid_at: '2026-11-21T00:00:00Z',
});

const license = (shop: SampleOwners) => ({
  id: ids.license,
  user_id: shop.userIds.customer,
  purchase_id: ids.purchase,
  product_sku: 'core-hr',
  license_key: 'NSHR-TEST',
});

const template = () => ({
  id: ids.template,
  package_id: 'core-hr-pack-mn',
  slug: 'sample',
  path: 'templates/core-hr-pack-mn/sample.md',
  title: 'Sample',
  type: 'Form',
  word_count: 300,
  version: '1.0',
  states: ['MN'],
  last_reviewed: '2026-11-21',
  law_as_of: '2026-11-21',
});

export const sampleTables: Readonly<Record<string, SampleTable>> = {
  profiles: {
    row: (shop) => ({ id: shop.userIds.customer, email: 'customer@example.com' }),
    key: ['id'],
    change: { full_name: 'Changed' },
  },
  purchases: { row: purchase, key: ['id'], change: { amount_cents: 1 } },
  licenses: { row: license, key: ['id'], change: { status_reason: 'changed' }, needs: ['purchases'] },
  downloads: {
    row: () => ({
      id: ids.row,
      license_id: ids.license,
      template_path: 'x.md',
      format: 'docx',
      mode: 'blank',
      version: '1.0',
    }),
    key: ['id'],
    change: { format: 'pdf' },
    needs: ['purchases', 'licenses'],
  },
  reviews: {
    row: () => ({
      product_sku: 'core-hr',
      first_name: 'Ann',
      rating: 5,
      email: 'ann@example.com',
      review_text: 'Good',
    }),
    key: ['product_sku'],
    change: { status: 'approved' },
  },
  review_contacts: {
    row: () => ({ review_id: ids.row, product_sku: 'payroll-ops', email: 'ann@example.com' }),
    key: ['review_id'],
    change: { email: 'changed@example.com' },
    needs: ['reviews:fixed'],
  },
  blog_posts: {
    row: () => ({
      id: ids.row,
      slug: 'post',
      title: 'Post',
      status: 'published',
      published_at: '2026-01-01T00:00:00Z',
    }),
    key: ['id'],
    // What a published text says is changed only with its facts checked.
    change: { slug: 'changed' },
    generated: ['status', 'published_at'],
  },
  knowledge_base_articles: {
    row: () => ({
      id: ids.row,
      slug: 'article',
      title: 'Article',
      category: 'Getting Started',
      status: 'published',
    }),
    key: ['id'],
    // What a published text says is changed only with its facts checked.
    change: { slug: 'changed' },
    generated: ['status'],
  },
  leads: {
    row: () => ({ id: ids.lead, name: 'Lea', email: 'lea@example.com' }),
    key: ['id'],
    change: { name: 'Changed' },
  },
  email_messages: {
    row: () => ({ id: ids.row, to: 'lea@example.com', template: 'receipt', idempotency_key: 'key-1' }),
    key: ['id'],
    change: { template: 'changed' },
  },
  ...mailTables,
  contact_messages: {
    row: () => ({ id: ids.row, name: 'Con', email: 'con@example.com', subject: 'Hi', message: 'Hello' }),
    key: ['id'],
    change: { status: 'closed' },
  },
  contact_replies: {
    row: () => ({ id: ids.lead, message_id: ids.row, author_email: 'owner@example.com', body: 'Answer' }),
    key: ['id'],
    change: { body: 'Changed' },
    needs: ['contact_messages'],
  },
  law_facts: {
    row: () => ({
      id: ids.row,
      key: 'mn-fact',
      state: 'MN',
      topic: 'Paid leave',
      statement: 'A fact.',
      source: 'https://mn.gov',
      checked_on: '2026-11-21',
      next_check: '2027-01-15',
      confidence: 'official',
    }),
    key: ['id'],
    change: { statement: 'Changed.' },
  },
  law_duties: {
    row: () => ({
      id: ids.row,
      key: 'mn-duty',
      state: 'MN',
      statute: 'Minn. Stat. § 1',
      owed_by: 'Every employer',
      kind: 'notice',
      duty: 'A duty.',
      open_reason: 'No document yet.',
    }),
    key: ['id'],
    change: { duty: 'Changed.' },
  },
  law_fact_history: {
    row: () => ({ fact_key: 'mn-fact', action: 'insert' }),
    key: ['fact_key'],
    change: { action: 'delete' },
    generated: ['id'],
  },
  audit_log: {
    row: (shop) => ({
      actor: shop.userIds.admin,
      actor_email: 'owner@example.com',
      action: 'update',
      object: 'site_settings',
      object_id: 'GA4_ID',
    }),
    key: ['object_id'],
    change: { actor_email: 'changed@example.com' },
    generated: ['id'],
  },
  site_settings: {
    row: () => ({ key: 'GA4_ID', value: 'G-ABC123DEF4' }),
    key: ['key'],
    change: { value: 'G-XYZ123DEF4' },
  },
  ...toolTables,
  ...companyTables,
  ...updateTables,
  template_packages: {
    row: () => ({
      id: 'core-hr-pack-mn',
      title: 'Core',
      product_sku: 'core-hr',
      state: 'MN',
      version: '1.0',
      last_updated: '2026-11-21',
    }),
    key: ['id'],
    change: { title: 'Changed' },
  },
  templates: { row: template, key: ['id'], change: { title: 'Changed' }, needs: ['template_packages'] },
  template_versions: {
    row: () => ({
      id: ids.row,
      template_id: ids.template,
      revision: 1,
      version: '1.0',
      content: 'The paid text',
      content_hash: 'hash',
      origin: 'file',
    }),
    key: ['id'],
    change: { version: '1.1' },
    needs: ['template_packages', 'templates'],
  },
  template_trees: {
    row: () => ({
      path: 'templates/core-hr-pack-mn/policy.md',
      content_hash: 'hash',
      reader_revision: '0123456789ab',
      tree: '{}',
    }),
    key: ['content_hash', 'path', 'reader_revision'],
    change: { tree: '{"blocks":[]}' },
  },
  template_links: {
    row: () => ({ template_id: ids.template, google_docs_url: 'https://docs.google.com/document/d/1' }),
    key: ['template_id'],
    change: { google_docs_url: 'https://docs.google.com/document/d/2' },
    needs: ['template_packages', 'templates'],
  },
  starter_pack_assets: {
    row: () => ({
      slug: 'asset',
      title: 'Asset',
      summary: 'S',
      bullets: ['a'],
      content: 'x',
      content_hash: 'h',
    }),
    key: ['slug'],
    change: { title: 'Changed' },
  },
  exports: {
    row: () => ({ id: ids.row, file_path: 'x.md', package_name: 'p', format: 'docx', mode: 'blank' }),
    key: ['id'],
    // What the worker of the running shop leaves alone.
    change: { package_name: 'changed' },
  },
  license_profiles: {
    row: () => ({ license_id: ids.license, values: { company_name: 'Lakeside Dental LLC' } }),
    key: ['license_id'],
    change: { values: { company_name: 'Changed' } },
    needs: ['purchases', 'licenses'],
  },
  webhook_events: {
    row: () => ({
      id: ids.row,
      provider: 'sandbox',
      event_id: 'e1',
      payload: '{}',
      event: {},
      kind: 'ignored',
      occurred_at: '2026-11-21T00:00:00Z',
    }),
    key: ['id'],
    change: { error: 'changed' },
  },
  accessibility_audits: {
    row: () => ({
      id: ids.row,
      run_by: 'owner@example.com',
      paths: ['/'],
      errors: 0,
      warnings: 1,
      successes: 3,
      score: 75,
      findings: [],
    }),
    key: ['id'],
    change: { warnings: 2 },
  },
  provider_products: {
    row: () => ({ id: ids.row, provider: 'sandbox', provider_product_id: 'x', product_skus: ['core-hr'] }),
    key: ['id'],
    change: { minimum_cents: 5 },
  },
  order_links: {
    row: () => ({
      id: ids.row,
      kind: 'find',
      email: 'customer@example.com',
      expires_at: '2030-01-01T00:00:00Z',
    }),
    key: ['id'],
    change: { email: 'changed@example.com' },
  },
  content_files: {
    row: () => ({ path: 'blog/sample.md', file_hash: '0'.repeat(64), row_hash: '0'.repeat(64) }),
    key: ['path'],
    change: { row_hash: '1'.repeat(64) },
  },
  search_misses: {
    row: () => ({ query: 'parental leave in iowa', searches: 2 }),
    key: ['query'],
    change: { searches: 9 },
  },
};
