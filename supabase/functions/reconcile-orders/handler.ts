import { z } from 'zod';
import { eventLists, type ListedEvent, type ListingProvider } from '../_shared/checkout/list-events.ts';
import { ignoreTestOrder, providerSettings } from '../_shared/checkout/provider-settings.ts';
import { checkoutAdapters } from '../_shared/checkout/providers.ts';
import type { LookupContext } from '../_shared/checkout/adapter.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError, defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';

/** A shop that was away for a day finds what it missed; providers themselves try for two or three days. */
const lookBackMs = 2 * 24 * 60 * 60_000;
const idsAtOnce = 100;

/**
 * Called every hour: asks the providers' own lists for the events of the last two days and takes those whose webhook never
 * came, exactly as if it had. An event is taken once, whichever way it comes first.
 */
export const handler = defineJsonFunction(
  { name: 'reconcile-orders', access: 'secret-key', body: z.strictObject({}) },
  async (_input, { context }) => {
    const settings = await providerSettings(context);
    const results: Record<string, { listed: number; recorded: number; failed: number } | { error: string }> =
      {};
    for (const provider of Object.keys(eventLists) as ListingProvider[]) {
      const { apiKey, apiBase } = settings[provider] ?? {};
      if (!apiKey) continue;
      try {
        results[provider] = await reconcile(provider, { fetch: context.fetch, apiKey, apiBase }, context);
      } catch (error) {
        // One provider that does not answer must not keep the others waiting; the next hour asks it again.
        results[provider] = { error: String(error) };
        context.log({ function: 'reconcile-orders', provider, error: String(error) });
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

async function reconcile(provider: ListingProvider, lookup: LookupContext, context: FunctionContext) {
  const since = new Date(context.now().getTime() - lookBackMs);
  const listed = await eventLists[provider](since, lookup);
  const missing = await withoutKnown(provider, listed, context);
  const adapter = checkoutAdapters[provider];
  let recorded = 0;
  let failed = 0;
  // Oldest first, as they happened.
  for (const { id, message } of missing.reverse()) {
    try {
      const payload = JSON.stringify(message);
      const told = adapter.toEvents(new TextEncoder().encode(payload), new Headers());
      for (const event of await adapter.complete(told, lookup)) {
        await context.durableRpc('receive_checkout_event', {
          checkout_event: ignoreTestOrder(event, context),
          raw_payload: payload.replaceAll('\0', '\uFFFD'),
        });
      }
      recorded += 1;
    } catch (error) {
      failed += 1;
      context.log({ function: 'reconcile-orders', provider, event: id, error: String(error) });
    }
  }
  if (recorded > 0) {
    context.wakeMailWorker();
    context.log({ function: 'reconcile-orders', provider, recorded });
  }
  return { listed: listed.length, recorded, failed };
}

async function withoutKnown(
  provider: ListingProvider,
  listed: readonly ListedEvent[],
  context: FunctionContext,
): Promise<ListedEvent[]> {
  const known = new Set<string>();
  for (let at = 0; at < listed.length; at += idsAtOnce) {
    const { data, error } = await context
      .service()
      .from('webhook_events')
      .select('event_id')
      .eq('provider', provider)
      .in(
        'event_id',
        listed.slice(at, at + idsAtOnce).map(({ id }) => id),
      );
    if (error) {
      throw databaseError(error);
    }
    data.forEach(({ event_id: id }) => known.add(id));
  }
  return listed.filter(({ id }) => !known.has(id));
}
