-- What the shop saw of itself in each minute. A minute without a row, after the first one, is one in which nothing ran.
create table private.health_minutes (
  minute timestamptz primary key,
  troubles text[] not null default '{}'
);

alter table private.health_minutes enable row level security;

-- The last time that something was done or measured: the backup command notes itself, the embedded home its disk.
create table private.shop_marks (
  name text primary key check (name in ('backup', 'disk')),
  noted_at timestamptz not null default now(),
  detail jsonb not null default '{}'
);

alter table private.shop_marks enable row level security;

-- How many wait in each queue, and since when the oldest of them should have been worked off.
create function private.queue_ages()
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

-- A queue stands still when its oldest entry waits for a quarter of an hour: every worker runs each minute or more often. Text
-- generation goes on for longer in whole batches.
create function private.current_troubles()
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

-- Called several times a minute by the embedded home and each minute by pg_cron: the first call of a minute counts.
create function public.record_health(disk jsonb default null)
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
  values (date_trunc('minute', now()), private.current_troubles())
  on conflict (minute) do nothing;
  delete from private.health_minutes where minute < now() - interval '8 days';
end;
$$;

create function public.note_shop_mark(mark_name text, mark_detail jsonb)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.shop_marks (name, detail) values (mark_name, mark_detail)
  on conflict (name) do update set noted_at = now(), detail = excluded.detail;
$$;

-- The bad minutes of the last day, those next to each other with the same troubles as one stretch. `silent`: nothing ran.
create function private.bad_stretches(since timestamptz)
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

create function public.admin_shop_status()
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
    'troubles', to_jsonb(private.current_troubles()),
    'badMinutes', (select coalesce(sum(minutes), 0) from private.bad_stretches(since)),
    'stretches', (
      select coalesce(jsonb_agg(jsonb_build_object('startsAt', starts_at, 'minutes', minutes, 'troubles', troubles)), '[]')
      from (select * from private.bad_stretches(since) limit 50) as stretch
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
    'disk', (select jsonb_build_object('at', noted_at) || detail from private.shop_marks where name = 'disk'),
    'databaseBytes', pg_database_size(current_database())
  );
end;
$$;

revoke all on function private.queue_ages(), private.current_troubles(), private.bad_stretches(timestamptz)
  from public, anon, authenticated;
revoke all on function public.record_health(jsonb), public.note_shop_mark(text, jsonb) from public, anon, authenticated;
grant execute on function public.record_health(jsonb), public.note_shop_mark(text, jsonb) to service_role;
revoke all on function public.admin_shop_status() from public, anon;
grant execute on function public.admin_shop_status() to authenticated, service_role;

do $$
begin
  if exists (select 1 from pg_extension where extname = 'pg_cron') then
    execute $cron$ select cron.schedule('record-health', '* * * * *', 'select public.record_health()') $cron$;
  end if;
end;
$$;
