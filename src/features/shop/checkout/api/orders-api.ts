import { queryOptions } from '@tanstack/react-query';
import type { OpenOrderResponse, OrderStatusResponse } from '@contracts/orders';
import { callFunction } from '@/lib/supabase/data-api';
import { buyerAddress, canProveOrder, type ThankYouParams } from '../model/thank-you-params';

const pollEveryMs = 2000;
/** A provider that takes longer than this may take hours. */
export const pollForMs = 90_000;

/** An order and the proof that the caller bought it. */
function questionOf(params: ThankYouParams) {
  const email = buyerAddress(params);
  return {
    order_id: params.orderId,
    ...(email ? { email } : {}),
    ...(params.key ? { key: params.key } : {}),
  };
}

/** Polls for the provider's event every two seconds for a minute and a half. */
export function orderStatusQuery(params: ThankYouParams, startedAt: number) {
  const question = questionOf(params);
  return queryOptions({
    queryKey: ['order-status', question],
    queryFn: async ({ signal }) =>
      (await callFunction('order-status', question, { signal })) as OrderStatusResponse,
    enabled: canProveOrder(params),
    refetchInterval: ({ state }) =>
      state.data?.known === true || Date.now() - startedAt > pollForMs ? false : pollEveryMs,
  });
}

/** Whether a paid order used the coupon. Null disables the query. */
export function couponUsedQuery(params: ThankYouParams, coupon: string | null) {
  const question = { ...questionOf(params), coupon };
  return queryOptions({
    queryKey: ['order-status', question],
    queryFn: async ({ signal }) => {
      const answer = await callFunction('order-status', question, { signal });
      return (answer as Partial<OrderStatusResponse>).couponUsed === true;
    },
    enabled: coupon !== null,
  });
}

/** Emails a one-time link if there is an order. The response never reveals whether there is. */
export async function findOrder(email: string): Promise<void> {
  await callFunction('find-order', { email });
}

export async function openOrder(token: string): Promise<OpenOrderResponse> {
  return (await callFunction('open-order', { token })) as OpenOrderResponse;
}

/** Reloads the opened orders with the token from opening them. */
export async function reopenOrder(accessToken: string): Promise<OpenOrderResponse> {
  return (await callFunction('open-order', { access_token: accessToken })) as OpenOrderResponse;
}
