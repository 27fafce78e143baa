import { z } from 'zod';
import { type CheckoutAdapter, type LookupContext, matchesBy, readWebhookPath } from './adapter.ts';
import { type CheckoutEvent, ignoredEvent, orderEvent, type OrderEvent } from './checkout-event.ts';
import { CheckoutLookupError } from './checkout-errors.ts';
import { isRecent, type PaidSale, paidSaleOf } from './gumroad-gift.ts';
import {
  gumroadApi,
  namelessGift,
  partlyRefundedCents,
  type Sale,
  saleIdField,
  saleSchema,
  stateOf,
} from './gumroad-sale.ts';
import { itemIds } from './item-ids.ts';
import { lookUp } from './lookup.ts';
import { amountTextField } from './money.ts';
import {
  emailField,
  idField,
  isoTimeField,
  parseFormBody,
  parsePayload,
  textField,
  utmFrom,
} from './payload.ts';
import { verifySharedToken } from './signatures.ts';

const flagField = z
  .enum(['true', 'false'])
  .default('false')
  .transform((flag) => flag === 'true');

/** "Gumroad Ping" and API, "Resource subscriptions": the form fields of a sale, refund, dispute or dispute_won. */
const pingSchema = z.object({
  sale_id: saleIdField,
  resource_name: idField.default('sale'),
  sale_timestamp: isoTimeField,
  product_id: idField,
  permalink: idField.optional(),
  email: emailField,
  full_name: textField,
  /** USD cents, whatever currency the product is listed in. */
  price: amountTextField,
  quantity: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .default('1')
    .transform(Number),
  offer_code: textField,
  test: flagField,
  refunded: flagField,
  is_recurring_charge: flagField,
  is_preorder_authorization: flagField,
  /** In the message of a receiver's sale. */
  gifter_email: emailField,
  giftee_email: emailField,
});

const kinds = new Map<string, OrderEvent['kind']>([
  ['sale', 'order.paid'],
  ['refund', 'order.refunded'],
  ['dispute', 'dispute.opened'],
  ['dispute_won', 'dispute.won'],
]);

/** `url_params[utm_source]=…`: what stood in the address of the product page. */
function urlParamsOf(form: ReadonlyMap<string, string>): Record<string, string> {
  const entries = [...form].map(
    ([name, value]) => [/^url_params\[(\w+)\]$/.exec(name)?.[1] ?? '', value] as const,
  );
  return Object.fromEntries(entries.filter(([name]) => name !== ''));
}

/** What the ping claims. It is not signed: `complete` asks Gumroad and keeps only what it confirms. */
function toEvents(rawBody: Uint8Array): CheckoutEvent[] {
  const form = parseFormBody(rawBody);
  const head = parsePayload(
    pingSchema.pick({ sale_id: true, resource_name: true }),
    Object.fromEntries(form),
  );
  const source = {
    provider: 'gumroad',
    eventId: `${head.sale_id}:${head.resource_name}`,
    eventType: head.resource_name,
  } as const;
  const kind = kinds.get(head.resource_name);
  if (kind === undefined) {
    return [ignoredEvent({ ...source, occurredAt: null, reason: 'Not an event about an order' })];
  }
  const ping = parsePayload(pingSchema, Object.fromEntries(form));
  if (ping.is_recurring_charge || ping.is_preorder_authorization) {
    return [ignoredEvent({ ...source, occurredAt: ping.sale_timestamp, reason: 'Not a separate sale' })];
  }
  return [
    orderEvent({
      ...source,
      kind,
      occurredAt: ping.sale_timestamp,
      orderId: ping.sale_id,
      testMode: ping.test,
      ...sidesOf(ping),
      customerName: ping.full_name,
      currency: 'USD',
      amountCents: ping.price,
      coupon: ping.offer_code,
      utm: utmFrom(urlParamsOf(form)),
      items: [
        {
          providerProductId: ping.product_id,
          ...itemIds('gumroad', { product: ping.product_id, permalink: ping.permalink }),
          amountCents: ping.price,
          quantity: ping.quantity,
        },
      ],
      refund: kind === 'order.refunded' ? unknownRefund(ping.refunded) : null,
    }),
  ];
}

/** Whose order the message says it is; of a gift also who pays. */
function sidesOf({ email, gifter_email: gifter, giftee_email: giftee }: z.output<typeof pingSchema>) {
  const payer = gifter ?? (giftee === null ? null : email);
  return { email: giftee ?? email, ...(payer === null ? {} : { payerEmail: payer }) };
}

function unknownRefund(full: boolean) {
  return { refundId: null, amountCents: null, refundedTotalCents: null, full };
}

/** API, "Sales": GET /sales/:id. A sale that is not the seller's is answered with `success: false`. */
const answerSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(false) }),
  z.object({
    success: z.literal(true),
    sale: saleSchema,
  }),
]);

