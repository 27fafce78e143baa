import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  allGumroadSales,
  allLemonOrders,
  day,
  gumroadSale,
  lemonOrder,
  refundedLemon,
  timeBefore,
} from '../support/order-lists';
import { backends, openTestShop, type TestShop } from '../support/test-database';
import { openTestFunctions } from '../support/test-functions';

const now = Math.floor(Date.now() / 1000);

/** As Stripe documents its events; what this shop does not read is left out. */
const paidSession = (order: string, created: number) => ({
  id: `evt_${order}`,
  object: 'event',
  type: 'checkout.session.completed',
  created,
  livemode: true,
  data: {
    object: {
      id: `cs_${order}`,
      payment_status: 'paid',
      payment_intent: `pi_${order}`,
      payment_link: 'plink_core',
      customer_details: { email: `${order}@example.com`, name: 'Ann' },
      amount_total: 9900,
      currency: 'usd',
    },
  },
});
const refundOf = (order: string, created: number) => ({
  id: `evt_refund_${order}`,
  object: 'event',
  type: 'charge.refunded',
  created,
  livemode: true,
  data: {
    object: {
      id: `ch_${order}`,
      amount: 9900,
      amount_refunded: 9900,
      refunded: true,
      currency: 'usd',
      payment_intent: `pi_${order}`,
    },
  },
});
const paddleEvent = (order: string, at: string) => ({
  event_id: `evt_${order}`,
  event_type: 'transaction.completed',
  occurred_at: at,
  data: {
    id: `txn_${order}`,
    status: 'completed',
    customer_id: 'ctm_01',
    details: {
      totals: { grand_total: '9900', currency_code: 'USD' },
      line_items: [{ product: { id: 'pro_core' }, quantity: 1, totals: { total: '9900' } }],
    },
  },
});

/** Newest first, three to a page, as the real ones give fifty and more. */
const stripeEvents = [
  refundOf('late', now - 60),
  ...Array.from({ length: 5 }, (_, index) => paidSession(`order${index}`, now - 600 - index)),
  paidSession('late', now - 3000),
];
const paddleEvents = [
  paddleEvent('new', new Date().toISOString()),
  { event_id: 'evt_other', event_type: 'product.updated', occurred_at: new Date().toISOString(), data: {} },
  paddleEvent('ancient', '2026-01-01T00:00:00Z'),
];

const asked: string[] = [];
let lemonOrders = allLemonOrders;
let gumroadSales = allGumroadSales;

function answerTo(url: URL, authorization: string | undefined): object | null {
  const page = <Event>(all: readonly Event[], last: string | null, idOf: (event: Event) => string) => {
    const start = last === null ? 0 : all.findIndex((event) => idOf(event) === last) + 1;
    return { data: all.slice(start, start + 3), isLast: start + 3 >= all.length };
  };
  if (url.pathname === '/v1/events' && authorization === 'Bearer sk_live_1') {
    const since = Number(url.searchParams.get('created[gte]'));
    const { data, isLast } = page(
      stripeEvents.filter(({ created }) => created >= since),
      url.searchParams.get('starting_after'),
      ({ id }) => id,
    );
    return { object: 'list', has_more: !isLast, data };
  }
  if (url.pathname === '/events' && authorization === 'Bearer pdl_1') {
    const { data, isLast } = page(paddleEvents, url.searchParams.get('after'), (event) => event.event_id);
    return { data, meta: { pagination: { has_more: !isLast } } };
  }
  return answerOfOrderLists(url, authorization);
}

