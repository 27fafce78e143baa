import { queryOptions } from '@tanstack/react-query';
import type { OpenOrderResponse, OrderStatusResponse } from '@contracts/orders';
import { callFunction } from '@/lib/data-api';

const pollEveryMs = 2000;
const pollForMs = 90_000;

/** Asks whether the provider's message has arrived, every two seconds for a minute and a half. */
export function orderStatusQuery(orderId: string, email: string | null, startedAt: number) {
  return queryOptions({
    queryKey: ['order-status', orderId, email],
    queryFn: async ({ signal }) =>
      (await callFunction(
        'order-status',
        { order_id: orderId, ...(email ? { email } : {}) },
        { signal },
      )) as OrderStatusResponse,
    enabled: orderId !== '',
    refetchInterval: ({ state }) =>
      state.data?.known === true || Date.now() - startedAt > pollForMs ? false : pollEveryMs,
  });
}

/** Whether a paid order took the coupon; null asks nothing. */
export function couponUsedQuery(orderId: string, coupon: string | null) {
  return queryOptions({
    queryKey: ['order-status', orderId, 'coupon', coupon],
    queryFn: async ({ signal }) => {
      const answer = await callFunction('order-status', { order_id: orderId, coupon }, { signal });
      return (answer as Partial<OrderStatusResponse>).couponUsed === true;
    },
    enabled: coupon !== null,
  });
}

/** Mails a one-time link, if there is an order; the answer never tells whether. */
export async function findOrder(email: string): Promise<void> {
  await callFunction('find-order', { email });
}

export async function openOrder(token: string): Promise<OpenOrderResponse> {
  return (await callFunction('open-order', { token })) as OpenOrderResponse;
}
