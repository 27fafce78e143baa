import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signLemonSqueezy, signStripe } from '../../supabase/functions/_shared/checkout/signing';
import { lemonOrder } from '../support/order-lists';
import { backends, openTestShop, type TestShop } from '../support/test-database';
import { openTestFunctions } from '../support/test-functions';

const stolen = 'a secret that was stolen';
const now = Math.floor(Date.now() / 1000);

const session = (order: string, fields: object = {}) => ({
  id: `cs_${order}`,
  payment_status: 'paid',
  payment_intent: `pi_${order}`,
  payment_link: 'plink_core',
  customer_details: { email: `${order}@example.com`, name: 'Ann' },
  amount_total: 9900,
  currency: 'usd',
  livemode: true,
  ...fields,
});
const message = (type: string, object: { readonly id: string }) => ({
  id: `evt_${type}_${object.id}`,
  object: 'event',
  type,
  created: now - 60,
  livemode: true,
  data: { object },
});
const completed = (object: { readonly id: string }) => message('checkout.session.completed', object);
const refundOf = (order: string) =>
  message('charge.refunded', {
    id: `ch_${order}`,
    amount: 9900,
    amount_refunded: 9900,
    refunded: true,
    currency: 'usd',
    payment_intent: `pi_${order}`,
  } as { readonly id: string });

/** All that Stripe and Lemon Squeezy have, by path. */
let known = new Map<string, object>();
let listed: object[] = [];

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://provider.test');
    const lists: Readonly<Record<string, object>> = {
      '/v1/events': { object: 'list', has_more: false, data: listed },
      '/v1/orders': { meta: { page: { lastPage: 1 } }, data: listed },
      '/v1/charges': { object: 'list', data: [] },
    };
    const answer = known.get(pathname) ?? lists[pathname];
    response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());
beforeEach(() => {
  known = new Map();
  listed = [];
});

