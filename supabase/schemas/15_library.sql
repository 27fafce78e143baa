-- What visitors may know of the library is in template_packages, templates and starter_pack_assets. The paid text is in
-- template_versions, which only the service reads. Old versions stay for buyers who have them.
create table public.template_packages (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  created_at timestamptz not null default now(),
  title text not null check (length(title) between 1 and 160),
  description text not null default '',
  product_sku text not null check (product_sku in ('mn-paid-leave', 'core-hr', 'payroll-ops', 'micro-templates')),
  state text not null check (state in ('MN', 'WI')),
  version text not null check (version ~ '^[0-9]+\.[0-9]+$'),
  last_updated date not null,
  position integer not null default 0
);
alter table public.template_packages enable row level security;
grant select on public.template_packages to anon, authenticated;
grant all on public.template_packages to service_role;

create policy "everybody reads packages" on public.template_packages for select to anon, authenticated using (true);

select private.watch_admin_changes('template_packages');

-- `page_count` is the number of pages of the blank PDF; null until it was counted.
create table public.templates (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  package_id text not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  path text not null unique,
  title text not null,
  summary text not null default '',
  type text not null,
  word_count integer not null check (word_count > 0),
  version text not null check (version ~ '^[0-9]+\.[0-9]+$'),
  states text[] not null,
  formats text[] not null default '{docx,pdf}',
  last_reviewed date not null,
  law_as_of date not null,
  position integer not null default 0,
  is_retired boolean not null default false,
  page_count integer check (page_count > 0),
  unique (package_id, slug)
);
alter table public.templates enable row level security;
create index templates_package_idx on public.templates (package_id, position);
grant select on public.templates to anon, authenticated;
grant all on public.templates to service_role;

create policy "visitors read current templates" on public.templates
  for select to anon using (not is_retired);

create policy "accounts read current templates, admins all" on public.templates
  for select to authenticated using (not is_retired or (select private.is_admin()));

create trigger touch_templates before update on public.templates
  for each row execute function private.touch_updated_at();

select private.watch_admin_changes('templates');

-- A template's package exists, as a foreign key would hold it. There is none, because the Data API embeds along foreign keys
-- both ways and without end: no two tables that visitors read may have one between them.
create or replace function private.keep_template_packages()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_table_name = 'templates' then
    -- The lock makes a delete of the package wait for this row, and then find it.
    perform from public.template_packages where id = new.package_id for key share;
    if not found then
      raise foreign_key_violation using message = format('There is no package %L.', new.package_id);
    end if;
  elsif exists (select from public.templates where package_id = old.id)
    and not exists (select from public.template_packages where id = old.id) then
    raise foreign_key_violation using message = format('Templates still belong to the package %L.', old.id);
  end if;
  return null;
end;
$$;
revoke all on function private.keep_template_packages() from public, anon, authenticated;

create trigger keep_package after insert or update of package_id on public.templates
  for each row execute function private.keep_template_packages();

create trigger keep_package after delete or update of id on public.template_packages
  for each row execute function private.keep_template_packages();

-- The texts of templates. `changes` describes the difference to the version before. `downloads.revision` says which text a
-- buyer has; the version number alone does not, because a correction may keep it.
--
-- `released_on` comes from the content file, not from the day of the push; null if the text names none, as after an edit by
-- the owner, which counts from the day it was saved.
--
-- A text is a draft until `published_at`; buyers, previews and exports have the published one. Texts from content files are
-- published at once.
create table public.template_versions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  template_id uuid not null references public.templates (id) on delete cascade,
  revision integer not null,
  version text not null,
  content text not null check (length(content) <= 500000),
  content_hash text not null,
  origin text not null check (origin in ('file', 'owner')),
  edited_by uuid references auth.users (id) on delete set null,
  changes text not null default '' check (length(changes) <= 1000),
  change_note text not null default '' check (length(change_note) <= 500),
  released_on date,
  published_at timestamptz default now(),
  published_by uuid references auth.users (id) on delete set null,
  facts jsonb,
  unique (template_id, revision)
);
alter table public.template_versions enable row level security;
create index template_versions_edited_by_idx on public.template_versions (edited_by);
create index template_versions_published_by_idx on public.template_versions (published_by);
grant all on public.template_versions to service_role;

