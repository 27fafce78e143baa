import { z } from 'zod';
import type { Ask, ConfirmByApi } from './adapter.ts';
import { isPurchase, orderKeys, type OrderEvent } from './checkout-event.ts';
import { CheckoutLookupError } from './checkout-errors.ts';
import { unlessRefused } from './lookup.ts';

/** API reference: the object of a session, refund, dispute or charge. */
function pathOf(claim: OrderEvent): string {
  if (isPurchase(claim)) return `/v1/checkout/sessions/${encodeURIComponent(claim.orderId)}`;
  if (claim.disputeId !== null) return `/v1/disputes/${encodeURIComponent(claim.disputeId)}`;
  const refundId = claim.refund?.refundId ?? null;
  if (refundId !== null) return `/v1/refunds/${encodeURIComponent(refundId)}`;
  return `/v1/charges/${encodeURIComponent(orderKeys(claim).at(-1) ?? claim.orderId)}`;
}

const message = (claim: OrderEvent, object: Record<string, unknown>, facts: object = {}) => ({
  id: claim.eventId,
  type: claim.eventType,
  created: claim.occurredAt,
  livemode: object['livemode'] ?? !claim.testMode,
  data: { object },
  ...facts,
});

const chargesSchema = z.object({
  data: z.array(z.looseObject({ id: z.string(), amount_refunded: z.number().nullish() })).max(100),
});

/** What was refunded of the session's payment, as `charge.refunded` would tell it now. A key without the right to charges sees none. */
async function refundsSince(claim: OrderEvent, ask: Ask): Promise<unknown[]> {
  const payment = claim.orderAliases.find((key) => key.startsWith('pi_'));
  if (payment === undefined) return [];
  const answer = await unlessRefused(
    ask(`/v1/charges?payment_intent=${encodeURIComponent(payment)}&limit=10`),
  );
  const charges = chargesSchema.safeParse(answer).data?.data ?? [];
  return charges
    .filter(({ amount_refunded: refunded }) => (refunded ?? 0) > 0)
    .map((charge) =>
      message(claim, charge, {
        id: `${charge.id}:refunded:${charge.amount_refunded ?? 0}`,
        type: 'charge.refunded',
        created: new Date().toISOString(),
      }),
    );
}

async function messages(claim: OrderEvent, ask: Ask): Promise<unknown[]> {
  try {
    const object = await ask(pathOf(claim));
    return [message(claim, object), ...(claim.kind === 'order.paid' ? await refundsSince(claim, ask) : [])];
  } catch (error) {
    if (!(error instanceof CheckoutLookupError) || error.code !== 'unauthorized') throw error;
    // A restricted key may read events alone: the list of events has the message as Stripe sent it.
    return [await ask(`/v1/events/${encodeURIComponent(claim.eventId)}`)];
  }
}

export const stripeConfirm: ConfirmByApi = { base: 'https://api.stripe.com', messages };
