import { z } from 'zod';
import { isReturnKey, mayBeReturnKey } from '../_shared/checkout/return-key.ts';
import type { orderStatusRequestSchema } from '../_shared/contracts/orders.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError, takeFromLimit } from '../_shared/http/define-function.ts';

type Question = z.output<typeof orderStatusRequestSchema>;
type Purchases = Awaited<ReturnType<typeof purchasesOf>>;

export interface ProvenOrder {
  readonly purchases: Purchases;
  /** Proved by the checkout's key, which nobody can guess; an address can be known to others. */
  readonly isFromCheckout: boolean;
  /** The thank-you page is for the day of the order; later it only learns whether the order is still open. */
  readonly isOfToday: boolean;
}

const shownForMs = 24 * 60 * 60_000;

/** The order of a caller who comes from its checkout or names its buyer's address, else null. */
export async function provenOrder(context: FunctionContext, question: Question): Promise<ProvenOrder | null> {
  const { order_id, key = order_id, email } = question;
  const fromCheckout = mayBeReturnKey(key) ? await orderOfKey(context, key) : [];
  const isOfToday = ({ created_at }: Purchases[number]) =>
    Date.parse(created_at) > context.now().getTime() - shownForMs;
  if (fromCheckout.length > 0) {
    return { purchases: fromCheckout, isFromCheckout: true, isOfToday: fromCheckout.some(isOfToday) };
  }
  if (email === undefined) {
    return null;
  }
  // The page asks every two seconds for a minute and a half; more than that is a caller who guesses numbers.
  await takeFromLimit(context, { bucket: 'order-status-email', max: 150, windowSeconds: 3600 }, email);
  const purchases = await purchasesOf(context, [order_id]);
  const own = purchases.filter((purchase) => purchase.email === email && isOfToday(purchase));
  return own.length > 0 ? { purchases: own, isFromCheckout: false, isOfToday: true } : null;
}

const paymentSchema = z.object({ provider: z.string(), state: z.enum(['pending', 'failed']) }).nullable();

/** Whether the caller's payment is still on its way, or has failed: by the same proofs, before there is an order. */
export async function paymentUnderWay(
  context: FunctionContext,
  { order_id, key = order_id, email }: Question,
): Promise<'pending' | 'failed' | null> {
  const ask = async (question: { order_key: string; buyer_email?: string }) => {
    const { data, error } = await context.service().rpc('payment_under_way', question);
    if (error) {
      throw databaseError(error);
    }
    return paymentSchema.parse(data);
  };
  const byKey = mayBeReturnKey(key) ? await ask({ order_key: key }) : null;
  if (byKey && isReturnKey(byKey.provider, key)) {
    return byKey.state;
  }
  return email === undefined
    ? null
    : ((await ask({ order_key: order_id, buyer_email: email }))?.state ?? null);
}

/** A provider's message names the order and the key together. */
async function orderOfKey(context: FunctionContext, key: string): Promise<Purchases> {
  const { data, error } = await context
    .service()
    .from('webhook_events')
    .select('provider, order_keys')
    .contains('order_keys', [key])
    .eq('kind', 'order.paid')
    .limit(10);
  if (error) {
    throw databaseError(error);
  }
  const event = data.find(({ provider }) => isReturnKey(provider, key));
  return event ? purchasesOf(context, event.order_keys, event.provider) : [];
}

async function purchasesOf(context: FunctionContext, orderIds: readonly string[], provider?: string) {
  let query = context
    .service()
    .from('purchases')
    .select(
      'product_sku, bundle_sku, amount_cents, discount_cents, tax_cents, tax_included, currency, status, email, coupon, created_at, licenses(id, product_sku, status, holder_version)',
    )
    .in('provider_order_id', [...orderIds])
    .order('product_sku')
    .limit(10);
  if (provider !== undefined) {
    query = query.eq('provider', provider);
  }
  const { data, error } = await query;
  if (error) {
    throw databaseError(error);
  }
  return data;
}
