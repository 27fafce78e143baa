import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  OpenOrderResponse,
  OrderStatusResponse,
} from '../../supabase/functions/_shared/contracts/orders';
import type { SandboxWebhook } from '../../supabase/functions/_shared/checkout/sandbox';
import { signStandardWebhook } from '../../supabase/functions/_shared/checkout/signing';
import { bothBackends, openTestShop, type TestShop } from '../support/test-database';
import { openTestFunctions, type TestFunctions } from '../support/test-functions';

const secret = `whsec_${Buffer.from('only for tests, 32 bytes of it!!').toString('base64')}`;
const email = 'buyer@example.com';
const hourMs = 3_600_000;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const nothing = { known: false, status: null, couponUsed: false, summary: null, access: null };

describe.each(bothBackends)('what the thank-you page is told of an order on %s', (backend) => {
  let shop: TestShop;
  let functions: TestFunctions;

  const tell = async (event: SandboxWebhook) => {
    const id = `evt_${crypto.randomUUID()}`;
    const body = JSON.stringify(event);
    const headers = await signStandardWebhook({ id, body, secret, at: new Date() });
    expect(
      await functions.deliver('checkout-webhook', { ...headers, 'content-type': 'application/json' }, body),
    ).toBe(200);
  };
  const orderData = (id: string, coupon: string | null, key: string) => ({
    id,
    created_at: new Date().toISOString(),
    customer: { email, name: null },
    currency: 'USD',
    amount_total: 9900,
    discount_code: coupon,
    items: [{ product_id: 'core-hr', name: 'Core HR Pack', amount: 9900 }],
    return_key: key,
  });
  const pay = (id: string, coupon: string | null, key = `key_${crypto.randomUUID()}`) =>
    tell({ type: 'order.paid', timestamp: new Date().toISOString(), data: orderData(id, coupon, key) }).then(
      () => key,
    );
  const ask = async (question: object) =>
    (await functions.call<OrderStatusResponse>('order-status', question)).body;
  const age = async (id: string, hours: number) => {
    const created_at = new Date(Date.now() - hours * hourMs).toISOString();
    expect(
      (await shop.call('service', 'PATCH', `purchases?provider_order_id=eq.${id}`, { created_at })).status,
    ).toBeLessThan(300);
  };

  beforeAll(async () => {
    shop = await openTestShop(backend);
    functions = openTestFunctions(
      shop,
      { baseUrl: '', timeoutMs: 20_000 },
      { WEBHOOK_SHARED_SECRET: secret },
    );
    const sold = { provider: 'sandbox', provider_product_id: 'core-hr', product_skus: ['core-hr'] };
    expect((await shop.call('service', 'POST', 'provider_products', sold)).status).toBe(201);
    await pay('with-coupon', 'save20');
    await pay('without', null);
  });
  afterAll(() => shop.close());

  it('says the same of every number while nothing proves the caller', async () => {
    const key = `key_${crypto.randomUUID()}`;
    for (const question of [
      { order_id: 'without' },
      { order_id: 'made-up' },
      { order_id: 'without', email: 'other@example.com' },
      { order_id: 'without', key },
      { order_id: 'without', key: 'without' },
      { order_id: 'with-coupon', coupon: 'SAVE20' },
      { order_id: 'with-coupon', coupon: 'SAVE20', email: 'other@example.com', key },
    ]) {
      expect(await ask(question), JSON.stringify(question)).toEqual(nothing);
    }
  });

  it('confirms the coupon that the buyer asks about and names none', async () => {
    expect(await ask({ order_id: 'with-coupon', email, coupon: 'SAVE20' })).toMatchObject({
      known: true,
      couponUsed: true,
    });
    for (const question of [
      { order_id: 'with-coupon', email, coupon: 'STATE10' },
      { order_id: 'with-coupon', email },
      { order_id: 'without', email, coupon: 'SAVE20' },
    ]) {
      const answer = await ask(question);
      expect(answer.couponUsed, JSON.stringify(question)).toBe(false);
      expect(JSON.stringify(answer)).not.toMatch(/save20/i);
    }
  });

  it('tells products and amount to a caller who knows the buyer’s address, and opens no file', async () => {
    expect(await ask({ order_id: 'without', email })).toEqual({
      ...{ known: true, status: 'paid', couponUsed: false, access: null },
      summary: {
        currency: 'USD',
        amountCents: 9900,
        discountCents: 0,
        taxCents: null,
        taxIncluded: false,
        coupon: null,
        skus: ['core-hr'],
        lines: [{ sku: 'core-hr', listCents: 9900 }],
      },
    });
    await age('without', 25);
    expect(await ask({ order_id: 'without', email }), 'a day later').toEqual(nothing);
  });

  // Attack catalog: 143
  it('stops a caller who tries numbers with an address', async () => {
    const victim = 'victim@example.com';
    const limit = {
      bucket: 'order-status-email',
      subject: sha256(victim),
      max_hits: 150,
      window_seconds: 3600,
    };
    for (let asked = 0; asked < 150; asked += 1) {
      expect((await shop.call('service', 'POST', 'rpc/consume_rate_limit', limit)).body).toBe(0);
    }
    const guess = await functions.call('order-status', { order_id: '151', email: victim });
    expect(guess.status).toBe(429);
  });

  it('opens the files for the browser that comes from the checkout, for an hour, and not after a refund', async () => {
    const key = await pay('just-paid', null);
    const { access, status } = await ask({ order_id: 'just-paid', key });
    expect(status).toBe('paid');
    expect(access?.licenses.map(({ sku }) => sku)).toEqual(['core-hr']);
    const opened = await functions.call<OpenOrderResponse>('open-order', { access_token: access?.token });
    expect(opened.status).toBe(200);
    expect(opened.body).toMatchObject({
      email,
      accessToken: access?.token,
      orders: [{ orderId: 'just-paid', status: 'paid' }],
    });

    await age('just-paid', 2);
    expect(await ask({ order_id: 'just-paid', key })).toMatchObject({ known: true, access: null });
    await age('just-paid', 0);
    const refund = { id: 'ref', amount: 9900, total_refunded: 9900, full: true };
    await tell({
      type: 'order.refunded',
      timestamp: new Date().toISOString(),
      data: { ...orderData('just-paid', null, key), refund },
    });
    expect(await ask({ order_id: 'just-paid', key })).toMatchObject({ status: 'refunded', access: null });
    await age('just-paid', 25);
    expect(await ask({ order_id: 'just-paid', key }), 'a day later').toEqual({
      ...nothing,
      known: true,
      status: 'refunded',
    });
    const again = await functions.call<OpenOrderResponse>('open-order', { access_token: access?.token });
    expect(again.body.orders).toMatchObject([{ status: 'refunded', items: [{ licenseStatus: 'revoked' }] }]);
  });

  it('opens nothing again with a token that is none, or with one for something else', async () => {
    const { access } = await ask({ order_id: 'just-paid', key: await pay('another', null) });
    const broken = `${access?.token ?? ''}A`;
    expect((await functions.call('open-order', { access_token: broken })).status).toBe(400);
    expect((await functions.call('open-order', { token: access?.token })).status).toBe(400);
    expect((await functions.call('open-order', {})).status).toBe(400);
  });
});
