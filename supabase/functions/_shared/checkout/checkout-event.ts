import { z } from 'zod';
import { checkoutProviders } from '../contracts/buy-link.ts';
import { amountField } from './money.ts';
import { parsePayload } from './payload.ts';

const keyField = z.string().regex(/^[\x21-\x7e]{1,400}$/, 'Expected a key');
const textOrNull = z.string().min(1).max(254).nullable();
const isoTime = z.iso.datetime();

const checkoutItemSchema = z.strictObject({
  /** Looked up in the table of provider product ids; the product's name never decides. */
  providerProductId: keyField,
  /** Its other ids at the provider, the most specific one first: any of them may be in the table. */
  otherIds: z.array(keyField).max(4).optional(),
  amountCents: amountField.nullable(),
  quantity: z.int().min(1).max(1000),
  /** The provider's name of this line of the order, by which a refund may name it. */
  lineId: keyField.optional(),
  /** What a coupon took off the item; left out where the provider does not say. */
  discountCents: amountField.optional(),
  /** The sales tax in its amount; left out where the provider does not say. */
  taxCents: amountField.optional(),
});

const refundSchema = z.strictObject({
  /** Null when the provider sends only the total refunded so far. */
  refundId: keyField.nullable(),
  /** All that was refunded of the order when the event was made. */
  refundedTotalCents: amountField.nullable(),
  /** This refund alone. */
  amountCents: amountField.nullable(),
  /** What the provider says; null when only the sums show it. */
  full: z.boolean().nullable(),
  /** The sales tax in this refund; left out where the provider does not say. */
  taxCents: amountField.optional(),
  /** What of each line was given back, where the provider says so; `line` is a `lineId` or a `providerProductId`. */
  items: z
    .array(z.strictObject({ line: keyField, amountCents: amountField.nullable(), full: z.boolean() }))
    .max(100)
    .optional(),
  /** When the refund was made, where the event says so: the totals before it do not contain it. */
  madeAt: isoTime.optional(),
});

/**
 * `payment.pending`: the buyer has ordered and the money takes days, as with a bank debit; `payment.failed`: it did not come.
 * `refund.reversed`: the refund failed, was canceled or was reversed, so the money never left or came back.
 */
const orderEventKinds = [
  'payment.pending',
  'payment.failed',
  'order.paid',
  'order.refunded',
  'refund.reversed',
  'dispute.opened',
  'dispute.won',
  'dispute.lost',
] as const;

const refundKinds: ReadonlySet<string> = new Set(['order.refunded', 'refund.reversed']);

/** The events that tell what was ordered, whether or not it is paid yet. */
const purchaseKinds: ReadonlySet<string> = new Set(['payment.pending', 'payment.failed', 'order.paid']);

const orderEventSchema = z
  .strictObject({
    kind: z.enum(orderEventKinds),
    provider: z.enum(checkoutProviders),
    /** Idempotency key: unique together with the provider. */
    eventId: keyField,
    /** The provider's own name of the event. */
    eventType: keyField,
    occurredAt: isoTime,
    /** The business key of the order, as this event knows it. */
    orderId: keyField,
    /** Other keys of the same order: events of one order share at least one key. */
    orderAliases: z.array(keyField).max(10),
    /** Nothing in a payment says that it is one of this shop: only a product in the table can. */
    isForeign: z.literal(true).optional(),
    testMode: z.boolean(),
    /** Lower-cased; null where the provider does not send it. */
    email: textOrNull,
    /** Who paid for a gift; `email` is then the person who gets it. */
    payerEmail: z.string().min(3).max(254).optional(),
    customerName: textOrNull,
    /** The provider's customer id, for look-ups. */
    customerRef: keyField.nullable(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .nullable(),
    /** What the order cost in all; null when a refund or dispute does not say. */
    amountCents: amountField.nullable(),
    /** The sales tax in the amount, where the provider tells it; `isIncluded` says that the prices of the items contain it. */
    tax: z.strictObject({ cents: amountField, isIncluded: z.boolean() }).optional(),
    /** A name that people typed, never an id. */
    coupon: textOrNull,
    /** The provider's id of the discount, to ask for what was typed. */
    couponRef: keyField.optional(),
    utm: z.record(z.string(), z.string()),
    items: z.array(checkoutItemSchema).max(100),
    refund: refundSchema.nullable(),
    /** Null: the order's only dispute. */
    disputeId: keyField.nullable(),
    /** What is disputed; left out where the provider does not say, and then it is the whole order. */
    disputedCents: amountField.optional(),
  })
  .refine((event) => !isPurchase(event) || event.amountCents !== null, { path: ['amountCents'] })
  .refine((event) => !isPurchase(event) || event.currency !== null, { path: ['currency'] })
  .refine((event) => refundKinds.has(event.kind) === (event.refund !== null), { path: ['refund'] })
  .refine((event) => event.kind !== 'refund.reversed' || typeof event.refund?.refundId === 'string', {
    path: ['refund', 'refundId'],
  });

const ignoredEventSchema = z.strictObject({
  kind: z.literal('ignored'),
  provider: z.enum(checkoutProviders),
  eventId: keyField,
  eventType: keyField,
  occurredAt: isoTime.nullable(),
  /** Why nothing follows from it, for the log. */
  reason: z.string().min(1).max(200),
});

/** The one event model that all providers are read into; also the shape in which an event may be stored. */
export const checkoutEventSchema = z.discriminatedUnion('kind', [orderEventSchema, ignoredEventSchema]);

export type CheckoutItem = z.infer<typeof checkoutItemSchema>;
export type OrderEvent = z.infer<typeof orderEventSchema>;
export type IgnoredEvent = z.infer<typeof ignoredEventSchema>;
export type CheckoutEvent = OrderEvent | IgnoredEvent;

type OrderEventFacts = Pick<
  OrderEvent,
  'kind' | 'provider' | 'eventId' | 'eventType' | 'occurredAt' | 'orderId'
> &
  Partial<OrderEvent>;

/** Builds an order event from what a provider sent; what it left out is null or empty. */
export function orderEvent(facts: OrderEventFacts): OrderEvent {
  return parsePayload(orderEventSchema, {
    testMode: false,
    email: null,
    customerName: null,
    customerRef: null,
    currency: null,
    amountCents: null,
    coupon: null,
    utm: {},
    items: [],
    refund: null,
    disputeId: null,
    ...facts,
    orderAliases: [...new Set(facts.orderAliases ?? [])].filter((alias) => alias !== facts.orderId),
  });
}

export function ignoredEvent(facts: Omit<IgnoredEvent, 'kind'>): IgnoredEvent {
  return parsePayload(ignoredEventSchema, { kind: 'ignored', ...facts });
}

/** Whether the event tells what was ordered: a payment, or one that is under way or has failed. */
export function isPurchase({ kind }: { readonly kind: string }): boolean {
  return purchaseKinds.has(kind);
}

/** All keys of the event's order. Two events of one provider belong to one order when they share a key. */
export function orderKeys(event: OrderEvent): string[] {
  return [event.orderId, ...event.orderAliases];
}
