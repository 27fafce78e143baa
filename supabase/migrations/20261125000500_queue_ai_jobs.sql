-- A batch is a run with one job for each text. Any number of workers claim jobs; one whose worker died is taken up again when
-- its lease has run out. The job, its text and the topic's status are settled in one transaction.
create table public.ai_jobs (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  run_id uuid not null references public.ai_runs (id) on delete cascade,
  position integer not null,
  kind text not null check (kind in ('post', 'article')),
  calendar_item_id uuid references public.content_calendar (id) on delete set null,
  payload jsonb not null,
  status text not null default 'queued' check (status in ('queued', 'working', 'completed', 'failed')),
  attempts integer not null default 0,
  lease uuid,
  lease_until timestamptz,
  error text check (length(error) <= 1000),
  subject_id uuid,
  word_count integer not null default 0,
  tokens_in integer not null default 0,
  tokens_out integer not null default 0,
  cost_estimate numeric(12, 6) not null default 0
);

alter table public.ai_jobs enable row level security;
create index ai_jobs_run_idx on public.ai_jobs (run_id, position);
create index ai_jobs_calendar_item_idx on public.ai_jobs (calendar_item_id);
create index ai_jobs_open_idx on public.ai_jobs (created_at) where status in ('queued', 'working');

create policy "admin reads ai jobs" on public.ai_jobs
  for select to authenticated using ((select private.is_admin()));

grant select on public.ai_jobs to authenticated;
grant all on public.ai_jobs to service_role;

create function public.begin_ai_batch(
  admin_id uuid,
  function_name text,
  model text,
  input jsonb,
  jobs jsonb,
  reserved_cost numeric,
  is_sample boolean
)
returns table (run_id uuid, refusal text, retry_after integer)
language plpgsql
security definer
set search_path = ''
as $$
declare
  begun record;
begin
  select * into begun from public.begin_ai_run(admin_id, begin_ai_batch.function_name, begin_ai_batch.model, input,
    jsonb_array_length(jobs), reserved_cost, begin_ai_batch.is_sample);
  if begun.run_id is not null then
    insert into public.ai_jobs (run_id, position, kind, calendar_item_id, payload)
    select begun.run_id, job.number, job.entry ->> 'kind', (job.entry ->> 'calendarItemId')::uuid, job.entry -> 'payload'
    from jsonb_array_elements(jobs) with ordinality as job (entry, number);
  end if;
  return query select begun.run_id, begun.refusal, begun.retry_after;
end;
$$;

create function public.claim_ai_job(lease_seconds integer, only_run uuid default null)
returns setof public.ai_jobs
language sql
security definer
set search_path = ''
as $$
  with due as (
    select job.id
    from public.ai_jobs as job
    where (job.status = 'queued' or (job.status = 'working' and job.lease_until < now()))
      and (only_run is null or job.run_id = only_run)
    order by job.created_at, job.position
    limit 1
    for update skip locked
  )
  update public.ai_jobs as job
  set status = 'working', attempts = job.attempts + 1, lease = gen_random_uuid(),
    lease_until = now() + make_interval(secs => lease_seconds)
  from due
  where job.id = due.id
  returning job.*;
$$;

-- When the last job of a run is settled, the run is: completed, failed, or partial_failure.
create function private.finish_ai_batch(batch uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  sums record;
begin
  perform 1 from public.ai_runs as run where run.id = batch for update;
  select count(*) filter (where job.status in ('queued', 'working')) as open,
    count(*) filter (where job.status = 'completed') as successful,
    count(*) as total,
    coalesce(sum(job.word_count), 0) as words,
    coalesce(sum(job.cost_estimate), 0) as cost,
    coalesce(sum(job.tokens_in), 0) as tokens_in,
    coalesce(sum(job.tokens_out), 0) as tokens_out,
    count(*) filter (where job.tokens_out > 0) as answered,
    string_agg(distinct job.error, ' ') filter (where job.status = 'failed') as reasons
  into sums
  from public.ai_jobs as job
  where job.run_id = batch;
  if sums.open > 0 then
    return;
  end if;
  perform public.finish_ai_run(
    batch,
    case when sums.successful = sums.total then 'completed' when sums.successful = 0 then 'failed'
      else 'partial_failure' end,
    jsonb_build_object('word_count', sums.words, 'successful', sums.successful, 'total', sums.total),
    sums.cost, sums.answered::integer, sums.tokens_in::integer, sums.tokens_out::integer, sums.reasons
  );
end;
$$;

-- `result` is the post or article to save; without one the job has failed. False: the lease was lost, nothing was saved.
create function public.settle_ai_job(
  job_id uuid,
  job_lease uuid,
  result jsonb,
  reason text,
  words integer,
  used_tokens_in integer,
  used_tokens_out integer,
  cost numeric
)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  job public.ai_jobs;
  saved uuid;
begin
  select * into job from public.ai_jobs as candidate
  where candidate.id = job_id and candidate.status = 'working' and candidate.lease = job_lease for update;
  if not found then
    return false;
  end if;
  if result is not null and job.kind = 'post' then
    saved := private.insert_generated_post(result, job.run_id);
    update public.content_calendar as item set blog_post_id = saved, status = 'drafted'
    where item.id = job.calendar_item_id and item.blog_post_id is null;
  elsif result is not null then
    insert into public.knowledge_base_articles (slug, title, summary, category, states, content, law_as_of)
    values (result ->> 'slug', result ->> 'title', result ->> 'summary', result ->> 'category',
      array(select jsonb_array_elements_text(result -> 'states')), result ->> 'content', (result ->> 'lawAsOf')::date)
    on conflict (slug) do nothing
    returning id into saved;
    if saved is not null then
      perform public.record_content_check('article', saved, result ->> 'content',
        array(select jsonb_array_elements_text(result -> 'states')), result -> 'findings', job.run_id);
    end if;
  else
    perform public.leave_calendar_draft(job.calendar_item_id);
  end if;
  update public.ai_jobs as settled
  set status = case when result is null then 'failed' else 'completed' end,
    lease = null, lease_until = null, error = nullif(left(reason, 1000), ''), subject_id = saved,
    word_count = case when result is null then 0 else words end,
    tokens_in = used_tokens_in, tokens_out = used_tokens_out, cost_estimate = cost
  where settled.id = job_id;
  perform private.finish_ai_batch(job.run_id);
  return true;
end;
$$;

do $$
begin
  if exists (select 1 from pg_extension where extname = 'pg_cron') then
    execute $cron$ select cron.schedule('ai-blog-batch', '* * * * *', 'select private.call_worker(''ai-blog-batch'')') $cron$;
  end if;
end;
$$;

revoke all on function private.finish_ai_batch(uuid) from public, anon, authenticated;
revoke all on function public.begin_ai_batch(uuid, text, text, jsonb, jsonb, numeric, boolean),
  public.claim_ai_job(integer, uuid),
  public.settle_ai_job(uuid, uuid, jsonb, text, integer, integer, integer, numeric) from public, anon, authenticated;
grant execute on function public.begin_ai_batch(uuid, text, text, jsonb, jsonb, numeric, boolean),
  public.claim_ai_job(integer, uuid),
  public.settle_ai_job(uuid, uuid, jsonb, text, integer, integer, integer, numeric) to service_role;
