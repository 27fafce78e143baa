-- The content calendar: its order within a month, the steps of a topic, and saving what was generated for it. Text, post and
-- status are saved in one transaction.
create table public.content_calendar (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  topic text not null check (length(topic) between 1 and 200),
  target_keyword text check (length(target_keyword) <= 120),
  target_state text check (target_state ~ '^[A-Z]{2}$'),
  target_month integer not null check (target_month between 1 and 12),
  target_year integer not null check (target_year between 2020 and 2100),
  priority integer not null default 2 check (priority between 1 and 3),
  status text not null default 'planned'
    check (status in ('planned', 'in_progress', 'outlined', 'drafted', 'completed')),
  outline text,
  intro_paragraph text,
  blog_post_id uuid references public.blog_posts (id) on delete set null,
  position integer not null default 0
);
alter table public.content_calendar enable row level security;
create index content_calendar_month_idx on public.content_calendar (target_year, target_month);
create index content_calendar_blog_post_idx on public.content_calendar (blog_post_id);
grant select, insert, update, delete on public.content_calendar to authenticated;
grant all on public.content_calendar to service_role;

create policy "admin reads calendar" on public.content_calendar
  for select to authenticated using ((select private.is_admin()));

create policy "admin adds calendar rows" on public.content_calendar
  for insert to authenticated with check ((select private.is_admin()));

create policy "admin changes calendar rows" on public.content_calendar
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

create policy "admin removes calendar rows" on public.content_calendar
  for delete to authenticated using ((select private.is_admin()));

create policy "session is live" on public.content_calendar as restrictive
  for all to authenticated
  using ((select private.require_live_session())) with check ((select private.require_live_session()));

create trigger touch_content_calendar before update on public.content_calendar
  for each row execute function private.touch_updated_at();

select private.watch_admin_changes('content_calendar');

create table public.social_campaigns (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null check (length(name) between 1 and 200),
  starts_on date not null,
  days integer not null default 60 check (days between 1 and 366),
  platforms text[] not null default '{LinkedIn,Pinterest,YouTube Shorts}'
);
alter table public.social_campaigns enable row level security;
grant select on public.social_campaigns to authenticated;
grant all on public.social_campaigns to service_role;

create policy "admin reads campaigns" on public.social_campaigns
  for select to authenticated using ((select private.is_admin()));

create policy "session is live" on public.social_campaigns as restrictive
  for all to authenticated
  using ((select private.require_live_session())) with check ((select private.require_live_session()));

select private.watch_admin_changes('social_campaigns');

-- A campaign is saved with all of its texts or not at all. Each text keeps to its platform's limit, also after an edit.
-- `image_alt` describes the picture for people who do not see it.
create table public.social_snippets (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  campaign_id uuid references public.social_campaigns (id) on delete cascade,
  platform text not null check (platform in ('LinkedIn', 'Pinterest', 'YouTube Shorts')),
  content_type text not null default 'post',
  source_title text,
  post_text text not null check (length(post_text) <= 5000),
  hashtags text[] not null default '{}',
  image_prompt text,
  image_url text,
  scheduled_for timestamptz,
  utm_link text,
  week integer not null default 1 check (week between 1 and 9),
  review_note text check (length(review_note) <= 1000),
  is_placeholder boolean not null default false,
  image_alt text check (length(image_alt) <= 300)
);
alter table public.social_snippets enable row level security;
create index social_snippets_campaign_idx on public.social_snippets (campaign_id);
create index social_snippets_scheduled_idx on public.social_snippets (scheduled_for);
grant select, update on public.social_snippets to authenticated;
grant all on public.social_snippets to service_role;

create policy "admin reads snippets" on public.social_snippets
  for select to authenticated using ((select private.is_admin()));

create policy "admin changes snippets" on public.social_snippets
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

create policy "session is live" on public.social_snippets as restrictive
  for all to authenticated
  using ((select private.require_live_session())) with check ((select private.require_live_session()));

create trigger touch_social_snippets before update on public.social_snippets
  for each row execute function private.touch_updated_at();

select private.watch_admin_changes('social_snippets');

-- Ten generations an hour for each admin and a monthly budget, both counted under one lock, so that concurrent calls cannot
-- exceed them. A run reserves its generations and highest cost when it begins and stores the real ones when it ends. What the
-- model did not answer is given back.
create table public.ai_runs (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid references auth.users (id) on delete set null,
  status text not null check (status in ('running', 'completed', 'failed', 'partial_failure')),
  model text not null,
  input_data jsonb not null default '{}',
  output_data jsonb not null default '{}',
  cost_estimate numeric(12, 6) not null default 0,
  error text check (length(error) <= 1000),
  function_name text not null default 'generate-content' check (length(function_name) <= 60),
  generations integer not null default 1 check (generations between 0 and 100),
  prompt_tokens integer not null default 0,
  completion_tokens integer not null default 0,
  is_sample boolean not null default false,
  finished_at timestamptz
);
alter table public.ai_runs enable row level security;
create index ai_runs_user_idx on public.ai_runs (user_id, created_at desc);
create index ai_runs_created_at_idx on public.ai_runs (created_at desc);
create index ai_runs_function_idx on public.ai_runs (function_name, created_at desc);

