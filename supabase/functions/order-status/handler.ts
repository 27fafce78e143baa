import { orderStatusRequestSchema, type OrderStatusResponse } from '../_shared/contracts/orders.ts';
import { isProductSku } from '../_shared/contracts/products.ts';
import { databaseError, defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';

/**
 * POST: whether the provider's signed message about this order has arrived. The products and the amount are told only to
 * whoever also knows the buyer's address.
 */
export const handler = defineJsonFunction(
  {
    name: 'order-status',
    access: 'publishable-key',
    body: orderStatusRequestSchema,
    rateLimit: { bucket: 'order-status', max: 60, windowSeconds: 60 },
  },
  async (input, { context }) => {
    const { data, error } = await context
      .service()
      .from('purchases')
      .select('product_sku, amount_cents, currency, status, email, coupon')
      .eq('provider_order_id', input.order_id)
      .limit(10);
    if (error) {
      throw databaseError(error);
    }
    const [first] = data;
    const isBuyer = first !== undefined && input.email === first.email;
    const answer: OrderStatusResponse = {
      known: first !== undefined,
      status: first === undefined ? null : (first.status as OrderStatusResponse['status']),
      couponUsed: data.some(({ coupon }) => isSameCode(coupon, input.coupon)),
      summary: isBuyer
        ? {
            currency: first.currency,
            amountCents: data.reduce((sum, row) => sum + row.amount_cents, 0),
            skus: data.map((row) => row.product_sku).filter(isProductSku),
          }
        : null,
    };
    return jsonResponse(answer);
  },
);

const isSameCode = (paidWith: string | null, asked: string | undefined): boolean =>
  asked !== undefined && paidWith?.toUpperCase() === asked.toUpperCase();
