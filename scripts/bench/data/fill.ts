import type postgres from 'postgres';
import type { Sizes } from './sizes.ts';

/** The id of the nth row of a kind, so that a query can name rows without looking for them. */
export const idOf = (kind: string, n: number | string) => `md5('${kind}' || ${n})::uuid`;

const skus = `(array['mn-paid-leave', 'core-hr', 'payroll-ops', 'micro-templates'])[1 + n % 4]`;
const email = (n: string) => `'person' || ${n} || '@mail' || ${n} % 500 || '.example.com'`;
const threeYears = 94_608_000;

/** Evenly over three years, the highest number last. */
const time = (count: number, offset = 0) =>
  `date_trunc('day', now()) + interval '1 hour' - make_interval(secs => ${threeYears} * (1 - n::float / ${count}) + ${offset})`;

/** Orders wait for the owner, who settles them: as many in a large shop as in a small one, and more than a page shows. */
const heldOrders = 200;

function statements(size: Sizes): string[] {
  const from = (count: number) => `from generate_series(1, ${count}) as n`;
  const buyer = `(n - 1) % ${size.users} + 1`;
  return [
    `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data, created_at)
     select ${idOf('user', 'n')}, ${email('n')}, now(), '{}', ${time(size.users)} ${from(size.users)}`,
    `insert into auth.sessions (id, user_id) select ${idOf('session', 'n')}, ${idOf('user', 'n')} ${from(size.users)}`,
    `insert into public.profiles (id, created_at, email, full_name, business_name, role, purchases_count)
     select ${idOf('user', 'n')}, ${time(size.users)}, ${email('n')}, 'Ann' || n % 89 || ' Family' || n % 997, 'Business' || n % 4999,
       case when n <= 3 then 'admin' else 'customer' end,
       ${Math.floor(size.purchases / size.users)} + case when n <= ${size.purchases % size.users} then 1 else 0 end
     ${from(size.users)}`,
    `insert into private.admin_grants (user_id) select ${idOf('user', 'n')} from generate_series(1, 3) as n`,
    `insert into public.purchases (id, created_at, paid_at, user_id, email, product_sku, provider, provider_order_id, amount_cents,
       refunded_cents, status)
     select ${idOf('purchase', 'n')}, at, at, ${idOf('user', `(${buyer})`)}, ${email(`(${buyer})`)}, ${skus}, 'stripe', 'order-' || n,
       4900 + n % 50 * 100, case when n % 50 = 0 then 4900 else 0 end,
       case when n % 50 = 0 then 'partially_refunded' when n % 1000 = 1 then 'disputed' else 'paid' end
     from (select n, ${time(size.purchases)} as at ${from(size.purchases)}) as made`,
    `insert into public.licenses (id, user_id, purchase_id, product_sku, license_key, status, issued_at)
     select ${idOf('license', 'n')}, ${idOf('user', `(${buyer})`)}, ${idOf('purchase', 'n')}, ${skus}, 'NSHR-' || n,
       case when n % 100 = 0 then 'revoked' else 'active' end, ${time(size.purchases)} ${from(size.purchases)}`,
    `insert into public.downloads (id, created_at, license_id, template_path, format, mode, version)
     select ${idOf('download', 'n')}, ${time(size.purchases, 60)}, ${idOf('license', 'n')}, 'core-hr/handbook', 'docx', 'blank', '1.0'
     ${from(size.purchases)}`,
    `insert into public.order_links (id, kind, email, provider, provider_order_id, expires_at)
     select ${idOf('link', 'n')}, 'receipt', ${email(`(${buyer})`)}, 'stripe', 'order-' || n, now() + interval '20 days'
     ${from(size.purchases)}`,
    `insert into private.proofs (cause, subject, expires_at)
     select 'order-link', id::text, expires_at from public.order_links`,
    `insert into public.provider_products (provider, provider_product_id, product_skus)
     select 'stripe', ${skus}, array[${skus}] from generate_series(1, 4) as n`,
    `insert into public.webhook_events (id, created_at, provider, event_id, payload, event, kind, order_keys, occurred_at, processed_at)
     select ${idOf('event', 'n')}, at, 'stripe', 'evt-' || n, '{}',
       jsonb_build_object('orderId', 'order-' || n, 'email', ${email(`(${buyer})`)}, 'items', jsonb_build_array(jsonb_build_object('providerProductId', ${skus}, 'amountCents', 4900)),
         'amountCents', 4900, 'currency', 'USD'),
       'order.paid', array['order-' || n], at, case when n % 5000 <> 0 and n % ${Math.ceil(size.purchases / heldOrders)} <> 0 then at end
     from (select n, ${time(size.purchases)} as at ${from(size.purchases)}) as made`,
    `insert into public.leads (id, created_at, email, name, utm, campaign, status, confirmed_at, customer_since, wanted_states, last_mail_at)
     select ${idOf('lead', 'n')}, at, ${email('n')}, 'Ann' || n % 89 || ' Family' || n % 997,
       jsonb_build_object('utm_campaign', 'campaign' || n % 20), 'campaign' || n % 20,
       case n % 4 when 0 then 'confirmed' when 1 then 'unsubscribed' else 'pending' end, case when n % 4 = 0 then at end,
       case when n % 10 = 0 then at end, case when n % 40 = 0 then '{CA}' else '{}' end::text[], at
     from (select n, ${time(size.leads)} as at ${from(size.leads)}) as made`,
    // So many wait that a claim takes its full number in the smaller shop, too.
    `insert into public.email_messages (id, created_at, "to", template, data, status, idempotency_key, send_after, sent_at)
     select ${idOf('mail', 'n')}, at, ${email('n')}, 'receipt', jsonb_build_object('provider', 'stripe', 'orderId', 'order-' || n),
       case when n % 200 = 0 then 'failed' when n % 50 = 1 then 'queued' else 'sent' end, 'mail-' || n, at, at
     from (select n, ${time(size.mails)} as at ${from(size.mails)}) as made`,
    `insert into public.template_packages (id, title, product_sku, state, version, last_updated)
     values ('core-hr-pack-mn', 'Pack', 'core-hr', 'MN', '1.0', '2026-01-01')`,
    `insert into public.templates (id, package_id, slug, path, title, type, word_count, version, states, last_reviewed, law_as_of)
     select ${idOf('template', 'n')}, 'core-hr-pack-mn', 'a' || n, 'templates/core-hr-pack-mn/a' || n || '.md', 'Policy ' || n, 'Form', 300,
       '1.0', '{MN}', '2026-11-21', '2026-11-21' from generate_series(1, 20) as n`,
    `insert into public.update_notices (id, template_id, from_revision, to_revision, from_version, to_version, state, enrolled_at, sent_at)
     select ${idOf('notice', 'n')}, ${idOf('template', 'n')}, 1, 2, '1.0', '1.1', 'sent', now(), now() from generate_series(1, 20) as n`,
    `insert into public.update_notice_recipients (id, notice_id, license_id, state, mail_id)
     select ${idOf('recipient', 'n')}, ${idOf('notice', '(n % 20 + 1)')}, ${idOf('license', 'n')},
       case when n % 50 = 1 then 'queued' else 'unaffected' end,
       case when n % 50 = 1 then ${idOf('mail', `(1 + n % ${size.mails})`)} end ${from(size.purchases)}`,
    `insert into public.reviews (id, created_at, product_sku, first_name, rating, review_text, status)
     select ${idOf('review', 'n')}, ${time(size.reviews)}, ${skus}, 'Ann' || n % 89, 1 + n % 5, 'Good templates.',
       case when n % 100 = 0 then 'pending' when n % 20 = 1 then 'rejected' else 'approved' end ${from(size.reviews)}`,
    `insert into public.review_contacts (review_id, product_sku, email)
     select ${idOf('review', 'n')}, ${skus}, ${email('n')} ${from(size.reviews)}`,
    `insert into public.contact_messages (id, created_at, name, email, subject, message, status)
     select ${idOf('message', 'n')}, ${time(size.messages)}, 'Ann' || n % 89 || ' Family' || n % 997, ${email('n')},
       'Question ' || n, 'How does it work?', case when n % 100 = 0 then 'open' else 'closed' end ${from(size.messages)}`,
    `insert into public.contact_replies (id, message_id, author_email, body)
     select ${idOf('reply', 'n')}, ${idOf('message', 'n')}, 'owner@example.com', 'Like this.' ${from(size.messages)}`,
    `insert into public.audit_log (created_at, change_set, actor, actor_email, action, object, object_id, before, after)
     select ${time(size.audit)}, 'set' || n, ${idOf('user', '1')}, ${email('1')}, 'update',
       case when n % 20 = 0 then 'site_settings' else 'licenses' end,
       case when n % 20 = 0 then 'GA4_ID' else (${idOf('license', 'n')})::text end, '{}', '{}' ${from(size.audit)}`,
    `insert into public.exports (id, created_at, requested_by, file_path, package_name, format, mode, status)
     select ${idOf('export', 'n')}, ${time(size.runs)}, ${idOf('user', '1')}, 'core-hr/handbook', 'core-hr', 'docx', 'blank', 'completed'
     ${from(size.runs)}`,
    `insert into public.ai_runs (id, created_at, user_id, status, model, function_name)
     select ${idOf('run', 'n')}, ${time(size.runs)}, ${idOf('user', '1')}, 'completed', 'model', 'ai-blog-generate' ${from(size.runs)}`,
    `insert into public.ai_jobs (id, created_at, run_id, position, kind, payload, status)
     select ${idOf('job', 'n')}, ${time(size.runs)}, ${idOf('run', 'n')}, 1, 'post', '{}', case when n % 1000 = 0 then 'queued' else 'completed' end
     ${from(size.runs)}`,
    `insert into public.companies (id, name) select ${idOf('company', 'n')}, 'Company ' || n % 4999 ${from(size.users)}`,
    `insert into public.company_members (company_id, user_id, role)
     select ${idOf('company', 'n')}, ${idOf('user', 'n')}, 'owner' ${from(size.users)}`,
    `insert into public.company_invitations (id, company_id, email, role)
     select ${idOf('invitation', 'n')}, ${idOf('company', 'n')}, ${email('n')}, 'viewer' ${from(size.users)}`,
    `insert into private.proofs (cause, subject, holder_version, most_uses, expires_at)
     select 'invitation', id::text, token_version, 1, expires_at from public.company_invitations`,
    `insert into public.license_companies (license_id, company_id)
     select ${idOf('license', 'n')}, ${idOf('company', 'n')} ${from(size.users)}`,
    `insert into public.license_profiles (license_id, "values") select ${idOf('license', 'n')}, '{}' ${from(size.users)}`,
    `insert into private.durable_calls (id, called_at) select ${idOf('call', 'n')}, now() - make_interval(mins => n % 40000)
     ${from(size.mails)}`,
    `insert into private.rate_limits (bucket, subject, window_start, hits)
     select 'lead', '10.0.' || n % 250 || '.' || n, date_trunc('hour', now()), 1 ${from(size.runs)}`,
  ];
}

