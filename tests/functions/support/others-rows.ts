import { newCaller, send } from '../../support/http';
import { apiUrl, newEmail, owner, publishableKey, rowsOf, shop } from '../../../scripts/support/shop';
import { signIn, signUpAndIn, type Session } from './account';

/** Part of every row that is for neither a visitor nor another customer. */
const canary = 'canary-9c41@victim.example';
const id = (n: number) => `30000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const later = '2099-01-01T00:00:00Z';

/** What has nothing to do with a person and is not sold: it is public, or counts and sums only. */
export const tablesWithoutSecrets = [
  'content_checks', 'content_files', 'law_fact_history', 'law_duties', 'law_facts', 'scheduler_runs', 'starter_pack_assets',
  'template_packages', 'templates',
]; // prettier-ignore

interface OthersRow {
  readonly table: string;
  readonly row: Record<string, unknown>;
  /** The filter that finds it again. */
  readonly key: string;
}

const row = (table: string, values: Record<string, unknown>, key = 'id'): OthersRow => ({
  table,
  row: values,
  key: `${table}?${key}=eq.${encodeURIComponent(String(values[key]))}`,
});

/** In the order in which they may be written. */
const rows = (victim: string, templateId: string): readonly OthersRow[] => [
  row('companies', { id: id(20), name: canary, values: { company_name: canary } }),
  row('company_members', { company_id: id(20), user_id: victim, role: 'owner' }, 'company_id'),
  row('company_invitations', { id: id(21), company_id: id(20), email: canary, role: 'viewer' }),
  row('purchases', { id: id(1), email: canary, product_sku: 'core-hr', provider: 'sandbox', provider_order_id: canary, amount_cents: 9900, paid_at: later }),
  row('licenses', { id: id(2), purchase_id: id(1), product_sku: 'core-hr', license_key: canary }),
  row('license_companies', { license_id: id(2), company_id: id(20) }, 'license_id'),
  row('license_profiles', { license_id: id(2), values: { company_name: canary } }, 'license_id'),
  row('downloads', { id: id(3), license_id: id(2), template_path: canary, format: 'docx', mode: 'blank', version: '1.0' }),
  row('leads', { id: id(4), email: canary, name: canary }),
  row('contact_messages', { id: id(5), name: 'Victim', email: canary, subject: canary, message: canary }),
  row('contact_replies', { id: id(6), message_id: id(5), author_email: canary, body: canary }),
  row('email_messages', { id: id(7), to: canary, template: 'receipt', idempotency_key: canary, status: 'failed' }),
  row('mail_events', { id: id(20), provider: 'resend', event_id: canary, kind: 'soft-bounce', email: canary, occurred_at: later }),
  row('mail_suppressions', { id: id(21), email: canary, reason: 'hard-bounce' }),
  row('consent_acts', { email: canary, is_given: true, act: 'confirmation-link' }, 'email'),
  row('newsletter_issues', { id: id(22), subject: canary }),
  row('webhook_events', { id: id(8), provider: 'sandbox', event_id: canary, payload: canary, event: { email: canary }, kind: 'ignored', occurred_at: later }),
  row('provider_products', { id: id(9), provider: 'sandbox', provider_product_id: canary, product_skus: ['core-hr'] }),
  row('order_links', { id: id(10), kind: 'find', email: canary, expires_at: later }),
  row('ai_runs', { id: id(11), status: 'completed', model: 'model', input_data: { to: canary } }),
  row('ai_jobs', { id: id(12), run_id: id(11), position: 1, kind: 'post', payload: { to: canary }, status: 'failed' }),
  row('exports', { id: id(13), file_path: canary, package_name: 'core-hr', format: 'docx', mode: 'blank', status: 'failed' }),
  row('blog_posts', { id: id(14), slug: 'random-victim', title: 'Later', content: canary, status: 'draft' }),
  row('knowledge_base_articles', { id: id(15), slug: 'random-victim', title: 'Draft', category: 'Compliance Notes', content: canary, status: 'draft' }),
  row('content_checks', { subject_kind: 'post', subject_id: id(14), content_hash: 'x' }, 'subject_id'),
  row('content_findings', { id: id(16), subject_kind: 'post', subject_id: id(14), kind: 'no-source', sentence: canary, line: 1 }),
  row('social_campaigns', { id: id(17), name: canary, starts_on: '2099-01-01' }),
  row('social_snippets', { id: id(18), platform: 'LinkedIn', post_text: canary }),
  row('accessibility_audits', { id: id(19), run_by: canary, paths: ['/'], errors: 0, warnings: 1, successes: 3, score: 75, findings: [] }),
  row('template_trees', { path: canary, content_hash: canary, reader_revision: '0123456789ab', tree: canary }, 'content_hash'),
  row('search_misses', { query: canary, searches: 2 }, 'query'),
  row('update_notices', { id: id(23), template_id: templateId, from_revision: 1, to_revision: 2, from_version: '1.0', to_version: '1.1', reason: canary, state: 'withdrawn' }),
  row('update_notice_recipients', { id: id(24), notice_id: id(23), license_id: id(2), state: 'withdrawn', why: canary }),
  row('template_links', { template_id: templateId, google_docs_url: `https://docs.google.com/document/d/${canary}` }, 'template_id'),
  // The database moves the address to a table of its own.
  { table: 'reviews', row: { product_sku: 'core-hr', first_name: 'Victim', email: canary, rating: 5, review_text: 'Good.' }, key: `review_contacts?email=eq.${canary}` },
]; // prettier-ignore

