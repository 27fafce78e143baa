import type { Block } from '../blocks.ts';
import { facts, heading, link, paragraph } from '../blocks.ts';
import { orderLines } from '../../contracts/order-lines.ts';
import { offers, products } from '../../contracts/products.ts';
import { formatMoney } from '../../contracts/money.ts';
import { formatDay } from '../formats.ts';
import { mailtoLink } from '../mail-links.ts';
import type { MailData } from '../template-data.ts';

type OrderFacts = MailData<'receipt'>;

export function productName(item: OrderFacts['items'][number]): string {
  return products[item.sku].name;
}

/**
 * The order as the buyer saw it: what was bought at which price, what the coupon took off, what was paid. Who receives a gift does
 * not learn what it cost.
 */
export function orderFacts(order: OrderFacts): Block {
  if (order.gift === 'received') {
    return facts(
      ['Order', order.orderId],
      ['Date', formatDay(order.paidOn)],
      ...orderLines(order.items).map(({ sku }) => [offers[sku].name, 'Gift'] as const),
    );
  }
  const money = (cents: number) => formatMoney(cents, order.currency);
  return facts(
    ['Order', order.orderId],
    ['Date', formatDay(order.paidOn)],
    ...orderLines(order.items).map(({ sku, listCents }) => [offers[sku].name, money(listCents)] as const),
    ...discountFacts(order, money),
    ['Total', money(order.amountCents), 'sum'],
    ...(order.refundedCents > 0 ? [['Refunded', money(order.refundedCents)] as const] : []),
  );
}

export function refundTerms(supportEmail: string): Block[] {
  return [
    heading('Refunds'),
    paragraph(
      'You can have your money back within 30 days of the purchase. Write to ',
      link(supportEmail, mailtoLink(supportEmail)),
      ' with the order number. A refund ends the license.',
    ),
  ];
}

/** For a mail that the reader may not have expected. */
export function unexpected(supportEmail: string): Block {
  return paragraph(
    'If you did not expect this, write to ',
    link(supportEmail, mailtoLink(supportEmail)),
    ' and tell us the order number.',
  );
}

/** A provider that leaves out the discount still sends the code. */
function discountFacts(order: OrderFacts, money: (cents: number) => string) {
  if (order.discountCents > 0) {
    const label = order.coupon === null ? 'Discount' : `Coupon ${order.coupon}`;
    return [[label, `−${money(order.discountCents)}`] as const];
  }
  return order.coupon === null ? [] : [['Coupon', order.coupon] as const];
}
