import type { TestShop } from '../../support/test-database';
import { accessMatrix } from '../access-matrix';

/** In every row that no stranger may see. No answer to one may have it. */
export const canary = 'canary-7f3a@victim.example';
export const secretValue = 'whsec_canary_of_the_probes';

const id = (n: number) => `20000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const victims = {
  purchase: id(1),
  license: id(2),
  post: id(4),
  article: id(5),
  lead: id(6),
  company: id(8),
  /** A purchase that has no license yet, so that only the policies stand in the way of one. */
  barePurchase: id(7),
} as const;

/** Rows that belong to others, written by the database's owner; run again, it puts back what an attack has changed. */
export async function seedVictims(shop: TestShop): Promise<void> {
  const other = shop.userIds['other-customer'];
  const statements = [
    `delete from public.licenses`,
    `delete from public.purchases`,
    `delete from public.reviews`,
    `delete from public.leads`,
    `delete from public.contact_messages`,
    `delete from public.mail_events`,
    `delete from public.mail_suppressions`,
    `delete from public.consent_acts`,
    `delete from public.newsletter_issues`,
    `delete from public.email_messages`,
    `delete from public.webhook_events`,
    `delete from public.order_links`,
    `delete from public.companies`,
    `delete from public.blog_posts where slug like 'victim%'`,
    `delete from public.knowledge_base_articles where slug like 'victim%'`,
    `delete from public.ai_runs`,
    `delete from public.exports`,
    `delete from private.admin_grants where user_id <> '${shop.userIds.admin}'`,
    `update public.profiles set role = case when id = '${shop.userIds.admin}' then 'admin' else 'customer' end,
       full_name = case when id = '${other}' then '${canary}' else 'Ann' end`,
    `insert into public.purchases (id, user_id, email, product_sku, provider, provider_order_id, amount_cents, paid_at)
     values ('${victims.purchase}', '${other}', '${canary}', 'core-hr', 'sandbox', 'victim-1', 9900, now())`,
    `insert into public.purchases (id, user_id, email, product_sku, provider, provider_order_id, amount_cents, paid_at)
     values ('${victims.barePurchase}', '${other}', '${canary}', 'core-hr', 'sandbox', 'victim-2', 9900, now())`,
    `insert into public.licenses (id, user_id, purchase_id, product_sku, license_key)
     values ('${victims.license}', '${other}', '${victims.purchase}', 'core-hr', '${canary}')`,
    `insert into public.downloads (license_id, template_path, format, mode, version)
     values ('${victims.license}', '${canary}', 'docx', 'blank', '1.0')`,
    `insert into public.companies (id, name, "values")
     values ('${victims.company}', '${canary}', '{"company_name": "${canary}"}')`,
    `insert into public.company_members (company_id, user_id, role) values ('${victims.company}', '${other}', 'owner')`,
    `insert into public.company_invitations (company_id, email, role) values ('${victims.company}', '${canary}', 'viewer')`,
    `insert into public.leads (id, email, name) values ('${victims.lead}', '${canary}', 'Victim')`,
    `insert into public.contact_messages (name, email, subject, message) values ('Victim', '${canary}', 'Hello', 'There')`,
    `insert into public.email_messages ("to", template, idempotency_key) values ('${canary}', 'receipt', 'victim')`,
    `insert into public.mail_events (provider, event_id, kind, email, occurred_at)
     values ('resend', 'victim', 'soft-bounce', '${canary}', now())`,
    `insert into public.mail_suppressions (email, reason) values ('${canary}', 'hard-bounce')`,
    `insert into public.consent_acts (email, is_given, act) values ('${canary}', true, 'confirmation-link')`,
    `insert into public.newsletter_issues (subject) values ('${canary}')`,
    `insert into public.webhook_events (provider, event_id, payload, event, kind, occurred_at)
     values ('sandbox', 'victim', '{}', '{"email": "${canary}"}', 'order.paid', now())`,
    `insert into public.order_links (kind, email, expires_at) values ('find', '${canary}', now() + interval '1 day')`,
    `insert into public.ai_runs (status, model, input_data) values ('completed', 'model', '{"to": "${canary}"}')`,
    `insert into public.exports (file_path, package_name, format, mode) values ('${canary}', 'core-hr', 'docx', 'blank')`,
    // The database gives a review its id.
    `insert into public.reviews (product_sku, first_name, email, rating, review_text)
     values ('core-hr', 'Victim', '${canary}', 5, 'Good.')`,
    `update public.reviews set status = 'approved' where first_name = 'Victim'`,
    `insert into public.blog_posts (id, slug, title, content, status, scheduled_for)
     values ('${victims.post}', 'victim-post', 'Later', '${canary}', 'scheduled', now() + interval '1 day')`,
    `insert into public.knowledge_base_articles (id, slug, title, category, content, status)
     values ('${victims.article}', 'victim-article', 'Draft', 'Compliance Notes', '${canary}', 'draft')`,
    `insert into public.site_settings (key, value) values ('WEBHOOK_SHARED_SECRET', '${secretValue}'), ('ADMIN_EMAILS', '${canary}')
     on conflict (key) do update set value = excluded.value`,
  ];
  for (const statement of statements) await shop.database.query(statement);
}

export const allTables = Object.keys(accessMatrix);
/** Tables of which neither a visitor nor another customer may see a row. */
export const privateTables = allTables.filter(
  (table) =>
    // Approved reviews are everybody's.
    table !== 'reviews' &&
    !accessMatrix[table]?.select.some((role) => role === 'anonymous' || role === 'customer'),
);

/** Everything stored, but for the row that the attacking customer may change. */
export async function fingerprint(shop: TestShop): Promise<string> {
  const own = shop.userIds.customer;
  const parts = allTables.map((table) => {
    const mine = table === 'profiles' ? `where id <> '${own}'` : '';
    return `select '${table}' as name, md5(coalesce(string_agg(to_jsonb(stored)::text, ',' order by to_jsonb(stored)::text), '')) as hash
      from public.${table} as stored ${mine}`;
  });
  return JSON.stringify(await shop.database.query(parts.join(' union all ')));
}
