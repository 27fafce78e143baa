import { z } from 'zod';
import { decodeBuyReference, isBuyReference } from '../contracts/buy-link.ts';
import { type CheckoutAdapter, matchesBy } from './adapter.ts';
import { type CheckoutEvent, ignoredEvent, orderEvent, type OrderEvent } from './checkout-event.ts';
import { CheckoutPayloadError } from './checkout-errors.ts';
import { amountField, storedAmount } from './money.ts';
import {
  currencyField,
  emailField,
  idField,
  isoTimeField,
  parseJsonBody,
  parsePayload,
  textField,
  unixTimeField,
  utmFrom,
} from './payload.ts';
import { stripeConfirm } from './stripe-confirm.ts';
import { completeStripe } from './stripe-items.ts';
import { verifyStripeSignature } from './signatures.ts';

/** A reference is an id, or the object itself where it was expanded. */
const referenceField = z
  .union([idField, z.object({ id: idField }).transform((object) => object.id)])
  .nullish()
  .transform((id) => id ?? null);

const envelopeSchema = z.object({
  id: idField,
  type: idField,
  created: z.union([unixTimeField, isoTimeField]),
  livemode: z.boolean().default(true),
});

/** An id, or the object itself where it was expanded: then what people typed, or the name that they see, is in it. */
const promotionField = z.union([
  idField.transform((id) => ({ id, name: null })),
  z.object({ id: idField, code: textField }).transform(({ id, code }) => ({ id, name: code })),
]);
const couponField = z.union([
  idField.transform((id) => ({ id, name: null })),
  z.object({ id: idField, name: textField }),
]);

/** API reference, "The Checkout Session object". */
const sessionSchema = z.object({
  id: idField,
  mode: textField,
  payment_status: idField,
  payment_intent: referenceField,
  payment_link: referenceField,
  customer: referenceField,
  client_reference_id: textField,
  customer_email: emailField,
  customer_details: z.object({ email: emailField, name: textField }).nullish(),
  amount_total: amountField,
  currency: currencyField,
  amount_subtotal: amountField.nullish(),
  total_details: z
    .object({ amount_discount: amountField.nullish(), amount_tax: amountField.nullish() })
    .nullish(),
  discounts: z
    .array(z.object({ promotion_code: promotionField.nullish(), coupon: couponField.nullish() }))
    .nullish(),
  metadata: z.unknown().optional(),
});

/** API reference, "The Refund object". */
const refundSchema = z.object({
  id: idField,
  status: textField,
  created: unixTimeField.nullish(),
  amount: amountField,
  currency: currencyField,
  payment_intent: referenceField,
  charge: referenceField,
});

/** API reference, "The Charge object". */
const chargeSchema = z.object({
  id: idField,
  amount: amountField,
  amount_refunded: amountField,
  refunded: z.boolean(),
  currency: currencyField,
  payment_intent: referenceField,
});

/** API reference, "The Dispute object". */
const disputeSchema = z.object({
  id: idField,
  status: idField,
  amount: amountField.optional(),
  currency: currencyField,
  payment_intent: referenceField,
  charge: referenceField,
});

type Envelope = z.output<typeof envelopeSchema>;

function sourceOf(envelope: Envelope) {
  return {
    provider: 'stripe',
    eventId: envelope.id,
    eventType: envelope.type,
    occurredAt: envelope.created,
    testMode: !envelope.livemode,
  } as const;
}

function ignored(envelope: Envelope, reason: string): CheckoutEvent {
  const { provider, eventId, eventType, occurredAt } = sourceOf(envelope);
  return ignoredEvent({ provider, eventId, eventType, occurredAt, reason });
}

function objectOf<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const { data } = parsePayload(z.object({ data: z.object({ object: z.unknown() }) }), body);
  return parsePayload(schema, data.object, 'data.object');
}

/** Refunds and disputes know the payment, never the session: the payment is the key that joins them. */
function keysOf(object: { payment_intent: string | null; charge?: string | null }, own: string | null) {
  const keys = [object.payment_intent, object.charge ?? own].filter((key) => key !== null);
  const [orderId, ...orderAliases] = keys;
  if (orderId === undefined) throw new CheckoutPayloadError('data.object.payment_intent', 'Missing');
  return { orderId, orderAliases };
}

type Session = z.output<typeof sessionSchema>;

function discountOf({ total_details: details, currency }: Session): number | undefined {
  const discount = details?.amount_discount ?? undefined;
  return discount === undefined ? undefined : storedAmount(discount, currency);
}

/** API reference, `total_details.amount_tax`: inclusive tax too, which is in the subtotal already. */
function taxOf({
  total_details: details,
  amount_subtotal: subtotal,
  ...session
}: Session): Pick<OrderEvent, 'tax'> {
  const tax = details?.amount_tax ?? null;
  if (tax === null) return {};
  const beforeTax = (subtotal ?? 0) - (details?.amount_discount ?? 0);
  const isIncluded = tax > 0 && typeof subtotal === 'number' && beforeTax >= session.amount_total;
  return { tax: { cents: storedAmount(tax, session.currency), isIncluded } };
}

/** A delayed payment ends by an event of its own; until then its session is complete and unpaid. */
function purchaseKind({ payment_status: status }: Session, eventType: string): OrderEvent['kind'] | null {
  if (status === 'paid' || status === 'no_payment_required') return 'order.paid';
  if (eventType === 'checkout.session.completed') return 'payment.pending';
  return eventType === 'checkout.session.async_payment_failed' ? 'payment.failed' : null;
}

/**
 * "Fulfill orders": grant only when the session is paid or needs no payment; a delayed payment says so later by
 * `checkout.session.async_payment_succeeded`.
 */