describe.each(backends)('payments that the provider does not confirm, on %s', (backend) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(backend);
    await shop.call('service', 'POST', 'site_settings', { key: 'ADMIN_EMAILS', value: 'owner@example.com' });
    await shop.database.query(
      `insert into public.provider_products (provider, provider_product_id, product_skus, minimum_cents)
       values ('stripe', 'plink_core', '{core-hr}', 100), ('lemonsqueezy', '190251', '{core-hr}', 100)`,
    );
  });
  afterAll(() => shop.close());

  const functions = (keys: Readonly<Record<string, string>>) =>
    openTestFunctions(
      shop,
      { baseUrl: '', apiKey: '' } as never,
      { STRIPE_WEBHOOK_SECRET: stolen, LEMONSQUEEZY_WEBHOOK_SECRET: stolen, ...keys },
      `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    );
  const withKeys = () => functions({ STRIPE_API_KEY: 'sk_live_1', LEMONSQUEEZY_API_KEY: 'lemon_1' });
  const stripe = async (event: object, to = withKeys()) => {
    const body = JSON.stringify(event);
    const signature = await signStripe({ body, secret: stolen, at: new Date() });
    return to.deliver('checkout-webhook/stripe', { ...signature, 'content-type': 'application/json' }, body);
  };
  const lemon = async (name: string, order: object, to = withKeys()) => {
    const body = JSON.stringify({ meta: { event_name: name, test_mode: false }, data: order });
    const signature = await signLemonSqueezy({ body, secret: stolen });
    return to.deliver(
      'checkout-webhook/lemonsqueezy',
      { ...signature, 'content-type': 'application/json' },
      body,
    );
  };
  const licenseOf = async (email: string) =>
    (
      await shop.database.query<{ status: string }>(
        `select license.status from public.licenses as license
         join public.purchases as purchase on purchase.id = license.purchase_id where purchase.email = $1`,
        [email],
      )
    ).map(({ status }) => status);
  const heldOf = (text: string) =>
    shop.database.query<{ id: string; kind: string; error: string }>(
      `select id, kind, error from public.webhook_events
       where processed_at is null and payload like '%' || $1 || '%'`,
      [text],
    );
  const alerts = async (text: string) =>
    (
      await shop.database.query<{ count: number }>(
        `select count(*)::int as count from public.email_messages
         where template = 'owner-alert' and data ->> 'message' like '%' || $1 || '%'`,
        [text],
      )
    )[0]?.count;

  it('are held, delivered by nobody and told to the owner once', async () => {
    for (const _again of [1, 2]) {
      expect(await stripe(completed(session('forged')))).toBe(422);
    }
    expect(await licenseOf('forged@example.com')).toEqual([]);
    const [held, ...more] = await heldOf('cs_forged');
    expect(more).toEqual([]);
    expect(held).toMatchObject({
      kind: 'unconfirmed',
      error: 'Stripe does not know this payment (cs_forged).',
    });
    expect(await alerts('does not know this payment (cs_forged)')).toBe(1);
    expect(await shop.call('admin', 'POST', 'rpc/admin_replay_event', { event_id: held?.id })).toMatchObject({
      status: 409,
    });
    expect(await licenseOf('forged@example.com')).toEqual([]);
  });

  it('of another amount are held with both amounts', async () => {
    known.set('/v1/checkout/sessions/cs_cheap', session('cheap', { amount_total: 100 }));
    expect(await stripe(completed(session('cheap')))).toBe(422);
    expect(await heldOf('cs_cheap')).toMatchObject([
      { error: 'The message says $99.00, Stripe says $1.00.' },
    ]);
    expect(await lemon('order_created', lemonOrder('70', 100))).toBe(422);
    expect(await licenseOf('lemon70@example.com')).toEqual([]);
  });

  it('are delivered when they are right, and a forged refund closes nothing', async () => {
    known.set('/v1/checkout/sessions/cs_right', session('right'));
    known.set('/v1/orders/71', { data: lemonOrder('71', 100) });
    expect(await stripe(completed(session('right')))).toBe(200);
    expect(await lemon('order_created', lemonOrder('71', 100))).toBe(200);
    expect(await stripe(refundOf('right'))).toBe(422);
    const refunded = lemonOrder('71', 100, { status: 'refunded', refunded: true, refunded_amount: 9900 });
    expect(await lemon('order_refunded', refunded)).toBe(422);
    expect(await licenseOf('right@example.com')).toEqual(['active']);
    expect(await licenseOf('lemon71@example.com')).toEqual(['active']);
  });

  it('from before the key are marked by the hourly comparison, once, and stay open', async () => {
    const withoutKeys = functions({});
    expect(await stripe(completed(session('early')), withoutKeys)).toBe(200);
    expect(await stripe(completed(session('late')), withoutKeys)).toBe(200);
    expect(await lemon('order_created', lemonOrder('72', 100), withoutKeys)).toBe(200);
    known.set('/v1/checkout/sessions/cs_late', session('late'));
    known.set('/v1/checkout/sessions/cs_right', session('right'));
    known.set('/v1/orders/71', { data: lemonOrder('71', 100) });

    const first = (await withKeys().call('reconcile-orders', {}, 'worker')).body;
    expect(first).toMatchObject({ stripe: { doubted: 1 }, lemonsqueezy: { doubted: 1 } });
    const second = (await withKeys().call('reconcile-orders', {}, 'worker')).body;
    expect(second).toEqual({
      stripe: { listed: 0, recorded: 0, failed: 0 },
      lemonsqueezy: { listed: 0, recorded: 0, failed: 0 },
    });
    expect(await alerts('cs_early of the shop')).toBe(1);
    expect(await alerts('cs_late')).toBe(0);
    expect(await licenseOf('early@example.com')).toEqual(['active']);
    const { body } = await shop.call('admin', 'POST', 'rpc/admin_list_events', { search: 'cs_early' });
    expect(body).toMatchObject({ rows: [{ doubt: 'Stripe does not know this payment (cs_early).' }] });
  });

  const receive = async (event: object) =>
    (
      await shop.call('service', 'POST', 'rpc/receive_checkout_event', {
        checkout_event: event,
        raw_payload: '{}',
      })
    ).body;
  const order = (id: string, email: string, fields: object = {}) => ({
    kind: 'order.paid',
    provider: 'stripe',
    eventId: `event_${id}_${email}`,
    occurredAt: new Date().toISOString(),
    orderId: id,
    orderAliases: ['one-key'],
    email,
    currency: 'USD',
    amountCents: 9900,
    items: [{ providerProductId: 'plink_core', amountCents: 9900, quantity: 1 }],
    ...fields,
  });

  it('and two orders with one key stay two: the second is held, and its refund closes nothing', async () => {
    expect(await receive(order('one', 'first@example.com'))).toBe('processed');
    expect(await receive(order('two', 'second@example.com'))).toBe('held');
    const refund = {
      kind: 'order.refunded',
      eventId: 'refund_two',
      refund: { refundId: null, refundedTotalCents: 9900, amountCents: null, full: true },
    };
    expect(await receive(order('two', 'second@example.com', refund))).toBe('held');
    expect(
      await receive(
        order('two', 'second@example.com', { ...refund, eventId: 'refund_two_b', orderAliases: [] }),
      ),
    ).toBe('processed');
    expect(await licenseOf('first@example.com')).toEqual(['active']);
    expect(await licenseOf('second@example.com')).toEqual([]);
    expect(await alerts('belongs to order one of another address. Order two')).toBe(2);
    // The first order's own refund still closes it.
    const own = { ...refund, eventId: 'refund_one' };
    expect(await receive(order('one', 'first@example.com', own))).toBe('processed');
    expect(await licenseOf('first@example.com')).toEqual(['revoked']);
  });
});
