import { z } from 'zod';
import { gumroadApi, saleSchema, stateOf } from './gumroad-sale.ts';
import type { ListedEvent, ListEvents } from './list-events.ts';
import { mostPages } from './list-events.ts';
import { lookUp } from './lookup.ts';

/** These two list orders and not events, so a refund is found at an order that may be weeks old. */
const oldestOrderMs = 30 * 24 * 60 * 60_000;

const lemonSqueezyPage = z.object({
  meta: z.object({ page: z.object({ lastPage: z.int() }) }),
  data: z.array(
    z.looseObject({
      id: z.string(),
      attributes: z.looseObject({
        status: z.string(),
        created_at: z.string(),
        refunded: z.boolean().nullish(),
        refunded_amount: z.number().nullish(),
        test_mode: z.boolean().nullish(),
      }),
    }),
  ),
});
type LemonSqueezyOrder = z.output<typeof lemonSqueezyPage>['data'][number];

/** What the webhooks of an order in this state would have said. */
function lemonSqueezyEvents(order: LemonSqueezyOrder, since: Date): ListedEvent[] {
  const { status, created_at: createdAt, refunded, refunded_amount: amount, test_mode } = order.attributes;
  const isOld = Date.parse(createdAt) < since.getTime();
  const message = (name: string, id: string): ListedEvent => ({
    id,
    payload: JSON.stringify({ meta: { event_name: name, test_mode: test_mode ?? false }, data: order }),
    order: { id: order.id, isOld },
  });
  const paid = message('order_created', `order_created:${order.id}`);
  const isRefunded = refunded === true || (amount ?? 0) > 0;
  const refund = message('order_refunded', `order_refunded:${order.id}:${amount ?? '-'}`);
  return status === 'pending' || status === 'failed' ? [] : isRefunded ? [refund, paid] : [paid];
}

/** API reference, "List all orders": newest first. */
export const listLemonSqueezy: ListEvents = async (since, context) => {
  const found: ListedEvent[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const query = new URLSearchParams({
      'page[number]': String(page),
      'page[size]': '50',
      sort: '-createdAt',
    });
    const { data, meta } = await lookUp(
      {
        path: `/v1/orders?${query}`,
        defaultBase: 'https://api.lemonsqueezy.com',
        schema: lemonSqueezyPage,
        accept: 'application/vnd.api+json',
      },
      context,
    );
    const young = data.filter(
      ({ attributes }) => Date.parse(attributes.created_at) >= since.getTime() - oldestOrderMs,
    );
    found.push(...young.flatMap((order) => lemonSqueezyEvents(order, since)));
    if (young.length < data.length || data.length === 0 || page >= meta.page.lastPage) break;
  }
  return found;
};

/**
 * Lemon Squeezy's events have no id: the shop names them by the time of the order's last change, which the list gives only
 * for the last one. Without that time, they are the list's.
 */
export function withoutTime(eventId: string): string {
  return eventId
    .replace(/^(order_created:[^:]+):.*$/, '$1')
    .replace(/^(order_refunded:[^:]+):.*:([^:]+)$/, '$1:$2');
}

const gumroadPage = z.object({
  success: z.literal(true),
  sales: z.array(saleSchema.and(z.looseObject({ recurring_charge: z.boolean().nullish() }))),
  next_page_key: z.string().nullish(),
});

/** API, "Sales": GET /sales, newest first. What a ping would have claimed; the sale itself is requested again. */
export const listGumroad: ListEvents = async (since, context) => {
  const found: ListedEvent[] = [];
  const after = new Date(since.getTime() - oldestOrderMs).toISOString().slice(0, 10);
  let key = '';
  for (let page = 0; page < mostPages; page += 1) {
    const query = new URLSearchParams({ after, ...(key === '' ? {} : { page_key: key }) });
    const answer = await lookUp(
      { path: `/sales?${query}`, defaultBase: gumroadApi, schema: gumroadPage },
      context,
    );
    for (const sale of answer.sales.filter(({ recurring_charge }) => recurring_charge !== true)) {
      const order = { id: sale.id, isOld: Date.parse(sale.created_at) < since.getTime() };
      // The newest state first, as in the other lists.
      for (const { eventId, resource } of stateOf(sale).reverse()) {
        const claim = new URLSearchParams({
          sale_id: sale.id,
          resource_name: resource,
          sale_timestamp: sale.created_at,
          product_id: sale.product_id,
          email: sale.purchase_email ?? sale.email ?? '',
          price: String(sale.price),
          quantity: String(sale.quantity),
          refunded: String(sale.refunded === true),
        });
        found.push({ id: eventId, payload: claim.toString(), order });
      }
    }
    key = answer.next_page_key ?? '';
    if (key === '' || answer.sales.length === 0) break;
  }
  return found;
};