function fromSession(envelope: Envelope, body: unknown): CheckoutEvent {
  const { mode } = objectOf(sessionSchema.pick({ mode: true }), body);
  if (mode === 'setup') return ignored(envelope, 'The session saves a card and takes no payment');
  const session = objectOf(sessionSchema, body);
  const kind = purchaseKind(session, envelope.type);
  if (kind === null) return ignored(envelope, 'The session is not paid yet');
  const reference = decodeBuyReference(session.client_reference_id);
  const discount = session.discounts?.[0];
  const discounted = (session.total_details?.amount_discount ?? 0) > 0 || discount !== undefined;
  const named = discount?.promotion_code ?? discount?.coupon ?? null;
  return orderEvent({
    ...sourceOf(envelope),
    kind,
    orderId: session.id,
    orderAliases: session.payment_intent === null ? [] : [session.payment_intent],
    email: session.customer_details?.email ?? session.customer_email,
    customerName: session.customer_details?.name ?? null,
    customerRef: session.customer,
    currency: session.currency,
    amountCents: storedAmount(session.amount_total, session.currency),
    ...taxOf(session),
    coupon: discounted ? (named?.name ?? reference.coupon) : null,
    ...(discounted && named !== null && named.name === null ? { couponRef: named.id } : {}),
    utm: { ...utmFrom(session.metadata), ...reference.utm },
    // The event carries no line items: the payment link identifies its product.
    ...(session.payment_link === null && !isBuyReference(session.client_reference_id)
      ? { isForeign: true }
      : {}),
    items:
      session.payment_link === null
        ? []
        : [
            {
              providerProductId: session.payment_link,
              amountCents: storedAmount(session.amount_total, session.currency),
              quantity: 1,
              discountCents: discountOf(session),
            },
          ],
  });
}

/** What ends a refund without the money: a bank can refuse it days after it has succeeded. */
const reversedStatuses: ReadonlySet<string | null> = new Set(['failed', 'canceled']);

/** A refund counts once it has succeeded; some methods take days and report it with `refund.updated`. */
function fromRefund(envelope: Envelope, body: unknown): CheckoutEvent {
  const refund = objectOf(refundSchema, body);
  const isReversed = reversedStatuses.has(refund.status) && envelope.type !== 'refund.created';
  if (refund.status !== 'succeeded' && !isReversed) return ignored(envelope, 'The refund has not succeeded');
  return orderEvent({
    ...sourceOf(envelope),
    ...keysOf(refund, null),
    kind: isReversed ? 'refund.reversed' : 'order.refunded',
    currency: refund.currency,
    refund: {
      refundId: refund.id,
      amountCents: storedAmount(refund.amount, refund.currency),
      refundedTotalCents: null,
      full: null,
      ...(isReversed && refund.created ? { madeAt: refund.created } : {}),
    },
  });
}

function fromCharge(envelope: Envelope, body: unknown): CheckoutEvent {
  const charge = objectOf(chargeSchema, body);
  return orderEvent({
    ...sourceOf(envelope),
    ...keysOf(charge, charge.id),
    kind: 'order.refunded',
    currency: charge.currency,
    amountCents: storedAmount(charge.amount, charge.currency),
    refund: {
      refundId: null,
      amountCents: null,
      refundedTotalCents: storedAmount(charge.amount_refunded, charge.currency),
      full: charge.refunded,
    },
  });
}

/**
 * The status decides, whichever dispute event brings it. `warning_*` is an inquiry: no money has moved. An inquiry
 * that is closed and a dispute that was prevented leave nothing open, like one that is won.
 */
const disputeKinds = new Map<string, OrderEvent['kind']>([
  ['needs_response', 'dispute.opened'],
  ['under_review', 'dispute.opened'],
  ['lost', 'dispute.lost'],
  ['won', 'dispute.won'],
  ['warning_closed', 'dispute.won'],
  ['prevented', 'dispute.won'],
]);

function fromDispute(envelope: Envelope, body: unknown): CheckoutEvent {
  const dispute = objectOf(disputeSchema, body);
  const kind = disputeKinds.get(dispute.status);
  if (kind === undefined) return ignored(envelope, 'An inquiry or an unknown state of a dispute');
  return orderEvent({
    ...sourceOf(envelope),
    ...keysOf(dispute, null),
    kind,
    currency: dispute.currency,
    disputeId: dispute.id,
    disputedCents: dispute.amount && storedAmount(dispute.amount, dispute.currency),
  });
}

/** API reference, "Types of events". */
const readers = new Map<string, (envelope: Envelope, body: unknown) => CheckoutEvent>([
  ['checkout.session.completed', fromSession],
  ['checkout.session.async_payment_succeeded', fromSession],
  ['checkout.session.async_payment_failed', fromSession],
  ['refund.created', fromRefund],
  ['refund.updated', fromRefund],
  ['refund.failed', fromRefund],
  ['charge.refund.updated', fromRefund],
  ['charge.refunded', fromCharge],
  ['charge.dispute.created', fromDispute],
  ['charge.dispute.updated', fromDispute],
  ['charge.dispute.closed', fromDispute],
  ['charge.dispute.funds_withdrawn', fromDispute],
  ['charge.dispute.funds_reinstated', fromDispute],
]);

function toEvents(rawBody: Uint8Array): CheckoutEvent[] {
  const body = parseJsonBody(rawBody);
  const envelope = parsePayload(envelopeSchema, body);
  const read = readers.get(envelope.type);
  return [read === undefined ? ignored(envelope, 'Not an event about an order') : read(envelope, body)];
}

export const stripeAdapter: CheckoutAdapter = {
  provider: 'stripe',
  matches: matchesBy('stripe', 'stripe-signature'),
  verify: verifyStripeSignature,
  toEvents,
  confirm: stripeConfirm,
  complete: completeStripe,
};
