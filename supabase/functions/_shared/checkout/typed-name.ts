import type { z } from 'zod';
import type { LookupContext } from './adapter.ts';
import type { OrderEvent } from './checkout-event.ts';
import { CheckoutLookupError } from './checkout-errors.ts';
import { type Lookup, lookUp } from './lookup.ts';

/**
 * The order with its discount called by what people typed, where the provider's API tells it. It helps and is not needed: without
 * an answer the discount has no name.
 */
export async function typedName(
  event: OrderEvent,
  context: LookupContext,
  lookup: Lookup<z.ZodType<string | null>>,
): Promise<OrderEvent> {
  try {
    return { ...event, coupon: (await lookUp(lookup, context)) ?? event.coupon };
  } catch (error) {
    if (error instanceof CheckoutLookupError) return event;
    throw error;
  }
}
