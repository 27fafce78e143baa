import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callRpc } from '@/lib/data-api';
import { queryRoots } from '@/lib/query-roots';
import { toFoundArticles } from '../model/found-article';

export const searchQuery = (query: string) =>
  queryOptions({
    queryKey: [queryRoots.articles, 'search', query],
    queryFn: async ({ signal }) =>
      toFoundArticles(query, await callRpc('search_articles', { query }, signal)),
    // While the next word is typed the list stays, instead of flickering.
    placeholderData: keepPreviousData,
  });

/** Tells the owner what was looked for in vain. */
export async function recordSearchMiss(query: string): Promise<void> {
  await callRpc('record_search_miss', { query });
}
