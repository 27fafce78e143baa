-- Exports are jobs: a row in `processing` is either in the hands of a worker (its lease runs) or waits for one. A job whose
-- worker died is taken up again when the lease has run out. A ZIP waits for the files that it is made of (`batch_id`).
alter table public.exports
  drop constraint exports_format_check,
  add constraint exports_format_check
    check (format in ('docx', 'pdf', 'gdocx', 'xlsx', 'csv', 'text', 'md', 'zip')),
  add column revision integer,
  add column batch_id uuid references public.exports (id) on delete cascade,
  add column attempts integer not null default 0,
  add column lease uuid,
  add column lease_until timestamptz;

create index exports_batch_idx on public.exports (batch_id);
create index exports_cache_idx on public.exports (content_hash) where status = 'completed';

create function public.claim_exports(max_jobs integer, lease_seconds integer)
returns setof public.exports
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.exports as job
  set status = 'failed', error_message = 'The export was begun three times and never finished.', lease = null,
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

-- Says how a job went; false when the lease is no longer the worker's own, and then nothing is changed.
create function public.settle_export(
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

-- Retry: the record goes back to processing and its error is cleared; the caller holds the lease.
create function public.restart_export(export_id uuid, lease_seconds integer)
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

revoke all on function public.claim_exports(integer, integer), public.restart_export(uuid, integer)
  from public, anon, authenticated;
revoke all on function public.settle_export(uuid, uuid, text, text, timestamptz, text, bigint, integer, text, integer)
  from public, anon, authenticated;
grant execute on function public.claim_exports(integer, integer), public.restart_export(uuid, integer) to service_role;
grant execute on function public.settle_export(uuid, uuid, text, text, timestamptz, text, bigint, integer, text, integer)
  to service_role;

-- Hosted only, like deliver-mail: see schedule_jobs.
do $$
begin
  if exists (select 1 from pg_extension where extname = 'pg_cron') then
    execute $cron$ select cron.schedule('run-exports', '* * * * *', 'select private.call_worker(''run-exports'')') $cron$;
  end if;
end;
$$;
