import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stockDocument } from '../support/changed-document';
import { newCustomer } from '../support/customers';
import { newHolder } from '../support/order-holder';
import { openLink, receiptToken } from '../support/order-link';
import { backends, openTestShop, type TestShop } from '../support/test-database';
import { openTestFunctions, type TestFunctions } from '../support/test-functions';

describe.each(backends)('the links of an order on %s', (backend) => {
  let shop: TestShop;
  let functions: TestFunctions;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    functions = openTestFunctions(shop, { baseUrl: '', timeoutMs: 1000 });
    await stockDocument(shop);
  });
  afterAll(() => shop.close());

  it('are ended by the buyer alone, and a receipt that is sent again has a link that works', async () => {
    const former = await newHolder(shop, functions, 'account');
    const stranger = await newCustomer(shop, 'stranger');
    const end = (token: string) =>
      shop.callWith(token, 'POST', 'rpc/end_my_order_links', { purchase_id: former.purchase });
    expect((await end(stranger.token)).status).toBe(404);
    expect(
      (await shop.call('anonymous', 'POST', 'rpc/end_my_order_links', { purchase_id: former.purchase }))
        .status,
    ).toBeGreaterThanOrEqual(401);
    expect((await openLink(functions, former.link)).status).toBe(200);
    expect((await end(former.account!.token)).status).toBeLessThan(300);
    await shop.database.query(`update public.email_messages set created_at = now() - interval '1 hour'`);
    const sent = await shop.callWith(former.account!.token, 'POST', 'rpc/send_my_receipt', {
      purchase_id: former.purchase,
    });
    expect(sent.status).toBeLessThan(300);
    expect((await openLink(functions, await receiptToken(shop, former.order))).status).toBe(200);
  });

  it('are ended by the owner with a reason, which the log of the order has', async () => {
    const former = await newHolder(shop, functions, 'guest');
    const end = (args: object) => shop.call('admin', 'POST', 'rpc/admin_end_order_links', args);
    const order = { order_provider: 'sandbox', order_id: former.order };
    expect((await end({ ...order, reason: ' ' })).status).toBe(400);
    expect((await end({ ...order, order_id: 'none', reason: 'Forwarded' })).status).toBe(404);
    expect((await end({ ...order, reason: 'Forwarded to a stranger' })).status).toBeLessThan(300);
    const { body } = await shop.call('admin', 'POST', 'rpc/admin_order', order);
    expect((body as { changes: unknown[] }).changes).toMatchObject([
      {
        object: 'licenses',
        before: { holder_version: 1 },
        after: { holder_version: 2 },
        reason: 'Forwarded to a stranger',
      },
    ]);
  });
});
