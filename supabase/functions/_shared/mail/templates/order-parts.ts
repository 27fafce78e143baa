import type { Block } from '../blocks.ts';
import { facts } from '../blocks.ts';
import { products } from '../../contracts/products.ts';
import { formatDay, formatMoney } from '../formats.ts';
import type { MailData } from '../template-data.ts';

type OrderFacts = MailData<'receipt'>;

export function productName(item: OrderFacts['items'][number]): string {
  return products[item.sku].name;
}

/** The order as it stands on the order page: number, day, what was bought, what was paid. */
export function orderFacts(order: OrderFacts): Block {
  const money = (cents: number) => formatMoney(cents, order.currency);
  return facts(
    ['Order', order.orderId],
    ['Date', formatDay(order.paidAt)],
    ...order.items.map((item) => [productName(item), money(item.amountCents)] as const),
    ...(order.coupon === null ? [] : [['Coupon', order.coupon] as const]),
    ['Total', money(order.amountCents), 'sum'],
    ...(order.refundedCents > 0 ? [['Refunded', money(order.refundedCents)] as const] : []),
  );
}
