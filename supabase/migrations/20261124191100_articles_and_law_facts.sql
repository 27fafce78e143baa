-- The list of posts shows the reading time and, without an excerpt, the beginning: computed here, so that no list loads whole
-- posts.
create or replace function private.count_words(content text)
returns integer
language sql
immutable
set search_path = ''
as $$
  select coalesce(array_length(regexp_split_to_array(nullif(btrim(content), ''), '\s+'), 1), 0);
$$;
revoke all on function private.count_words(text) from public, anon, authenticated;
grant execute on function private.count_words(text) to anon, authenticated, service_role;

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
  word_count integer not null generated always as (private.count_words(content)) stored,
  opening text not null generated always as (left(content, 200)) stored,
  check (status <> 'published' or published_at is not null)
);
alter table public.blog_posts enable row level security;
create index blog_posts_published_idx on public.blog_posts (published_at desc) where status = 'published';
create index blog_posts_scheduled_idx on public.blog_posts (scheduled_for) where status = 'scheduled';

-- Indexes for the admin lists of posts and articles.
create index blog_posts_created_at_idx on public.blog_posts (created_at desc, id desc);
create index blog_posts_words_idx on public.blog_posts using gin (private.list_words(title || ' ' || slug));
grant select on public.blog_posts to anon, authenticated;
grant insert, update, delete on public.blog_posts to authenticated;
grant all on public.blog_posts to service_role;

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

create trigger touch_blog_posts before update on public.blog_posts
  for each row execute function private.touch_updated_at();

select private.watch_admin_changes('blog_posts');

-- `is_sample` marks what the sandbox AI wrote. `published_on` is not the day the row was added: an article that comes with
-- the content files is older than the shop, and a draft is not published when it is begun.
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
  ) stored,
  is_sample boolean not null default false,
  published_on date,
  check (published_on <= last_updated)
);
alter table public.knowledge_base_articles enable row level security;
create index knowledge_base_articles_search_idx on public.knowledge_base_articles using gin (search_document);
create index knowledge_base_articles_popular_idx on public.knowledge_base_articles (view_count desc)
  where status = 'published';
create index knowledge_base_articles_created_at_idx on public.knowledge_base_articles (created_at desc, id desc);
create index knowledge_base_articles_words_idx on public.knowledge_base_articles
  using gin (private.list_words(title || ' ' || slug));
grant select on public.knowledge_base_articles to anon, authenticated;
grant insert, update, delete on public.knowledge_base_articles to authenticated;
grant all on public.knowledge_base_articles to service_role;

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

create trigger touch_knowledge_base_articles before update on public.knowledge_base_articles
  for each row execute function private.touch_updated_at();

select private.watch_admin_changes('knowledge_base_articles');

-- Voters are counted once by a hash of network and day, without storing who they are.
create table private.article_votes (
  article_id uuid not null references public.knowledge_base_articles (id) on delete cascade,
  voter_hash text not null,
  voted_on date not null default current_date,
  helpful boolean not null,
  primary key (article_id, voter_hash, voted_on)
);
alter table private.article_votes enable row level security;

create or replace function public.record_article_view(slug text)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  views integer;
begin
  update public.knowledge_base_articles as article
  set view_count = article.view_count + case when private.limit_caller('article-view', 60, 60) > 0 then 0 else 1 end
  where article.slug = record_article_view.slug and article.status = 'published'
  returning article.view_count into views;
  return views;
end;
$$;
revoke all on function public.record_article_view(text) from public;
grant execute on function public.record_article_view(text) to anon, authenticated, service_role;

