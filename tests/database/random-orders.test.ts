import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderEvent } from '../../supabase/functions/_shared/checkout/checkout-event';
import { projectOrder } from '../../supabase/functions/_shared/checkout/order-projection';
import { currencies, randomOrder, shuffled } from '../support/random-order';
import { randomNumbers } from '../support/random-queries/chooser';
import { backends, openTestShop, type TestShop } from '../support/test-database';

/** Every order of events ends as the provider's books do: the money adds up, and what was paid and not returned works. */
it('projects every random story to the end that the provider has', () => {
  for (let seed = 1; seed <= 2000; seed += 1) {
    const random = randomNumbers(seed);
    const { events, truth } = randomOrder(random, `model-${seed}`);
    const state = projectOrder([...shuffled(random, events), ...shuffled(random, events)]);
    expect({ amount: state.amountCents, refunded: state.refundedCents }, `seed ${seed}`).toEqual({
      amount: truth.amount,
      refunded: truth.refunded,
    });
    const active = state.items.filter((item) => state.licenseActive && !state.returnedItems.includes(item));
    expect(active, `seed ${seed}`).toHaveLength(truth.active.length);
  }
});

describe.each(backends)('random orders on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    for (const currency of currencies) {
      for (const [name, sku] of [
        ['core', 'core-hr'],
        ['payroll', 'payroll-ops'],
      ]) {
        await shop.call('service', 'POST', 'provider_products', {
          provider: 'stripe',
          provider_product_id: `${name}-${currency}`,
          product_skus: [sku],
          currency,
        });
      }
    }
  });
  afterAll(() => shop.close());

  const receive = async (event: OrderEvent) => {
    const answer = await shop.call('service', 'POST', 'rpc/receive_checkout_event', {
      checkout_event: event,
      raw_payload: '{}',
    });
    expect(answer.status).toBe(200);
  };

  it('ends as the provider’s books do, whatever comes in which order', { timeout: 300_000 }, async () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const random = randomNumbers(seed);
      const { events, truth } = randomOrder(random, `random-${seed}`);
      const arrival = shuffled(random, events);
      for (const event of [...arrival, arrival[0]!]) await receive(event);
      const [row] = await shop.database.query<{
        amount: number;
        refunded: number;
        active: string[];
        payer: string | null;
        receipts: string[];
      }>(
        `select sum(p.amount_cents)::int as amount, sum(p.refunded_cents)::int as refunded,
           coalesce(array_agg(p.product_sku order by p.product_sku) filter (where l.status = 'active'), '{}') as active,
           min(p.payer_email) as payer,
           (select array_agg(m.template || ' ' || m."to" order by m."to") from public.email_messages as m
            where m.data ->> 'orderId' = $1 and m.template in ('receipt', 'gift-receipt')) as receipts
         from public.purchases p join public.licenses l on l.purchase_id = p.id where p.provider_order_id = $1`,
        [truth.orderId],
      );
      const story = arrival.map(({ kind }) => kind).join(' ');
      expect(row, `seed ${seed}: ${story}`).toEqual({
        amount: truth.amount,
        refunded: truth.refunded,
        active: truth.active,
        payer: truth.payer,
        receipts: [
          ...(truth.payer === null ? [] : [`gift-receipt ${truth.payer}`]),
          `receipt ${truth.orderId}@example.com`,
        ],
      });
    }
  });
});
