import { z } from 'zod';
import { type CheckoutAdapter, matchesBy, nothingToComplete } from './adapter.ts';
import { type CheckoutEvent, ignoredEvent, orderEvent } from './checkout-event.ts';
import { amountField } from './money.ts';
import {
  currencyField,
  emailField,
  idField,
  isoTimeField,
  parseJsonBody,
  parsePayload,
  textField,
  utmFrom,
} from './payload.ts';
import { verifyStandardWebhook } from './signatures.ts';

const orderSchema = z.object({
  id: idField,
  created_at: isoTimeField,
  test_mode: z.boolean().default(false),
  customer: z.object({ email: emailField, name: textField }),
  currency: currencyField,
  /** After the discount. */
  amount_total: amountField,
  /** In the total, and in the amounts of the items. */
  tax_total: amountField.optional(),
  discount_code: textField,
  items: z
    .array(
      z.object({
        product_id: idField,
        name: textField,
        /** After the discount. */
        amount: amountField,
        discount: amountField.optional(),
        quantity: z.int().min(1).max(1000).default(1),
      }),
    )
    .min(1)
    .max(100),
  metadata: z.record(z.string(), z.string()).default({}),
  /** Only the buyer's return link carries it. */
  return_key: idField.optional(),
});

const refundSchema = z.object({
  id: idField,
  amount: amountField,
  total_refunded: amountField,
  full: z.boolean(),
  /** What of each item was given back, when not of the order as a whole. */
  items: z.array(z.object({ product_id: idField, amount: amountField, full: z.boolean() })).optional(),
});

/** A payment that takes days, and one that did not come. */
const paymentTypes = ['payment.pending', 'payment.failed'] as const;
const disputeTypes = ['dispute.opened', 'dispute.won', 'dispute.lost'] as const;

/**
 * The shop's own test provider speaks Standard Webhooks; this is its payload, for the sandbox checkout that sends it
 * and for the adapter that reads it. `timestamp` is the time of the event.
 */
export const sandboxWebhookSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('order.paid'), timestamp: isoTimeField, data: orderSchema }),
  z.object({
    type: z.literal('order.refunded'),
    timestamp: isoTimeField,
    data: orderSchema.extend({ refund: refundSchema }),
  }),
  z.object({
    type: z.literal('refund.reversed'),
    timestamp: isoTimeField,
    data: orderSchema.extend({ refund: refundSchema }),
  }),
  z.object({ type: z.enum(disputeTypes), timestamp: isoTimeField, data: orderSchema }),
  z.object({ type: z.enum(paymentTypes), timestamp: isoTimeField, data: orderSchema }),
]);

const isOrderEvent = (type: string) =>
  sandboxWebhookSchema.options.some(({ shape }) => shape.type.safeParse(type).success);

/** What the sandbox checkout writes. */
export type SandboxWebhook = z.input<typeof sandboxWebhookSchema>;

const envelopeSchema = z.object({ type: idField, timestamp: isoTimeField });

function toEvents(rawBody: Uint8Array, headers: Headers): CheckoutEvent[] {
  const body = parseJsonBody(rawBody);
  const envelope = parsePayload(envelopeSchema, body);
  const eventId = parsePayload(idField, headers.get('webhook-id'), 'webhook-id');
  const source = {
    provider: 'sandbox',
    eventId,
    eventType: envelope.type,
    occurredAt: envelope.timestamp,
  } as const;
  if (!isOrderEvent(envelope.type)) {
    return [ignoredEvent({ ...source, reason: 'Not an event about an order' })];
  }
  const { data, ...webhook } = parsePayload(sandboxWebhookSchema, body);
  const refund = 'refund' in data ? data.refund : null;
  return [
    orderEvent({
      ...source,
      kind: webhook.type,
      orderId: data.id,
      orderAliases: data.return_key ? [data.return_key] : [],
      testMode: data.test_mode,
      email: data.customer.email,
      customerName: data.customer.name,
      currency: data.currency,
      amountCents: data.amount_total,
      ...(data.tax_total === undefined ? {} : { tax: { cents: data.tax_total, isIncluded: false } }),
      coupon: data.discount_code,
      utm: utmFrom(data.metadata),
      items: data.items.map((item) => ({
        providerProductId: item.product_id,
        amountCents: item.amount,
        quantity: item.quantity,
        discountCents: item.discount,
      })),
      refund: refund && {
        refundId: refund.id,
        refundedTotalCents: refund.total_refunded,
        amountCents: refund.amount,
        full: refund.full,
        ...(refund.items
          ? {
              items: refund.items.map((item) => ({
                line: item.product_id,
                amountCents: item.amount,
                full: item.full,
              })),
            }
          : {}),
      },
    }),
  ];
}

export const sandboxAdapter: CheckoutAdapter = {
  provider: 'sandbox',
  matches: matchesBy('sandbox', 'webhook-signature'),
  verify: verifyStandardWebhook,
  toEvents,
  confirm: 'has-no-api',
  complete: nothingToComplete,
};
