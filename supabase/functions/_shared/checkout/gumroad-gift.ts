import { z } from 'zod';
import type { LookupContext } from './adapter.ts';
import { CheckoutLookupError } from './checkout-errors.ts';
import { gumroadApi, type Sale, saleSchema } from './gumroad-sale.ts';
import { lookUp } from './lookup.ts';

/** The sale that was paid, and whose order it is. */
export interface PaidSale {
  readonly sale: Sale;
  readonly email: string | null;
  readonly customerName: string | null;
  /** Who paid, where it is not the person who gets the files. */
  readonly payerEmail?: string;
  readonly otherSaleIds: readonly string[];
  /** Nothing says who gets the gift: neither Gumroad nor the message. */
  readonly isNameless?: true;
}

/**
 * What the message says of the two sides. Gumroad names the giver in the message of the receiver's sale, and in its API each side as
 * far as it likes; the API's word goes before the message's.
 */
export interface GiftSides {
  readonly email: string | null;
  readonly payerEmail: string | null;
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const mostPages = 5;
/** Gumroad makes both sales of a gift at once: without the giver's name, one that is further away may belong to another gift. */
const bothSalesMs = 2 * 60_000;

/**
 * A gift is two sales at Gumroad: the giver's has the payment, the receiver's gets the files and costs 0. Gumroad sends pings about the
 * receiver's and lists the giver's alone, so each leads to the same order: the giver's number and the receiver's address.
 */
export async function paidSaleOf(sale: Sale, said: GiftSides, context: LookupContext): Promise<PaidSale> {
  if (sale.is_gift_receiver_purchase === true) {
    const receiver = buyerOf(sale) ?? sale.giftee_email ?? said.email;
    const giver = sale.gifter_email ?? said.payerEmail;
    const paid = await giversSale({ ...sale, gifter_email: giver, giftee_email: receiver }, context);
    return gift(paid, receiver, sale.full_name, [sale.id]);
  }
  if (sale.is_gift_sender_purchase === true) {
    const receiver = sale.giftee_email ?? (said.payerEmail === null ? null : said.email);
    return { ...gift(sale, receiver, null, []), ...(receiver === null ? { isNameless: true } : {}) };
  }
  return { sale, email: buyerOf(sale), customerName: sale.full_name, otherSaleIds: [] };
}

function gift(
  sale: Sale,
  email: string | null,
  customerName: string | null,
  otherSaleIds: readonly string[],
): PaidSale {
  const payer = buyerOf(sale);
  const payerEmail = payer === null || payer === email ? {} : { payerEmail: payer };
  return { sale, email, customerName, otherSaleIds, ...payerEmail };
}

/** Gumroad sends its messages again for about an hour. After that the owner has to know. */
export const isRecent = (sale: Sale) => Date.now() - Date.parse(sale.created_at) < hourMs;

function buyerOf(sale: Sale): string | null {
  return sale.purchase_email ?? sale.email;
}

const pageSchema = z.object({
  success: z.literal(true),
  sales: z.array(saleSchema),
  next_page_key: z.string().nullish(),
});

/** API, "Sales": GET /sales. The giver's sale of the same product, made when the receiver's was. */
async function giversSale(received: Sale, context: LookupContext): Promise<Sale> {
  const made = Date.parse(received.created_at);
  const query = new URLSearchParams({
    ...(received.gifter_email === null ? {} : { email: received.gifter_email }),
    product_id: received.product_id,
    after: new Date(made - dayMs).toISOString().slice(0, 10),
    before: new Date(made + 2 * dayMs).toISOString().slice(0, 10),
  });
  const distance = (sale: Sale) => Math.abs(Date.parse(sale.created_at) - made);
  const farthest = received.gifter_email === null ? bothSalesMs : Infinity;
  const found: Sale[] = [];
  for (let page = 0; page < mostPages; page += 1) {
    const answer = await lookUp(
      { path: `/sales?${query}`, defaultBase: gumroadApi, schema: pageSchema },
      context,
    );
    found.push(...answer.sales.filter((sale) => isPaymentOf(sale, received) && distance(sale) <= farthest));
    if (!answer.next_page_key || answer.sales.length === 0) break;
    query.set('page_key', answer.next_page_key);
  }
  const [nearest] = found.sort((one, other) => distance(one) - distance(other));
  if (nearest === undefined) {
    throw isRecent(received)
      ? new CheckoutLookupError('unconfirmed', 'Gumroad does not show the payment of this gift yet')
      : new CheckoutLookupError(
          'not-found',
          `Gumroad does not show the payment of this gift (${received.id}).`,
        );
  }
  return nearest;
}

/** What one of the two sales does not name cannot tell them apart. */
const agree = (one: string | null, other: string | null) => one === null || other === null || one === other;

function isPaymentOf(sale: Sale, received: Sale): boolean {
  return (
    sale.is_gift_sender_purchase === true &&
    sale.product_id === received.product_id &&
    agree(buyerOf(sale), received.gifter_email) &&
    agree(sale.giftee_email, received.giftee_email)
  );
}
