import { z } from 'zod';
import { type Ask, type CheckoutAdapter, matchesBy, nothingToComplete } from './adapter.ts';
import {
  type CheckoutEvent,
  ignoredEvent,
  isPurchase,
  orderEvent,
  type OrderEvent,
} from './checkout-event.ts';
import { itemIds } from './item-ids.ts';
import { amountField } from './money.ts';
import {
  currencyField,
  emailField,
  idField,
  isoTimeField,
  numericIdField,
  parseJsonBody,
  parsePayload,
  textField,
  textFrom,
  utmFrom,
} from './payload.ts';
import { verifyLemonSqueezySignature } from './signatures.ts';

const envelopeSchema = z.object({
  meta: z.object({
    event_name: idField,
    custom_data: z.unknown().optional(),
    test_mode: z.boolean().nullish(),
  }),
  data: z.object({
    id: numericIdField,
    attributes: z.object({ updated_at: isoTimeField.nullish() }).optional(),
  }),
});

/** API reference, "The order object". */
const orderSchema = z.object({
  data: z.object({
    attributes: z.object({
      identifier: idField.nullish(),
      customer_id: numericIdField.nullish(),
      user_email: emailField,
      user_name: textField,
      currency: currencyField,
      total: amountField,
      tax: amountField.nullish(),
      tax_inclusive: z.boolean().nullish(),
      discount_total: amountField.nullish(),
      status: idField,
      refunded: z.boolean().nullish(),
      refunded_at: isoTimeField.nullish(),
      refunded_amount: amountField.nullish(),
      first_order_item: z
        .object({
          product_id: numericIdField,
          variant_id: numericIdField.nullish(),
          price: amountField.nullish(),
          quantity: z.int().min(1).nullish(),
        })
        .nullish(),
      created_at: isoTimeField,
      updated_at: isoTimeField,
      test_mode: z.boolean().nullish(),
    }),
  }),
});

type Order = z.output<typeof orderSchema>['data']['attributes'];

/** A `fraudulent` order is none. */
const kindOfStatus = new Map<string, OrderEvent['kind']>([
  ['paid', 'order.paid'],
  ['refunded', 'order.paid'],
  ['partial_refund', 'order.paid'],
  ['pending', 'payment.pending'],
  ['failed', 'payment.failed'],
]);

/** `refunded` alone is not enough: the event also reports partial refunds, and then the amount decides. */
function isFullRefund(order: Order): boolean {
  if (order.status === 'refunded') return true;
  const amount = order.refunded_amount ?? null;
  if (amount === null) return order.refunded === true && order.status !== 'partial_refund';
  return order.total > 0 && amount >= order.total;
}

/**
 * "Event types": `order_refunded` reports full and partial refunds. The events have no id: name,
 * order, time of change and refunded amount make one.
 */
function toEvents(rawBody: Uint8Array): CheckoutEvent[] {
  const body = parseJsonBody(rawBody);
  const { meta, data } = parsePayload(envelopeSchema, body);
  const eventType = meta.event_name;
  const eventId = `${eventType}:${data.id}:${data.attributes?.updated_at ?? '-'}`;
  if (eventType !== 'order_created' && eventType !== 'order_refunded') {
    const occurredAt = data.attributes?.updated_at ?? null;
    const reason = 'Not an event about an order';
    return [ignoredEvent({ provider: 'lemonsqueezy', eventId, eventType, occurredAt, reason })];
  }
  const order = parsePayload(orderSchema, body).data.attributes;
  const item = order.first_order_item;
  const facts = {
    provider: 'lemonsqueezy' as const,
    eventType,
    orderId: data.id,
    orderAliases: order.identifier ? [order.identifier] : [],
    testMode: order.test_mode ?? meta.test_mode ?? false,
    email: order.user_email,
    customerName: order.user_name,
    customerRef: order.customer_id ?? null,
    currency: order.currency,
    amountCents: order.total,
    ...(typeof order.tax === 'number'
      ? { tax: { cents: order.tax, isIncluded: order.tax_inclusive === true } }
      : {}),
    // The order names no code; the buy link sends it along in the custom data.
    coupon: (order.discount_total ?? 0) > 0 ? textFrom(meta.custom_data, 'coupon') : null,
    utm: utmFrom(meta.custom_data),
    items: item
      ? [
          {
            providerProductId: item.product_id,
            ...itemIds('lemonsqueezy', { variant: item.variant_id, product: item.product_id }),
            amountCents: item.price ?? null,
            quantity: item.quantity ?? 1,
            discountCents: order.discount_total ?? undefined,
          },
        ]
      : [],
  } satisfies Partial<OrderEvent>;
  if (eventType === 'order_refunded') {
    return [
      orderEvent({
        ...facts,
        kind: 'order.refunded',
        eventId: `${eventId}:${order.refunded_amount ?? '-'}`,
        occurredAt: order.refunded_at ?? order.updated_at,
        refund: {
          refundId: null,
          amountCents: null,
          refundedTotalCents: order.refunded_amount ?? null,
          full: isFullRefund(order),
        },
      }),
    ];
  }
  const kind = kindOfStatus.get(order.status);
  if (kind === undefined) {
    const occurredAt = order.created_at;
    return [
      ignoredEvent({
        provider: 'lemonsqueezy',
        eventId,
        eventType,
        occurredAt,
        reason: 'The order is not paid',
      }),
    ];
  }
  return [
    orderEvent({
      ...facts,
      kind,
      eventId,
      occurredAt: order.created_at,
    }),
  ];
}

/** API reference, "Retrieve an order". */
async function messages(claim: OrderEvent, ask: Ask): Promise<unknown[]> {
  const { data } = await ask(`/v1/orders/${encodeURIComponent(claim.orderId)}`);
  const { refunded, refunded_amount: amount, status } = parsePayload(orderSchema, { data }).data.attributes;
  const hasRefund = refunded === true || (amount ?? 0) > 0 || status === 'refunded';
  const message = (event_name: string) => ({ meta: { event_name }, data });
  const paid = isPurchase(claim) ? [message(claim.eventType)] : [];
  return hasRefund ? [...paid, message('order_refunded')] : paid;
}

export const lemonSqueezyAdapter: CheckoutAdapter = {
  provider: 'lemonsqueezy',
  matches: matchesBy('lemonsqueezy', 'x-signature'),
  verify: verifyLemonSqueezySignature,
  toEvents,
  confirm: { base: 'https://api.lemonsqueezy.com', accept: 'application/vnd.api+json', messages },
  complete: nothingToComplete,
};
