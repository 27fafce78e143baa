import type { FunctionContext } from '../http/context.ts';
import { databaseError } from '../http/errors.ts';
import type { CheckoutAdapter, LookupContext } from './adapter.ts';
import type { OrderEvent } from './checkout-event.ts';
import { CheckoutLookupError, CheckoutPayloadError } from './checkout-errors.ts';
import { confirmEvents } from './confirm.ts';
import type { ListedEvent } from './list-events.ts';
import { type ListingProvider, providerLists } from './provider-lists.ts';
import { checkoutAdapters } from './providers.ts';

/** As many questions in an hour; the next hour asks the rest. */
const questionsAtOnce = 50;

interface KnownOrder {
  readonly eventId: string;
  readonly keys: readonly string[];
  readonly payload: string;
}

/** The orders that the shop has delivered since, by its own clock: the time in a message is its sender's word. */
export async function recentOrders(
  provider: ListingProvider,
  since: Date,
  context: FunctionContext,
): Promise<KnownOrder[]> {
  const { data, error } = await context
    .service()
    .from('webhook_events')
    .select('event_id, order_keys, payload')
    .eq('provider', provider)
    .eq('kind', 'order.paid')
    .is('error', null)
    .is('doubt', null)
    .not('processed_at', 'is', null)
    .gte('created_at', since.toISOString())
    .order('created_at')
    .limit(1000);
  if (error) throw databaseError(error);
  return data.map(({ event_id: eventId, order_keys: keys, payload }) => ({ eventId, keys, payload }));
}

interface List {
  readonly provider: ListingProvider;
  readonly listed: readonly ListedEvent[];
  readonly since: Date;
  readonly lookup: LookupContext;
}

/** Marks the known orders that the provider has neither in its list nor when it is asked for them. Returns how many. */
export async function doubtUnlisted(
  known: readonly KnownOrder[],
  list: List,
  context: FunctionContext,
): Promise<number> {
  const { nameOf } = providerLists[list.provider];
  const events = new Set(list.listed.map(({ id }) => id));
  const orders = new Set(list.listed.flatMap(({ order }) => (order ? [order.id] : [])));
  const unlisted = known.filter(
    ({ eventId, keys }) => !events.has(nameOf(eventId)) && !keys.some((key) => orders.has(key)),
  );
  let doubted = 0;
  for (const { eventId, payload } of unlisted.slice(0, questionsAtOnce)) {
    const reason = await reasonToDoubt(payload, list);
    if (reason === null) continue;
    const { data, error } = await context.service().rpc('doubt_checkout_order', {
      event_provider: list.provider,
      doubted_event: eventId,
      reason,
    });
    if (error) throw databaseError(error);
    doubted += Number(data);
  }
  return doubted;
}

/** A message may be late, and its event older than the list: then the provider confirms the order itself. */
async function reasonToDoubt(payload: string, { provider, lookup, since }: List): Promise<string | null> {
  const adapter = checkoutAdapters[provider];
  const claims = claimsOf(payload, adapter);
  try {
    await confirmEvents(adapter, claims, lookup);
    return null;
  } catch (error) {
    if (!(error instanceof CheckoutLookupError)) throw error;
    if (!error.retryable) return error.message;
    // A key that may read the list alone: what happened in its days would be there.
    const isOfListedDays = claims.every((claim) => Date.parse(claim.occurredAt) >= since.getTime());
    return error.code === 'unauthorized' && isOfListedDays ? 'Its list has no such order.' : null;
  }
}

/** The message as it came: what is stored of it holds more than it said. */
function claimsOf(payload: string, adapter: CheckoutAdapter): OrderEvent[] {
  try {
    const events = adapter.toEvents(new TextEncoder().encode(payload), new Headers());
    return events.flatMap((event) => (event.kind === 'order.paid' ? [event] : []));
  } catch (error) {
    // Deleted, or of a time when the shop read messages otherwise.
    if (error instanceof CheckoutPayloadError) return [];
    throw error;
  }
}
