import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderSchema } from '../../supabase/functions/_shared/contracts/orders';
import { eventOf, openSales, receive, salesOf } from '../support/money-events';
import { backends, openTestShop, type TestShop } from '../support/test-database';

// Field case N8: sales tax of 7.32 made the product cost 106.32, and the owner's revenue contained it.
describe.each(backends)('sales tax on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    await openSales(shop);
  });
  afterAll(() => shop.close());

  const taxOf = (order: string) =>
    shop.database.query<{ sku: string; tax: number | null; returned: number }>(
      `select product_sku as sku, tax_cents as tax, returned_tax_cents as returned from public.purchases
       where provider_order_id = $1 order by product_sku`,
      [order],
    );
  const taxed = { amountCents: 10_632, tax: { cents: 732, isIncluded: false } };

  it('is stored, told on the order, in the list and kept out of the net figures', async () => {
    await receive(shop, eventOf('taxed', 'order.paid', taxed));
    expect(await taxOf('taxed')).toEqual([{ sku: 'core-hr', tax: 732, returned: 0 }]);
    const [sales] = await salesOf(shop, '2026-11-01', '2026-11-30');
    expect(sales).toMatchObject({ netCents: 9900, taxCents: 732 });
    const described = await shop.call('service', 'POST', 'rpc/describe_order', {
      order_provider: 'stripe',
      order_id: 'taxed',
    });
    const order = orderSchema.parse((described.body as { order: unknown }).order);
    expect(order).toMatchObject({ amountCents: 10_632, taxCents: 732, taxIncluded: false });
    const page = await shop.call('admin', 'POST', 'rpc/admin_export_page', { list: 'purchases' });
    expect((page.body as { lines: string }).lines).toContain('"7.32","0.00","99.00"');
  });

  it('goes back in proportion to a refund, or as the provider tells', async () => {
    const refund = { refundId: 're1', amountCents: 5316, refundedTotalCents: null, full: null };
    await receive(shop, eventOf('taxed', 'order.refunded', { amountCents: null, items: [], refund }));
    expect(await taxOf('taxed')).toEqual([{ sku: 'core-hr', tax: 732, returned: 366 }]);
    expect(await salesOf(shop, '2026-11-01', '2026-11-30')).toMatchObject([
      { netCents: 4950, taxCents: 366 },
    ]);

    await receive(shop, eventOf('told', 'order.paid', taxed));
    await receive(
      shop,
      eventOf('told', 'order.refunded', {
        amountCents: null,
        items: [],
        refund: { ...refund, taxCents: 732 },
      }),
    );
    expect(await taxOf('told')).toEqual([{ sku: 'core-hr', tax: 732, returned: 732 }]);
  });

  it('of several items is that of each item, to the cent', async () => {
    const item = (providerProductId: string, amountCents: number, taxCents?: number) => ({
      providerProductId,
      amountCents,
      quantity: 1,
      ...(taxCents === undefined ? {} : { taxCents }),
    });
    const facts = { amountCents: 16_532, tax: { cents: 732, isIncluded: false } };
    await receive(
      shop,
      eventOf('two', 'order.paid', {
        ...facts,
        items: [item('plink_core', 10_632, 732), item('prod_payroll', 5900, 0)],
      }),
    );
    expect((await taxOf('two')).map(({ tax }) => tax)).toEqual([732, 0]);
    await receive(
      shop,
      eventOf('shared', 'order.paid', {
        ...facts,
        items: [item('plink_core', 9900), item('prod_payroll', 5900)],
      }),
    );
    expect((await taxOf('shared')).map(({ tax }) => tax)).toEqual([459, 273]);
  });

  it('is unknown where the provider does not tell it, and then nothing changes', async () => {
    await receive(shop, eventOf('untold', 'order.paid'));
    expect(await taxOf('untold')).toEqual([{ sku: 'core-hr', tax: null, returned: 0 }]);
  });

  it('leaves with the money of a dispute', async () => {
    await receive(shop, eventOf('gone', 'order.paid', taxed));
    await receive(shop, eventOf('gone', 'dispute.lost', { disputeId: 'd1' }));
    const [row] = await shop.database.query(
      `select private.net_cents(amount_cents, refunded_cents, disputed_cents, tax_cents, returned_tax_cents) as net
       from public.purchases where provider_order_id = 'gone'`,
    );
    expect(row).toEqual({ net: 0 });
  });
});
