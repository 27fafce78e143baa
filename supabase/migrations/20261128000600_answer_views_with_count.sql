-- The article page shows the count that it has just raised.
drop function public.record_article_view(text);

create function public.record_article_view(slug text)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  views integer;
begin
  update public.knowledge_base_articles as article
  set view_count = article.view_count + case
    when public.consume_rate_limit('article-view', private.caller_hash(), 60, 60) > 0 then 0 else 1 end
  where article.slug = record_article_view.slug and article.status = 'published'
  returning article.view_count into views;
  return views;
end;
$$;

revoke all on function public.record_article_view(text) from public;
grant execute on function public.record_article_view(text) to anon, authenticated, service_role;