create trigger learn_words after insert or update of content on public.template_versions
  for each row execute function private.learn_words_of_row();

-- What the document engine made of a text when it was pushed, saved or first asked for: reading takes a hundred times as long as
-- fetching. `reader_revision` names the code that read it, so a tree is never older than the code. Rows can be deleted at any time.
create table public.template_trees (
  path text not null,
  content_hash text not null check (length(content_hash) between 1 and 64),
  reader_revision text not null check (reader_revision ~ '^[0-9a-f]{12}$'),
  tree text not null check (length(tree) <= 5000000),
  created_at timestamptz not null default now(),
  primary key (content_hash, path, reader_revision)
);
alter table public.template_trees enable row level security;
grant all on public.template_trees to service_role;

create table public.template_links (
  template_id uuid primary key references public.templates (id) on delete cascade,
  google_docs_url text not null check (google_docs_url ~ '^https://(docs|drive)\.google\.com/'),
  updated_at timestamptz not null default now()
);
alter table public.template_links enable row level security;
grant select on public.template_links to authenticated;
grant all on public.template_links to service_role;

create policy "admin reads template links" on public.template_links
  for select to authenticated using ((select private.is_admin()));

create policy "session is live" on public.template_links as restrictive
  for all to authenticated
  using ((select private.require_live_session())) with check ((select private.require_live_session()));

select private.watch_admin_changes('template_links', 'template_id');

create table public.starter_pack_assets (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  title text not null,
  summary text not null,
  bullets text[] not null,
  formats text[] not null default '{pdf,docx,md}',
  position integer not null default 0,
  content text not null,
  content_hash text not null
);
alter table public.starter_pack_assets enable row level security;
grant select on public.starter_pack_assets to anon, authenticated;
grant all on public.starter_pack_assets to service_role;

create policy "everybody reads the starter pack" on public.starter_pack_assets
  for select to anon, authenticated using (true);

create trigger touch_starter_pack_assets before update on public.starter_pack_assets
  for each row execute function private.touch_updated_at();

-- Exports are jobs: a row in `processing` is held by a worker (until its lease expires) or waits for one. A job whose worker
-- died is claimed again after its lease has expired. A ZIP waits for its files (`batch_id`). A working copy has the drafting
-- notes, an issue copy has not; a review copy has every variant of the text.
create table public.exports (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  requested_by uuid references auth.users (id) on delete set null,
  file_path text not null,
  package_name text not null,
  format text not null check (format in ('docx', 'pdf', 'gdocx', 'xlsx', 'csv', 'text', 'md', 'zip')),
  mode text not null check (mode in ('blank', 'sample', 'company')),
  status text not null default 'processing' check (status in ('processing', 'completed', 'failed')),
  error_message text check (length(error_message) <= 1000),
  size_bytes bigint check (size_bytes >= 0),
  duration_ms integer check (duration_ms >= 0),
  artifact_path text,
  content_hash text,
  revision integer,
  batch_id uuid references public.exports (id) on delete cascade,
  attempts integer not null default 0,
  lease uuid,
  lease_until timestamptz,
  copy text not null default 'working' check (copy in ('working', 'issue', 'review'))
);
alter table public.exports enable row level security;
create index exports_created_at_idx on public.exports (created_at desc);
create index exports_requested_by_idx on public.exports (requested_by);
create index exports_processing_idx on public.exports (created_at) where status = 'processing';
create index exports_batch_idx on public.exports (batch_id);
create index exports_cache_idx on public.exports (content_hash) where status = 'completed';
grant select on public.exports to authenticated;
grant all on public.exports to service_role;

create policy "admin reads exports" on public.exports
  for select to authenticated using ((select private.is_admin()));

create policy "session is live" on public.exports as restrictive
  for all to authenticated
  using ((select private.require_live_session())) with check ((select private.require_live_session()));

create trigger touch_exports before update on public.exports
  for each row execute function private.touch_updated_at();

select private.watch_admin_changes('exports');

