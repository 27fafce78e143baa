-- Every word that the published articles use, for a search that forgives typing errors: a word that no article uses is
-- replaced by the nearest one that some do.
create schema if not exists extensions;
create extension if not exists fuzzystrmatch with schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;

create table private.article_words (
  word text primary key,
  articles integer not null
);

alter table private.article_words enable row level security;

create function private.refresh_article_words()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.article_words;
  insert into private.article_words (word, articles)
  select found.word, found.ndoc
  from pg_catalog.ts_stat($query$
    select pg_catalog.to_tsvector('pg_catalog.simple', title || ' ' || summary || ' ' || content)
    from public.knowledge_base_articles where status = 'published'
  $query$) as found
  where found.word ~ '^[a-z]{3,30}$';
  return null;
end;
$$;

revoke all on function private.refresh_article_words() from public, anon, authenticated;

create trigger refresh_article_words
  after insert or delete or update of title, summary, content, status on public.knowledge_base_articles
  for each statement execute function private.refresh_article_words();
