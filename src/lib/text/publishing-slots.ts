import { queryOptions } from '@tanstack/react-query';
import { queryRoots } from '../queries/query-roots';
import { getSupabase } from '../supabase/supabase-client';
import { requireData } from '../supabase/supabase-error';

/** The next 1sts and 15ths of a month at 9 AM in the shop's time zone, computed as in the database. */
export const publishingSlotsQuery = queryOptions({
  queryKey: [queryRoots.posts, 'slots'],
  queryFn: async ({ signal }): Promise<readonly string[]> => {
    const client = await getSupabase();
    const slots = await client.rpc('publishing_slots', { how_many: 12 }).abortSignal(signal);
    return requireData(slots).map((slot) => new Date(slot).toISOString());
  },
});
