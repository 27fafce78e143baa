import type { ShopDatabase } from '../database/open-database.ts';

/**
 * Changes whenever something that visitors can read has changed; counters of views and votes do not count. A change that is
 * undone counts as well, as a page may have been rendered in between: so drafts are looked at too, and Postgres' own count of
 * deleted rows, which is a second late.
 */
export async function contentStamp(database: Pick<ShopDatabase, 'query'>): Promise<string> {
  const [row] = await database.query<{ stamp: string }>(`
    select md5(concat_ws('|',
      (select string_agg(key || coalesce(value, ''), ',' order by key) from public.site_settings
        where is_public or key = 'SEARCH_SYNONYMS'),
      (select concat_ws(',', count(*) filter (where status = 'approved'), count(answer) filter (where status = 'approved'),
        max(greatest(moderated_at, answered_at))) from public.reviews),
      (select concat_ws(',', count(*) filter (where status = 'published' and published_at <= now()), max(updated_at))
        from public.blog_posts),
      (select string_agg(md5((to_jsonb(article) - '{view_count,helpful_votes,updated_at,search_document}'::text[])::text), ','
        order by slug) from public.knowledge_base_articles as article where status = 'published'),
      (select string_agg(content_hash, ',' order by slug) from public.starter_pack_assets),
      (select string_agg(path || version || word_count || is_retired || updated_at, ',' order by path) from public.templates),
      (select count(*) || coalesce(max(updated_at)::text, '') from public.law_facts),
      (select concat_ws(',', count(*) filter (where next_check <= today), count(*) filter (where valid_from <= today))
        from public.law_facts, (select (now() at time zone 'utc')::date as today) as clock),
      (select sum(pg_stat_get_tuples_deleted(read)) from unnest(array['public.reviews', 'public.blog_posts',
        'public.knowledge_base_articles', 'public.templates', 'public.law_facts']::regclass[]) as tables (read))
    )) as stamp`);
  return row?.stamp ?? '';
}
