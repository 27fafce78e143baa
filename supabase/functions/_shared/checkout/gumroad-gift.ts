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
}

const dayMs = 24 * 60 * 60_000;
const mostPages = 5;

/**
 * A gift is two sales at Gumroad: the giver's has the payment, the receiver's gets the files and costs 0. Gumroad sends pings about the
 * receiver's and lists the giver's alone, so each leads to the same order: the giver's number and the receiver's address.
 * Null: the giver's sale does not name the receiver, whose own ping does.
 */
export async function paidSaleOf(sale: Sale, context: LookupContext): Promise<PaidSale | null> {
  if (sale.is_gift_receiver_purchase === true) {
    const paid = await giversSale(sale, context);
    return gift(paid, buyerOf(sale), sale.full_name, [sale.id]);
  }
  if (sale.is_gift_sender_purchase === true) {
    return sale.giftee_email === null ? null : gift(sale, sale.giftee_email, null, []);
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
    email: received.gifter_email ?? '',
    product_id: received.product_id,
    after: new Date(made - dayMs).toISOString().slice(0, 10),
    before: new Date(made + 2 * dayMs).toISOString().slice(0, 10),
  });
  const found: Sale[] = [];
  for (let page = 0; page < mostPages && received.gifter_email !== null; page += 1) {
    const answer = await lookUp(
      { path: `/sales?${query}`, defaultBase: gumroadApi, schema: pageSchema },
      context,
    );
    found.push(...answer.sales.filter((sale) => isPaymentOf(sale, received)));
    if (!answer.next_page_key || answer.sales.length === 0) break;
    query.set('page_key', answer.next_page_key);
  }
  const distance = (sale: Sale) => Math.abs(Date.parse(sale.created_at) - made);
  const [nearest] = found.sort((one, other) => distance(one) - distance(other));
  if (nearest === undefined) {
    throw new CheckoutLookupError('unconfirmed', 'Gumroad does not show the payment of this gift yet');
  }
  return nearest;
}

function isPaymentOf(sale: Sale, received: Sale): boolean {
  return (
    sale.is_gift_sender_purchase === true &&
    sale.product_id === received.product_id &&
    sale.purchase_email === received.gifter_email &&
    (sale.giftee_email === null || sale.giftee_email === buyerOf(received))
  );
}