create or replace function public.vote_article_helpful(slug text, helpful boolean)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  voted_article uuid;
begin
  if helpful is null then
    perform private.reject(400, 'The vote must be yes or no.');
  end if;
  select article.id into voted_article
  from public.knowledge_base_articles as article
  where article.slug = vote_article_helpful.slug and article.status = 'published';
  if voted_article is null then
    return false;
  end if;
  if private.limit_caller('article-vote', 30, 3600) > 0 then
    return false;
  end if;
  insert into private.article_votes (article_id, voter_hash, helpful)
  values (voted_article, private.caller_hash(), vote_article_helpful.helpful)
  on conflict do nothing;
  if found and vote_article_helpful.helpful then
    update public.knowledge_base_articles set helpful_votes = helpful_votes + 1 where id = voted_article;
  end if;
  return true;
end;
$$;
revoke all on function public.vote_article_helpful(text, boolean) from public;
grant execute on function public.vote_article_helpful(text, boolean) to anon, authenticated, service_role;

create or replace function private.list_texts(source text, published_at text, scheduled_for text, search text, status_filter text,
  page_cursor text, page_size integer)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return private.list_page(
    source,
    format($fields$jsonb_build_object('id', entry.id, 'title', entry.title, 'slug', entry.slug, 'status', entry.status,
      'publishedAt', %s, 'scheduledFor', %s, 'updatedAt', entry.updated_at, 'isSample', entry.is_sample,
      'openFindings', private.open_findings(entry.id))$fields$, published_at, scheduled_for),
    array_remove(array[
      case when private.list_query(search) is not null then
        $c$private.list_words(entry.title || ' ' || entry.slug) @@ private.list_query($1[1])$c$ end,
      case when coalesce(status_filter, '') <> '' then $c$entry.status = $1[2]$c$ end
    ], null),
    array[search, status_filter],
    page_cursor,
    page_size
  );
end;
$$;
revoke all on function private.list_texts(text, text, text, text, text, text, integer) from public, anon, authenticated;

