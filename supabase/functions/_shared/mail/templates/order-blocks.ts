import type { Block } from '../blocks.ts';
import { facts, heading, link, paragraph } from '../blocks.ts';
import { discountLabel, disputeLine, taxLine, typedCode } from '../../contracts/order-amounts.ts';
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

/** What was sold, as a subject names it: `Core HR Pack`, `MN Paid Leave 2026 Policy Kit and Core HR Pack`. */
export function soldNames({ items }: Pick<OrderFacts, 'items'>): string {
  const names = orderLines(items).map(({ sku }) => offers[sku].name);
  const last = names.pop() ?? 'order';
  return names.length > 0 ? `${names.join(', ')} and ${last}` : last;
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
  const tax = taxLine(order);
  const dispute = disputeLine(order);
  const taxAt = (place: string) => (tax?.place === place ? [[tax.label, money(tax.cents)] as const] : []);
  return facts(
    ['Order', order.orderId],
    ['Date', formatDay(order.paidOn)],
    ...orderLines(order.items).map(({ sku, listCents }) => [offers[sku].name, money(listCents)] as const),
    ...discountFacts(order, money),
    ...taxAt('before total'),
    ['Total', money(order.amountCents), 'sum'],
    ...taxAt('after total'),
    ...(order.refundedCents > 0 ? [['Refunded', money(order.refundedCents)] as const] : []),
    ...(dispute === null ? [] : [[dispute.label, money(dispute.cents)] as const]),
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
    return [[discountLabel(order.coupon), `−${money(order.discountCents)}`] as const];
  }
  const code = typedCode(order.coupon);
  return code === null ? [] : [['Coupon', code] as const];
}
