import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { queryRoots } from '../queries/query-roots';
import { getSupabase } from '../supabase/supabase-client';
import { requireData } from '../supabase/supabase-error';

const usageSchema = z.object({ timeZone: z.string() });

export interface PublishingSlots {
  /** The next 1sts and 15ths of a month at 9 AM in the shop's time zone, computed as in the database. */
  readonly slots: readonly string[];
  readonly timeZone: string;
}

export const publishingSlotsQuery = queryOptions({
  queryKey: [queryRoots.posts, 'slots'],
  queryFn: async ({ signal }): Promise<PublishingSlots> => {
    const client = await getSupabase();
    const [slots, usage] = await Promise.all([
      client.rpc('publishing_slots', { how_many: 12 }).abortSignal(signal),
      client.rpc('ai_usage').abortSignal(signal),
    ]);
    const { timeZone } = usageSchema.parse(requireData(usage));
    return { slots: requireData(slots).map((slot) => new Date(slot).toISOString()), timeZone };
  },
});

/** In the shop's time zone, wherever the owner is. */
export function formatSlot(time: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(time),
  );
}
