import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderStatusResponse } from '../../supabase/functions/_shared/contracts/orders';
import { backends, openTestShop, type TestShop } from '../support/test-database';
import { openTestFunctions } from '../support/test-functions';

describe.each(backends)('what the thank-you page is told of an order on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    const order = {
      email: 'buyer@example.com',
      product_sku: 'core-hr',
      provider: 'sandbox',
      paid_at: new Date(),
    };
    const orders = [
      { ...order, provider_order_id: 'with-coupon', amount_cents: 7900, coupon: 'save20' },
      { ...order, provider_order_id: 'without', amount_cents: 9900, coupon: null },
    ];
    expect((await shop.call('service', 'POST', 'purchases', orders)).status).toBe(201);
  });
  afterAll(() => shop.close());

  const ask = async (question: object) => {
    const functions = openTestFunctions(shop, { baseUrl: '', timeoutMs: 20_000 });
    return (await functions.call<OrderStatusResponse>('order-status', question)).body;
  };

  it('confirms the coupon that was asked about and names none', async () => {
    expect(await ask({ order_id: 'with-coupon', coupon: 'SAVE20' })).toEqual({
      ...{ known: true, status: 'paid', summary: null },
      couponUsed: true,
    });
    const others = [
      { order_id: 'with-coupon', coupon: 'STATE10' },
      { order_id: 'with-coupon' },
      { order_id: 'without', coupon: 'SAVE20' },
      { order_id: 'without' },
      { order_id: 'made-up', coupon: 'SAVE20' },
    ];
    for (const question of others) {
      const answer = await ask(question);
      expect(answer.couponUsed, JSON.stringify(question)).toBe(false);
      expect(JSON.stringify(answer)).not.toMatch(/save20/i);
    }
  });

  it('tells products and amount to the buyer alone', async () => {
    expect((await ask({ order_id: 'without', email: 'buyer@example.com' })).summary).toEqual({
      currency: 'USD',
      amountCents: 9900,
      skus: ['core-hr'],
    });
    expect((await ask({ order_id: 'without', email: 'other@example.com' })).summary).toBeNull();
  });
});