-- Each run begins with a look at those that never ended: few among all.
create index ai_runs_running_idx on public.ai_runs (created_at) where status = 'running';
grant select on public.ai_runs to authenticated;
grant all on public.ai_runs to service_role;

create policy "admin reads ai runs" on public.ai_runs
  for select to authenticated using ((select private.is_admin()));

create policy "session is live" on public.ai_runs as restrictive
  for all to authenticated
  using ((select private.require_live_session())) with check ((select private.require_live_session()));

create or replace function private.ai_generations_per_hour()
returns integer
language sql
immutable
set search_path = ''
as $$
  select 10;
$$;
revoke all on function private.ai_generations_per_hour() from public, anon, authenticated;

create or replace function private.ai_generations_used(admin_id uuid)
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
revoke all on function private.ai_generations_used(uuid) from public, anon, authenticated;

-- Seconds until this many generations are free again: 0 if they are now.
create or replace function private.ai_seconds_until_free(admin_id uuid, wanted integer)
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
revoke all on function private.ai_seconds_until_free(uuid, integer) from public, anon, authenticated;

create or replace function private.ai_cost_this_month()
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
revoke all on function private.ai_cost_this_month() from public, anon, authenticated;

create or replace function public.begin_ai_run(
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
  -- A function that died did not report the end of its run.
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
revoke all on function public.begin_ai_run(uuid, text, text, jsonb, integer, numeric, boolean) from public, anon, authenticated;
grant execute on function public.begin_ai_run(uuid, text, text, jsonb, integer, numeric, boolean) to service_role;

create or replace function public.finish_ai_run(
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
revoke all on function public.finish_ai_run(uuid, text, jsonb, numeric, integer, integer, integer, text)
  from public, anon, authenticated;
grant execute on function public.finish_ai_run(uuid, text, jsonb, numeric, integer, integer, integer, text) to service_role;

-- What the screen shows before a generation is started.
create or replace function public.ai_usage()
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
revoke all on function public.ai_usage() from public, anon, authenticated;
grant execute on function public.ai_usage() to authenticated, service_role;

-- What a text says about law without a source. A text is published only if its facts were checked in their present wording
-- and the owner has resolved each finding, in every way of publishing. `sample_text` is what the sandbox AI wrote: a sample
-- is published only after it was rewritten. `published_text` is what visitors read last: its sentences are not asked about
-- again.
create table public.content_checks (
  subject_kind text not null check (subject_kind in ('post', 'article')),
  subject_id uuid not null,
  created_at timestamptz not null default now(),
  checked_at timestamptz not null default now(),
  content_hash text not null,
  states text[] not null default '{}',
  run_id uuid references public.ai_runs (id) on delete set null,
  is_generated boolean not null default false,
  sample_text text,
  published_text text,
  primary key (subject_kind, subject_id)
);
alter table public.content_checks enable row level security;
create index content_checks_run_idx on public.content_checks (run_id);
grant select on public.content_checks to authenticated;
grant all on public.content_checks to service_role;

create policy "admin reads content checks" on public.content_checks
  for select to authenticated using ((select private.is_admin()));

create policy "session is live" on public.content_checks as restrictive
  for all to authenticated
  using ((select private.require_live_session())) with check ((select private.require_live_session()));

create table public.content_findings (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  subject_kind text not null,
  subject_id uuid not null,
  kind text not null check (kind in ('no-source', 'figure', 'unknown-source')),
  sentence text not null check (length(sentence) <= 2000),
  line integer not null,
  figures text[] not null default '{}',
  resolved_at timestamptz,
  resolved_by uuid references auth.users (id) on delete set null,
  reason text check (length(reason) between 3 and 300),
  foreign key (subject_kind, subject_id) references public.content_checks (subject_kind, subject_id) on delete cascade
);
alter table public.content_findings enable row level security;
create index content_findings_subject_idx on public.content_findings (subject_kind, subject_id);
create index content_findings_resolved_by_idx on public.content_findings (resolved_by);
grant select on public.content_findings to authenticated;
grant all on public.content_findings to service_role;

create policy "admin reads content findings" on public.content_findings
  for select to authenticated using ((select private.is_admin()));

create policy "session is live" on public.content_findings as restrictive
  for all to authenticated
  using ((select private.require_live_session())) with check ((select private.require_live_session()));

-- A resolved finding stays resolved as long as its sentence is unchanged.
create or replace function public.record_content_check(
  kind text,
  id uuid,
  checked_content text,
  checked_states text[],
  findings jsonb,
  ai_run uuid default null
)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  open_findings integer;
  sample text;
begin
  if ai_run is not null and record_content_check.kind = 'post' then
    select post.content into sample from public.blog_posts as post where post.id = record_content_check.id and post.is_sample;
  elsif ai_run is not null then
    select article.content into sample from public.knowledge_base_articles as article
    where article.id = record_content_check.id and article.is_sample;
  end if;
  insert into public.content_checks as known
    (subject_kind, subject_id, content_hash, states, run_id, is_generated, sample_text)
  values (record_content_check.kind, record_content_check.id, md5(checked_content), checked_states, ai_run,
    ai_run is not null, sample)
  on conflict (subject_kind, subject_id) do update
    set checked_at = now(), content_hash = excluded.content_hash, states = excluded.states,
      run_id = coalesce(excluded.run_id, known.run_id), is_generated = known.is_generated or excluded.is_generated,
      sample_text = coalesce(known.sample_text, excluded.sample_text);
  delete from public.content_findings as finding
  where finding.subject_kind = record_content_check.kind and finding.subject_id = record_content_check.id
    and not exists (
      select 1 from jsonb_to_recordset(findings) as found (kind text, sentence text)
      where found.kind = finding.kind and found.sentence = finding.sentence
    );
  update public.content_findings as finding set line = found.line
  from (
    select entry.kind, entry.sentence, min(entry.line) as line
    from jsonb_to_recordset(findings) as entry (kind text, sentence text, line integer)
    group by entry.kind, entry.sentence
  ) as found
  where finding.subject_kind = record_content_check.kind and finding.subject_id = record_content_check.id
    and found.kind = finding.kind and found.sentence = finding.sentence and found.line <> finding.line;
  insert into public.content_findings (subject_kind, subject_id, kind, sentence, line, figures)
  select distinct on (found.kind, found.sentence) record_content_check.kind, record_content_check.id, found.kind,
    found.sentence, found.line, coalesce(found.figures, '{}')
  from jsonb_to_recordset(findings) as found (kind text, sentence text, line integer, figures text[])
  where not exists (
    select 1 from public.content_findings as finding
    where finding.subject_kind = record_content_check.kind and finding.subject_id = record_content_check.id
      and finding.kind = found.kind and finding.sentence = found.sentence
  )
  order by found.kind, found.sentence, found.line;
  select count(*) into open_findings from public.content_findings as finding
  where finding.subject_kind = record_content_check.kind and finding.subject_id = record_content_check.id
    and finding.resolved_at is null;
  return open_findings;
end;
$$;
revoke all on function public.record_content_check(text, uuid, text, text[], jsonb, uuid) from public, anon, authenticated;
grant execute on function public.record_content_check(text, uuid, text, text[], jsonb, uuid) to service_role;

-- The answer is stored with the finding as long as the sentence is in the text, and in the audit log for good.
create or replace function public.resolve_content_finding(finding_id uuid, reason text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  answer text := btrim(coalesce(resolve_content_finding.reason, ''));
  answered public.content_findings;
begin
  if not (select private.is_admin()) then
    perform private.reject(403, 'Only the owner can do this.');
  end if;
  if length(answer) not between 3 and 300 then
    perform private.reject(400, 'Please say in 3 to 300 characters why the sentence may stay as it is.');
  end if;
  update public.content_findings as finding
  set resolved_at = now(), resolved_by = (select auth.uid()), reason = answer
  where finding.id = finding_id and finding.resolved_at is null
  returning * into answered;
  if answered.id is null then
    return false;
  end if;
  insert into public.audit_log (actor, actor_email, action, object, object_id, before, after, reason)
  select account.id, coalesce(account.email, ''), 'update', 'content_findings',
    answered.subject_kind || '/' || answered.subject_id,
    jsonb_build_object('sentence', answered.sentence, 'answer', null),
    jsonb_build_object('sentence', answered.sentence, 'answer', answer), answer
  from auth.users as account where account.id = (select auth.uid());
  return true;
end;
$$;
revoke all on function public.resolve_content_finding(uuid, text) from public, anon, authenticated;
grant execute on function public.resolve_content_finding(uuid, text) to authenticated, service_role;

-- Why a text may not be published, for the owner; null if it may.
create or replace function private.publishing_problem(kind text, entry jsonb)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  known public.content_checks;
  open_findings integer;
begin
  if (entry ->> 'is_sample')::boolean then
    return coalesce(private.sample_problem(kind, entry) || ' Then',
      'This is marked as sample text, which is not published. Open it under Drafts and')
      || ' press “Mark as my own text”.';
  end if;
  if private.sample_problem(kind, entry) is not null then
    return private.sample_problem(kind, entry);
  end if;
  select * into known from public.content_checks as candidate
  where candidate.subject_kind = publishing_problem.kind and candidate.subject_id = (entry ->> 'id')::uuid;
  if not found then
    return 'Nobody has checked yet what this text says about law. Check its facts, then publish it.';
  elsif known.content_hash <> md5(private.checked_text(kind, entry)) then
    return 'This text has changed since its facts were checked. Check the facts again, then publish it.';
  end if;
  select count(*) into open_findings from public.content_findings as finding
  where finding.subject_kind = publishing_problem.kind and finding.subject_id = known.subject_id and finding.resolved_at is null;
  if open_findings > 0 then
    return 'This text says ' || open_findings || case when open_findings = 1 then ' thing' else ' things' end
      || ' about law without a source. Resolve the findings that are shown with it, then publish it.';
  end if;
  return null;
end;
$$;
revoke all on function private.publishing_problem(text, jsonb) from public, anon, authenticated;

-- content:check checks content files before they are pushed, so the service may write texts that were not generated. The
-- scheduler calls the check itself.
create or replace function private.refuse_unchecked_text()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_person boolean := (select auth.uid()) is not null;
  entry jsonb := to_jsonb(new);
  problem text;
begin
  if tg_op = 'UPDATE' and is_person and old.is_sample and not new.is_sample then
    problem := private.sample_problem(tg_argv[0], entry);
    if problem is not null then
      perform private.reject(409, problem);
    end if;
  end if;
  if tg_op = 'UPDATE' and old.status = 'published' and new.status <> 'published' then
    insert into public.content_checks as known (subject_kind, subject_id, content_hash, published_text)
    values (tg_argv[0], old.id, md5(private.checked_text(tg_argv[0], to_jsonb(old))), old.content)
    on conflict (subject_kind, subject_id) do update set published_text = excluded.published_text;
  end if;
  if new.status not in ('published', 'scheduled') then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.status = new.status and (not is_person
    or private.checked_text(tg_argv[0], to_jsonb(old)) = private.checked_text(tg_argv[0], entry)) then
    return new;
  end if;
  if is_person or exists (
    select 1 from public.content_checks as known
    where known.subject_kind = tg_argv[0] and known.subject_id = new.id and known.is_generated
  ) then
    problem := private.publishing_problem(tg_argv[0], entry);
    if problem is not null then
      perform private.reject(409, problem);
    end if;
  end if;
  return new;
end;
$$;
revoke all on function private.refuse_unchecked_text() from public, anon, authenticated;

create trigger refuse_unchecked_text before insert or update on public.blog_posts
  for each row execute function private.refuse_unchecked_text('post');

create trigger refuse_unchecked_text before insert or update on public.knowledge_base_articles
  for each row execute function private.refuse_unchecked_text('article');

create or replace function private.forget_content_check()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.content_checks as known where known.subject_kind = tg_argv[0] and known.subject_id = old.id;
  return null;
end;
$$;
revoke all on function private.forget_content_check() from public, anon, authenticated;

create trigger forget_content_check after delete on public.blog_posts
  for each row execute function private.forget_content_check('post');

create trigger forget_content_check after delete on public.knowledge_base_articles
  for each row execute function private.forget_content_check('article');

create or replace function private.check_calendar_step()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- A deleted post takes its topic back to the step before writing.
  if old.blog_post_id is not null and new.blog_post_id is null and new.status in ('drafted', 'completed') then
    new.status := case when new.outline is null then 'planned' else 'outlined' end;
    return new;
  end if;
  if new.status <> old.status and (old.status, new.status) not in (
    ('planned', 'in_progress'), ('planned', 'outlined'), ('planned', 'drafted'), ('in_progress', 'planned'),
    ('in_progress', 'outlined'), ('in_progress', 'drafted'), ('outlined', 'in_progress'), ('outlined', 'drafted'),
    ('outlined', 'planned'), ('drafted', 'completed'), ('completed', 'drafted')
  ) then
    perform private.reject(409, 'A topic that is ' || replace(old.status, '_', ' ') || ' cannot become '
      || replace(new.status, '_', ' ') || '.');
  end if;
  return new;
end;
$$;
revoke all on function private.check_calendar_step() from public, anon, authenticated;
grant execute on function private.check_calendar_step() to authenticated, service_role;

create trigger check_calendar_step before update on public.content_calendar
  for each row execute function private.check_calendar_step();

-- Two clicks at once make one calendar.
create or replace function public.create_starter_calendar(topics jsonb)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  added integer;
begin
  if not (select private.is_admin()) then
    perform private.reject(403, 'Only the owner can do this.');
  end if;
  perform pg_advisory_xact_lock(hashtext('content_calendar'));
  if exists (select 1 from public.content_calendar) then
    return 0;
  end if;
  insert into public.content_calendar (topic, target_keyword, target_state, target_month, target_year, priority, position)
  select row.topic, row.target_keyword, row.target_state, row.target_month, row.target_year, row.priority, row.position
  from jsonb_to_recordset(topics) as row (topic text, target_keyword text, target_state text, target_month integer,
    target_year integer, priority integer, position integer);
  get diagnostics added = row_count;
  return added;
end;
$$;
revoke all on function public.create_starter_calendar(jsonb) from public, anon, authenticated;
grant execute on function public.create_starter_calendar(jsonb) to authenticated, service_role;

create or replace function public.order_calendar(ids uuid[])
returns void
language plpgsql
set search_path = ''
as $$
begin
  if not (select private.is_admin()) then
    perform private.reject(403, 'Only the owner can do this.');
  end if;
  update public.content_calendar as item
  set position = place.number
  from unnest(ids) with ordinality as place (id, number)
  where item.id = place.id;
end;
$$;
revoke all on function public.order_calendar(uuid[]) from public, anon, authenticated;
grant execute on function public.order_calendar(uuid[]) to authenticated, service_role;

create or replace function private.free_post_slug(wanted text)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  candidate text := wanted;
  number integer := 1;
begin
  while exists (select 1 from public.blog_posts as post where post.slug = candidate) loop
    number := number + 1;
    candidate := rtrim(left(wanted, 150), '-') || '-' || number;
  end loop;
  return candidate;
end;
$$;
revoke all on function private.free_post_slug(text) from public, anon, authenticated;

-- Inserts a generated post with its findings, always as a draft.
create or replace function private.insert_generated_post(post jsonb, ai_run uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  added uuid;
begin
  perform pg_advisory_xact_lock(hashtext('blog_posts.slug'));
  insert into public.blog_posts (slug, title, content, excerpt, meta_description, tags, seo_keywords, is_sample, law_as_of)
  values (
    private.free_post_slug(post ->> 'slug'), post ->> 'title', post ->> 'content', post ->> 'excerpt',
    post ->> 'metaDescription',
    array(select jsonb_array_elements_text(post -> 'tags')),
    array(select jsonb_array_elements_text(post -> 'keywords')),
    (post ->> 'isSample')::boolean, (post ->> 'lawAsOf')::date
  )
  returning id into added;
  perform public.record_content_check('post', added, post ->> 'content',
    array(select jsonb_array_elements_text(post -> 'states')), post -> 'findings', ai_run);
  return added;
end;
$$;
revoke all on function private.insert_generated_post(jsonb, uuid) from public, anon, authenticated;

create or replace function public.begin_calendar_draft(item_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.content_calendar as item
  set status = 'in_progress'
  where item.id = item_id and item.status in ('planned', 'outlined') and item.blog_post_id is null;
  if not found then
    perform private.reject(409, 'This topic already has a draft, or one is being written. Reload the calendar.');
  end if;
end;
$$;
revoke all on function public.begin_calendar_draft(uuid) from public, anon, authenticated;
grant execute on function public.begin_calendar_draft(uuid) to service_role;

create or replace function public.leave_calendar_draft(item_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.content_calendar as item
  set status = case when item.outline is null then 'planned' else 'outlined' end
  where item.id = item_id and item.status = 'in_progress';
$$;
revoke all on function public.leave_calendar_draft(uuid) from public, anon, authenticated;
grant execute on function public.leave_calendar_draft(uuid) to service_role;

create or replace function public.save_calendar_text(item_id uuid, part text, content text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.content_calendar as item
  set outline = case when part = 'outline' then content else item.outline end,
    intro_paragraph = case when part = 'intro' then content else item.intro_paragraph end,
    status = case when part = 'outline' and item.status = 'planned' then 'outlined' else item.status end
  where item.id = item_id and item.status in ('planned', 'outlined');
  if not found then
    perform private.reject(409, 'This topic has changed in the meantime. Reload the calendar.');
  end if;
end;
$$;
revoke all on function public.save_calendar_text(uuid, text, text) from public, anon, authenticated;
grant execute on function public.save_calendar_text(uuid, text, text) to service_role;

create or replace function public.save_calendar_post(item_id uuid, post jsonb, ai_run uuid)
returns table (post_id uuid, post_slug text)
language plpgsql
security definer
set search_path = ''
as $$
declare
  added uuid;
begin
  perform 1 from public.content_calendar as item
  where item.id = item_id and item.blog_post_id is null for update;
  if not found then
    perform private.reject(409, 'This topic already has a post, or it was deleted. Reload the calendar.');
  end if;
  added := private.insert_generated_post(post, ai_run);
  update public.content_calendar as item set blog_post_id = added, status = 'drafted' where item.id = item_id;
  return query select added, known.slug from public.blog_posts as known where known.id = added;
end;
$$;
revoke all on function public.save_calendar_post(uuid, jsonb, uuid) from public, anon, authenticated;
grant execute on function public.save_calendar_post(uuid, jsonb, uuid) to service_role;

-- A topic is completed when its post is public, and drafted again when the post is withdrawn.
create or replace function private.follow_post_status()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.status = 'published' and old.status <> 'published' then
    update public.content_calendar as item set status = 'completed'
    where item.blog_post_id = new.id and item.status = 'drafted';
  elsif new.status <> 'published' and old.status = 'published' then
    update public.content_calendar as item set status = 'drafted'
    where item.blog_post_id = new.id and item.status = 'completed';
  end if;
  return null;
end;
$$;
revoke all on function private.follow_post_status() from public, anon, authenticated;

create trigger follow_post_status after update of status on public.blog_posts
  for each row execute function private.follow_post_status();

-- A batch is a run with one job per text. Any number of workers claim jobs; a job whose worker died is claimed again after
-- its lease has expired. The job, its text and the topic's status are settled in one transaction.
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
grant select on public.ai_jobs to authenticated;
grant all on public.ai_jobs to service_role;

create policy "admin reads ai jobs" on public.ai_jobs
  for select to authenticated using ((select private.is_admin()));

create policy "session is live" on public.ai_jobs as restrictive
  for all to authenticated
  using ((select private.require_live_session())) with check ((select private.require_live_session()));

create or replace function public.begin_ai_batch(
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
revoke all on function public.begin_ai_batch(uuid, text, text, jsonb, jsonb, numeric, boolean) from public, anon, authenticated;
grant execute on function public.begin_ai_batch(uuid, text, text, jsonb, jsonb, numeric, boolean) to service_role;

create or replace function public.claim_ai_job(lease_seconds integer, only_run uuid default null)
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
revoke all on function public.claim_ai_job(integer, uuid) from public, anon, authenticated;
grant execute on function public.claim_ai_job(integer, uuid) to service_role;

-- Settles the run with its last job: completed, failed or partial_failure.
create or replace function private.finish_ai_batch(batch uuid)
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
revoke all on function private.finish_ai_batch(uuid) from public, anon, authenticated;

-- `result` is the post or article to save; without one the job has failed. Returns false if the lease was lost; then nothing
-- is saved.
create or replace function public.settle_ai_job(
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
    insert into public.knowledge_base_articles (slug, title, summary, category, states, content, law_as_of, is_sample)
    values (result ->> 'slug', result ->> 'title', result ->> 'summary', result ->> 'category',
      array(select jsonb_array_elements_text(result -> 'states')), result ->> 'content', (result ->> 'lawAsOf')::date,
      coalesce((result ->> 'isSample')::boolean, false))
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
revoke all on function public.settle_ai_job(uuid, uuid, jsonb, text, integer, integer, integer, numeric)
  from public, anon, authenticated;
grant execute on function public.settle_ai_job(uuid, uuid, jsonb, text, integer, integer, integer, numeric) to service_role;

-- Scheduled posts are published on the 1st and the 15th at 9 AM shop time, or when the owner runs the scheduler. The row
-- makes sure that each of these times is used once. A missed time is made up for by the next call.
create table public.scheduler_runs (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- Null for a manual run.
  slot timestamptz unique,
  published integer not null default 0,
  blocked integer not null default 0
);
alter table public.scheduler_runs enable row level security;
create index scheduler_runs_created_at_idx on public.scheduler_runs (created_at desc);
grant select on public.scheduler_runs to authenticated;
grant all on public.scheduler_runs to service_role;

create policy "admin reads scheduler runs" on public.scheduler_runs
  for select to authenticated using ((select private.is_admin()));

-- 9 AM local time, in summer and in winter.
create or replace function private.publishing_slot(month date, day integer)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select (date_trunc('month', month) + make_interval(days => day - 1, hours => 9))::timestamp
    at time zone private.shop_time_zone();
$$;
revoke all on function private.publishing_slot(date, integer) from public, anon, authenticated;

create or replace function private.latest_publishing_slot(at timestamptz)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select max(slot)
  from (
    select private.publishing_slot(((at at time zone private.shop_time_zone()) - make_interval(months => back))::date, day)
      as slot
    from generate_series(0, 1) as back, unnest(array[1, 15]) as day
  ) as slots
  where slot <= at;
$$;
revoke all on function private.latest_publishing_slot(timestamptz) from public, anon, authenticated;

-- The next times, to choose from.
create or replace function public.publishing_slots(how_many integer default 6)
returns setof timestamptz
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not (select private.is_admin()) then
    perform private.reject(403, 'Only the owner can do this.');
  end if;
  return query
    select slots.slot
    from (
      select private.publishing_slot(
        ((now() at time zone private.shop_time_zone()) + make_interval(months => ahead))::date, day) as slot
      from generate_series(0, 12) as ahead, unnest(array[1, 15]) as day
    ) as slots
    where slots.slot > now()
    order by slots.slot
    limit least(greatest(how_many, 1), 24);
end;
$$;
revoke all on function public.publishing_slots(integer) from public, anon, authenticated;
grant execute on function public.publishing_slots(integer) to authenticated, service_role;

-- Publishes what is due: with `manual` everything up to now, otherwise what was due at the latest slot, once. Posts with
-- unresolved facts are skipped and counted.
create or replace function public.run_blog_scheduler(manual boolean default false, at timestamptz default now())
returns table (slot timestamptz, published integer, blocked integer, is_new boolean)
language plpgsql
security definer
set search_path = ''
as $$
declare
  due_until timestamptz := at;
  taken uuid;
  this_slot timestamptz;
  went_out integer := 0;
  held_back integer := 0;
begin
  if not manual then
    this_slot := private.latest_publishing_slot(at);
    due_until := this_slot;
    insert into public.scheduler_runs as run (slot) values (this_slot)
    on conflict on constraint scheduler_runs_slot_key do nothing
    returning run.id into taken;
    if taken is null then
      return query select this_slot, 0, 0, false;
      return;
    end if;
  else
    insert into public.scheduler_runs as run (slot) values (null) returning run.id into taken;
  end if;

  with due as (
    select post.id, private.publishing_problem('post', to_jsonb(post)) is null as is_clear
    from public.blog_posts as post
    where post.status = 'scheduled' and post.scheduled_for <= due_until
    order by post.scheduled_for
    for update skip locked
  ), gone as (
    update public.blog_posts as post
    set status = 'published', published_at = greatest(post.scheduled_for, least(at, now()))
    from due
    where post.id = due.id and due.is_clear
    returning post.id
  )
  select (select count(*) from gone), (select count(*) from due where not due.is_clear) into went_out, held_back;
  update public.scheduler_runs as run set published = went_out, blocked = held_back where run.id = taken;
  return query select this_slot, went_out, held_back, true;
end;
$$;
revoke all on function public.run_blog_scheduler(boolean, timestamptz) from public, anon, authenticated;
grant execute on function public.run_blog_scheduler(boolean, timestamptz) to service_role;

create or replace function private.check_snippet()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  longest integer := case new.platform when 'LinkedIn' then 3000 when 'Pinterest' then 500 else 5000 end;
  whole text := concat_ws(E'\n\n', new.post_text, new.utm_link, nullif('#' || array_to_string(new.hashtags, ' #'), '#'));
begin
  if btrim(new.post_text) = '' then
    perform private.reject(400, 'Please enter a text.');
  end if;
  if length(whole) > longest then
    perform private.reject(400, new.platform || ' takes at most ' || longest || ' characters with link and hashtags; this has '
      || length(whole) || '.');
  end if;
  return new;
end;
$$;
revoke all on function private.check_snippet() from public, anon, authenticated;

create trigger check_snippet before insert or update of post_text, hashtags, utm_link on public.social_snippets
  for each row execute function private.check_snippet();

create or replace function public.save_social_campaign(campaign_name text, first_day date, snippets jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  added uuid;
begin
  insert into public.social_campaigns (name, starts_on) values (campaign_name, first_day) returning id into added;
  insert into public.social_snippets (campaign_id, platform, content_type, source_title, post_text, hashtags, image_prompt,
    scheduled_for, utm_link, week, review_note)
  select added, row.platform, row.content_type, row.source_title, row.post_text, row.hashtags, row.image_prompt,
    ((first_day + row.day)::timestamp + interval '9 hours') at time zone private.shop_time_zone(),
    row.utm_link, row.day / 7 + 1, row.review_note
  from jsonb_to_recordset(snippets) as row (platform text, content_type text, source_title text, post_text text,
    hashtags text[], image_prompt text, day integer, utm_link text, review_note text);
  return added;
end;
$$;
revoke all on function public.save_social_campaign(text, date, jsonb) from public, anon, authenticated;
grant execute on function public.save_social_campaign(text, date, jsonb) to service_role;

-- Null for a text that was not generated.
create or replace function private.open_findings(subject uuid)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select (
    select count(*) from public.content_findings as finding
    where finding.subject_id = known.subject_id and finding.resolved_at is null
  )
  from public.content_checks as known
  where known.subject_id = subject
  limit 1;
$$;
revoke all on function private.open_findings(uuid) from public, anon, authenticated;

-- Every run of four words in a text. Lines with a source are left out, because a checked statement may stay as it is, and so
-- is the line that marks the sample.
create or replace function private.word_runs(content text)
returns setof text
language sql
immutable
set search_path = ''
as $$
  with words as (
    select word, row_number() over (order by line.place, part.place) as place
    from regexp_split_to_table(lower(coalesce(content, '')), '\n') with ordinality as line (words, place)
    cross join lateral regexp_split_to_table(line.words, '[^[:alnum:]]+') with ordinality as part (word, place)
    where line.words not like '%([source](%' and line.words not like '%sample text from the sandbox ai%' and part.word <> ''
  )
  select distinct run from (
    select string_agg(word, ' ') over (order by place rows between current row and 3 following) as run,
      count(*) over (order by place rows between current row and 3 following) as length
    from words
  ) as runs
  where length = 4;
$$;
revoke all on function private.word_runs(text) from public, anon, authenticated;

-- Why a text is still the sandbox AI's sample, for the writer; null if it was rewritten.
create or replace function private.sample_problem(kind text, entry jsonb)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  marker constant text := '%sample text from the sandbox ai%';
  most_kept constant numeric := 0.3;
  least_own constant integer := 30;
  sample record;
  of_text integer;
begin
  if concat_ws(' ', entry ->> 'title', entry ->> 'content', entry ->> 'excerpt', entry ->> 'meta_description', entry ->> 'summary')
    ilike marker then
    return 'This text still says that it is sample text from the sandbox AI. Take that line out and write the text in your own words.';
  end if;
  select count(*) into of_text from private.word_runs(entry ->> 'content');
  -- A sample stays one in another post: every sample that was ever written is compared, this text's own first.
  for sample in
    select known.subject_kind = sample_problem.kind and known.subject_id = (entry ->> 'id')::uuid as is_own,
      compared.common, compared.common::numeric / greatest(compared.of_sample, 1) as kept
    from public.content_checks as known
    cross join lateral (
      select count(*) as of_sample, count(*) filter (where written.run is not null) as common
      from private.word_runs(known.sample_text) as drafted (run)
      left join private.word_runs(entry ->> 'content') as written (run) on written.run = drafted.run
    ) as compared
    where known.sample_text is not null
    order by is_own desc, kept desc
  loop
    if sample.kept > most_kept then
      return 'This is still the sample that the AI wrote: ' || round(100 * sample.kept) || ' percent of its wording is unchanged, and at most '
        || round(100 * most_kept) || ' percent may be. Write more of it in your own words; statements with a source may stay.';
    elsif sample.is_own and of_text - sample.common < least_own then
      return 'This text has too few words of your own. Write at least ' || least_own || ' in place of the sample.';
    end if;
  end loop;
  return null;
end;
$$;
revoke all on function private.sample_problem(text, jsonb) from public, anon, authenticated;

-- The facts of every text that visitors read are checked, written by hand or generated: a statement about law without a
-- source gets one, is removed, or is answered by the owner. The function check-content reads the text; here the result is
-- enforced.

-- The whole wording of a text. A check is valid for exactly these words.
create or replace function private.checked_text(kind text, entry jsonb)
returns text
language sql
immutable
set search_path = ''
as $$
  select concat_ws(E'\n', entry ->> 'content', entry ->> 'title',
    case kind when 'post' then entry ->> 'excerpt' else entry ->> 'summary' end, entry ->> 'meta_description',
    entry ->> 'quick_steps');
$$;
revoke all on function private.checked_text(text, jsonb) from public, anon, authenticated;

-- What the check reads: the stored text, or the text with the fields that are about to be saved. Null if there is no such
-- text.
create or replace function public.text_to_check(kind text, id uuid, fields jsonb default '{}')
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  spoken constant text[] := array['content', 'title', 'excerpt', 'summary', 'meta_description', 'quick_steps'];
  known public.content_checks;
  stored jsonb;
  entry jsonb;
begin
  if text_to_check.kind = 'post' then
    select to_jsonb(post) into stored from public.blog_posts as post where post.id = text_to_check.id;
  else
    select to_jsonb(article) into stored from public.knowledge_base_articles as article where article.id = text_to_check.id;
  end if;
  if stored is null then
    return null;
  end if;
  select stored || coalesce(jsonb_object_agg(given.key, given.value), '{}') into entry
  from jsonb_each(coalesce(fields, '{}')) as given
  where given.key = any (spoken) and stored ? given.key;
  select * into known from public.content_checks as candidate
  where candidate.subject_kind = text_to_check.kind and candidate.subject_id = text_to_check.id;
  return jsonb_build_object(
    'checked', private.checked_text(text_to_check.kind, entry),
    'content', entry ->> 'content',
    'beside', array_remove(array[entry ->> 'title', entry ->> 'excerpt', entry ->> 'summary', entry ->> 'meta_description']
      || array(select jsonb_array_elements_text(coalesce(entry -> 'quick_steps', '[]'))), null),
    'published', coalesce(case when stored ->> 'status' = 'published' then stored ->> 'content' end, known.published_text, ''),
    -- A sample that was rewritten counts as its writer's own.
    'isGenerated', coalesce(known.is_generated and (known.sample_text is null or (stored ->> 'is_sample')::boolean), false),
    'states', coalesce(nullif(to_jsonb(known.states), '[]'), stored -> 'states', '[]')
  );
end;
$$;
revoke all on function public.text_to_check(text, uuid, jsonb) from public, anon, authenticated;
grant execute on function public.text_to_check(text, uuid, jsonb) to service_role;
