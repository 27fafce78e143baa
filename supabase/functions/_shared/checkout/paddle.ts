import { z } from 'zod';
import { apiBaseOf, lookUp } from './lookup.ts';
import { type CheckoutAdapter, type LookupContext, matchesBy } from './adapter.ts';
import {
  type CheckoutEvent,
  ignoredEvent,
  isPurchase,
  orderEvent,
  type OrderEvent,
} from './checkout-event.ts';
import { itemIds } from './item-ids.ts';
import { amountTextField } from './money.ts';
import {
  currencyField,
  emailField,
  idField,
  isoTimeField,
  parseJsonBody,
  parsePayload,
  textField,
  textFrom,
  utmFrom,
} from './payload.ts';
import { paddleConfirm } from './paddle-confirm.ts';
import { typedName } from './typed-name.ts';
import { verifyPaddleSignature } from './signatures.ts';

const liveApi = 'https://api.paddle.com';

/** "Respond to webhooks": the envelope. */
const envelopeSchema = z.object({ event_id: idField, event_type: idField, occurred_at: isoTimeField });

const statusSchema = z.object({ data: z.object({ status: idField }) });

const customerIdField = z.string().regex(/^ctm_[a-z\d]+$/, 'Expected a customer id');

/** "transaction.completed". Amounts are strings of cents. */
const transactionSchema = z.object({
  data: z.object({
    id: idField,
    status: idField,
    customer_id: customerIdField.nullish(),
    custom_data: z.unknown().optional(),
    discount_id: idField.nullish(),
    discount: z.object({ code: textField }).nullish(),
    details: z.object({
      totals: z.object({
        grand_total: amountTextField,
        tax: amountTextField.nullish(),
        currency_code: currencyField,
      }),
      line_items: z
        .array(
          z.object({
            id: idField.nullish(),
            price_id: idField.nullish(),
            product: z.object({ id: idField }),
            quantity: z.int().min(1).max(1000),
            totals: z.object({
              total: amountTextField,
              discount: amountTextField.optional(),
              tax: amountTextField.optional(),
            }),
          }),
        )
        .max(100),
    }),
    payments: z
      .array(z.object({ status: textField, method_details: z.object({ type: textField }).nullish() }))
      .nullish(),
  }),
});

/** "adjustment.created" and "adjustment.updated". */
const adjustmentSchema = z.object({
  data: z.object({
    id: idField,
    transaction_id: idField,
    customer_id: customerIdField.nullish(),
    action: idField,
    status: idField,
    type: textField,
    created_at: isoTimeField.nullish(),
    currency_code: currencyField,
    totals: z.object({ total: amountTextField, tax: amountTextField.nullish() }),
    items: z
      .array(
        z.object({
          item_id: idField,
          type: idField,
          totals: z.object({ total: amountTextField }).nullish(),
        }),
      )
      .max(100)
      .nullish(),
  }),
});

type Envelope = z.output<typeof envelopeSchema>;

function sourceOf(envelope: Envelope) {
  return {
    provider: 'paddle',
    eventId: envelope.event_id,
    eventType: envelope.event_type,
    occurredAt: envelope.occurred_at,
  } as const;
}

type Transaction = z.output<typeof transactionSchema>['data'];

/** Ways to pay that take days. The newest attempt comes first. */
const slowMethods: ReadonlySet<string | null | undefined> = new Set(['wire_transfer', 'offline']);

function purchaseKind({ status, payments }: Transaction): OrderEvent['kind'] | null {
  if (status === 'completed') return 'order.paid';
  const latest = payments?.[0];
  if (latest?.status === 'pending_no_action_required') return 'payment.pending';
  const isOver = latest?.status === 'error' || latest?.status === 'canceled';
  return isOver && slowMethods.has(latest.method_details?.type) ? 'payment.failed' : null;
}

function fromTransaction(envelope: Envelope, body: unknown): CheckoutEvent {
  const isCompleted = parsePayload(statusSchema, body).data.status === 'completed';
  const transaction = isCompleted
    ? parsePayload(transactionSchema, body).data
    : // One that is not completed may lack what a completed one has.
      transactionSchema.safeParse(body).data?.data;
  const kind = transaction ? purchaseKind(transaction) : null;
  // A change of one that is completed already tells nothing new.
  const isLate = kind === 'order.paid' && envelope.event_type !== 'transaction.completed';
  if (!transaction || kind === null || isLate) {
    return ignoredEvent({ ...sourceOf(envelope), reason: 'The transaction is not completed' });
  }
  const { tax } = transaction.details.totals;
  const code = transaction.discount?.code ?? textFrom(transaction.custom_data, 'coupon');
  return orderEvent({
    ...sourceOf(envelope),
    kind,
    orderId: transaction.id,
    // The webhook has no address; `complete` asks for the customer.
    customerRef: transaction.customer_id ?? null,
    currency: transaction.details.totals.currency_code,
    amountCents: transaction.details.totals.grand_total,
    // Paddle's subtotals are without tax, whichever way its prices are.
    ...(typeof tax === 'number' ? { tax: { cents: tax, isIncluded: false } } : {}),
    coupon: transaction.discount_id ? code : null,
    ...(transaction.discount_id && code === null ? { couponRef: transaction.discount_id } : {}),
    utm: utmFrom(transaction.custom_data),
    items: transaction.details.line_items.map((item) => ({
      providerProductId: item.product.id,
      ...itemIds('paddle', { price: item.price_id, product: item.product.id }),
      amountCents: item.totals.total,
      quantity: item.quantity,
      discountCents: item.totals.discount,
      ...(item.totals.tax === undefined ? {} : { taxCents: item.totals.tax }),
      ...(item.id ? { lineId: item.id } : {}),
    })),
  });
}

