import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backends, openTestShop, type TestShop } from '../support/test-database';

describe.each(backends)('the number of buyers of each product on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.database.query('delete from public.purchases'));

  const buy = async (order: number, email: string, sku = 'core-hr', status = 'active') => {
    await shop.database.query(
      `with bought as (
         insert into public.purchases (email, product_sku, provider, provider_order_id, amount_cents, paid_at)
         values ($1, $2, 'stripe', $3, 4900, now()) returning id
       )
       insert into public.licenses (purchase_id, product_sku, license_key, status) select id, $2, $3, $4 from bought`,
      [email, sku, `buyers-${order}`, status],
    );
  };
  /** What is kept; products without a buyer are left out. */
  const kept = async () => {
    const rows = await shop.database.query<{ product_sku: string; buyers: number }>(
      'select product_sku, buyers from private.product_buyers where buyers <> 0',
    );
    return Object.fromEntries(rows.map((row) => [row.product_sku, row.buyers]));
  };
  const setStatus = (status: string, ...orders: number[]) =>
    shop.database.query(`update public.licenses set status = $1 where license_key = any ($2::text[])`, [
      status,
      orders.map((order) => `buyers-${order}`),
    ]);

  it('counts a person once for each product', async () => {
    await buy(1, 'ann@example.com');
    await buy(2, 'ann@example.com');
    await buy(3, 'ben@example.com');
    await buy(4, 'ben@example.com', 'payroll-ops');
    await buy(5, 'eve@example.com', 'payroll-ops', 'revoked');
    expect(await kept()).toEqual({ 'core-hr': 2, 'payroll-ops': 1 });
  });

  it('loses a person with the last license only, and counts the person again when one opens', async () => {
    await buy(1, 'ann@example.com');
    await buy(2, 'ann@example.com');
    await setStatus('revoked', 1);
    expect(await kept()).toEqual({ 'core-hr': 1 });
    await setStatus('revoked', 2);
    expect(await kept()).toEqual({});
    await setStatus('active', 1, 2);
    expect(await kept()).toEqual({ 'core-hr': 1 });
  });

  it('follows an order to another address', async () => {
    await buy(1, 'ann@example.com');
    await buy(2, 'ben@example.com');
    await buy(3, 'eve@example.com', 'core-hr', 'revoked');
    const move = (email: string) =>
      shop.database.query(`update public.purchases set email = $1 where provider_order_id <> 'buyers-2'`, [
        email,
      ]);
    await move('ben@example.com');
    expect(await kept()).toEqual({ 'core-hr': 1 });
    await move('new@example.com');
    expect(await kept()).toEqual({ 'core-hr': 2 });
  });

  it('forgets the licenses of a deleted order', async () => {
    await buy(1, 'ann@example.com');
    await buy(2, 'ben@example.com');
    await shop.database.query(`delete from public.purchases where provider_order_id = 'buyers-1'`);
    expect(await kept()).toEqual({ 'core-hr': 1 });
  });
});
