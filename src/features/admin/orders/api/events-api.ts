import { z } from 'zod';
import { actAsAdmin, readAdmin } from '@/lib/supabase/admin-rpc';
import { listQuery } from '@/lib/queries/list-query';
import { queryRoots } from '@/lib/queries/query-roots';

const eventSchema = z.object({
  id: z.string(),
  provider: z.string(),
  eventId: z.string(),
  kind: z.string(),
  orderId: z.string().nullable(),
  email: z.string().nullable(),
  occurredAt: z.string(),
  createdAt: z.string(),
  processedAt: z.string().nullable(),
  error: z.string().nullable(),
  /** Why the provider may not know the order. */
  doubt: z.string().nullish(),
});
export type CheckoutEvent = z.infer<typeof eventSchema>;

export const eventsQuery = listQuery({
  root: queryRoots.orders,
  rpc: 'admin_list_events',
  filterArgument: 'state_filter',
  row: eventSchema,
});

const outcomes: Readonly<Record<string, string>> = {
  processed: 'Processed',
  duplicate: 'Nothing was left to do',
  ignored: 'This kind of event changes nothing',
  held: 'Still held: the reason has not gone away',
};

/** Processes the event again and returns the outcome. */
export async function replayEvent(id: string): Promise<string> {
  const outcome = await readAdmin('admin_replay_event', { event_id: id }, z.string());
  return outcomes[outcome] ?? outcome;
}

export const closeEvent = (id: string, reason: string) =>
  actAsAdmin('admin_close_event', { event_id: id, reason });