/**
 * A warning and a chargeback are two disputes: the warning ends when the chargeback takes its place, and that must not
 * count as won. The reversals are adjustments of their own, so the transaction names the dispute.
 */
const disputeActions = new Map<
  string,
  readonly [dispute: 'chargeback' | 'warning', kind: OrderEvent['kind']]
>([
  ['chargeback', ['chargeback', 'dispute.lost']],
  ['chargeback_reverse', ['chargeback', 'dispute.won']],
  ['chargeback_warning', ['warning', 'dispute.opened']],
  ['chargeback_warning_reverse', ['warning', 'dispute.won']],
]);

/** "Refund or credit a transaction": most refunds wait for Paddle's approval and count only then. */
function fromAdjustment(envelope: Envelope, body: unknown): CheckoutEvent {
  const adjustment = parsePayload(adjustmentSchema, body).data;
  const facts = {
    ...sourceOf(envelope),
    orderId: adjustment.transaction_id,
    customerRef: adjustment.customer_id ?? null,
    currency: adjustment.currency_code,
  };
  const reversed = adjustment.status === 'reversed';
  const dispute = disputeActions.get(adjustment.action);
  if (dispute !== undefined && (reversed || adjustment.status === 'approved')) {
    const [name, kind] = dispute;
    return orderEvent({
      ...facts,
      kind: reversed ? 'dispute.won' : kind,
      disputeId: `${adjustment.transaction_id}:${name}`,
      disputedCents: adjustment.totals.total,
    });
  }
  if (adjustment.action !== 'refund' || (adjustment.status !== 'approved' && !reversed)) {
    return ignoredEvent({ ...sourceOf(envelope), reason: 'Neither an approved refund nor a chargeback' });
  }
  return orderEvent({
    ...facts,
    kind: reversed ? 'refund.reversed' : 'order.refunded',
    refund: {
      refundId: adjustment.id,
      amountCents: adjustment.totals.total,
      ...(typeof adjustment.totals.tax === 'number' ? { taxCents: adjustment.totals.tax } : {}),
      refundedTotalCents: null,
      // A partial refund may be the last of several: the sum decides.
      full: adjustment.type === 'full' ? true : null,
      ...(adjustment.items
        ? {
            items: adjustment.items.map((item) => ({
              line: item.item_id,
              amountCents: item.totals?.total ?? null,
              // `partial`, `tax` and `proration` give money back and leave the item with the buyer.
              full: item.type === 'full',
            })),
          }
        : {}),
      ...(reversed && adjustment.created_at ? { madeAt: adjustment.created_at } : {}),
    },
  });
}

const readers = new Map<string, (envelope: Envelope, body: unknown) => CheckoutEvent>([
  ['transaction.completed', fromTransaction],
  ['transaction.updated', fromTransaction],
  ['transaction.payment_failed', fromTransaction],
  ['adjustment.created', fromAdjustment],
  ['adjustment.updated', fromAdjustment],
]);

function toEvents(rawBody: Uint8Array): CheckoutEvent[] {
  const body = parseJsonBody(rawBody);
  const envelope = parsePayload(envelopeSchema, body);
  const read = readers.get(envelope.event_type);
  if (read !== undefined) return [read(envelope, body)];
  return [ignoredEvent({ ...sourceOf(envelope), reason: 'Not an event about an order' })];
}

/** API reference, "Get a discount". */
const discountSchema = z.object({ data: z.object({ code: textField }) }).transform(({ data }) => data.code);

/** API reference, "Get a customer". */
const customerSchema = z.object({ data: z.object({ id: idField, email: emailField, name: textField }) });

async function complete(events: readonly CheckoutEvent[], context: LookupContext): Promise<CheckoutEvent[]> {
  // Payloads do not say whether they come from Paddle's sandbox; its API has another address.
  const testMode = new URL(apiBaseOf(context, liveApi)).hostname.startsWith('sandbox-');
  return Promise.all(
    events.map(async (event) => {
      if (event.kind === 'ignored') return event;
      if (!isPurchase(event)) return { ...event, testMode };
      const named = await withCode(event, context);
      if (event.customerRef === null) return { ...named, testMode };
      const path = `/customers/${event.customerRef}`;
      const { data } = await lookUp({ path, defaultBase: liveApi, schema: customerSchema }, context);
      return { ...named, testMode, email: data.email, customerName: data.name };
    }),
  );
}

function withCode(event: OrderEvent, context: LookupContext): Promise<OrderEvent> {
  if (event.couponRef === undefined) return Promise.resolve(event);
  const path = `/discounts/${encodeURIComponent(event.couponRef)}`;
  return typedName(event, context, { path, defaultBase: liveApi, schema: discountSchema });
}

export const paddleAdapter: CheckoutAdapter = {
  provider: 'paddle',
  matches: matchesBy('paddle', 'paddle-signature'),
  verify: verifyPaddleSignature,
  toEvents,
  confirm: paddleConfirm,
  complete,
};
