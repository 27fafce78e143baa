import { z } from 'zod';
import type { Ask, ConfirmByApi } from './adapter.ts';
import { isPurchase, type OrderEvent } from './checkout-event.ts';
import { unlessRefused } from './lookup.ts';
import { parsePayload } from './payload.ts';

const adjustmentsSchema = z.object({
  data: z
    .array(
      z.looseObject({
        id: z.string(),
        status: z.string(),
        created_at: z.string().nullish(),
        updated_at: z.string().nullish(),
      }),
    )
    .max(200),
});

const transactionSchema = z.object({ data: z.looseObject({}) });

type Adjustment = z.output<typeof adjustmentsSchema>['data'][number];

/** API reference, "List adjustments": there is no request for one of them. */
const listOf = (claim: OrderEvent, ask: Ask) =>
  ask(`/adjustments?transaction_id=${encodeURIComponent(claim.orderId)}`);

/** Paddle dates the change of an adjustment that was never changed to the year 1. */
const lastChange = ({ created_at: made, updated_at: changed }: Adjustment) =>
  changed && !changed.startsWith('0001') ? changed : made;

const messagesOf = (claim: OrderEvent, { data }: z.output<typeof adjustmentsSchema>) =>
  data.map((adjustment) => ({
    event_id: `${adjustment.id}:${adjustment.status}`,
    event_type: 'adjustment.updated',
    occurred_at: lastChange(adjustment) ?? claim.occurredAt,
    data: adjustment,
  }));

async function messages(claim: OrderEvent, ask: Ask): Promise<unknown[]> {
  if (!isPurchase(claim)) {
    return messagesOf(claim, parsePayload(adjustmentsSchema, await listOf(claim, ask)));
  }
  const { data } = parsePayload(
    transactionSchema,
    await ask(`/transactions/${encodeURIComponent(claim.orderId)}`),
  );
  // A key without the right to adjustments sees none; their own messages wait for it.
  const since = adjustmentsSchema.safeParse(await unlessRefused(listOf(claim, ask))).data ?? { data: [] };
  return [
    {
      event_id: claim.eventId,
      event_type: data['status'] === 'completed' ? 'transaction.completed' : claim.eventType,
      occurred_at: claim.occurredAt,
      data,
    },
    ...messagesOf(claim, since),
  ];
}

export const paddleConfirm: ConfirmByApi = { base: 'https://api.paddle.com', messages };
