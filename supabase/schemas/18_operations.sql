-- Neither bucket has a policy. Files of `exports` reach people only through functions, which check the license each time.
insert into storage.buckets (id, name, public)
values ('exports', 'exports', false), ('site-images', 'site-images', true)
on conflict (id) do nothing;

-- Hosted only: pg_cron calls the worker functions through pg_net. The embedded shop has its own scheduler and no pg_cron. The
-- project's address and secret key come from Vault (docs/deploy.md).
create or replace function private.call_worker(function_name text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  project_url text;
  secret_key text;
begin
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into project_url using 'project_url';
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into secret_key using 'secret_key';
  if project_url is null or secret_key is null then
    return;
  end if;
  execute 'select net.http_post(url := $1, headers := $2, body := $3, timeout_milliseconds := 20000)'
    using project_url || '/functions/v1/' || function_name,
      jsonb_build_object('apikey', secret_key, 'content-type', 'application/json'), '{}'::jsonb;
end;
$$;
revoke all on function private.call_worker(text) from public, anon, authenticated;

-- Results of the accessibility audit, last runs only. `findings` has what is wrong or unsure; successes are only counted, by
-- type.
create table public.accessibility_audits (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  run_by text not null check (length(run_by) <= 254),
  paths text[] not null check (cardinality(paths) between 1 and 200),
  errors integer not null check (errors >= 0),
  warnings integer not null check (warnings >= 0),
  successes integer not null check (successes >= 0),
  score integer not null check (score between 0 and 100),
  findings jsonb not null check (jsonb_typeof(findings) = 'array' and octet_length(findings::text) <= 2000000)
);
alter table public.accessibility_audits enable row level security;
create index accessibility_audits_created_at_idx on public.accessibility_audits (created_at desc, id desc);
grant select on public.accessibility_audits to authenticated;
grant all on public.accessibility_audits to service_role;

create policy "admin reads accessibility audits" on public.accessibility_audits
  for select to authenticated using ((select private.is_admin()));

create policy "session is live" on public.accessibility_audits as restrictive
  for all to authenticated
  using ((select private.require_live_session())) with check ((select private.require_live_session()));

-- Adds a run and deletes all but the last twenty. The score is the rounded share of successes.
create or replace function public.admin_record_audit(paths text[], errors integer, warnings integer, successes integer, findings jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  total integer := errors + warnings + successes;
  stored public.accessibility_audits;
begin
  perform private.require_admin();
  if coalesce(cardinality(paths), 0) not between 1 and 200 or coalesce(total, 0) <= 0
    or least(errors, warnings, successes) < 0 or jsonb_typeof(findings) is distinct from 'array'
    or octet_length(findings::text) > 2000000 then
    perform private.reject(400, 'This is not an audit result, or it is too long to store. Choose fewer pages.');
  end if;
  insert into public.accessibility_audits (run_by, paths, errors, warnings, successes, score, findings)
  select account.email, admin_record_audit.paths, admin_record_audit.errors, admin_record_audit.warnings,
    admin_record_audit.successes, round(100.0 * admin_record_audit.successes / total), admin_record_audit.findings
  from auth.users as account where account.id = (select auth.uid())
  returning * into stored;
  delete from public.accessibility_audits as old where old.id in (
    select kept.id from public.accessibility_audits as kept order by kept.created_at desc, kept.id desc offset 20
  );
  return jsonb_build_object('id', stored.id, 'score', stored.score);
end;
$$;
revoke all on function public.admin_record_audit(text[], integer, integer, integer, jsonb) from public, anon;
grant execute on function public.admin_record_audit(text[], integer, integer, integer, jsonb) to authenticated, service_role;

-- The shop's health per minute. A minute without a row, after the first one, means that nothing ran.
create table private.health_minutes (
  minute timestamptz primary key,
  troubles text[] not null default '{}'
);
alter table private.health_minutes enable row level security;

-- When something was last done or measured: the backup command, the embedded shop's disk, the hourly look at the providers'
-- lists of events, and lines of the journal that could not be read or replayed.
create table private.shop_marks (
  name text primary key check (name in ('backup', 'disk', 'order-lists', 'journal')),
  noted_at timestamptz not null default now(),
  detail jsonb not null default '{}'
);
alter table private.shop_marks enable row level security;

-- How many entries wait in each queue, and since when the oldest of them is due.
create or replace function private.queue_ages()
returns table (queue text, waiting bigint, oldest timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select 'mail', count(*), min(send_after)
  from public.email_messages where status in ('queued', 'sending') and send_after <= now()
  union all
  select 'exports', count(*), min(created_at) from public.exports where status = 'processing'
  union all
  select 'ai', count(*), min(created_at) from public.ai_jobs where status in ('queued', 'working');
$$;
revoke all on function private.queue_ages() from public, anon, authenticated;

-- A queue is stuck if its oldest entry has waited for a quarter of an hour: every worker runs at least each minute. Batches
-- of generated text take longer.
create or replace function private.current_problems()
returns text[]
language sql
stable
security definer
set search_path = ''
as $$
  select array(
    select age.queue from private.queue_ages() as age
    where age.oldest < now() - case age.queue when 'ai' then interval '2 hours' else interval '15 minutes' end
    union all
    select 'disk' from private.shop_marks as mark
    where mark.name = 'disk' and (mark.detail ->> 'freeBytes')::numeric < 500000000
    order by 1
  );
$$;
revoke all on function private.current_problems() from public, anon, authenticated;

-- Called several times a minute by the embedded shop and each minute by pg_cron: the first call of a minute counts.
create or replace function public.record_health(disk jsonb default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if disk is not null then
    perform public.note_shop_mark('disk', disk);
  end if;
  insert into private.health_minutes (minute, troubles)
  values (date_trunc('minute', now()), private.current_problems())
  on conflict (minute) do nothing;
  delete from private.health_minutes where minute < now() - interval '8 days';
end;
$$;
revoke all on function public.record_health(jsonb) from public, anon, authenticated;
grant execute on function public.record_health(jsonb) to service_role;

create or replace function public.note_shop_mark(mark_name text, mark_detail jsonb)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.shop_marks (name, detail) values (mark_name, mark_detail)
  on conflict (name) do update set noted_at = now(), detail = excluded.detail;
$$;
revoke all on function public.note_shop_mark(text, jsonb) from public, anon, authenticated;
grant execute on function public.note_shop_mark(text, jsonb) to service_role;

-- The bad minutes of the last day, adjacent ones with the same troubles joined. `silent`: nothing ran.
create or replace function private.bad_periods(since timestamptz)
returns table (starts_at timestamptz, minutes bigint, troubles text[])
language sql
stable
security definer
set search_path = ''
as $$
  with seen as (
    select tick as minute, coalesce(known.troubles, '{silent}') as troubles
    from generate_series(since, date_trunc('minute', now()) - interval '1 minute', interval '1 minute') as tick
    left join private.health_minutes as known on known.minute = tick
  ), bad as (
    select minute, troubles,
      minute - row_number() over (partition by troubles order by minute) * interval '1 minute' as stretch
    from seen where troubles <> '{}'
  )
  select min(minute), count(*), troubles from bad group by troubles, stretch order by 1 desc;
$$;
revoke all on function private.bad_periods(timestamptz) from public, anon, authenticated;

create or replace function public.admin_shop_status()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  since timestamptz;
begin
  perform private.require_admin();
  select greatest(min(minute), date_trunc('minute', now()) - interval '1 day') into since
  from private.health_minutes having count(*) > 0;
  return jsonb_build_object(
    'now', now(),
    'since', since,
    'lastCheck', (select max(minute) from private.health_minutes),
    'troubles', to_jsonb(private.current_problems()),
    'badMinutes', (select coalesce(sum(minutes), 0) from private.bad_periods(since)),
    'stretches', (
      select coalesce(jsonb_agg(jsonb_build_object('startsAt', starts_at, 'minutes', minutes, 'troubles', troubles)), '[]')
      from (select * from private.bad_periods(since) limit 50) as stretch
    ),
    'queues', (
      select jsonb_agg(jsonb_build_object('name', queue, 'waiting', waiting, 'oldest', oldest)) from private.queue_ages()
    ),
    'lastWebhook', (
      select jsonb_build_object('at', ledger.created_at, 'provider', ledger.provider, 'kind', ledger.kind)
      from public.webhook_events as ledger order by ledger.created_at desc, ledger.id desc limit 1
    ),
    'heldEvents', (
      select count(*) from public.webhook_events where processed_at is null and kind <> 'ignored'
    ),
    'lastBackup', (select jsonb_build_object('at', noted_at) || detail from private.shop_marks where name = 'backup'),
    'orderLists', (select jsonb_build_object('at', noted_at, 'providers', detail) from private.shop_marks where name = 'order-lists'),
    'disk', (select jsonb_build_object('at', noted_at) || detail from private.shop_marks where name = 'disk'),
    'journal', (select jsonb_build_object('at', noted_at) || detail from private.shop_marks where name = 'journal'),
    'databaseBytes', pg_database_size(current_database())
  );
end;
$$;
revoke all on function public.admin_shop_status() from public, anon;
grant execute on function public.admin_shop_status() to authenticated, service_role;

do $$
begin
  if exists (select 1 from pg_available_extensions where name = 'pg_cron')
    and exists (select 1 from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    execute $cron$ select cron.schedule('deliver-mail', '* * * * *', 'select private.call_worker(''deliver-mail'')') $cron$;
    execute $cron$ select cron.schedule('delete-old-rate-limits', '17 4 * * *', 'select private.delete_old_rate_limits()') $cron$;
    execute $cron$ select cron.schedule('run-exports', '* * * * *', 'select private.call_worker(''run-exports'')') $cron$;
    execute $cron$ select cron.schedule('ai-blog-batch', '* * * * *', 'select private.call_worker(''ai-blog-batch'')') $cron$;
    execute $cron$ select cron.schedule('auto-publish-scheduler', '*/5 * * * *', 'select private.call_worker(''auto-publish-scheduler'')') $cron$;
    execute $cron$ select cron.schedule('record-health', '* * * * *', 'select public.record_health()') $cron$;
    execute $cron$ select cron.schedule('reconcile-orders', '23 * * * *', 'select private.call_worker(''reconcile-orders'')') $cron$;
    execute $cron$ select cron.schedule('delete-what-is-due', '41 * * * *', 'select public.delete_what_is_due()') $cron$;
  end if;
end;
$$;
