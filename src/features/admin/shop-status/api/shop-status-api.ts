import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { readAdmin } from '@/lib/supabase/admin-rpc';
import { queryRoots } from '@/lib/queries/query-roots';

const statusSchema = z.object({
  now: z.string(),
  since: z.string().nullable(),
  lastCheck: z.string().nullable(),
  troubles: z.array(z.string()),
  badMinutes: z.number(),
  stretches: z.array(z.object({ startsAt: z.string(), minutes: z.number(), troubles: z.array(z.string()) })),
  queues: z.array(z.object({ name: z.string(), waiting: z.number(), oldest: z.string().nullable() })),
  lastWebhook: z.object({ at: z.string(), provider: z.string(), kind: z.string() }).nullable(),
  heldEvents: z.number(),
  lastBackup: z.object({ at: z.string(), folder: z.string() }).nullable(),
  orderLists: z
    .object({
      at: z.string(),
      providers: z.record(
        z.string(),
        z.object({ error: z.string().optional(), needsKey: z.string().optional() }),
      ),
    })
    .nullable(),
  disk: z.object({ at: z.string(), usedBytes: z.number(), freeBytes: z.number() }).nullable(),
  journal: z
    .object({ at: z.string(), lines: z.number(), files: z.array(z.string()), folder: z.string() })
    .nullable(),
  databaseBytes: z.number(),
});
export type ShopStatus = z.infer<typeof statusSchema>;

/** The recorded health of the shop. Refetched each minute, like the recording. */
export const shopStatusQuery = queryOptions({
  queryKey: [queryRoots.shopStatus],
  queryFn: ({ signal }) => readAdmin('admin_shop_status', {}, statusSchema, signal),
  refetchInterval: 60_000,
});
