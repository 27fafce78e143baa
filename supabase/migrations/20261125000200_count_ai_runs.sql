-- Ten generations an hour for each admin and a budget for the month, both counted here under one lock, so that calls at the
-- same moment cannot pass them. A run reserves its generations and its greatest cost when it begins; what it really took is
-- written when it ends. What the model never answered is given back.
alter table public.ai_runs
  add column function_name text not null default 'generate-content' check (length(function_name) <= 60),
  add column generations integer not null default 1 check (generations between 0 and 100),
  add column prompt_tokens integer not null default 0,
  add column completion_tokens integer not null default 0,
  add column is_sample boolean not null default false,
  add column finished_at timestamptz;

create function private.ai_generations_per_hour()
returns integer
language sql
immutable
set search_path = ''
as $$
  select 10;
$$;

create function private.ai_generations_used(admin_id uuid)
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(sum(run.generations), 0)::integer
  from public.ai_runs as run
  where run.user_id = admin_id and run.created_at > now() - interval '1 hour';
$$;

-- Seconds until so many generations are free again: 0 when they are now.
create function private.ai_seconds_until_free(admin_id uuid, wanted integer)
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  with recent as (
    select run.created_at, sum(run.generations) over (order by run.created_at, run.id) as freed
    from public.ai_runs as run
    where run.user_id = admin_id and run.created_at > now() - interval '1 hour' and run.generations > 0
  )
  select case
    when private.ai_generations_used(admin_id) + wanted <= private.ai_generations_per_hour() then 0
    else coalesce(
      (select greatest(1, ceil(extract(epoch from min(recent.created_at) + interval '1 hour' - now())))::integer
       from recent
       where private.ai_generations_used(admin_id) - recent.freed + wanted <= private.ai_generations_per_hour()),
      3600)
  end;
$$;

create function private.ai_cost_this_month()
returns numeric
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(sum(run.cost_estimate), 0)
  from public.ai_runs as run
  where not run.is_sample and run.created_at >= date_trunc('month', now() at time zone private.shop_time_zone())
    at time zone private.shop_time_zone();
$$;

create function public.begin_ai_run(
  admin_id uuid,
  function_name text,
  model text,
  input jsonb,
  wanted integer,
  reserved_cost numeric,
  is_sample boolean
)
returns table (run_id uuid, refusal text, retry_after integer)
language plpgsql
security definer
set search_path = ''
as $$
declare
  wait integer;
  begun uuid;
begin
  perform pg_advisory_xact_lock(hashtext('ai_runs'));
  -- A function that died never said how its run ended.
  update public.ai_runs as run
  set status = 'failed', error = 'The run was cut off before it ended.', generations = 0, finished_at = now()
  where run.status = 'running' and run.created_at < now() - interval '30 minutes'
    and run.function_name not in ('ai-blog-batch', 'generate-kb-articles');

  if private.ai_cost_this_month() + reserved_cost > private.ai_monthly_budget() then
    return query select null::uuid, 'budget'::text, 0;
    return;
  end if;
  wait := private.ai_seconds_until_free(admin_id, wanted);
  if wait > 0 then
    return query select null::uuid, 'quota'::text, wait;
    return;
  end if;
  insert into public.ai_runs (user_id, function_name, status, model, input_data, generations, cost_estimate, is_sample)
  values (admin_id, begin_ai_run.function_name, 'running', begin_ai_run.model, input, wanted, reserved_cost,
    begin_ai_run.is_sample)
  returning id into begun;
  return query select begun, null::text, 0;
end;
$$;

create function public.finish_ai_run(
  run_id uuid,
  outcome text,
  output jsonb,
  cost numeric,
  used integer,
  tokens_in integer,
  tokens_out integer,
  reason text default null
)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.ai_runs as run
  set status = outcome, output_data = output, cost_estimate = cost, generations = used, prompt_tokens = tokens_in,
    completion_tokens = tokens_out, error = left(reason, 1000), finished_at = now()
  where run.id = run_id and run.status = 'running';
  return found;
end;
$$;

-- What the screen says before somebody presses a button.
create function public.ai_usage()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  used integer;
begin
  if not (select private.is_admin()) then
    perform private.reject(403, 'Only the owner can do this.');
  end if;
  used := private.ai_generations_used((select auth.uid()));
  return jsonb_build_object(
    'used', used,
    'limit', private.ai_generations_per_hour(),
    'secondsUntilNext', private.ai_seconds_until_free((select auth.uid()), 1),
    'monthCost', private.ai_cost_this_month(),
    'monthBudget', private.ai_monthly_budget(),
    'timeZone', private.shop_time_zone()
  );
end;
$$;

revoke all on function private.ai_generations_per_hour(), private.ai_generations_used(uuid),
  private.ai_seconds_until_free(uuid, integer), private.ai_cost_this_month() from public, anon, authenticated;
revoke all on function public.begin_ai_run(uuid, text, text, jsonb, integer, numeric, boolean),
  public.finish_ai_run(uuid, text, jsonb, numeric, integer, integer, integer, text), public.ai_usage()
  from public, anon, authenticated;
grant execute on function public.begin_ai_run(uuid, text, text, jsonb, integer, numeric, boolean) to service_role;
grant execute on function public.finish_ai_run(uuid, text, jsonb, numeric, integer, integer, integer, text) to service_role;
grant execute on function public.ai_usage() to authenticated, service_role;