create table public.downloads (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  license_id uuid not null references public.licenses (id) on delete cascade,
  template_path text not null,
  format text not null,
  mode text not null,
  version text not null,
  revision integer,
  copy text not null default 'working' check (copy in ('working', 'issue', 'review'))
);
alter table public.downloads enable row level security;
create index downloads_license_idx on public.downloads (license_id, created_at desc);
grant select on public.downloads to authenticated;
grant all on public.downloads to service_role;

create policy "owner and admin read downloads" on public.downloads
  for select to authenticated
  using (
    license_id in (select license.id from public.licenses as license where license.user_id = (select auth.uid()))
    or (select private.is_admin())
  );

create policy "session is live" on public.downloads as restrictive
  for all to authenticated
  using ((select private.require_live_session())) with check ((select private.require_live_session()));

-- Stores a new text of a template as a draft. `base_revision` is the revision that the editor started from: if another one
-- was saved since, nothing is stored and the call is refused (409).
create or replace function public.save_template_version(
  template_path text,
  base_revision integer,
  facts jsonb,
  content text,
  content_hash text,
  edited_by uuid,
  changes text default '',
  change_note text default '',
  restored_from integer default null
)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  template public.templates;
  newest public.template_versions;
begin
  select * into template from public.templates as candidate where candidate.path = template_path for update;
  if not found then
    perform private.reject(400, 'There is no such template.');
  end if;
  select * into newest from public.template_versions as known where known.template_id = template.id
  order by known.revision desc limit 1;
  if newest.revision = base_revision + 1 and newest.origin = 'owner' and newest.content = save_template_version.content
    and newest.edited_by is not distinct from save_template_version.edited_by then
    return newest.revision;
  end if;
  if coalesce(newest.revision, 0) <> base_revision then
    perform private.reject(409, 'Someone else saved this template while you were editing it.');
  end if;
  insert into public.template_versions
    (template_id, revision, version, content, content_hash, origin, edited_by, changes, change_note, facts, published_at)
  values (template.id, base_revision + 1, save_template_version.facts ->> 'version', save_template_version.content,
    save_template_version.content_hash, 'owner', save_template_version.edited_by,
    left(save_template_version.changes, 1000), left(save_template_version.change_note, 500), save_template_version.facts, null);
  perform private.note_template_edit(template.id, save_template_version.edited_by,
    jsonb_build_object('draft_revision', newest.revision, 'version', newest.version),
    jsonb_build_object('draft_revision', base_revision + 1, 'version', save_template_version.facts ->> 'version',
      'changes', nullif(left(save_template_version.changes, 1000), '')),
    case when restored_from is null then coalesce('Draft saved: ' || nullif(btrim(change_note), ''), 'Draft saved')
      else 'Revision ' || restored_from || ' restored as a draft' end);
  return base_revision + 1;
end;
$$;
revoke all on function public.save_template_version(text, integer, jsonb, text, text, uuid, text, text, integer)
  from public, anon, authenticated;
grant execute on function public.save_template_version(text, integer, jsonb, text, text, uuid, text, text, integer)
  to service_role;