function answerOfOrderLists(url: URL, authorization: string | undefined): object | null {
  if (url.pathname === '/v1/orders' && authorization === 'Bearer lemon_1') {
    const at = Number(url.searchParams.get('page[number]'));
    const data = lemonOrders.slice((at - 1) * 3, at * 3);
    return { meta: { page: { currentPage: at, lastPage: Math.ceil(lemonOrders.length / 3) } }, data };
  }
  if (url.pathname === '/sales' && authorization === 'Bearer gum_1') {
    const start = Number(url.searchParams.get('page_key') ?? 0);
    const next = start + 3 < gumroadSales.length ? { next_page_key: String(start + 3) } : {};
    return { success: true, sales: gumroadSales.slice(start, start + 3), ...next };
  }
  const sale = gumroadSales.find(({ id }) => url.pathname === `/sales/${id}`);
  if (sale) {
    return { success: true, sale };
  }
  return url.pathname === '/customers/ctm_01'
    ? { data: { id: 'ctm_01', email: 'paddle@example.com', name: 'Pat' } }
    : null;
}

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider.test');
    asked.push(url.pathname);
    const answer = answerTo(url, request.headers.authorization);
    response.writeHead(answer ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

describe.each(backends)('orders whose webhook was lost, on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    lemonOrders = allLemonOrders;
    gumroadSales = allGumroadSales;
    for (const [provider, product] of [
      ['stripe', 'plink_core'],
      ['paddle', 'pro_core'],
      ['lemonsqueezy', '190251'],
      ['gumroad', 'gum_core'],
    ]) {
      await shop.database.query(
        `insert into public.provider_products (provider, provider_product_id, product_skus, minimum_cents)
         values ($1, $2, '{core-hr}', 100)`,
        [provider, product],
      );
    }
  });
  afterAll(() => shop.close());

  const reconcile = async (secrets: Readonly<Record<string, string>>) => {
    const { port } = server.address() as AddressInfo;
    const functions = openTestFunctions(
      shop,
      { baseUrl: '', apiKey: '' } as never,
      secrets,
      `http://127.0.0.1:${port}`,
    );
    return functions.call('reconcile-orders', {}, 'worker');
  };
  const purchases = () =>
    shop.database.query<{ email: string; status: string }>(
      'select email, status from public.purchases order by email',
    );
  const keys = { STRIPE_API_KEY: 'sk_live_1', PADDLE_API_KEY: 'pdl_1' };

  it('asks no provider whose key is not set', async () => {
    asked.length = 0;
    expect((await reconcile({})).body).toEqual({});
    expect(asked).toEqual([]);
  });

  it('are found page by page, delivered and refunded as if it had come, and only once', async () => {
    expect((await reconcile(keys)).body).toEqual({
      stripe: { listed: 7, recorded: 7, failed: 0 },
      paddle: { listed: 1, recorded: 1, failed: 0 },
    });
    const found = await purchases();
    expect(found.map(({ email, status }) => `${email} ${status}`)).toEqual([
      'late@example.com refunded',
      ...[0, 1, 2, 3, 4].map((index) => `order${index}@example.com paid`),
      'paddle@example.com paid',
    ]);
    const licenses = await shop.database.query(`select id from public.licenses where status = 'active'`);
    expect(licenses).toHaveLength(6);

    asked.length = 0;
    expect((await reconcile(keys)).body).toEqual({
      stripe: { listed: 7, recorded: 0, failed: 0 },
      paddle: { listed: 1, recorded: 0, failed: 0 },
    });
    expect(await purchases()).toEqual(found);
    expect(asked).not.toContain('/customers/ctm_01');
  });

  it('of one provider are found while another refuses the key', async () => {
    await shop.database.query(`delete from public.webhook_events where event_id = 'evt_order0'`);
    const { body } = await reconcile({ ...keys, PADDLE_API_KEY: 'wrong' });
    expect(body['stripe']).toEqual({ listed: 7, recorded: 1, failed: 0 });
    expect(body['paddle']).toEqual({ error: expect.stringContaining('401') as string });
    expect(await purchases()).toHaveLength(7);
    expect((await shop.call('admin', 'POST', 'rpc/admin_shop_status', {})).body).toMatchObject({
      orderLists: { providers: { stripe: { recorded: 1 }, paddle: body['paddle'] } },
    });
  });

  describe('of a provider that lists orders and not events', () => {
    const secrets = { LEMONSQUEEZY_API_KEY: 'lemon_1', GUMROAD_ACCESS_TOKEN: 'gum_1' };
    const of = async (provider: string) =>
      (
        await shop.database.query<{ email: string; status: string }>(
          'select email, status from public.purchases where provider = $1 order by email',
          [provider],
        )
      ).map(({ email, status }) => `${email.replace('@example.com', '')} ${status}`);

    it('are found with their refunds and disputes, but none from before the shop', async () => {
      expect((await reconcile(secrets)).body).toEqual({
        lemonsqueezy: { listed: 6, recorded: 4, failed: 0 },
        gumroad: { listed: 6, recorded: 5, failed: 0 },
      });
      expect(await of('lemonsqueezy')).toEqual(['lemon3 paid', 'lemon4 paid', 'lemon5 refunded']);
      expect(await of('gumroad')).toEqual(['gum2 disputed', 'gum3 refunded', 'gum4 paid']);
    });

    it('are taken once, and a refund of one that the shop knows is found weeks later', async () => {
      expect((await reconcile(secrets)).body).toEqual({
        lemonsqueezy: { listed: 6, recorded: 0, failed: 0 },
        gumroad: { listed: 6, recorded: 0, failed: 0 },
      });
      const size = async () =>
        (
          await shop.database.query<{ count: number }>(
            'select count(*)::int as count from public.webhook_events',
          )
        )[0]?.count ?? 0;
      const before = await size();
      lemonOrders = lemonOrders.map((order) =>
        order.id === '4' ? lemonOrder('4', 10 * day, { ...refundedLemon, updated_at: timeBefore(5) }) : order,
      );
      gumroadSales = gumroadSales.map((sale) =>
        sale.id === 'gum4' ? gumroadSale('gum4', 10 * day, { refunded: true }) : sale,
      );
      expect((await reconcile(secrets)).body).toEqual({
        lemonsqueezy: { listed: 7, recorded: 1, failed: 0 },
        gumroad: { listed: 7, recorded: 1, failed: 0 },
      });
      expect(await of('lemonsqueezy')).toEqual(['lemon3 paid', 'lemon4 refunded', 'lemon5 refunded']);
      expect(await of('gumroad')).toEqual(['gum2 disputed', 'gum3 refunded', 'gum4 refunded']);
      expect(await size()).toBe(before + 2);
    });

    it('are found as gifts: the list has the payment, and the order is the receiver’s', async () => {
      const given = { is_gift_sender_purchase: true, giftee_email: 'gum9@example.com' };
      gumroadSales = [gumroadSale('gift', 40, given), ...gumroadSales];
      expect((await reconcile(secrets)).body).toMatchObject({ gumroad: { recorded: 1, failed: 0 } });
      expect(await of('gumroad')).toContain('gum9 paid');
      expect(await of('gumroad')).not.toContain('gift paid');
      expect((await reconcile(secrets)).body).toMatchObject({ gumroad: { recorded: 0, failed: 0 } });
    });

    it('cannot be found without a key, and the owner is told which', async () => {
      const { body } = await reconcile({ LEMONSQUEEZY_WEBHOOK_SECRET: 'whsec', GUMROAD_PING_TOKEN: 'ping' });
      expect(body).toEqual({
        lemonsqueezy: { needsKey: 'LEMONSQUEEZY_API_KEY' },
        gumroad: { needsKey: 'GUMROAD_ACCESS_TOKEN' },
      });
      expect((await shop.call('admin', 'POST', 'rpc/admin_shop_status', {})).body).toMatchObject({
        orderLists: { providers: body },
      });
    });
  });
});