/**
 * Fills an empty database. Triggers of single rows and foreign keys are off meanwhile and indexes are built afterwards, which
 * is what makes a million rows a matter of a minute; the triggers that keep the totals stay on, so that they do the counting.
 */
export async function fillDatabase(sql: postgres.Sql, size: Sizes): Promise<void> {
  const tables = await sql<{ name: string }[]>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)`;
  const counting = await sql<{ name: string; trigger: string }[]>`
    select tgrelid::regclass::text as name, tgname as trigger from pg_trigger
    where not tgisinternal and tgtype & 1 = 0 and tgname not in ('mark_leads_as_customers', 'refuse_history_truncation', 'count_buyers_insert')`;
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    join pg_class on pg_class.oid = indrelid
    where not indisunique and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  for (const { name } of tables) await sql.unsafe(`alter table ${name} disable trigger all`);
  for (const { name, trigger } of counting) await sql.unsafe(`alter table ${name} enable trigger ${trigger}`);
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  for (const statement of statements(size)) await sql.unsafe(statement);
  for (const { definition } of indexes) await sql.unsafe(definition);
  for (const { name } of tables) await sql.unsafe(`alter table ${name} enable trigger all`);
  // Its trigger looks up each buyer, which needs the indexes.
  await sql.unsafe('select private.recount_buyers()');
  await sql.unsafe('vacuum analyze');
}
