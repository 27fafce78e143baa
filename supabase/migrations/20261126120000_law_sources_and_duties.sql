-- How far a source carries a fact and when the fact holds, and what the law asks of an employer.

alter table public.law_facts
  add column source_dated text check (source_dated ~ '^\d{4}(-\d{2}){0,2}$'),
  add column quote text check (length(quote) between 1 and 300),
  add column pin_cite text check (length(pin_cite) between 1 and 80),
  add column valid_from date,
  add column valid_to date,
  add column changes_on text check (changes_on ~ '^\d{2}-\d{2}$'),
  add column other_sources text[] not null default '{}',
  add check (valid_to >= valid_from);

-- What the law asks of an employer, and the section of a document that meets it (`template` is `package/slug`). A duty that no
-- document meets says why in `open_reason`.
create table public.law_duties (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  state text not null check (state ~ '^[A-Z]{2}$'),
  statute text not null check (length(statute) between 1 and 200),
  owed_by text not null check (length(owed_by) between 1 and 200),
  kind text not null check (kind in ('clause', 'notice', 'poster', 'record', 'payment')),
  duty text not null check (length(duty) between 1 and 500),
  fact_key text check (fact_key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  template text check (template ~ '^[a-z0-9-]+/[a-z0-9-]+$'),
  section text check (length(section) between 1 and 200),
  open_reason text check (length(open_reason) between 1 and 500),
  pushed_hash text check (pushed_hash ~ '^[0-9a-f]{64}$'),
  check ((template is null) = (section is null)),
  check ((template is null) <> (open_reason is null))
);
alter table public.law_duties enable row level security;
create index law_duties_state_idx on public.law_duties (state, kind);
grant select on public.law_duties to anon, authenticated;
grant insert, update, delete on public.law_duties to authenticated;
grant all on public.law_duties to service_role;

create policy "everybody reads law duties" on public.law_duties for select to anon, authenticated using (true);

create policy "admin adds law duties" on public.law_duties
  for insert to authenticated with check ((select private.is_admin()));

create policy "admin changes law duties" on public.law_duties
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

create policy "admin removes law duties" on public.law_duties
  for delete to authenticated using ((select private.is_admin()));

create trigger touch_law_duties before update on public.law_duties
  for each row execute function private.touch_updated_at();

select private.watch_admin_changes('law_duties');

-- The audit log names a duty, and deleting a person passes the shop's own duties by.
create or replace function private.describe_changed_object(object text, object_id text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  thing jsonb;
begin
  case object
    when 'purchases', 'licenses' then
      select jsonb_build_object('sku', purchase.product_sku, 'email', purchase.email, 'provider', purchase.provider,
        'orderId', purchase.provider_order_id) into thing
      from public.purchases as purchase
      where purchase.id = case object when 'purchases' then object_id::uuid else
        (select license.purchase_id from public.licenses as license where license.id = object_id::uuid) end;
    when 'webhook_events' then
      select jsonb_build_object('title', ledger.kind, 'orderId', ledger.event ->> 'orderId') into thing
      from public.webhook_events as ledger where ledger.id = object_id::uuid;
    when 'leads' then
      select jsonb_build_object('email', lead.email) into thing
      from public.leads as lead where lead.id = object_id::uuid;
    when 'profiles' then
      select jsonb_build_object('email', profile.email) into thing
      from public.profiles as profile where profile.id = object_id::uuid;
    when 'reviews' then
      select jsonb_build_object('sku', review.product_sku, 'title', review.first_name) into thing
      from public.reviews as review where review.id = object_id::uuid;
    when 'contact_messages' then
      select jsonb_build_object('title', message.subject, 'email', message.email) into thing
      from public.contact_messages as message where message.id = object_id::uuid;
    when 'email_messages' then
      select jsonb_build_object('title', mail.template, 'email', mail."to") into thing
      from public.email_messages as mail where mail.id = object_id::uuid;
    when 'blog_posts' then
      select jsonb_build_object('title', post.title) into thing
      from public.blog_posts as post where post.id = object_id::uuid;
    when 'knowledge_base_articles' then
      select jsonb_build_object('title', article.title) into thing
      from public.knowledge_base_articles as article where article.id = object_id::uuid;
    when 'content_calendar' then
      select jsonb_build_object('title', topic.topic) into thing
      from public.content_calendar as topic where topic.id = object_id::uuid;
    when 'law_facts' then
      select jsonb_build_object('title', fact.statement, 'key', fact.key) into thing
      from public.law_facts as fact where fact.id = object_id::uuid;
    when 'law_duties' then
      select jsonb_build_object('title', duty.duty, 'key', duty.key) into thing
      from public.law_duties as duty where duty.id = object_id::uuid;
    when 'provider_products' then
      select jsonb_build_object('title', known.provider || ' ' || known.provider_product_id) into thing
      from public.provider_products as known where known.id = object_id::uuid;
    when 'exports' then
      select jsonb_build_object('title', export.file_path) into thing
      from public.exports as export where export.id = object_id::uuid;
    when 'templates', 'template_links' then
      select jsonb_build_object('title', template.title, 'key', template.package_id || '/' || template.slug) into thing
      from public.templates as template where template.id = object_id::uuid;
    when 'template_packages' then
      select jsonb_build_object('title', package.title) into thing
      from public.template_packages as package where package.id = object_id;
    when 'social_campaigns' then
      select jsonb_build_object('title', campaign.name) into thing
      from public.social_campaigns as campaign where campaign.id = object_id::uuid;
    when 'social_snippets' then
      select jsonb_build_object('title', snippet.platform || ': ' || snippet.source_title) into thing
      from public.social_snippets as snippet where snippet.id = object_id::uuid;
    else
      thing := null;
  end case;
  return thing;
end;
$$;

create or replace function private.shop_text_tables()
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array['article_words', 'blog_posts', 'knowledge_base_articles', 'known_words', 'content_calendar', 'content_checks',
    'content_files', 'content_findings', 'law_duties', 'law_facts', 'law_fact_history', 'provider_products',
    'setting_definitions', 'setting_patterns', 'setting_secrets', 'site_settings', 'social_campaigns', 'social_snippets', 'starter_pack_assets',
    'template_links', 'template_packages', 'template_versions', 'templates'];
$$;
