import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { queryRoots } from '@/lib/queries/query-roots';
import { getSupabase } from '@/lib/supabase/supabase-client';
import { requireData, requireSuccess } from '@/lib/supabase/supabase-error';

const sessionsSchema = z.array(
  z.object({
    id: z.string(),
    createdAt: z.string(),
    lastUsedAt: z.string(),
    userAgent: z.string().nullable(),
    isCurrent: z.boolean(),
  }),
);

export type AccountSession = z.infer<typeof sessionsSchema>[number];

export function sessionsQuery(userId: string) {
  return queryOptions({
    queryKey: [queryRoots.account, userId, 'sessions'],
    queryFn: async ({ signal }): Promise<AccountSession[]> => {
      const client = await getSupabase();
      return sessionsSchema.parse(requireData(await client.rpc('list_my_sessions').abortSignal(signal)));
    },
  });
}

export async function endSession(id: string): Promise<void> {
  const client = await getSupabase();
  requireSuccess(await client.rpc('end_my_session', { session_id: id }));
}

/** All data that the shop stores about the caller. */
export async function exportMyData(): Promise<unknown> {
  const client = await getSupabase();
  return requireData(await client.rpc('export_my_data'));
}
