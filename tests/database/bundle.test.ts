import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutProviders } from '@contracts/buy-link';
import { orderLines } from '@contracts/order-lines';
import { orderSchema } from '@contracts/orders';
import { productSkus } from '@contracts/products';
import { priceLists, priceOf } from '../../supabase/functions/_shared/contracts/prices';
import { backends, openTestShop, type TestShop } from '../support/test-database';

interface Row {
  readonly product_sku: string;
  readonly bundle_sku: string | null;
  readonly amount_cents: number;
  readonly discount_cents: number;
  readonly status: string;
  readonly license: string;
}

/** The bundle and the bump, BUNDLE25 on the bundle. */
const sold = [
  { providerProductId: 'bundle', amountCents: 10_050, discountCents: 3350, quantity: 1 },
  { providerProductId: 'micro', amountCents: 2900, discountCents: 0, quantity: 1 },
];

describe.each(backends)('the bundle on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    await shop.call(
      'service',
      'POST',
      'provider_products',
      checkoutProviders.flatMap((provider) => [
        {
          provider,
          provider_product_id: 'bundle',
          product_skus: ['core-hr', 'payroll-ops'],
          minimum_cents: 10_050,
        },
        { provider, provider_product_id: 'micro', product_skus: ['micro-templates'], minimum_cents: 2320 },
      ]),
    );
  });
  afterAll(() => shop.close());

  const receive = (provider: string, eventId: string, facts: object) =>
    shop.call('service', 'POST', 'rpc/receive_checkout_event', {
      raw_payload: '{}',
      checkout_event: {
        provider,
        eventId,
        eventType: 'test',
        orderId: `order-${provider}`,
        orderAliases: [],
        email: 'buyer@example.com',
        currency: 'USD',
        utm: {},
        items: sold,
        occurredAt: '2026-11-21T10:00:00.000Z',
        amountCents: 12_950,
        coupon: 'BUNDLE25',
        ...facts,
      },
    });
  const refund = (provider: string, amountCents: number) =>
    receive(provider, `refund-${provider}-${amountCents}`, {
      kind: 'order.refunded',
      occurredAt: '2026-11-22T10:00:00.000Z',
      refund: { refundId: `ref-${amountCents}`, amountCents, refundedTotalCents: null, full: null },
    });
  const rowsOf = (provider: string) =>
    shop.database.query<Row>(
      `select purchase.product_sku, purchase.bundle_sku, purchase.amount_cents, purchase.discount_cents, purchase.status,
         license.status as license
       from public.purchases as purchase join public.licenses as license on license.purchase_id = purchase.id
       where purchase.provider_order_id = $1 order by purchase.product_sku`,
      [`order-${provider}`],
    );

  it.each(checkoutProviders)(
    'of %s grants both licenses, and a full refund alone revokes them',
    async (provider) => {
      expect((await receive(provider, `paid-${provider}`, { kind: 'order.paid' })).body).toBe('processed');
      const row = (
        product_sku: string,
        bundle_sku: string | null,
        amount_cents: number,
        discount_cents: number,
      ) => ({
        ...{ product_sku, bundle_sku, amount_cents, discount_cents },
        ...{ status: 'paid', license: 'active' },
      });
      expect(await rowsOf(provider)).toEqual([
        row('core-hr', 'core-payroll-bundle', 6297, 2099),
        row('micro-templates', null, 2900, 0),
        row('payroll-ops', 'core-payroll-bundle', 3753, 1251),
      ]);

      await refund(provider, 3000);
      const partly = await rowsOf(provider);
      expect(partly.map(({ status, license }) => [status, license])).toEqual(
        Array(3).fill(['partially_refunded', 'active']),
      );
      await refund(provider, 9950);
      const wholly = await rowsOf(provider);
      expect(wholly.map(({ status, license }) => [status, license])).toEqual(
        Array(3).fill(['refunded', 'revoked']),
      );
    },
  );

  it('is described to the buyer as it was sold: prices, discount and total agree to the cent', async () => {
    const { body } = await shop.call('service', 'POST', 'rpc/describe_order', {
      order_provider: 'stripe',
      order_id: 'order-stripe',
    });
    const order = orderSchema.parse((body as { order: unknown }).order);
    const lines = orderLines(order.items);
    expect(lines).toEqual([
      { sku: 'core-payroll-bundle', listCents: 13_400 },
      { sku: 'micro-templates', listCents: 2900 },
    ]);
    expect(order).toMatchObject({ amountCents: 12_950, discountCents: 3350, coupon: 'BUNDLE25' });
    expect(lines.reduce((sum, { listCents }) => sum + listCents, -order.discountCents)).toBe(
      order.amountCents,
    );
  });

  it('is divided by the prices of the chosen list, which are those of the catalog', async () => {
    const stored = async () =>
      (
        await shop.database.query<{ cents: number }>(
          `select private.list_price_cents(sku) as cents from unnest($1::text[]) with ordinality as listed (sku, place)
           order by place`,
          [productSkus],
        )
      ).map(({ cents }) => cents);
    for (const list of priceLists) {
      await shop.call('service', 'POST', 'site_settings', { key: 'PRICE_LIST', value: list }, upsert);
      expect([list, await stored()]).toEqual([list, productSkus.map((sku) => priceOf(sku, list))]);
    }
  });

  const upsert = { prefer: 'resolution=merge-duplicates' };

  it.each([
    ['PRICE_LIST', 'mixed'],
    ['STRUCK_PRICES', '{"core-hr":"a lot"}'],
    ['STRUCK_PRICES', '["149"]'],
    ['BUY_LINK_BUNDLE', 'javascript:alert(1)'],
    ['QUOTE_STOREFRONT_PRICE', 'true'],
  ])('setting %s does not take %s', async (key, value) => {
    expect((await shop.call('admin', 'POST', 'site_settings', { key, value })).status).toBe(400);
  });

  it.each([
    ['STRUCK_PRICES', '{"core-hr":"149","micro-templates":"59.50"}'],
    ['STRUCK_PRICES', '{}'],
    ['BUY_LINK_BUNDLE', 'https://buy.stripe.com/bundle'],
  ])('setting %s takes %s', async (key, value) => {
    expect((await shop.call('service', 'POST', 'site_settings', { key, value }, upsert)).status).toBeLessThan(
      300,
    );
  });
});