/** The owner plans a topic, which the log of changes keeps for ever with the owner's address. */
async function planTopic(topicId: string): Promise<void> {
  const { access_token: token } = (await signIn(owner.email, owner.password)).json() as Session;
  const answer = await send(`${apiUrl}/rest/v1/content_calendar`, {
    method: 'POST',
    from: newCaller(),
    headers: { apikey: publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id: topicId, topic: canary, target_month: 1, target_year: 2099 }),
  });
  if (answer.status >= 300) throw new Error(`The topic was not planned: ${answer.text}`);
}

/** A line of a text that is sold. */
async function soldLine(): Promise<string> {
  const [sold] = await rowsOf<{ content: string }>('template_versions?select=content&order=id&limit=1');
  const line = sold?.content.split('\n').find((text) => text.length > 60 && !/["\\]/.test(text));
  if (line === undefined) throw new Error('No text that is sold has a line to look for');
  return line;
}

export interface OthersRows {
  /** No answer to a stranger may have any of them. */
  readonly secrets: readonly string[];
  /** The tables that have them. */
  readonly tables: readonly string[];
  stored(): Promise<unknown[]>;
  remove(): Promise<void>;
}

export async function writeOthersRows(): Promise<OthersRows> {
  const victim = (await signUpAndIn(newEmail('victim'))).user.id;
  const [template] = await rowsOf<{ id: string }>('templates?select=id&order=id&limit=1');
  const written = rows(victim, template?.id ?? '');
  const topicId = crypto.randomUUID();
  await shop.writeRows('PATCH', `profiles?id=eq.${victim}`, { full_name: canary });
  await shop.writeRows('POST', 'site_settings', { key: 'STRIPE_WEBHOOK_SECRET', value: canary });
  for (const { table, row: values } of written) await shop.writeRows('POST', table, values);
  await planTopic(topicId);
  const keys = [
    ...written.map(({ key }) => key),
    `profiles?id=eq.${victim}`,
    `content_calendar?id=eq.${topicId}`,
    `audit_log?object_id=eq.${topicId}`,
    // Of the secret setting itself only the moment can be read.
    'site_settings?key=eq.STRIPE_WEBHOOK_SECRET',
    'template_versions?order=id&limit=1',
  ];
  return {
    secrets: [canary, owner.email, await soldLine()],
    tables: keys.map((key) => key.split('?')[0] ?? '').concat('reviews'),
    stored: () => Promise.all(keys.map((key) => rowsOf(key))),
    remove: async () => {
      await shop.writeRows('DELETE', `content_calendar?id=eq.${topicId}`);
      for (const { key } of written.toReversed()) await shop.writeRows('DELETE', key);
      await shop.writeRows('DELETE', 'reviews?first_name=eq.Victim&product_sku=eq.core-hr');
      await shop.writeRows('PATCH', `profiles?id=eq.${victim}`, { full_name: null });
      await shop.writeRows('PATCH', 'site_settings?key=eq.STRIPE_WEBHOOK_SECRET', { value: '' });
    },
  };
}
