import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, newCustomer } from '../support/customers';
import { backends, openTestShop, type TestShop } from '../support/test-database';

// Field case A13: one order had one day on the receipt, another on its page and a third in the account.
describe.each(backends)('the day of an order on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  it('is that of its payment where the shop is, for receipt, order page, account and license', async () => {
    const { email, id, token } = await newCustomer(shop);
    const order = `day-${id}`;
    const purchase = await buy(shop, email, id, order);
    const payAt = (time: string) =>
      shop.database.query('update public.purchases set paid_at = $1 where id = $2', [time, purchase]);
    const daysShown = async () => {
      const described = await shop.call('service', 'POST', 'rpc/describe_order', {
        order_provider: 'sandbox',
        order_id: order,
      });
      const account = await shop.callWith(token, 'GET', 'purchases?select=paid_on');
      const licenses = await shop.callWith(token, 'POST', 'rpc/my_licenses', {});
      return [
        (described.body as { order: { paidOn: string } }).order.paidOn,
        (account.body as { paid_on: string }[])[0]?.paid_on,
        (licenses.body as { issued_on: string }[])[0]?.issued_on,
      ];
    };

    await payAt('2026-11-25T02:30:00Z');
    expect(await daysShown()).toEqual(['2026-11-24', '2026-11-24', '2026-11-24']);
    // A shop that moves keeps the days that its buyers have on their receipts.
    const settings = { key: 'SHOP_TIME_ZONE', value: 'Asia/Tokyo' };
    expect((await shop.call('admin', 'POST', 'site_settings', settings)).status).toBeLessThan(300);
    expect(await daysShown()).toEqual(['2026-11-24', '2026-11-24', '2026-11-24']);
    await payAt('2026-11-25T02:30:01Z');
    expect(await daysShown()).toEqual(['2026-11-25', '2026-11-25', '2026-11-25']);
  });
});
