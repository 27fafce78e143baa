-- Posts that wait go out on the 1st and the 15th at 9 AM on the shop's clock, or when the owner runs the scheduler. Each of
-- those times is taken once: whoever writes its row publishes, everybody else finds it taken. A time that nobody was there for
-- is made up for by the next call.
create table public.scheduler_runs (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- Null for a run by hand.
  slot timestamptz unique,
  published integer not null default 0,
  blocked integer not null default 0
);

alter table public.scheduler_runs enable row level security;
create index scheduler_runs_created_at_idx on public.scheduler_runs (created_at desc);

create policy "admin reads scheduler runs" on public.scheduler_runs
  for select to authenticated using ((select private.is_admin()));

grant select on public.scheduler_runs to authenticated;
grant all on public.scheduler_runs to service_role;

-- 9 AM is taken on the wall clock, so it is 9 AM in summer and in winter.
create function private.publishing_slot(month date, day integer)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select (date_trunc('month', month) + make_interval(days => day - 1, hours => 9))::timestamp
    at time zone private.shop_time_zone();
$$;

create function private.latest_publishing_slot(at timestamptz)
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

-- The next times, for choosing one.
create function public.publishing_slots(how_many integer default 6)
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

-- Publishes what is due. `manual` takes everything up to now; otherwise what was due at the latest slot, once. Posts whose facts
-- are not resolved stay where they are and are counted.
create function public.run_blog_scheduler(manual boolean default false, at timestamptz default now())
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
    select post.id, private.publishing_problem('post', post.id, post.content) is null as is_clear
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

do $$
begin
  if exists (select 1 from pg_extension where extname = 'pg_cron') then
    execute $cron$ select cron.schedule('auto-publish-scheduler', '*/5 * * * *', 'select private.call_worker(''auto-publish-scheduler'')') $cron$;
  end if;
end;
$$;

revoke all on function private.publishing_slot(date, integer), private.latest_publishing_slot(timestamptz)
  from public, anon, authenticated;
revoke all on function public.publishing_slots(integer), public.run_blog_scheduler(boolean, timestamptz)
  from public, anon, authenticated;
grant execute on function public.publishing_slots(integer) to authenticated, service_role;
grant execute on function public.run_blog_scheduler(boolean, timestamptz) to service_role;
