import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openProviders,
  saleSecrets,
  type Message,
  type ProviderStandIn,
  type Seller,
  sellers,
} from '../support/provider-sales';
import { backends, openTestShop, type TestShop } from '../support/test-database';
import { openTestFunctions } from '../support/test-functions';

const ids: Readonly<
  Record<Seller, { readonly ours: string; readonly course: string; readonly club: string }>
> = {
  stripe: { ours: 'plink_core', course: 'plink_course', club: 'plink_club' },
  lemonsqueezy: { ours: '190251', course: '777000777', club: '888000888' },
  paddle: { ours: 'pro_core', course: 'pro_course', club: 'pro_club' },
  gumroad: { ours: 'gum_core', course: 'gum_course', club: 'gum_club' },
};

let providers: ProviderStandIn;
beforeAll(async () => {
  providers = await openProviders();
});
afterAll(() => providers.close());

describe.each(backends)('sales of something else on %s', (backend) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(backend);
    await shop.call('service', 'POST', 'site_settings', { key: 'ADMIN_EMAILS', value: 'owner@example.com' });
    for (const seller of sellers) {
      await shop.database.query(
        `insert into public.provider_products (provider, provider_product_id, product_skus, minimum_cents)
         values ($1, $2, '{core-hr}', 5000)`,
        [seller, ids[seller].ours],
      );
    }
  });
  afterAll(() => shop.close());

  const functions = () =>
    openTestFunctions(shop, { baseUrl: '', apiKey: '' } as never, saleSecrets, providers.address());
  const deliver = async ({ path, headers, body }: Message) =>
    expect(await functions().deliver(path, headers, body)).toBe(200);
  const sell = async (...sale: Parameters<ProviderStandIn['sell']>) => deliver(await providers.sell(...sale));
  const act = async (name: string, body: object) => {
    const answer = await shop.call('admin', 'POST', `rpc/${name}`, body);
    return { ...answer, body: answer.body as Record<string, unknown> };
  };
  const dispute = (seller: Seller, order: string) =>
    shop.call('service', 'POST', 'rpc/receive_checkout_event', {
      checkout_event: {
        kind: 'dispute.opened',
        provider: seller,
        eventId: `dispute-${order}`,
        orderId: `${{ stripe: 'pi_', paddle: 'txn_', lemonsqueezy: '', gumroad: '' }[seller]}${order}`,
        items: [],
      },
      raw_payload: '{}',
    });
  const alerts = async (seller: Seller) =>
    (
      await shop.database.query<{ message: string }>(
        `select data ->> 'message' as message from public.email_messages
         where template = 'owner-alert' and data ->> 'message' like '%' || $1 || '%' order by created_at`,
        [`from ${seller}`],
      )
    ).map(({ message }) => message);
  const states = async (seller: Seller) =>
    (
      await shop.database.query<{ state: string }>(
        `select kind || case when processed_at is null then ' held' else '' end || ' ' || count(*) as state
         from public.webhook_events where provider = $1 group by kind, processed_at is null order by 1`,
        [seller],
      )
    ).map(({ state }) => state);
  const orders = async (seller: Seller) =>
    (await shop.database.query(`select id from public.purchases where provider = $1`, [seller])).length;
  const products = async (seller: Seller, list: 'unknown' | 'notOurs') => {
    const { body } = await act('admin_provider_products', {});
    return (body[list] as { provider: string; id: string }[]).filter(({ provider }) => provider === seller);
  };

  // Field case N2, the same sales at each provider.
  it.each(sellers)(
    'alarm once for each product of %s, are silent once marked, and can be watched again',
    async (seller) => {
      const { ours, course, club } = ids[seller];
      const order = (name: string) => `${seller}${name}`;
      for (const number of [1, 2, 3]) await sell(seller, course, order(`course${number}`));
      await sell(seller, ours, order('ours1'));
      expect(await states(seller)).toEqual(['order.paid 1', 'order.paid held 3']);
      expect(await alerts(seller)).toEqual([expect.stringContaining(`Unknown product: ${course}.`)]);

      const closed = await act('admin_product_not_ours', {
        product_provider: seller,
        provider_product: course,
      });
      expect(closed.body).toEqual({ closed: 3, delivered: 0, held: 0 });
      expect(await states(seller)).toEqual(['not-ours 3', 'order.paid 1']);
      await sell(seller, course, order('course4'), { cents: 1 });
      await deliver(await providers.refund(seller, order('course1')));
      await dispute(seller, order('course2'));
      providers.list(seller, course, order('course5'));
      expect((await functions().call('reconcile-orders', {}, 'worker')).body).toMatchObject({
        [seller]: { recorded: 1, failed: 0 },
      });
      expect(await alerts(seller)).toHaveLength(1);
      expect(await orders(seller)).toBe(1);
      expect(await products(seller, 'unknown')).toEqual([]);
      expect(await products(seller, 'notOurs')).toMatchObject([{ providerProductId: course, sales: 5 }]);

      await sell(seller, club, order('club1'));
      expect(await alerts(seller)).toHaveLength(2);
      const held = await shop.call('admin', 'POST', 'rpc/admin_list_events', { state_filter: 'held' });
      expect(JSON.stringify(held.body)).not.toContain(course);

      const [marked] = await products(seller, 'notOurs');
      expect((await act('admin_watch_product', { mapping_id: marked!.id })).body).toMatchObject({ held: 3 });
      expect(await alerts(seller)).toHaveLength(2);
      expect(await products(seller, 'unknown')).toMatchObject([{ orders: 1 }, { orders: 3 }]);
      const map = { product_provider: seller, provider_product: course, skus: ['payroll-ops'] };
      expect((await act('admin_map_product', map)).body).toEqual({ delivered: 5, held: 0 });
      expect(await orders(seller)).toBe(6);
      expect(
        (await act('admin_product_not_ours', { product_provider: seller, provider_product: course })).status,
      ).toBe(409);
    },
  );

  it('alarm once though they come at once, and again after their product was known and forgotten', async () => {
    await Promise.all([1, 2, 3, 4].map((number) => sell('stripe', 'plink_new', `new${number}`)));
    const told = async () => (await alerts('stripe')).filter((text) => text.includes('plink_new')).length;
    expect(await told()).toBe(1);
    await act('admin_map_product', {
      product_provider: 'stripe',
      provider_product: 'plink_new',
      skus: ['core-hr'],
    });
    await shop.database.query(`delete from public.provider_products where provider_product_id = 'plink_new'`);
    await sell('stripe', 'plink_new', 'new5');
    expect(await told()).toBe(2);
  });

  describe('in one order with ours', () => {
    const paid = (order: string, more: object = {}) => ({
      kind: 'order.paid',
      provider: 'paddle',
      eventId: `paid-${order}`,
      eventType: 'x',
      occurredAt: '2026-11-21T10:00:00.000Z',
      orderId: order,
      orderAliases: [],
      testMode: false,
      email: `${order}@example.com`,
      customerName: null,
      customerRef: null,
      currency: 'USD',
      amountCents: 30_000,
      coupon: null,
      utm: {},
      refund: null,
      disputeId: null,
      items: [
        { providerProductId: 'pro_core', amountCents: 10_000, quantity: 1, lineId: 'one' },
        { providerProductId: 'pro_other', amountCents: 20_000, quantity: 1, lineId: 'two' },
      ],
      ...more,
    });
    const refund = (order: string, cents: number, line?: string) =>
      paid(order, {
        kind: 'order.refunded',
        eventId: `refund-${order}-${cents}`,
        amountCents: null,
        items: [],
        refund: {
          refundId: `r${cents}`,
          amountCents: cents,
          refundedTotalCents: null,
          full: null,
          ...(line ? { items: [{ line, amountCents: cents, full: true }] } : {}),
        },
      });
    const receive = async (event: object) =>
      (
        await shop.call('service', 'POST', 'rpc/receive_checkout_event', {
          checkout_event: event,
          raw_payload: '{}',
        })
      ).body;
    const row = async (order: string) =>
      (
        await shop.database.query(
          `select amount_cents as paid, refunded_cents as refunded, p.status, l.status as license
           from public.purchases p join public.licenses l on l.purchase_id = p.id where provider_order_id = $1`,
          [order],
        )
      )[0];

    it('deliver ours with its share of the amount, and their refunds are not ours', async () => {
      expect(await receive(paid('mixed'))).toBe('held');
      const marked = await act('admin_product_not_ours', {
        product_provider: 'paddle',
        provider_product: 'pro_other',
      });
      expect(marked.body).toEqual({ closed: 0, delivered: 1, held: 0 });
      expect(await row('mixed')).toEqual({ paid: 10_000, refunded: 0, status: 'paid', license: 'active' });
      await receive(refund('mixed', 20_000, 'two'));
      expect(await row('mixed')).toEqual({ paid: 10_000, refunded: 0, status: 'paid', license: 'active' });
      await receive(refund('mixed', 10_000, 'one'));
      expect(await row('mixed')).toEqual({
        paid: 10_000,
        refunded: 10_000,
        status: 'refunded',
        license: 'revoked',
      });

      await receive(paid('mixed2'));
      await receive(refund('mixed2', 20_000));
      expect(await row('mixed2')).toMatchObject({
        refunded: 6667,
        status: 'partially_refunded',
        license: 'active',
      });
      await receive(
        paid('cheap', {
          amountCents: 12_000,
          items: [
            { ...paid('').items[0], amountCents: 4000 },
            { ...paid('').items[1], amountCents: 8000 },
          ],
        }),
      );
      expect(await row('cheap')).toBeUndefined();
    });

    it('stay an order when the owner says afterwards that its product is not of this shop', async () => {
      await act('admin_map_product', {
        product_provider: 'paddle',
        provider_product: 'pro_late',
        skus: ['core-hr'],
      });
      const late = paid('late', {
        items: [{ providerProductId: 'pro_late', amountCents: 30_000, quantity: 1 }],
      });
      await receive(late);
      await shop.database.query(
        `delete from public.provider_products where provider_product_id = 'pro_late'`,
      );
      await act('admin_product_not_ours', { product_provider: 'paddle', provider_product: 'pro_late' });
      const [event] = await shop.database.query<{ id: string }>(
        `select id from public.webhook_events where event_id = 'paid-late'`,
      );
      await act('admin_replay_event', { event_id: event!.id });
      await receive(refund('late', 30_000));
      expect(await row('late')).toMatchObject({ refunded: 30_000, status: 'refunded', license: 'revoked' });
    });
  });
});
