import { z } from 'zod';
import { providerName } from '../contracts/buy-link.ts';
import type { CheckoutAdapter, LookupContext } from './adapter.ts';
import { type CheckoutEvent, isPurchase, type OrderEvent } from './checkout-event.ts';
import { CheckoutLookupError, CheckoutPayloadError } from './checkout-errors.ts';
import { amountDifference, differenceOf } from './claim-difference.ts';
import { lookUp } from './lookup.ts';

/**
 * The one way from a message to events that count. With the provider's key a message is a claim: its object is requested, and what
 * the provider's API says is stored. A claim that it does not confirm throws; without a key the signature is all there is.
 */
export async function confirmEvents(
  adapter: CheckoutAdapter,
  received: readonly CheckoutEvent[],
  context: LookupContext,
): Promise<CheckoutEvent[]> {
  const hasKey = (context.apiKey?.trim() ?? '') !== '';
  const known = hasKey
    ? await Promise.all(received.map((event) => confirmEvent(adapter, event, context)))
    : [received];
  const complete = await adapter.complete(known.flat(), context);
  if (hasKey && adapter.confirm === 'in-complete')
    received.forEach((claim) => requireAmount(claim, complete));
  return complete;
}

/** `complete` has put the provider's facts in the claim's place; one of another amount is still no message of the provider. */
function requireAmount(claim: CheckoutEvent, complete: readonly CheckoutEvent[]): void {
  for (const found of complete) {
    if (found.kind === 'ignored' || claim.kind === 'ignored' || found.orderId !== claim.orderId) continue;
    const difference = amountDifference(claim, found, providerName(claim.provider));
    if (difference !== null) throw new CheckoutLookupError('mismatch', difference);
  }
}

async function confirmEvent(
  adapter: CheckoutAdapter,
  claim: CheckoutEvent,
  context: LookupContext,
): Promise<CheckoutEvent[]> {
  if (claim.kind === 'ignored' || typeof adapter.confirm === 'string') return [claim];
  const confirmed = await readClaimed(adapter, claim, context);
  // The state that the message tells before one that has followed since.
  confirmed.sort((one, other) => Number(other.kind === claim.kind) - Number(one.kind === claim.kind));
  const differences = confirmed.map((event) => differenceOf(claim, event, providerName(claim.provider)));
  const found = confirmed[differences.indexOf(null)];
  if (found === undefined || found.kind === 'ignored') {
    throw new CheckoutLookupError('mismatch', differences[0] ?? unknownTo(claim));
  }
  const since = confirmed.filter((event) => event !== found && event.kind !== 'ignored');
  return [asClaimed(claim, found), ...(claim.kind === 'order.paid' ? since : [])];
}

/** The provider's facts under the message's name. What only the buy link carries is in the message alone. */
function asClaimed(claim: OrderEvent, found: OrderEvent): OrderEvent {
  return {
    ...found,
    eventId: claim.eventId,
    eventType: claim.eventType,
    coupon: found.coupon ?? claim.coupon,
    utm: { ...claim.utm, ...found.utm },
  };
}

/** What the provider's API says about the claim's object, read as its webhooks are. */
async function readClaimed(
  { confirm, toEvents }: CheckoutAdapter,
  claim: OrderEvent,
  context: LookupContext,
): Promise<CheckoutEvent[]> {
  if (typeof confirm === 'string') return [];
  const { base: defaultBase, accept } = confirm;
  const ask = (path: string) =>
    lookUp({ path, defaultBase, schema: z.looseObject({}), ...(accept ? { accept } : {}) }, context);
  try {
    const messages = await confirm.messages(claim, ask);
    return messages.flatMap((message) =>
      toEvents(new TextEncoder().encode(JSON.stringify(message)), new Headers()),
    );
  } catch (error) {
    if (error instanceof CheckoutPayloadError) {
      throw new CheckoutLookupError('odd-answer', `The provider’s answer is odd at ${error.field}`);
    }
    if (error instanceof CheckoutLookupError && error.code === 'not-found') {
      throw new CheckoutLookupError('not-found', unknownTo(claim));
    }
    throw error;
  }
}

const unknownTo = ({ provider, kind, orderId }: OrderEvent) =>
  `${providerName(provider)} does not know this ${isPurchase({ kind }) ? 'payment' : 'refund or dispute'} (${orderId}).`;
