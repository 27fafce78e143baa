-- One search for the whole site: the words of documents, and the owner's synonyms as a setting.
insert into private.setting_definitions (key, is_public, write_only, kind) values ('SEARCH_SYNONYMS', false, false, 'text');

-- The headings and the words of the documents that are sold, for the search of the site: each word once, by the alphabet, so that
-- no sentence can be put together again. A published text has its words here at once.
create table private.template_words (
  template_id uuid primary key references public.templates (id) on delete cascade,
  headings text[] not null,
  words text not null
);
alter table private.template_words enable row level security;

-- The headings without their placeholders, and each word with how often it stands in the text: "wage:5 week".
create or replace function private.words_of_template(content text)
returns table (headings text[], words text)
language sql
immutable
set search_path = ''
as $$
  with body as (
    select regexp_replace(words_of_template.content, '^---\n.*?\n---\n', '') as written
  )
  select
    (select coalesce(array_agg(btrim(regexp_replace(
        regexp_replace(line.found[1], '\{\{[^}]*\}\}', 'your company', 'g'), '[*_`#]+', '', 'g')) order by line.place), '{}')
      from regexp_matches(body.written, '^#{1,3} +([^\n]{1,200})', 'gn') with ordinality as line (found, place)
      where line.place <= 60),
    (select coalesce(string_agg(counted.word || case when counted.times > 1 then ':' || least(counted.times, 99) else '' end,
        ' ' order by counted.word collate "C"), '')
      from (
        select part.found[1] as word, count(*) as times
        from regexp_matches(
          lower(regexp_replace(body.written, '\]\([^)]*\)|[{}_]', ' ', 'g')), '[a-z]{1,2}-[0-9]{1,4}|[[:alnum:]’'']+', 'g'
        ) as part (found)
        where length(part.found[1]) <= 40
        group by part.found[1]
      ) as counted)
  from body;
$$;
revoke all on function private.words_of_template(text) from public, anon, authenticated;

create or replace function private.keep_template_words()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.template_words as known (template_id, headings, words)
  select new.template_id, own.headings, own.words
  from (
    select text.content from public.template_versions as text
    where text.template_id = new.template_id and text.published_at is not null
    order by text.revision desc limit 1
  ) as sold
  cross join lateral private.words_of_template(sold.content) as own
  on conflict (template_id) do update set headings = excluded.headings, words = excluded.words;
  return null;
end;
$$;
revoke all on function private.keep_template_words() from public, anon, authenticated;

create trigger keep_template_words after insert or update of content, published_at on public.template_versions
  for each row execute function private.keep_template_words();

-- What the search of the site is made of beside the public tables, read while the site is rendered. The synonyms are null where
-- the owner has none of their own.
create or replace function public.search_sources()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'documents', (
      select coalesce(jsonb_agg(
        jsonb_build_object('path', template.path, 'headings', own.headings, 'words', own.words) order by template.path), '[]')
      from private.template_words as own
      join public.templates as template on template.id = own.template_id and not template.is_retired
    ),
    'synonyms', (select coalesce(setting.value, '') from public.site_settings as setting
      where setting.key = 'SEARCH_SYNONYMS')
  );
$$;
revoke all on function public.search_sources() from public;
grant execute on function public.search_sources() to anon, authenticated, service_role;

insert into private.template_words (template_id, headings, words)
select sold.template_id, own.headings, own.words
from (
  select distinct on (text.template_id) text.template_id, text.content
  from public.template_versions as text
  where text.published_at is not null
  order by text.template_id, text.revision desc
) as sold
cross join lateral private.words_of_template(sold.content) as own;

-- Words of the shop's own texts: no person is looked for in them.
create or replace function private.shop_text_tables()
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array['article_words', 'blog_posts', 'knowledge_base_articles', 'known_words', 'content_calendar', 'content_checks',
    'content_files', 'content_findings', 'law_duties', 'law_facts', 'law_fact_history', 'newsletter_issues', 'provider_products',
    'setting_definitions', 'setting_patterns', 'setting_secrets', 'site_settings', 'social_campaigns', 'social_snippets', 'starter_pack_assets',
    'template_links', 'template_packages', 'template_trees', 'template_versions', 'template_words', 'templates'];
$$;
