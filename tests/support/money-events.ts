import { orderEvent, type OrderEvent } from '../../supabase/functions/_shared/checkout/checkout-event';
import type { TestShop } from './test-database';

let counter = 0;

/** A shop that sells two products at Stripe and tells its owner. */
export async function openSales(shop: TestShop): Promise<void> {
  await shop.call('service', 'POST', 'site_settings', { key: 'ADMIN_EMAILS', value: 'owner@example.com' });
  for (const [id, sku] of [
    ['plink_core', 'core-hr'],
    ['prod_payroll', 'payroll-ops'],
  ]) {
    await shop.call('service', 'POST', 'provider_products', {
      provider: 'stripe',
      provider_product_id: id,
      product_skus: [sku],
    });
  }
}

/** An event of one order at Stripe, of 99.00; a later call is later in time. */
export function eventOf(
  order: string,
  kind: OrderEvent['kind'],
  facts: Partial<OrderEvent> = {},
): OrderEvent {
  counter += 1;
  return orderEvent({
    kind,
    provider: 'stripe',
    eventType: kind,
    eventId: `evt_${order}_${counter}`,
    occurredAt: new Date(Date.UTC(2026, 10, 21) + counter * 60_000).toISOString(),
    orderId: order,
    orderAliases: [`pi_${order}`],
    email: `${order}@example.com`,
    currency: 'USD',
    amountCents: 9900,
    items: [{ providerProductId: 'plink_core', amountCents: 9900, quantity: 1 }],
    ...facts,
  });
}

export const receive = (shop: TestShop, event: OrderEvent) =>
  shop.call('service', 'POST', 'rpc/receive_checkout_event', { checkout_event: event, raw_payload: '{}' });

/** The names of the mails about an order, and the subjects of what the owner was told of it, in order. */
export async function mailedAbout(shop: TestShop, order: string): Promise<string[]> {
  const rows = await shop.database.query<{ told: string }>(
    `select case when template = 'owner-alert' then data ->> 'subject' else template end as told
     from public.email_messages
     where data ->> 'orderId' = $1 or data ->> 'message' like '%' || $1 || ' %' order by created_at, template`,
    [order],
  );
  return rows.map(({ told }) => told);
}

export interface Month {
  readonly month: string;
  readonly productSku: string;
  readonly netCents: number;
  readonly refundedCents: number;
  readonly disputedCents: number;
  readonly lostCents: number;
  readonly taxCents: number;
  readonly purchases: number;
}

export async function salesOf(shop: TestShop, from: string, to: string): Promise<Month[]> {
  const { body } = await shop.call('admin', 'POST', 'rpc/admin_report', { from_day: from, to_day: to });
  return (body as { sales: Month[] }).sales;
}
