import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openProviders,
  saleSecrets,
  type ProviderStandIn,
  type Seller,
  sellers,
} from '../support/provider-sales';
import { orderEvent } from '../support/live-person';
import { backends, openTestShop, type TestShop } from '../support/test-database';
import { openTestFunctions } from '../support/test-functions';

const products: Readonly<Record<Seller, string>> = {
  stripe: 'plink_core',
  lemonsqueezy: '190251',
  paddle: 'pro_core',
  gumroad: 'gum_core',
};
/** Gumroad charges in dollars whatever a product is listed in. */
const abroad = sellers.filter((seller) => seller !== 'gumroad');

let providers: ProviderStandIn;
beforeAll(async () => {
  providers = await openProviders();
});
afterAll(() => providers.close());

// Field case N4.
describe.each(backends)('prices in several currencies on %s', (backend) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(backend);
    await shop.call('service', 'POST', 'site_settings', { key: 'ADMIN_EMAILS', value: 'owner@example.com' });
  });
  afterAll(() => shop.close());

  const act = async (name: string, body: object) => shop.call('admin', 'POST', `rpc/${name}`, body);
  const matched = async (seller: Seller, lowest: number, otherPrices: object = {}) => {
    await shop.database.query('delete from public.provider_products');
    const match = { product_provider: seller, provider_product: products[seller], skus: ['core-hr'] };
    const saved = await act('admin_map_product', {
      ...match,
      lowest_cents: lowest,
      other_prices: otherPrices,
    });
    expect(saved.status).toBe(200);
  };
  const sell = async (...[seller, order, facts]: [Seller, string, { cents: number; currency: string }]) => {
    const { path, headers, body } = await providers.sell(seller, products[seller], order, facts);
    const functions = openTestFunctions(
      shop,
      { baseUrl: '', apiKey: '' } as never,
      saleSecrets,
      providers.address(),
    );
    expect(await functions.deliver(path, headers, body)).toBe(200);
  };
  const events = async (order: string) =>
    shop.database.query<{ id: string; error: string | null }>(
      `select id, error from public.webhook_events where array_to_string(order_keys, ' ') like '%' || $1 || '%'`,
      [order],
    );
  const held = async (order: string) => (await events(order)).map(({ error }) => error);
  const paid = async (order: string) =>
    (
      await shop.database.query<{ paid: string }>(
        `select amount_cents || ' ' || currency as paid from public.purchases where provider_order_id like '%' || $1`,
        [order],
      )
    ).map((row) => row.paid);

  it.each(abroad)(
    '%s: each currency has its own lowest price, and an unknown one is held',
    async (seller) => {
      await matched(seller, 9000, { EUR: 8000 });
      await sell(seller, `${seller}1`, { cents: 9300, currency: 'EUR' });
      await sell(seller, `${seller}2`, { cents: 9900, currency: 'USD' });
      await sell(seller, `${seller}3`, { cents: 7900, currency: 'EUR' });
      await sell(seller, `${seller}4`, { cents: 9300, currency: 'GBP' });
      expect([await paid(`${seller}1`), await paid(`${seller}2`)]).toEqual([['9300 EUR'], ['9900 USD']]);
      expect(await held(`${seller}3`)).toEqual(['The amount is below the lowest price of these products.']);
      expect(await held(`${seller}4`)).toEqual(['Unexpected currency: GBP.']);

      const [event] = await events(`${seller}4`);
      await sell(seller, `${seller}5`, { cents: 7000, currency: 'GBP' });
      const accepted = await act('admin_accept_currency', { event_id: event!.id, lowest_cents: 7500 });
      expect(accepted.body).toEqual({ delivered: 1, held: 2 });
      expect([await paid(`${seller}4`), await paid(`${seller}5`)]).toEqual([['9300 GBP'], []]);
      await sell(seller, `${seller}6`, { cents: 8000, currency: 'GBP' });
      expect(await paid(`${seller}6`)).toEqual(['8000 GBP']);
      const { body } = await act('admin_provider_products', {});
      expect(body).toMatchObject({
        known: [{ minimumCents: 9000, currency: 'USD', otherPrices: { EUR: 8000, GBP: 7500 } }],
      });
    },
  );

  it.each(sellers)(
    '%s: the owner delivers one order as it is, with a reason, and the next one is held',
    async (seller) => {
      await matched(seller, 9000);
      const facts = { cents: 5000, currency: seller === 'gumroad' ? 'USD' : 'EUR' };
      await sell(seller, `${seller}one`, facts);
      const [event] = await events(`${seller}one`);
      expect((await act('admin_deliver_event', { event_id: event!.id, reason: '' })).status).toBe(400);
      expect(
        (await act('admin_deliver_event', { event_id: event!.id, reason: 'Agreed by email' })).status,
      ).toBeLessThan(300);
      expect(await paid(`${seller}one`)).toEqual([`5000 ${facts.currency}`]);
      expect((await act('admin_deliver_event', { event_id: event!.id, reason: 'Again please' })).status).toBe(
        409,
      );
      await sell(seller, `${seller}next`, facts);
      expect(await paid(`${seller}next`)).toEqual([]);
      const logged = await shop.database.query(
        `select reason from public.audit_log where object = 'webhook_events' and object_id = $1 and after ? 'accepted_at'`,
        [event!.id],
      );
      expect(logged).toEqual([{ reason: 'Agreed by email' }]);
    },
  );

  it('an order of an unknown product is matched first, and one without an address asks for it', async () => {
    await matched('stripe', 9000);
    const receive = (event: object) =>
      shop.call('service', 'POST', 'rpc/receive_checkout_event', {
        checkout_event: event,
        raw_payload: '{}',
      });
    const item = (id: string) => [{ providerProductId: id, amountCents: 9900, quantity: 1 }];
    await receive({
      ...orderEvent('order.paid', 'unmatched', {}),
      provider: 'stripe',
      items: item('plink_unknown'),
    });
    await receive({
      ...orderEvent('order.paid', 'nameless', {}),
      provider: 'stripe',
      items: item('plink_core'),
      email: null,
    });
    const [unmatched] = await events('unmatched');
    const [nameless] = await events('nameless');
    const deliver = (id: string, more: object = {}) =>
      act('admin_deliver_event', { event_id: id, reason: 'Asked for it', ...more });
    expect(await deliver(unmatched!.id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('unknown') as string },
    });
    expect((await deliver(nameless!.id)).status).toBe(400);
    expect((await deliver(nameless!.id, { buyer_email: 'Rob@Example.com' })).status).toBeLessThan(300);
    const [order] = await shop.database.query(
      `select email from public.purchases where provider_order_id = 'nameless'`,
    );
    expect(order).toEqual({ email: 'rob@example.com' });
  });

  it('a gift whose receiver nobody names waits, and the receiver’s own message delivers it', async () => {
    await matched('gumroad', 0);
    const receive = (eventId: string, email: string | null, more: object = {}) =>
      shop.call('service', 'POST', 'rpc/receive_checkout_event', {
        checkout_event: {
          ...orderEvent('order.paid', 'given', {}),
          provider: 'gumroad',
          eventId,
          email,
          payerEmail: 'gina@example.com',
          items: [{ providerProductId: 'gum_core', amountCents: 9900, quantity: 1 }],
          ...more,
        },
        raw_payload: '{}',
      });
    expect((await receive('given:gift', null)).body).toBe('held');
    expect(await held('given')).toEqual(['This is a gift, and the provider does not say who gets it.']);
    expect((await receive('given:sale', 'rob@example.com', { orderAliases: ['received'] })).body).toBe(
      'processed',
    );
    expect((await receive('given:gift-again', null)).body).toBe('processed');
    const waiting = await shop.database.query(
      `select id from public.webhook_events where processed_at is null and order_keys @> '{given}'`,
    );
    expect(waiting).toEqual([]);
    const orders = await shop.database.query(
      `select email, payer_email from public.purchases where provider_order_id = 'given'`,
    );
    expect(orders).toEqual([{ email: 'rob@example.com', payer_email: 'gina@example.com' }]);
  });

  it('are refused where one is no price, or there twice', async () => {
    const match = { product_provider: 'stripe', provider_product: 'p', skus: ['core-hr'] };
    for (const other of [
      { USD: 1 },
      { eur: 1 },
      { EUR: -1 },
      { EUR: 1.5 },
      { EUR: '1' },
      { EUR: 3_000_000_000 },
      [],
    ]) {
      expect(
        (await act('admin_map_product', { ...match, other_prices: other })).status,
        JSON.stringify(other),
      ).toBe(400);
    }
  });
});
