import { z } from 'zod';
import type { OrderEvent } from './checkout-event.ts';
import { amountField, centsFromFormatted } from './money.ts';
import { emailField, idField, isoTimeField, textField } from './payload.ts';

export const gumroadApi = 'https://api.gumroad.com/v2';

export const saleIdField = z.string().regex(/^[A-Za-z0-9_=-]{1,64}$/, 'Expected a sale id');

/** A sale as the API has it, alone and in the list. */
export const saleSchema = z.object({
  id: saleIdField,
  product_id: idField,
  /** Gumroad's own; one that the owner chose is known to the product alone. */
  product_permalink: idField.nullish(),
  created_at: isoTimeField,
  email: emailField,
  purchase_email: emailField,
  is_gift_sender_purchase: z.boolean().nullish(),
  is_gift_receiver_purchase: z.boolean().nullish(),
  gifter_email: emailField,
  giftee_email: emailField,
  full_name: textField,
  price: amountField,
  /** The seller's tax, a part of the price. Gumroad's own comes on top of the price, and Gumroad pays it: it is no part of the order. */
  tax_cents: amountField.nullish(),
  quantity: z.int().min(1).max(1000).default(1),
  offer_code: z.object({ code: textField, name: textField }).nullish(),
  currency: textField,
  currency_symbol: textField,
  amount_refundable_in_currency: z.union([z.string(), z.number()]).nullish().transform(String),
  refunded: z.boolean().nullish(),
  partially_refunded: z.boolean().nullish(),
  disputed: z.boolean().nullish(),
  dispute_won: z.boolean().nullish(),
});

export type Sale = z.output<typeof saleSchema>;

interface SaleState {
  readonly eventId: string;
  readonly resource: string;
  readonly kind: OrderEvent['kind'];
}

/** The payment of a gift whose receiver nobody names: the owner is asked, and the receiver's own message is another event. */
export const namelessGift = (sale: Sale) => `${sale.id}:gift`;

/** The list has such a payment as a sale. */
export const listedSale = (eventId: string) => eventId.replace(/:gift$/, ':sale');

/** All that a sale has been through, as the names of its events. */
export function stateOf(sale: Sale): SaleState[] {
  const state = (resource: string, kind: OrderEvent['kind'], detail = ''): SaleState => ({
    eventId: `${sale.id}:${resource}${detail}`,
    resource,
    kind,
  });
  const states = [state('sale', 'order.paid')];
  if (sale.refunded === true) {
    states.push(state('refund', 'order.refunded', ':full'));
  } else if (sale.partially_refunded === true) {
    states.push(state('refund', 'order.refunded', `:${partlyRefundedCents(sale) ?? 'partial'}`));
  }
  if (sale.disputed === true) {
    states.push(
      sale.dispute_won === true ? state('dispute_won', 'dispute.won') : state('dispute', 'dispute.opened'),
    );
  }
  return states;
}

/** The refunded part is sent only as what is left to refund, written in the product's currency. */
export function partlyRefundedCents(sale: Sale): number | null {
  const dollars =
    sale.currency === null ? sale.currency_symbol === '$' : sale.currency.toLowerCase() === 'usd';
  const left = dollars ? centsFromFormatted(sale.amount_refundable_in_currency) : null;
  return left === null || left > sale.price ? null : sale.price - left;
}
