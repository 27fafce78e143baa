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
  amountCents: z.number().nullish(),
  currency: z.string().nullish(),
  /** How the owner can let a held order through whose products are known. */
  waysOut: z
    .object({ skus: z.array(z.string()), needsEmail: z.boolean(), acceptsCurrency: z.boolean() })
    .nullish(),
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
  'not-ours': 'Its product is not of this shop',
  held: 'Still held: the reason has not gone away',
};

/** Processes the event again and returns the outcome. */
export async function replayEvent(id: string): Promise<string> {
  const outcome = await readAdmin('admin_replay_event', { event_id: id }, z.string());
  return outcomes[outcome] ?? outcome;
}

export const closeEvent = (id: string, reason: string) =>
  actAsAdmin('admin_close_event', { event_id: id, reason });

/** Delivers this one order whatever it cost; `email` where the provider names nobody. */
export const deliverEvent = (id: string, reason: string, email: string | null) =>
  actAsAdmin('admin_deliver_event', {
    event_id: id,
    reason,
    ...(email === null ? {} : { buyer_email: email }),
  });

/** Takes the currency of the order for its product from now on, and processes what waits for that. */
export const acceptCurrency = (id: string, lowestCents: number) =>
  readAdmin(
    'admin_accept_currency',
    { event_id: id, lowest_cents: lowestCents },
    z.object({ delivered: z.number(), held: z.number() }),
  );
