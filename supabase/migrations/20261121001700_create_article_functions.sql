-- Who votes is told apart by a hash of the calling address and the day, good enough to count a person once without
-- keeping who it was.
create table private.article_votes (
  article_id uuid not null references public.knowledge_base_articles (id) on delete cascade,
  voter_hash text not null,
  voted_on date not null default current_date,
  helpful boolean not null,
  primary key (article_id, voter_hash, voted_on)
);

alter table private.article_votes enable row level security;

create function private.caller_hash()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select md5(
    coalesce(current_setting('request.headers', true)::json ->> 'x-forwarded-for', '')
    || '|' || coalesce(current_setting('request.headers', true)::json ->> 'user-agent', '')
    || '|' || current_date
  );
$$;

create function public.record_article_view(slug text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if public.consume_rate_limit('article-view', private.caller_hash(), 60, 60) > 0 then
    return;
  end if;
  update public.knowledge_base_articles as article
  set view_count = article.view_count + 1
  where article.slug = record_article_view.slug and article.status = 'published';
end;
$$;

create function public.vote_article_helpful(slug text, helpful boolean)
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
  if public.consume_rate_limit('article-vote', private.caller_hash(), 30, 3600) > 0 then
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

-- Full text first; where that finds nothing, titles and summaries that contain the words as typed.
create function public.search_articles(query text)
returns table (slug text, title text, summary text, category text, rank real, headline text)
language sql
stable
security definer
set search_path = ''
as $$
  with words as (
    select websearch_to_tsquery('english', left(coalesce(query, ''), 200)) as terms,
      '%' || replace(replace(replace(btrim(left(coalesce(query, ''), 200)), '\', '\\'), '%', '\%'), '_', '\_') || '%' as pattern
  ),
  found as (
    select article.slug, article.title, article.summary, article.category,
      ts_rank_cd(article.search_document, words.terms) as rank,
      ts_headline('english', article.summary, words.terms, 'StartSel=«, StopSel=», MaxFragments=1') as headline
    from public.knowledge_base_articles as article, words
    where article.status = 'published' and article.search_document @@ words.terms
  ),
  like_found as (
    select article.slug, article.title, article.summary, article.category, 0::real as rank, article.summary as headline
    from public.knowledge_base_articles as article, words
    where article.status = 'published' and length(words.pattern) > 3
      and (article.title ilike words.pattern or article.summary ilike words.pattern)
      and not exists (select 1 from found)
  )
  select * from found union all select * from like_found
  order by rank desc, title
  limit 50;
$$;

revoke all on function private.caller_hash() from public, anon, authenticated;
revoke all on function public.record_article_view(text), public.vote_article_helpful(text, boolean),
  public.search_articles(text) from public;
grant execute on function public.record_article_view(text), public.vote_article_helpful(text, boolean),
  public.search_articles(text) to anon, authenticated, service_role;
