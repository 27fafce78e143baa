-- The list of posts shows the reading time and, where a post has no excerpt, how it begins: computed here, so that no list
-- has to load whole posts.
create function private.count_words(content text)
returns integer
language sql
immutable
set search_path = ''
as $$
  select coalesce(array_length(regexp_split_to_array(nullif(btrim(content), ''), '\s+'), 1), 0);
$$;

revoke all on function private.count_words(text) from public, anon, authenticated;
grant execute on function private.count_words(text) to anon, authenticated, service_role;

alter table public.blog_posts
  add column word_count integer not null generated always as (private.count_words(content)) stored,
  add column opening text not null generated always as (left(content, 200)) stored;
