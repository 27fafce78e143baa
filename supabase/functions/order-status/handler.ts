import { orderStatusRequestSchema, type OrderStatusResponse } from '../_shared/contracts/orders.ts';
import { orderLines, type OrderedProduct } from '../_shared/contracts/order-lines.ts';
import { isProductSku } from '../_shared/contracts/products.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { orderAccessToken } from '../_shared/links/order-links.ts';
import { paymentUnderWay, provenOrder, type ProvenOrder } from './proven-order.ts';

/** The answer to a caller without proof, whether the order exists or not. */
const unknown: OrderStatusResponse = {
  known: false,
  status: null,
  couponUsed: false,
  summary: null,
  access: null,
};
const openForMs = 60 * 60_000;
const openStatuses: readonly string[] = ['paid', 'partially_refunded'];

/** POST: what the thank-you page shows a buyer who comes from the checkout, once the provider's signed message has arrived. */
export const handler = defineJsonFunction(
  {
    name: 'order-status',
    access: 'publishable-key',
    body: orderStatusRequestSchema,
    rateLimit: { bucket: 'order-status', max: 60, windowSeconds: 60 },
  },
  async (input, { context }) => {
    const order = await provenOrder(context, input);
    const [first] = order?.purchases ?? [];
    if (!order || !first) {
      const state = await paymentUnderWay(context, input);
      return jsonResponse(state === null ? unknown : { ...unknown, known: true, status: `payment_${state}` });
    }
    const answer: OrderStatusResponse = {
      known: true,
      status: first.status as OrderStatusResponse['status'],
      couponUsed: order.purchases.some(({ coupon }) => isSameCode(coupon, input.coupon)),
      summary: order.isOfToday
        ? {
            currency: first.currency,
            // An address can be known to others: it is not enough to learn a code.
            coupon: order.isFromCheckout ? first.coupon : null,
            ...sumsOf(order.purchases),
          }
        : null,
      access: await accessTo(context, order),
    };
    return jsonResponse(answer);
  },
);

interface PurchaseRow {
  readonly product_sku: string;
  readonly bundle_sku: string | null;
  readonly amount_cents: number;
  readonly discount_cents: number;
  readonly tax_cents: number | null;
  readonly tax_included: boolean;
}

function sumsOf(rows: readonly PurchaseRow[]) {
  const parts = rows.flatMap((row): OrderedProduct[] =>
    isProductSku(row.product_sku)
      ? [
          {
            sku: row.product_sku,
            bundleSku: row.bundle_sku,
            amountCents: row.amount_cents,
            discountCents: row.discount_cents,
            taxCents: row.tax_cents,
            taxIncluded: row.tax_included,
          },
        ]
      : [],
  );
  return {
    amountCents: rows.reduce((sum, row) => sum + row.amount_cents, 0),
    discountCents: rows.reduce((sum, row) => sum + row.discount_cents, 0),
    taxCents: rows.some(({ tax_cents: tax }) => tax === null)
      ? null
      : rows.reduce((sum, row) => sum + (row.tax_cents ?? 0), 0),
    taxIncluded: rows.some((row) => row.tax_included),
    skus: parts.map(({ sku }) => sku),
    lines: orderLines(parts),
  };
}

const isSameCode = (paidWith: string | null, asked: string | undefined): boolean =>
  asked !== undefined && paidWith?.toUpperCase() === asked.toUpperCase();

/** Soon after the payment only: the key may stay in the browser's history, and Stripe's is the number printed in the files. */
async function accessTo(
  context: FunctionContext,
  { purchases, isFromCheckout }: ProvenOrder,
): Promise<OrderStatusResponse['access']> {
  const openSince = context.now().getTime() - openForMs;
  const licenses = purchases
    .filter(({ status, created_at }) => openStatuses.includes(status) && Date.parse(created_at) > openSince)
    .flatMap((purchase) => purchase.licenses ?? [])
    .flatMap(({ id, product_sku, status, holder_version: holder }) =>
      status === 'active' && isProductSku(product_sku) ? [{ id, holder, sku: product_sku }] : [],
    );
  if (!isFromCheckout || licenses.length === 0) {
    return null;
  }
  return {
    token: await orderAccessToken(context, licenses),
    licenses: licenses.map(({ id, sku }) => ({ licenseId: id, sku })),
  };
}
