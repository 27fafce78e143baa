import { orderLines } from '@contracts/order-lines';
import { offers, products } from '@contracts/products';
import type { OpenOrderResponse, Order } from '@contracts/orders';
import type { ReactNode } from 'react';
import { formatMoney } from '@contracts/money';
import { disputeLine } from '@contracts/order-amounts';
import { formatDate } from '@/lib/text/format';
import { Badge } from '@/ui/badge';
import { Callout } from '@/ui/callout';
import { Card } from '@/ui/card';
import { KeyValueList } from '@/ui/key-value-list';
import { Stack } from '@/ui/stack';
import { Verbatim } from '@/ui/verbatim';
import { discountRow, totalRows } from './discount-row';

export type OrderItem = Order['items'][number];

interface OpenedOrdersProps {
  readonly opened: OpenOrderResponse;
  /** Renders the files of a license. The page decides how to fetch them. */
  readonly renderFiles: (item: OrderItem) => ReactNode;
}

const statusTexts: Readonly<Record<Order['status'], string>> = {
  paid: 'Paid',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
  disputed: 'Payment disputed',
  dispute_lost: 'Dispute ended, paid back',
};

function priceRows(order: Order) {
  const money = (cents: number) => formatMoney(cents, order.currency);
  const dispute = disputeLine(order);
  return [
    ...orderLines(order.items).map(({ sku, listCents }) => ({
      label: offers[sku].name,
      value: money(listCents),
      isVerbatim: true,
    })),
    ...discountRow(order),
    ...totalRows(order),
    ...(order.refundedCents > 0
      ? [{ label: 'Refunded', value: money(order.refundedCents), isVerbatim: true }]
      : []),
    ...(dispute === null ? [] : [{ label: dispute.label, value: money(dispute.cents), isVerbatim: true }]),
  ];
}

/** Who gets a gift does not learn what it cost. */
function giftRows(order: Order) {
  return orderLines(order.items).map(({ sku }) => ({ label: offers[sku].name, value: 'Gift' }));
}

/** The orders opened by a link from an email, each with its products and files. */
export function OpenedOrders({ opened, renderFiles }: OpenedOrdersProps) {
  return (
    <Stack gap="large">
      {opened.orders.map((order) => (
        <Card key={`${order.provider} ${order.orderId}`} as="section" padding="large">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-2xl">
              Order <Verbatim>{order.orderId}</Verbatim>
            </h2>
            <Badge tone={order.status === 'paid' ? 'success' : 'neutral'}>{statusTexts[order.status]}</Badge>
          </div>
          <KeyValueList
            layout="columns"
            className="mt-4"
            items={[
              { label: 'Date', value: formatDate(order.paidOn) },
              ...(order.isGift ? giftRows(order) : priceRows(order)),
            ]}
          />
          {order.items.map((item) => (
            <section key={item.licenseId} className="mt-8">
              <h3 className="text-xl">{products[item.sku].name}</h3>
              <p className="mt-1 text-sm text-muted">
                License <Verbatim>{item.licenseKey}</Verbatim>
              </p>
              {item.licenseStatus === 'active' ? (
                <div className="mt-4">{renderFiles(item)}</div>
              ) : (
                <Callout tone="warning" className="mt-4">
                  This license is closed. {item.licenseReason}
                </Callout>
              )}
            </section>
          ))}
        </Card>
      ))}
    </Stack>
  );
}
