create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 160),
  title text not null check (length(title) between 1 and 200),
  excerpt text check (length(excerpt) <= 500),
  content text not null default '' check (length(content) <= 200000),
  meta_description text check (length(meta_description) <= 300),
  tags text[] not null default '{}',
  seo_keywords text[] not null default '{}',
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'published')),
  is_sample boolean not null default false,
  law_as_of date,
  scheduled_for timestamptz,
  published_at timestamptz,
  check (status <> 'published' or published_at is not null)
);

alter table public.blog_posts enable row level security;
create index blog_posts_published_idx on public.blog_posts (published_at desc) where status = 'published';
create index blog_posts_scheduled_idx on public.blog_posts (scheduled_for) where status = 'scheduled';
create trigger touch_blog_posts before update on public.blog_posts
  for each row execute function private.touch_updated_at();

create policy "everybody reads published posts" on public.blog_posts
  for select to anon, authenticated using (status = 'published' and published_at <= now());
create policy "admin reads posts" on public.blog_posts
  for select to authenticated using ((select private.is_admin()));
create policy "admin adds posts" on public.blog_posts
  for insert to authenticated with check ((select private.is_admin()));
create policy "admin changes posts" on public.blog_posts
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admin removes posts" on public.blog_posts
  for delete to authenticated using ((select private.is_admin()));

grant select on public.blog_posts to anon, authenticated;
grant insert, update, delete on public.blog_posts to authenticated;
grant all on public.blog_posts to service_role;

create table public.knowledge_base_articles (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 160),
  title text not null check (length(title) between 1 and 200),
  summary text not null default '' check (length(summary) <= 500),
  category text not null check (category in
    ('Getting Started', 'Editing & Customization', 'Compliance Notes', 'Troubleshooting', 'Licensing & Refunds')),
  tags text[] not null default '{}',
  audience text not null default 'Small-business owners',
  est_time text not null default '5 min',
  level text not null default 'Beginner' check (level in ('Beginner', 'Intermediate', 'Advanced')),
  content text not null default '' check (length(content) <= 200000),
  quick_steps text[] not null default '{}',
  states text[] not null default '{}',
  product_applicability text[] not null default '{}',
  related_articles text[] not null default '{}',
  version text not null default '1.0',
  status text not null default 'draft' check (status in ('draft', 'published')),
  law_as_of date,
  last_updated date not null default current_date,
  view_count integer not null default 0 check (view_count >= 0),
  helpful_votes integer not null default 0 check (helpful_votes >= 0),
  search_document tsvector not null generated always as (
    setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', summary), 'B')
    || setweight(to_tsvector('english', content), 'D')
  ) stored
);

alter table public.knowledge_base_articles enable row level security;
create index knowledge_base_articles_search_idx on public.knowledge_base_articles using gin (search_document);
create index knowledge_base_articles_popular_idx on public.knowledge_base_articles (view_count desc)
  where status = 'published';
create trigger touch_knowledge_base_articles before update on public.knowledge_base_articles
  for each row execute function private.touch_updated_at();

create policy "everybody reads published articles" on public.knowledge_base_articles
  for select to anon, authenticated using (status = 'published');
create policy "admin reads articles" on public.knowledge_base_articles
  for select to authenticated using ((select private.is_admin()));
create policy "admin adds articles" on public.knowledge_base_articles
  for insert to authenticated with check ((select private.is_admin()));
create policy "admin changes articles" on public.knowledge_base_articles
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admin removes articles" on public.knowledge_base_articles
  for delete to authenticated using ((select private.is_admin()));

grant select on public.knowledge_base_articles to anon, authenticated;
grant insert, update, delete on public.knowledge_base_articles to authenticated;
grant all on public.knowledge_base_articles to service_role;
