import { z } from 'zod';
import type { LookupContext } from './adapter.ts';
import { lookUp } from './lookup.ts';

/** An entry of the provider's list as the message that its webhook would have sent. */
export interface ListedEvent {
  readonly id: string;
  readonly payload: string;
  /** Where the list is one of orders: an old one only matters to a shop that knows it. */
  readonly order?: { readonly id: string; readonly isOld: boolean };
}

export type ListEvents = (since: Date, context: LookupContext) => Promise<ListedEvent[]>;

/** More than two days of a busy shop. */
export const mostPages = 40;

const stripeTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
];
const stripePage = z.object({ has_more: z.boolean(), data: z.array(z.looseObject({ id: z.string() })) });

/** API reference, "List all events": newest first, of the last 30 days. */
export const listStripe: ListEvents = async (since, context) => {
  const found: ListedEvent[] = [];
  for (let page = 0; page < mostPages; page += 1) {
    const query = new URLSearchParams({
      limit: '50',
      'created[gte]': String(Math.floor(since.getTime() / 1000)),
    });
    stripeTypes.forEach((type) => query.append('types[]', type));
    const last = found.at(-1);
    if (last) query.set('starting_after', last.id);
    const answer = await lookUp(
      { path: `/v1/events?${query}`, defaultBase: 'https://api.stripe.com', schema: stripePage },
      context,
    );
    found.push(...answer.data.map((message) => ({ id: message.id, payload: JSON.stringify(message) })));
    if (!answer.has_more || answer.data.length === 0) break;
  }
  return found;
};

const paddlePage = z.object({
  data: z.array(z.looseObject({ event_id: z.string(), event_type: z.string(), occurred_at: z.string() })),
  meta: z.object({ pagination: z.object({ has_more: z.boolean() }) }),
});
const paddleTypes = new Set([
  'transaction.completed',
  'transaction.updated',
  'transaction.payment_failed',
  'adjustment.created',
  'adjustment.updated',
]);

/** API reference, "List events": every type of the last 90 days, so the pages are read until they are older than asked. */
export const listPaddle: ListEvents = async (since, context) => {
  const found: ListedEvent[] = [];
  let after = '';
  for (let page = 0; page < mostPages; page += 1) {
    const query = new URLSearchParams({ order_by: 'id[DESC]', per_page: '100' });
    if (after !== '') query.set('after', after);
    const { data, meta } = await lookUp(
      { path: `/events?${query}`, defaultBase: 'https://api.paddle.com', schema: paddlePage },
      context,
    );
    const recent = data.filter(({ occurred_at: at }) => Date.parse(at) >= since.getTime());
    found.push(
      ...recent
        .filter(({ event_type: type }) => paddleTypes.has(type))
        .map((message) => ({ id: message.event_id, payload: JSON.stringify(message) })),
    );
    after = data.at(-1)?.event_id ?? '';
    if (recent.length < data.length || after === '' || !meta.pagination.has_more) break;
  }
  return found;
};
