import type { SandboxWebhook } from '../../functions/_shared/checkout/sandbox.ts';
import type { SandboxState } from './order-store.ts';

/** An address of the kind that the database gives an anonymized order, so that no mail goes to it. */
const standInOf = (orderId: string) => `deleted-${orderId}@deleted.invalid`;

/** Takes a deleted person out of the orders, and out of the webhooks that are still to be delivered. The amounts stay. */
export function forgetBuyer(state: SandboxState, address: string): void {
  const isBuyer = (email?: string | null) => email?.toLowerCase() === address;
  state.orders = state.orders.map((order) =>
    isBuyer(order.email) ? { ...order, email: standInOf(order.id), name: '', metadata: {} } : order,
  );
  state.deliveries = state.deliveries.map((delivery) => {
    const webhook = JSON.parse(delivery.body) as SandboxWebhook;
    const { id, customer } = webhook.data;
    if (!isBuyer(customer.email)) {
      return delivery;
    }
    const data = { ...webhook.data, customer: { email: standInOf(id), name: null }, metadata: {} };
    return { ...delivery, body: JSON.stringify({ ...webhook, data }) };
  });
}
