import { z } from 'zod';
import type { LookupContext } from '../_shared/checkout/adapter.ts';
import type { ListedEvent } from '../_shared/checkout/list-events.ts';
import { providerLists, type ListingProvider } from '../_shared/checkout/provider-lists.ts';
import { ignoreTestOrder, providerSettings } from '../_shared/checkout/provider-settings.ts';
import { checkoutAdapters } from '../_shared/checkout/providers.ts';
import { doubtUnlisted, recentOrders } from '../_shared/checkout/unlisted-orders.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError, defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';

/** A shop that was away for a day finds what it missed; providers themselves try for two or three days. */
const lookBackMs = 2 * 24 * 60 * 60_000;
const idsAtOnce = 100;

type Outcome =
  | {
      readonly listed: number;
      readonly recorded: number;
      readonly failed: number;
      /** Orders of the shop that the provider does not have, marked in this hour. */
      readonly doubted?: number;
    }
  | { readonly error: string }
  /** The shop takes webhooks of this provider and has no key for its list. */
  | { readonly needsKey: string };

/**
 * Called every hour: asks the providers' own lists for what happened in the last two days and takes that whose webhook never
 * came, exactly as if it had. An event is taken once, whichever way it comes first. Orders of the shop that a list does not have
 * are marked, and the owner decides.
 */
export const handler = defineJsonFunction(
  { name: 'reconcile-orders', access: 'secret-key', body: z.strictObject({}) },
  async (_input, { context }) => {
    const settings = await providerSettings(context);
    const results: Record<string, Outcome> = {};
    for (const provider of Object.keys(providerLists) as ListingProvider[]) {
      const { secret, apiKey, apiBase } = settings[provider] ?? {};
      if (apiKey) {
        results[provider] = await reconcile(provider, { fetch: context.fetch, apiKey, apiBase }, context);
      } else if (secret) {
        results[provider] = { needsKey: providerLists[provider].key };
      }
    }
    if (Object.keys(results).length > 0) {
      const { error } = await context
        .service()
        .rpc('note_shop_mark', { mark_name: 'order-lists', mark_detail: results });
      if (error) {
        throw databaseError(error);
      }
    }
    return jsonResponse(results);
  },
);

/** One provider that does not answer must not keep the others waiting; the next hour asks it again. */
async function reconcile(
  provider: ListingProvider,
  lookup: LookupContext,
  context: FunctionContext,
): Promise<Outcome> {
  try {
    const since = new Date(context.now().getTime() - lookBackMs);
    // Before the list: what comes in the meantime cannot be missing there.
    const known = await recentOrders(provider, since, context);
    const listed = await providerLists[provider].list(since, lookup);
    const missing = await withoutKnown(provider, listed, context);
    let recorded = 0;
    let failed = 0;
    // Oldest first, as they happened.
    for (const event of missing.reverse()) {
      try {
        recorded += Number(await take(provider, event, lookup, context));
      } catch (error) {
        failed += 1;
        context.log({ function: 'reconcile-orders', provider, event: event.id, error: String(error) });
      }
    }
    if (recorded > 0) {
      context.startMailWorker();
      context.log({ function: 'reconcile-orders', provider, recorded });
    }
    const doubted = await doubtUnlisted(known, { provider, listed, since, lookup }, context);
    return { listed: listed.length, recorded, failed, ...(doubted > 0 ? { doubted } : {}) };
  } catch (error) {
    context.log({ function: 'reconcile-orders', provider, error: String(error) });
    return { error: String(error) };
  }
}

/** As if its webhook had come. A test order in a list of orders is left there: it would be listed for weeks. */
async function take(
  provider: ListingProvider,
  { payload, order }: ListedEvent,
  lookup: LookupContext,
  context: FunctionContext,
): Promise<boolean> {
  const adapter = checkoutAdapters[provider];
  const listed = adapter.toEvents(new TextEncoder().encode(payload), new Headers());
  let isTaken = false;
  for (const complete of await adapter.complete(listed, lookup)) {
    const event = ignoreTestOrder(complete, context);
    if (order && event.kind === 'ignored') continue;
    await context.durableRpc('receive_checkout_event', {
      checkout_event: event,
      raw_payload: payload.replaceAll('\0', '\uFFFD'),
    });
    isTaken = true;
  }
  return isTaken;
}

async function withoutKnown(
  provider: ListingProvider,
  listed: readonly ListedEvent[],
  context: FunctionContext,
): Promise<ListedEvent[]> {
  const { nameOf } = providerLists[provider];
  const events = new Set<string>();
  const orders = new Set<string>();
  for (let at = 0; at < listed.length; at += idsAtOnce) {
    const some = listed.slice(at, at + idsAtOnce);
    const ledger = context
      .service()
      .from('webhook_events')
      .select('event_id, order_keys')
      .eq('provider', provider);
    const orderIds = [...new Set(some.flatMap(({ order }) => (order ? [order.id] : [])))];
    const { data, error } = await (orderIds.length > 0
      ? ledger.overlaps('order_keys', orderIds)
      : ledger.in(
          'event_id',
          some.map(({ id }) => id),
        ));
    if (error) {
      throw databaseError(error);
    }
    for (const row of data) {
      events.add(nameOf(row.event_id));
      row.order_keys.forEach((key) => orders.add(key));
    }
  }
  return listed.filter(({ id, order }) => !events.has(id) && (!order?.isOld || orders.has(order.id)));
}