/**
 * Reads the whole state of the sale, not only what the ping was about: the Ping address hears of sales alone, and a
 * missed ping must not leave a refunded sale open.
 */
async function confirm(claim: OrderEvent, context: LookupContext): Promise<CheckoutEvent[]> {
  const path = `/sales/${encodeURIComponent(claim.orderId)}`;
  const answer = await lookUp({ path, defaultBase: gumroadApi, schema: answerSchema }, context);
  if (!answer.success)
    throw new CheckoutLookupError('not-found', `Gumroad does not know this payment (${claim.orderId}).`);
  const { sale } = answer;
  if (sale.id !== claim.orderId || sale.product_id !== claim.items[0]?.providerProductId) {
    throw new CheckoutLookupError('mismatch', 'Gumroad knows another product in this order.');
  }
  const paid = await paidSaleOf(sale, { email: claim.email, payerEmail: claim.payerEmail ?? null }, context);
  if (paid.isNameless && claim.kind === 'order.paid' && isRecent(sale)) {
    const { provider, eventType, occurredAt } = claim;
    // Under a name of its own: the receiver's message brings the order under that of the sale.
    const eventId = `${sale.id}:gift-ping`;
    return [ignoredEvent({ provider, eventId, eventType, occurredAt, reason: 'The payment of a gift' })];
  }
  const confirmed = eventsOf(paid, claim, await permalinkOf(sale, claim, context));
  if (!confirmed.some((event) => event.kind === claim.kind)) {
    throw new CheckoutLookupError('unconfirmed', `Gumroad does not confirm ${claim.kind} yet`);
  }
  return confirmed;
}

/** API, "Products": GET /products/:id. */
const productSchema = z.object({ product: z.object({ custom_permalink: idField.nullish() }) });

/** The permalink that the ping names, if Gumroad says that the product has it. */
async function permalinkOf(sale: Sale, claim: OrderEvent, context: LookupContext): Promise<string | null> {
  const claimed = claim.items[0]?.otherIds?.[0];
  if (claimed === undefined || claimed === sale.product_permalink) return sale.product_permalink ?? null;
  try {
    const path = `/products/${encodeURIComponent(sale.product_id)}`;
    const { product } = await lookUp({ path, defaultBase: gumroadApi, schema: productSchema }, context);
    return product.custom_permalink ?? sale.product_permalink ?? null;
  } catch (error) {
    if (!(error instanceof CheckoutLookupError)) throw error;
    return sale.product_permalink ?? null;
  }
}

/** Gumroad dates refunds and disputes nowhere: they carry the time of the sale. */
function eventsOf(paid: PaidSale, claim: OrderEvent, permalink: string | null): OrderEvent[] {
  const { sale, payerEmail } = paid;
  const amountCents = sale.price;
  const { payerEmail: _said, ...said } = claim;
  const facts = {
    ...said,
    orderId: sale.id,
    orderAliases: [...paid.otherSaleIds],
    refund: null,
    occurredAt: sale.created_at,
    email: paid.email,
    ...(payerEmail === undefined ? {} : { payerEmail }),
    customerName: paid.customerName ?? (payerEmail === undefined ? claim.customerName : null),
    amountCents,
    ...(typeof sale.tax_cents === 'number' && sale.tax_cents <= amountCents
      ? { tax: { cents: sale.tax_cents, isIncluded: false } }
      : {}),
    coupon: sale.offer_code?.code ?? sale.offer_code?.name ?? null,
    items: [
      {
        providerProductId: sale.product_id,
        ...itemIds('gumroad', { product: sale.product_id, permalink }),
        amountCents,
        quantity: sale.quantity,
      },
    ],
  };
  const full = sale.refunded === true;
  const refundedTotalCents = full ? amountCents : partlyRefundedCents(sale);
  return stateOf(sale).map(({ eventId, resource, kind }) =>
    orderEvent({
      ...facts,
      kind,
      eventType: resource,
      eventId: paid.isNameless && kind === 'order.paid' ? namelessGift(sale) : eventId,
      refund: kind === 'order.refunded' ? { ...unknownRefund(full), refundedTotalCents } : null,
    }),
  );
}

async function complete(events: readonly CheckoutEvent[], context: LookupContext): Promise<CheckoutEvent[]> {
  const confirmed = await Promise.all(
    events.map((event) => (event.kind === 'ignored' ? Promise.resolve([event]) : confirm(event, context))),
  );
  return confirmed.flat();
}

/**
 * Gumroad signs nothing (the sender's code sets no signature header), so the address holds a secret:
 * `/checkout-webhook/gumroad/{token}` or `?token=`.
 */
export const gumroadAdapter: CheckoutAdapter = {
  provider: 'gumroad',
  matches: matchesBy('gumroad', null),
  verify: (input) =>
    verifySharedToken(readWebhookPath(input.path).token ?? input.query.get('token'), input.secret),
  toEvents,
  confirm: 'in-complete',
  complete,
};
