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
  blog_post_id uuid references public.blog_posts (id) on delete set null
);

create table public.social_campaigns (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null check (length(name) between 1 and 200),
  starts_on date not null,
  days integer not null default 60 check (days between 1 and 366),
  platforms text[] not null default '{LinkedIn,Pinterest,YouTube Shorts}'
);

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
  utm_link text
);

create table public.ai_runs (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid references auth.users (id) on delete set null,
  status text not null check (status in ('running', 'completed', 'failed', 'partial_failure')),
  model text not null,
  input_data jsonb not null default '{}',
  output_data jsonb not null default '{}',
  cost_estimate numeric(12, 6) not null default 0,
  error text check (length(error) <= 1000)
);

alter table public.content_calendar enable row level security;
alter table public.social_campaigns enable row level security;
alter table public.social_snippets enable row level security;
alter table public.ai_runs enable row level security;

create index content_calendar_month_idx on public.content_calendar (target_year, target_month);
create index content_calendar_blog_post_idx on public.content_calendar (blog_post_id);
create index social_snippets_campaign_idx on public.social_snippets (campaign_id);
create index social_snippets_scheduled_idx on public.social_snippets (scheduled_for);
create index ai_runs_user_idx on public.ai_runs (user_id, created_at desc);
create index ai_runs_created_at_idx on public.ai_runs (created_at desc);

create trigger touch_content_calendar before update on public.content_calendar
  for each row execute function private.touch_updated_at();
create trigger touch_social_snippets before update on public.social_snippets
  for each row execute function private.touch_updated_at();

create policy "admin reads calendar" on public.content_calendar
  for select to authenticated using ((select private.is_admin()));
create policy "admin adds calendar rows" on public.content_calendar
  for insert to authenticated with check ((select private.is_admin()));
create policy "admin changes calendar rows" on public.content_calendar
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admin removes calendar rows" on public.content_calendar
  for delete to authenticated using ((select private.is_admin()));

create policy "admin reads campaigns" on public.social_campaigns
  for select to authenticated using ((select private.is_admin()));
create policy "admin reads snippets" on public.social_snippets
  for select to authenticated using ((select private.is_admin()));
create policy "admin changes snippets" on public.social_snippets
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admin reads ai runs" on public.ai_runs
  for select to authenticated using ((select private.is_admin()));

grant select, insert, update, delete on public.content_calendar to authenticated;
grant select on public.social_campaigns, public.ai_runs to authenticated;
grant select, update on public.social_snippets to authenticated;
grant all on public.content_calendar, public.social_campaigns, public.social_snippets, public.ai_runs to service_role;
