import type { Block } from '../blocks.ts';
import { facts } from '../blocks.ts';
import { orderLines } from '../../contracts/order-lines.ts';
import { offers, products } from '../../contracts/products.ts';
import { formatMoney } from '../../contracts/money.ts';
import { formatDay } from '../formats.ts';
import type { MailData } from '../template-data.ts';

type OrderFacts = MailData<'receipt'>;

export function productName(item: OrderFacts['items'][number]): string {
  return products[item.sku].name;
}

/** The order as the buyer saw it: what was bought at which price, what the coupon took off, what was paid. */
export function orderFacts(order: OrderFacts): Block {
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

/** A provider that leaves out the discount still sends the code. */
function discountFacts(order: OrderFacts, money: (cents: number) => string) {
  if (order.discountCents > 0) {
    const label = order.coupon === null ? 'Discount' : `Coupon ${order.coupon}`;
    return [[label, `−${money(order.discountCents)}`] as const];
  }
  return order.coupon === null ? [] : [['Coupon', order.coupon] as const];
}
