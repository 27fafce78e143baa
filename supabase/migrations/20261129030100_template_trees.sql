-- What the document engine made of a text when it was pushed, saved or first asked for: reading takes a hundred times as long as
-- fetching. `reader_revision` names the code that read it, so a tree is never older than the code. Rows can be deleted at any time.
create table public.template_trees (
  path text not null,
  content_hash text not null check (length(content_hash) between 1 and 64),
  reader_revision text not null check (reader_revision ~ '^[0-9a-f]{12}$'),
  tree text not null check (length(tree) <= 5000000),
  created_at timestamptz not null default now(),
  primary key (content_hash, path, reader_revision)
);
alter table public.template_trees enable row level security;
grant all on public.template_trees to service_role;

-- Search's known words come from the shop's own texts: they are not searched when a person is deleted.
create or replace function private.shop_text_tables()
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array['article_words', 'blog_posts', 'knowledge_base_articles', 'known_words', 'content_calendar', 'content_checks',
    'content_files', 'content_findings', 'law_duties', 'law_facts', 'law_fact_history', 'newsletter_issues', 'provider_products',
    'setting_definitions', 'setting_patterns', 'setting_secrets', 'site_settings', 'social_campaigns', 'social_snippets', 'starter_pack_assets',
    'template_links', 'template_packages', 'template_trees', 'template_versions', 'templates'];
$$;
