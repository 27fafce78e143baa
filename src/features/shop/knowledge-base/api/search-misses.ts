import { queryOptions } from '@tanstack/react-query';
import { queryRoots } from '@/lib/queries/query-roots';
import { getSupabase } from '@/lib/supabase/supabase-client';
import { requireData, requireSuccess } from '@/lib/supabase/supabase-error';

export interface SearchMiss {
  readonly query: string;
  readonly searches: number;
  readonly lastSearchedAt: string;
}

const mostShown = 50;

/** Searches without results, the most frequent first. */
export const searchMissesQuery = queryOptions({
  queryKey: [queryRoots.searchMisses],
  queryFn: async ({ signal }): Promise<SearchMiss[]> => {
    const client = await getSupabase();
    const rows = requireData(
      await client
        .from('search_misses')
        .select('query, searches, last_searched_at')
        .order('searches', { ascending: false })
        .order('last_searched_at', { ascending: false })
        .limit(mostShown)
        .abortSignal(signal),
    );
    return rows.map(({ query, searches, last_searched_at: lastSearchedAt }) => ({
      query,
      searches,
      lastSearchedAt,
    }));
  },
});

export async function removeSearchMiss(query: string): Promise<void> {
  const client = await getSupabase();
  requireSuccess(await client.from('search_misses').delete().eq('query', query));
}