create or replace function public.admin_list_posts(
  search text default null, status_filter text default null, page_cursor text default null, page_size integer default 50
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.list_texts('public.blog_posts', 'entry.published_at', 'entry.scheduled_for', search, status_filter,
    page_cursor, page_size);
end;
$$;
revoke all on function public.admin_list_posts(text, text, text, integer) from public, anon;
grant execute on function public.admin_list_posts(text, text, text, integer) to authenticated, service_role;

create or replace function public.admin_list_articles(
  search text default null, status_filter text default null, page_cursor text default null, page_size integer default 50
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.list_texts('public.knowledge_base_articles', 'null', 'null', search, status_filter, page_cursor, page_size);
end;
$$;
revoke all on function public.admin_list_articles(text, text, text, integer) from public, anon;
grant execute on function public.admin_list_articles(text, text, text, integer) to authenticated, service_role;

-- `seen` is the text's last change that the caller saw; null with a null text_id adds a text. A post gets its date when it is
-- first published and keeps it.
create or replace function public.admin_save_text(
  text_kind text, fields jsonb, text_id uuid default null, seen timestamptz default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  source text := case text_kind when 'post' then 'blog_posts' when 'article' then 'knowledge_base_articles' end;
  writable text[] := case text_kind
    when 'post' then array['title', 'slug', 'excerpt', 'content', 'meta_description', 'tags', 'seo_keywords', 'status',
      'scheduled_for', 'law_as_of']
    else array['title', 'slug', 'summary', 'category', 'tags', 'audience', 'est_time', 'level', 'content', 'quick_steps',
      'states', 'product_applicability', 'related_articles', 'version', 'status', 'law_as_of'] end;
  columns text;
  stored jsonb;
begin
  perform private.require_admin();
  if source is null then
    perform private.reject(400, 'The kind must be post or article.');
  end if;
  select string_agg(quote_ident(given.key), ', ' order by given.key) into columns
  from jsonb_object_keys(coalesce(fields, '{}')) as given (key)
  where given.key = any (writable);
  if columns is null or (select count(*) from jsonb_object_keys(fields) as given (key) where not given.key = any (writable)) > 0 then
    perform private.reject(400, 'These fields cannot be saved.');
  elsif fields ->> 'status' = 'scheduled' and fields ->> 'scheduled_for' is null then
    perform private.reject(400, 'Please choose when the post is to be published.');
  end if;
  if text_id is not null then
    execute format('select to_jsonb(t) from public.%I as t where t.id = $1 for update', source) into stored using text_id;
    if stored is null then
      perform private.reject(404, 'There is no such text. It may have been deleted.');
    elsif (stored ->> 'updated_at')::timestamptz is distinct from seen then
      if private.has_values(source, stored, fields) then
        return jsonb_build_object('id', stored ->> 'id', 'updatedAt', stored ->> 'updated_at', 'status', stored ->> 'status');
      end if;
      perform private.reject(409, 'Someone else changed this text in the meantime. Nothing was saved, and your version is still here.');
    end if;
  end if;
  begin
    if text_id is null then
      execute format('insert into public.%1$I (%2$s%3$s) select %2$s%4$s from jsonb_populate_record(null::public.%1$I, $1) '
        || 'returning to_jsonb(%1$I.*)', source, columns,
        case when text_kind = 'post' then ', published_at' else '' end,
        case when text_kind = 'post' then $p$, case when status = 'published' then now() end$p$ else '' end)
      into stored using fields;
    else
      execute format('update public.%1$I as t set (%2$s%3$s, updated_at) = (select %2$s%4$s, now() from jsonb_populate_record(t, $1)) '
        || 'where t.id = $2 returning to_jsonb(t.*)', source, columns,
        case when text_kind = 'post' then ', published_at' else ', last_updated' end,
        case when text_kind = 'post'
          then $p$, case when status = 'published' then coalesce(published_at, now()) else published_at end$p$
          else ', current_date' end)
      into stored using fields, text_id;
    end if;
  exception
    when unique_violation then
      execute format('select to_jsonb(t) from public.%I as t where t.slug = $1', source) into stored using fields ->> 'slug';
      if text_id is not null or not private.has_values(source, stored, fields) then
        perform private.reject(409, 'Another text has this address already. Please choose another.');
      end if;
    when check_violation or not_null_violation or string_data_right_truncation then
      perform private.reject(400, 'Something is missing or too long: a title and an address of lowercase letters, digits and hyphens are required.');
  end;
  return jsonb_build_object('id', stored ->> 'id', 'updatedAt', stored ->> 'updated_at', 'status', stored ->> 'status');
end;
$$;
revoke all on function public.admin_save_text(text, jsonb, uuid, timestamptz) from public, anon;
grant execute on function public.admin_save_text(text, jsonb, uuid, timestamptz) to authenticated, service_role;

-- A version is a text as it was before one of its changes. That includes the one from the content files, which no admin
-- wrote.
create or replace function public.admin_text_version(text_kind text, text_id uuid, change_id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  source text := case text_kind when 'post' then 'blog_posts' when 'article' then 'knowledge_base_articles' end;
  version jsonb;
  later jsonb;
begin
  perform private.require_admin();
  if source is null then
    perform private.reject(400, 'The kind must be post or article.');
  end if;
  execute format('select to_jsonb(t) from public.%I as t where t.id = $1', source) into version using text_id;
  if version is null or not exists (
    select 1 from public.audit_log as line
    where line.id = change_id and line.object = source and line.object_id = text_id::text and line.action = 'update'
  ) then
    perform private.reject(404, 'There is no such version.');
  end if;
  for later in
    select line.before from public.audit_log as line
    where line.object = source and line.object_id = text_id::text and line.id >= change_id and line.action = 'update'
    order by line.id desc
  loop
    version := version || later;
  end loop;
  return version - array['status', 'scheduled_for', 'published_at', 'updated_at', 'search_document'];
end;
$$;
revoke all on function public.admin_text_version(text, uuid, bigint) from public, anon;
grant execute on function public.admin_text_version(text, uuid, bigint) to authenticated, service_role;

create or replace function private.date_publishing()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.status = 'published' and new.published_on is null then
    if tg_op = 'INSERT' then
      new.published_on := current_date;
    elsif old.status = 'published' then
      -- A backup from before this column has no value.
      new.published_on := least((old.created_at at time zone 'utc')::date, old.last_updated);
    else
      new.published_on := current_date;
      new.last_updated := greatest(new.last_updated, current_date);
    end if;
  end if;
  -- No text was changed before it was published. A draft has no such day, and least() would give it one.
  if new.published_on is not null then
    new.published_on := least(new.published_on, new.last_updated);
  end if;
  return new;
end;
$$;
revoke all on function private.date_publishing() from public, anon, authenticated;

create trigger date_publishing before insert or update on public.knowledge_base_articles
  for each row execute function private.date_publishing();

-- `confidence` marks figures that we calculated. `source_note` says what was read if the address alone does not.
-- `pushed_hash` is the hash of the row as the files last wrote it and shows an owner's edit.
create table public.law_facts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  state text not null check (state ~ '^[A-Z]{2}$'),
  topic text not null check (length(topic) between 1 and 80),
  statement text not null check (length(statement) between 1 and 1000),
  figure numeric,
  unit text check (length(unit) <= 40),
  statute text check (length(statute) <= 200),
  source text not null check (source ~ '^https?://'),
  checked_on date not null,
  next_check date not null,
  confidence text not null check (confidence in ('official', 'secondary', 'calculated')),
  source_note text check (length(source_note) <= 300),
  pushed_hash text check (pushed_hash ~ '^[0-9a-f]{64}$'),
  check (next_check >= checked_on)
);
alter table public.law_facts enable row level security;
create index law_facts_state_idx on public.law_facts (state, topic);
create index law_facts_next_check_idx on public.law_facts (next_check);
grant select on public.law_facts to anon, authenticated;
grant insert, update, delete on public.law_facts to authenticated;
grant all on public.law_facts to service_role;

create policy "everybody reads law facts" on public.law_facts for select to anon, authenticated using (true);

create policy "admin adds law facts" on public.law_facts
  for insert to authenticated with check ((select private.is_admin()));

create policy "admin changes law facts" on public.law_facts
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

create policy "admin removes law facts" on public.law_facts
  for delete to authenticated using ((select private.is_admin()));

create trigger touch_law_facts before update on public.law_facts
  for each row execute function private.touch_updated_at();

select private.watch_admin_changes('law_facts');

-- Earlier versions of a fact and who changed it. Written by the database only.
create table public.law_fact_history (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  fact_key text not null,
  changed_by uuid,
  action text not null check (action in ('insert', 'update', 'delete')),
  before jsonb,
  after jsonb
);
alter table public.law_fact_history enable row level security;
create index law_fact_history_key_idx on public.law_fact_history (fact_key, created_at desc);
grant select on public.law_fact_history to authenticated;
grant select on public.law_fact_history to service_role;

create policy "admin reads law fact history" on public.law_fact_history
  for select to authenticated using ((select private.is_admin()));

create policy "session is live" on public.law_fact_history as restrictive
  for all to authenticated
  using ((select private.require_live_session())) with check ((select private.require_live_session()));

create trigger refuse_history_change before insert or update or delete on public.law_fact_history
  for each row execute function private.refuse_history_change();

create or replace function private.record_law_fact_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.law_fact_history (fact_key, changed_by, action, before, after)
  values (
    coalesce(new.key, old.key),
    (select auth.uid()),
    lower(tg_op),
    case when tg_op <> 'INSERT' then to_jsonb(old) end,
    case when tg_op <> 'DELETE' then to_jsonb(new) end
  );
  return null;
end;
$$;
revoke all on function private.record_law_fact_change() from public, anon, authenticated;

create trigger record_law_fact_change after insert or update or delete on public.law_facts
  for each row execute function private.record_law_fact_change();
