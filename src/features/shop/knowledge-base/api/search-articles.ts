import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callRpc } from '@/lib/supabase/data-api';
import { queryRoots } from '@/lib/queries/query-roots';
import { toFoundArticles } from '../model/found-article';

export const searchQuery = (query: string) =>
  queryOptions({
    queryKey: [queryRoots.articles, 'search', query],
    queryFn: async ({ signal }) =>
      toFoundArticles(query, await callRpc('search_articles', { query }, signal)),
    // Keep the list during typing instead of flickering.
    placeholderData: keepPreviousData,
  });

/** Records a search without results for the owner. */
export async function recordSearchMiss(query: string): Promise<void> {
  await callRpc('record_search_miss', { query });
}
