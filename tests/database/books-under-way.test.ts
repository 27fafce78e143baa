import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderStatusResponse } from '../../supabase/functions/_shared/contracts/orders';
import { eventOf, openSales, receive, mailedAbout } from '../support/money-events';
import { permutations } from '../support/permutations';
import { backends, openTestShop, type TestShop } from '../support/test-database';
import { openTestFunctions, type TestFunctions } from '../support/test-functions';

// Field case N9: a bank debit of four days read like a failure, so buyers paid twice; its failure was told to nobody.
describe.each(backends)('a payment that takes days on %s', (backend) => {
  let shop: TestShop;
  let functions: TestFunctions;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    functions = openTestFunctions(shop, { baseUrl: '', timeoutMs: 20_000 });
    await openSales(shop);
  });
  afterAll(() => shop.close());

  const ask = async (question: object) =>
    (await functions.call<OrderStatusResponse>('order-status', question)).body;
  const purchases = async (order: string) =>
    (await shop.database.query('select from public.purchases where provider_order_id = $1', [order])).length;

  it('is told at its beginning, without a license, and delivered when it arrives', async () => {
    await receive(shop, eventOf('cs_test_waitwaitwaitwaitwaitwait', 'payment.pending'));
    await receive(shop, eventOf('cs_test_waitwaitwaitwaitwaitwait', 'payment.pending'));
    expect(await mailedAbout(shop, 'cs_test_waitwaitwaitwaitwaitwait')).toEqual(['payment-pending']);
    expect(await purchases('cs_test_waitwaitwaitwaitwaitwait')).toBe(0);
    expect(await ask({ order_id: 'cs_test_waitwaitwaitwaitwaitwait' })).toMatchObject({
      known: true,
      status: 'payment_pending',
      access: null,
      summary: null,
    });
    await receive(shop, eventOf('cs_test_waitwaitwaitwaitwaitwait', 'order.paid'));
    expect(await mailedAbout(shop, 'cs_test_waitwaitwaitwaitwaitwait')).toEqual([
      'payment-pending',
      'receipt',
    ]);
    expect(await ask({ order_id: 'cs_test_waitwaitwaitwaitwaitwait' })).toMatchObject({
      known: true,
      status: 'paid',
    });
  });

  it('is told to its buyer alone', async () => {
    await receive(shop, eventOf('ord_secret', 'payment.pending'));
    expect(await ask({ order_id: 'ord_secret' })).toMatchObject({ known: false, status: null });
    expect(await ask({ order_id: 'ord_secret', email: 'other@example.com' })).toMatchObject({ known: false });
    expect(await ask({ order_id: 'ord_secret', email: 'ord_secret@example.com' })).toMatchObject({
      status: 'payment_pending',
    });
  });

  it('tells its failure, and never both ends, whatever comes first', async () => {
    let number = 0;
    for (const turn of permutations([0, 1])) {
      const order = `cs_test_failfailfailfailfailfail${(number += 1)}`;
      const events = [eventOf(order, 'payment.pending'), eventOf(order, 'payment.failed')];
      for (const place of turn) await receive(shop, events[place]!);
      expect((await mailedAbout(shop, order)).filter((what) => what === 'payment-failed')).toHaveLength(1);
      expect((await mailedAbout(shop, order)).at(-1)).toBe('payment-failed');
      expect(await ask({ order_id: order })).toMatchObject({ status: 'payment_failed' });
      expect(await purchases(order)).toBe(0);
    }
  });

  it('says nothing about a payment that is not of this shop', async () => {
    const items = [{ providerProductId: 'plink_yoga', amountCents: 9900, quantity: 1 }];
    await receive(shop, eventOf('cs_test_yoga', 'payment.pending', { items }));
    expect(await mailedAbout(shop, 'cs_test_yoga')).toEqual([]);
    expect(await ask({ order_id: 'cs_test_yoga' })).toMatchObject({ known: false });
  });

  it('is told again to who asks for the order, a few times', async () => {
    const find = () =>
      shop.call('service', 'POST', 'rpc/request_order_link', { buyer_email: 'cs_test_find@example.com' });
    await receive(shop, eventOf('cs_test_find', 'payment.pending', { occurredAt: new Date().toISOString() }));
    await find();
    expect(await mailedAbout(shop, 'cs_test_find')).toEqual(['payment-pending']);
    for (let asked = 0; asked < 6; asked += 1) {
      await shop.database.query(
        `update public.email_messages set created_at = created_at - interval '11 minutes' where "to" = $1`,
        ['cs_test_find@example.com'],
      );
      await shop.database.query(
        `update public.email_messages set idempotency_key = gen_random_uuid()::text where "to" = $1`,
        ['cs_test_find@example.com'],
      );
      await find();
    }
    expect(await mailedAbout(shop, 'cs_test_find')).toEqual(Array(4).fill('payment-pending'));
  });

  it('is described for its mail by the products and the amount', async () => {
    const { body } = await shop.call('service', 'POST', 'rpc/describe_payment', {
      payment_provider: 'stripe',
      order_id: 'ord_secret',
    });
    expect(body).toMatchObject({
      orderId: 'ord_secret',
      amountCents: 9900,
      currency: 'USD',
      skus: ['core-hr'],
    });
  });
});