-- Stores the owner's link to a template's copy in Google Docs; an empty one removes it.
create or replace function public.save_google_docs_link(template_path text, url text, seen text[] default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted text := btrim(coalesce(url, ''));
  known uuid;
  stored text;
begin
  if not (select private.is_admin()) then
    perform private.reject(403, 'Only the owner can do this.');
  end if;
  select template.id into known from public.templates as template where template.path = template_path;
  if known is null then
    perform private.reject(400, 'There is no such template.');
  end if;
  if wanted <> '' and (wanted !~ '^https://(docs|drive)\.google\.com/[^\s<>"\\]+$' or length(wanted) > 2000) then
    perform private.reject(400, 'Please paste an address that starts with https://docs.google.com/ or https://drive.google.com/.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('google-docs-link ' || known, 0));
  select link.google_docs_url into stored from public.template_links as link where link.template_id = known;
  stored := coalesce(stored, '');
  if stored = wanted then
    return;
  end if;
  if seen is not null and stored <> all (select btrim(read) from unnest(seen) as read) then
    perform private.reject(409, 'Someone else changed this link in the meantime. Copy yours, then reload the page to see theirs.');
  end if;
  if wanted = '' then
    delete from public.template_links as link where link.template_id = known;
    return;
  end if;
  insert into public.template_links as existing (template_id, google_docs_url)
  values (known, wanted)
  on conflict on constraint template_links_pkey do update set google_docs_url = excluded.google_docs_url, updated_at = now();
end;
$$;
revoke all on function public.save_google_docs_link(text, text, text[]) from public, anon, authenticated;
grant execute on function public.save_google_docs_link(text, text, text[]) to authenticated, service_role;

-- The answers that fill a buyer's documents: field names, each with a text of at most 2,000 characters. A field of the
-- profile is a plain key; a question of one package or template has its place before the key.
create or replace function private.check_company_values(given jsonb)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  wrong text;
begin
  if given is null or jsonb_typeof(given) <> 'object' or octet_length(given::text) > 65536 then
    perform private.reject(400, 'The company profile is too large or not a list of answers.');
  end if;
  select entry.key into wrong
  from jsonb_each(given) as entry
  where entry.key !~ '^([a-z0-9-]{1,80}/){0,2}[a-z][a-z0-9_]{0,60}$'
    or jsonb_typeof(entry.value) <> 'string'
    or length(entry.value #>> '{}') > 2000
  limit 1;
  if wrong is not null then
    perform private.reject(400, 'An answer has at most 2,000 characters; please look at "' || left(wrong, 80) || '".');
  end if;
end;
$$;
grant execute on function private.check_company_values(jsonb) to anon, authenticated, service_role;

create or replace function private.guard_company_values()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.check_company_values(new."values");
  return new;
end;
$$;
grant execute on function private.guard_company_values() to anon, authenticated, service_role;

-- The answers of a buyer without an account: they belong to the license and are reached through the mailed order link.
create table public.license_profiles (
  license_id uuid primary key references public.licenses (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  "values" jsonb not null default '{}'
);
alter table public.license_profiles enable row level security;
grant all on public.license_profiles to service_role;

create trigger touch_license_profiles before update on public.license_profiles
  for each row execute function private.touch_updated_at();

create trigger guard_license_profiles before insert or update on public.license_profiles
  for each row execute function private.guard_company_values();

create or replace function public.claim_exports(max_jobs integer, lease_seconds integer)
returns setof public.exports
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.exports as job
  set status = 'failed', error_message = 'The export was started three times and never finished.', lease = null,
    lease_until = null
  where job.status = 'processing' and job.attempts >= 3 and job.lease_until < now();

  return query
  with due as (
    select waiting.id
    from public.exports as waiting
    where waiting.status = 'processing' and (waiting.lease_until is null or waiting.lease_until < now())
      and (waiting.format <> 'zip' or not exists (
        select 1 from public.exports as part where part.batch_id = waiting.id and part.status = 'processing'
      ))
    order by waiting.created_at, waiting.batch_id nulls last, waiting.file_path
    limit least(max_jobs, 20)
    for update skip locked
  )
  update public.exports as job
  set attempts = job.attempts + 1,
    lease = gen_random_uuid(),
    lease_until = now() + make_interval(secs => lease_seconds)
  from due
  where job.id = due.id
  returning job.*;
end;
$$;
revoke all on function public.claim_exports(integer, integer) from public, anon, authenticated;
grant execute on function public.claim_exports(integer, integer) to service_role;

-- Records a job's result. Returns false and changes nothing if the lease is no longer the worker's own.
create or replace function public.settle_export(
  export_id uuid,
  export_lease uuid,
  outcome text,
  reason text default null,
  retry_at timestamptz default null,
  artifact text default null,
  bytes bigint default null,
  milliseconds integer default null,
  hash text default null,
  made_from integer default null
)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if outcome not in ('completed', 'failed', 'later') then
    perform private.reject(400, 'The outcome must be completed, failed or later.');
  end if;
  update public.exports as job
  set status = case when outcome = 'later' then 'processing' else outcome end,
    error_message = case when outcome = 'completed' then null else left(reason, 1000) end,
    artifact_path = coalesce(artifact, job.artifact_path),
    size_bytes = coalesce(bytes, job.size_bytes),
    duration_ms = coalesce(milliseconds, job.duration_ms),
    content_hash = coalesce(hash, job.content_hash),
    revision = coalesce(made_from, job.revision),
    attempts = case when outcome = 'later' and retry_at is null then job.attempts - 1 else job.attempts end,
    lease = null,
    lease_until = case when outcome = 'later' then retry_at end
  where job.id = export_id and job.status = 'processing' and job.lease = export_lease;
  return found;
end;
$$;
revoke all on function public.settle_export(uuid, uuid, text, text, timestamptz, text, bigint, integer, text, integer)
  from public, anon, authenticated;
grant execute on function public.settle_export(uuid, uuid, text, text, timestamptz, text, bigint, integer, text, integer)
  to service_role;

-- Retry: the row goes back to processing and its error is cleared; the caller holds the lease.
create or replace function public.restart_export(export_id uuid, lease_seconds integer)
returns setof public.exports
language sql
security definer
set search_path = ''
as $$
  update public.exports as job
  set status = 'processing', error_message = null, attempts = 1, artifact_path = null, size_bytes = null,
    duration_ms = null, lease = gen_random_uuid(), lease_until = now() + make_interval(secs => lease_seconds)
  where job.id = export_id
    and (job.status <> 'processing' or job.lease_until is null or job.lease_until < now())
  returning job.*;
$$;
revoke all on function public.restart_export(uuid, integer) from public, anon, authenticated;
grant execute on function public.restart_export(uuid, integer) to service_role;

-- What `content:push` last did with each file: the hash of the file and of the row after the push. A row with another hash
-- was edited in the shop, and a push never overwrites it.
create table public.content_files (
  path text primary key check (path ~ '^[a-z-]+/[a-z0-9/-]+\.md$' and length(path) <= 300),
  created_at timestamptz not null default now(),
  file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
  row_hash text not null check (row_hash ~ '^[0-9a-f]{64}$'),
  pushed_at timestamptz not null default now()
);
alter table public.content_files enable row level security;
grant all on public.content_files to service_role;

-- The changes of a product's files for its public page: day, file and description. Only the service reads the texts
-- themselves.
create or replace function public.product_changes(sku text)
returns table (saved_on date, title text, version text, is_first boolean, changes text)
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(text.released_on, (text.published_at at time zone 'utc')::date), template.title, text.version,
    text.revision = 1, coalesce(nullif(text.change_note, ''), text.changes)
  from public.template_packages as package
  join public.templates as template on template.package_id = package.id and not template.is_retired
  join public.template_versions as text on text.template_id = template.id and text.published_at is not null
  where package.product_sku = product_changes.sku
  order by 1 desc, text.published_at desc, package.position, template.position, template.title, text.revision desc
  limit 200;
$$;
revoke all on function public.product_changes(text) from public;
grant execute on function public.product_changes(text) to anon, authenticated, service_role;

-- Records each edit with its author: the functions write with the service's key, so the audit trigger does not see the
-- person.
create or replace function private.note_template_edit(template_id uuid, actor uuid, before jsonb, after jsonb, reason text)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.audit_log (actor, actor_email, action, object, object_id, before, after, reason)
  select account.id, coalesce(account.email, ''), 'update', 'templates', note_template_edit.template_id::text,
    note_template_edit.before, note_template_edit.after, left(note_template_edit.reason, 500)
  from auth.users as account
  where account.id = note_template_edit.actor;
$$;
revoke all on function private.note_template_edit(uuid, uuid, jsonb, jsonb, text) from public, anon, authenticated;

-- How many people have an active license of each product. To count them took a tenth of a second in a large shop, so the number
-- is kept: a license that opens or closes, or an order that gets another address, changes it by one for each person.
create table private.product_buyers (
  product_sku text primary key,
  buyers integer not null
);
alter table private.product_buyers enable row level security;

create or replace function private.recount_buyers()
returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.product_buyers;
  insert into private.product_buyers (product_sku, buyers)
  select license.product_sku, count(distinct purchase.email)
  from public.licenses as license
  join public.purchases as purchase on purchase.id = license.purchase_id
  where license.status = 'active'
  group by 1;
$$;
revoke all on function private.recount_buyers() from public, anon, authenticated;

-- Each place of the lists is a license of a product that an address got (1) or lost (-1) just now.
create or replace function private.add_buyers(skus text[], addresses text[], differences integer[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Locks before it counts: two orders of one person that arrive together must see each other.
  insert into private.product_buyers as kept (product_sku, buyers)
  select distinct listed.sku, 0 from unnest(skus) as listed (sku) order by 1
  on conflict (product_sku) do update set buyers = kept.buyers;
  update private.product_buyers as kept set buyers = kept.buyers + found.difference
  from (
    select changed.sku, sum((held.amount > 0)::integer - (held.amount > changed.difference)::integer) as difference
    from (
      select listed.sku, listed.address, sum(listed.difference) as difference
      from unnest(skus, addresses, differences) as listed (sku, address, difference) group by 1, 2
    ) as changed
    cross join lateral (
      select count(*) as amount from public.purchases as purchase
      join public.licenses as license on license.purchase_id = purchase.id
      where purchase.email = changed.address and license.product_sku = changed.sku and license.status = 'active'
    ) as held
    group by 1
  ) as found
  where found.sku = kept.product_sku and found.difference <> 0;
end;
$$;
revoke all on function private.add_buyers(text[], text[], integer[]) from public, anon, authenticated;

create or replace function private.count_buyers()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  skus text[];
  bought uuid[];
  differences integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(given.product_sku), array_agg(given.purchase_id), array_agg(1) into skus, bought, differences
    from new_rows as given where given.status = 'active';
  else
    select array_agg(changed.product_sku), array_agg(changed.purchase_id), array_agg(changed.difference)
    into skus, bought, differences
    from (
      select side.product_sku, side.purchase_id, sum(side.difference)::integer as difference
      from (
        select given.product_sku, given.purchase_id, 1 as difference from new_rows as given where given.status = 'active'
        union all
        select taken.product_sku, taken.purchase_id, -1 from old_rows as taken where taken.status = 'active'
      ) as side
      group by 1, 2
    ) as changed
    where changed.difference <> 0;
  end if;
  if skus is not null then
    perform private.add_buyers(skus, array(
      select (select purchase.email from public.purchases as purchase where purchase.id = listed.id)
      from unnest(bought) with ordinality as listed (id, position) order by listed.position
    ), differences);
  end if;
  return null;
end;
$$;
revoke all on function private.count_buyers() from public, anon, authenticated;

create trigger count_buyers_insert after insert on public.licenses
  referencing new table as new_rows for each statement execute function private.count_buyers();

create trigger count_buyers_update after update on public.licenses
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.count_buyers();

create or replace function private.move_buyers()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  skus text[];
  addresses text[];
  differences integer[];
begin
  select array_agg(license.product_sku), array_agg(side.address), array_agg(side.difference)
  into skus, addresses, differences
  from new_rows as given
  join old_rows as taken on taken.id = given.id and taken.email <> given.email
  cross join lateral (
    select known.product_sku from public.licenses as known where known.purchase_id = given.id and known.status = 'active' offset 0
  ) as license
  cross join lateral (values (given.email, 1), (taken.email, -1)) as side (address, difference);
  if skus is not null then
    perform private.add_buyers(skus, addresses, differences);
  end if;
  return null;
end;
$$;
revoke all on function private.move_buyers() from public, anon, authenticated;

create trigger move_buyers after update on public.purchases
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.move_buyers();

-- Nothing deletes a license but by hand; its order, and with it the address, may be gone by then.
create or replace function private.recount_after_delete()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.recount_buyers();
  return null;
end;
$$;
revoke all on function private.recount_after_delete() from public, anon, authenticated;

create trigger recount_buyers after delete on public.licenses
  for each statement execute function private.recount_after_delete();

-- How many people have the files of a template.
create or replace function public.template_buyers(template_path text)
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(max(known.buyers), 0)
  from public.templates as template
  join public.template_packages as package on package.id = template.package_id
  join private.product_buyers as known on known.product_sku = package.product_sku
  where template.path = template_path;
$$;
revoke all on function public.template_buyers(text) from public, anon, authenticated;
grant execute on function public.template_buyers(text) to service_role;

-- Publishes the newest draft. `revision` is the one that the owner reviewed.
create or replace function public.publish_template_version(template_path text, wanted_revision integer, publisher uuid)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  template public.templates;
  draft public.template_versions;
  sold public.template_versions;
  buyers integer := public.template_buyers(template_path);
begin
  select * into template from public.templates as candidate where candidate.path = template_path for update;
  if not found then
    perform private.reject(400, 'There is no such template.');
  end if;
  select * into draft from public.template_versions as known where known.template_id = template.id
  order by known.revision desc limit 1;
  if draft.revision is distinct from wanted_revision then
    perform private.reject(409, 'A newer draft was saved in the meantime. Reload the page, review it, then publish.');
  elsif draft.published_at is not null then
    return buyers;
  end if;
  select * into sold from public.template_versions as known
  where known.template_id = template.id and known.published_at is not null
  order by known.revision desc limit 1;
  if sold.content_hash = draft.content_hash then
    perform private.reject(409, 'This draft is the same as the published text. There is nothing to publish.');
  end if;

  update public.template_versions set published_at = now(), published_by = publisher where id = draft.id;
  update public.templates set
    title = draft.facts ->> 'title',
    summary = draft.facts ->> 'summary',
    type = draft.facts ->> 'type',
    word_count = (draft.facts ->> 'word_count')::integer,
    page_count = (draft.facts ->> 'page_count')::integer,
    version = draft.facts ->> 'version',
    states = (select array_agg(state) from jsonb_array_elements_text(draft.facts -> 'states') as listed (state)),
    formats = (select array_agg(format) from jsonb_array_elements_text(draft.facts -> 'formats') as listed (format)),
    last_reviewed = (draft.facts ->> 'last_reviewed')::date,
    law_as_of = (draft.facts ->> 'law_as_of')::date,
    position = (draft.facts ->> 'position')::integer,
    is_retired = false
  where id = template.id;
  -- A package is as new as the newest of its files.
  update public.template_packages as package set
    version = case
      when string_to_array(draft.version, '.')::integer[] > string_to_array(package.version, '.')::integer[]
      then draft.version else package.version end,
    last_updated = greatest(package.last_updated, (now() at time zone 'utc')::date)
  where package.id = template.package_id;
  perform private.note_template_edit(template.id, publisher,
    jsonb_build_object('published_revision', sold.revision, 'version', sold.version),
    jsonb_build_object('published_revision', draft.revision, 'version', draft.version, 'changes', nullif(draft.changes, '')),
    'Published to ' || buyers || case when buyers = 1 then ' buyer' else ' buyers' end
      || coalesce(': ' || nullif(draft.change_note, ''), ''));
  return buyers;
end;
$$;
revoke all on function public.publish_template_version(text, integer, uuid) from public, anon, authenticated;
grant execute on function public.publish_template_version(text, integer, uuid) to service_role;

-- Drafts for the library's list. A draft that is the same as the published text does not count.
create or replace function public.admin_template_drafts()
returns table (path text, revision integer, saved_at timestamptz, saved_by text)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select template.path, draft.revision, draft.created_at, account.email::text
    from public.templates as template
    cross join lateral (
      select * from public.template_versions as known where known.template_id = template.id
      order by known.revision desc limit 1
    ) as draft
    left join auth.users as account on account.id = draft.edited_by
    where draft.published_at is null and draft.content_hash is distinct from (
      select known.content_hash from public.template_versions as known
      where known.template_id = template.id and known.published_at is not null
      order by known.revision desc limit 1
    )
    order by template.path;
end;
$$;
revoke all on function public.admin_template_drafts() from public, anon, authenticated;
grant execute on function public.admin_template_drafts() to authenticated, service_role;

-- What a change of a fact touches: each line of a published document that inserts or names it, and how many buyers hold one of
-- those documents by an active license.
create or replace function public.admin_fact_use(wanted text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if wanted !~ '^[a-z0-9]+(-[a-z0-9]+)*$' then
    raise exception using errcode = 'PT400', message = 'This is not the key of a fact.';
  end if;
  return (
    with newest as (
      select template.path, template.title, template.package_id, text.content
      from public.templates as template
      cross join lateral (
        select version.content from public.template_versions as version
        where version.template_id = template.id and version.published_at is not null
        order by version.revision desc limit 1
      ) as text
      where template.id in (
        select named.template_id from private.facts_of_documents() as named where named.fact_key = wanted
      )
    ), buyers as (
      select count(distinct lower(purchase.email)) as amount
      from public.licenses as license
      join public.purchases as purchase on purchase.id = license.purchase_id
      where license.status = 'active' and license.product_sku in (
        select package.product_sku from public.template_packages as package
        join newest on newest.package_id = package.id
      )
    )
    select jsonb_build_object(
      'buyers', (select amount from buyers),
      'documents', coalesce(jsonb_agg(jsonb_build_object(
        'path', newest.path,
        'title', newest.title,
        'lines', (
          select coalesce(jsonb_agg(btrim(line) order by place), '[]'::jsonb)
          from regexp_split_to_table(newest.content, E'\n') with ordinality as lines (line, place)
          where line ~ ('\{(law )?([a-z0-9-]+ )*' || wanted || '( [a-z0-9-]+)*\}')
        )
      ) order by newest.path), '[]'::jsonb)
    ) from newest
  );
end;
$$;
revoke all on function public.admin_fact_use(text) from public, anon, authenticated;
grant execute on function public.admin_fact_use(text) to authenticated, service_role;

-- The headings and the words of the documents that are sold, for the search of the site: each word once, by the alphabet, so that
-- no sentence can be put together again. A published text has its words here at once.
create table private.template_words (
  template_id uuid primary key references public.templates (id) on delete cascade,
  headings text[] not null,
  words text not null
);
alter table private.template_words enable row level security;

-- The headings without their placeholders, and each word with how often it stands in the text: "wage:5 week".
create or replace function private.words_of_template(content text)
returns table (headings text[], words text)
language sql
immutable
set search_path = ''
as $$
  with body as (
    select regexp_replace(words_of_template.content, '^---\n.*?\n---\n', '') as written
  )
  select
    (select coalesce(array_agg(btrim(regexp_replace(
        regexp_replace(line.found[1], '\{\{[^}]*\}\}', 'your company', 'g'), '[*_`#]+', '', 'g')) order by line.place), '{}')
      from regexp_matches(body.written, '^#{1,3} +([^\n]{1,200})', 'gn') with ordinality as line (found, place)
      where line.place <= 60),
    (select coalesce(string_agg(counted.word || case when counted.times > 1 then ':' || least(counted.times, 99) else '' end,
        ' ' order by counted.word collate "C"), '')
      from (
        select part.found[1] as word, count(*) as times
        from regexp_matches(
          lower(regexp_replace(body.written, '\]\([^)]*\)|[{}_]', ' ', 'g')), '[a-z]{1,2}-[0-9]{1,4}|[[:alnum:]’'']+', 'g'
        ) as part (found)
        where length(part.found[1]) <= 40
        group by part.found[1]
      ) as counted)
  from body;
$$;
revoke all on function private.words_of_template(text) from public, anon, authenticated;

create or replace function private.keep_template_words()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.template_words as known (template_id, headings, words)
  select new.template_id, own.headings, own.words
  from (
    select text.content from public.template_versions as text
    where text.template_id = new.template_id and text.published_at is not null
    order by text.revision desc limit 1
  ) as sold
  cross join lateral private.words_of_template(sold.content) as own
  on conflict (template_id) do update set headings = excluded.headings, words = excluded.words;
  return null;
end;
$$;
revoke all on function private.keep_template_words() from public, anon, authenticated;

create trigger keep_template_words after insert or update of content, published_at on public.template_versions
  for each row execute function private.keep_template_words();

-- What the search of the site is made of beside the public tables, read while the site is rendered. The synonyms are null where
-- the owner has none of their own.
create or replace function public.search_sources()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'documents', (
      select coalesce(jsonb_agg(
        jsonb_build_object('path', template.path, 'headings', own.headings, 'words', own.words) order by template.path), '[]')
      from private.template_words as own
      join public.templates as template on template.id = own.template_id and not template.is_retired
    ),
    'synonyms', (select coalesce(setting.value, '') from public.site_settings as setting
      where setting.key = 'SEARCH_SYNONYMS')
  );
$$;
revoke all on function public.search_sources() from public;
grant execute on function public.search_sources() to anon, authenticated, service_role;
