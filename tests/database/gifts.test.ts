import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderEvent } from '../../supabase/functions/_shared/checkout/checkout-event';
import { newEmail } from '../../scripts/support/shop';
import { orderEvent } from '../support/live-person';
import { signInByMail } from '../support/mailed-codes';
import { backends, openTestShop, type TestShop } from '../support/test-database';

// Field case A5: at Gumroad a gift is two sales, which were two orders, two licenses and two receipts.
describe.each(backends)('a gift on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    await shop.call('service', 'POST', 'provider_products', {
      provider: 'gumroad',
      provider_product_id: 'gum_core',
      product_skus: ['core-hr'],
    });
  });
  afterAll(() => shop.close());

  const newGift = () => {
    const giver = newEmail('giver');
    const receiver = newEmail('receiver');
    const order = newEmail('gift');
    const event = (kind: OrderEvent['kind'], facts: object = {}) =>
      orderEvent(kind, order, {
        provider: 'gumroad',
        orderAliases: [`received-${order}`],
        email: receiver,
        payerEmail: giver,
        customerName: null,
        utm: {},
        items: [{ providerProductId: 'gum_core', amountCents: 9900, quantity: 1 }],
        ...facts,
      });
    const refund = { refundId: 're', amountCents: 9900, refundedTotalCents: null, full: true };
    const receive = async (told: object) => {
      const answer = await shop.call('service', 'POST', 'rpc/receive_checkout_event', {
        checkout_event: told,
        raw_payload: `giver=${giver}`,
      });
      expect(answer.status).toBe(200);
    };
    return {
      giver,
      receiver,
      order,
      pay: () => receive(event('order.paid')),
      refund: () => receive(event('order.refunded', { refund })),
      takeBack: () => receive(event('refund.reversed', { refund, occurredAt: '2026-11-22T10:00:00.000Z' })),
    };
  };
  const mails = async (order: string) =>
    (
      await shop.database.query<{ to: string; template: string }>(
        `select "to", template from public.email_messages where data ->> 'orderId' = $1 order by created_at, template, "to"`,
        [order],
      )
    ).map(({ to, template }) => `${template} to ${to.replace(/[-@+].*/, '')}`);
  const row = async (order: string) =>
    (
      await shop.database.query(
        `select sum(p.amount_cents)::int as paid, sum(p.refunded_cents)::int as refunded, min(p.email) as email,
           min(p.payer_email) as payer, count(l.id)::int as licenses, min(l.status) as license
         from public.purchases p join public.licenses l on l.purchase_id = p.id where p.provider_order_id = $1`,
        [order],
      )
    )[0];

  it('is one payment and one license, for the person who gets it; each has a mail of their own', async () => {
    const { giver, receiver, order, pay } = newGift();
    await pay();
    await pay();
    expect(await row(order)).toEqual({
      paid: 9900,
      refunded: 0,
      email: receiver,
      payer: giver,
      licenses: 1,
      license: 'active',
    });
    expect(await mails(order)).toEqual(['gift-receipt to giver', 'receipt to receiver']);
    expect(
      (
        await shop.call('service', 'POST', 'rpc/describe_order', {
          order_provider: 'gumroad',
          order_id: order,
        })
      ).body,
    ).toMatchObject({ email: receiver, payerEmail: giver, order: { isGift: true } });
  });

  it('opens no files to the person who paid', async () => {
    const { giver, receiver, order, pay } = newGift();
    await pay();
    for (const address of [giver, receiver]) {
      await shop.call('service', 'POST', 'rpc/request_order_link', { buyer_email: address });
    }
    const links = await shop.database.query<{ email: string }>(
      'select email from public.order_links where email = any ($1)',
      [[giver, receiver]],
    );
    expect(new Set(links.map(({ email }) => email))).toEqual(new Set([receiver]));
    expect(await mails(order)).not.toContain('receipt to giver');
  });

  it('is closed by a refund, and works again when the refund is reversed; both send a mail', async () => {
    const { order, pay, refund, takeBack } = newGift();
    await pay();
    await refund();
    expect(await row(order)).toMatchObject({ refunded: 9900, license: 'revoked' });
    await takeBack();
    expect(await row(order)).toMatchObject({ refunded: 0, license: 'active' });
    expect((await mails(order)).slice(2)).toEqual([
      'refund to giver',
      'refund to receiver',
      'order-restored to giver',
      'order-restored to receiver',
    ]);
  });

  it('is found by the address of either, and its receipts are sent again to both', async () => {
    const { giver, receiver, order, pay } = newGift();
    await pay();
    for (const search of [giver, receiver]) {
      expect((await shop.call('admin', 'POST', 'rpc/admin_list_orders', { search })).body).toMatchObject({
        rows: [{ orderId: order, email: receiver }],
      });
    }
    const key = { order_provider: 'gumroad', order_id: order };
    await shop.database.query(
      `update public.email_messages set created_at = now() - interval '2 minutes' where data ->> 'orderId' = $1`,
      [order],
    );
    expect((await shop.call('admin', 'POST', 'rpc/admin_resend_receipt', key)).status).toBeLessThan(300);
    expect((await mails(order)).slice(2)).toEqual(['gift-receipt to giver', 'receipt to receiver']);
    const opened = (await shop.call('admin', 'POST', 'rpc/admin_order', key)).body as {
      items: { payerEmail: string }[];
      mails: unknown[];
    };
    expect(opened.items).toMatchObject([{ payerEmail: giver }]);
    expect(opened.mails).toHaveLength(4);
  });

  it('stays with its receiver when the person who paid is exported and deleted', async () => {
    const { giver, receiver, order, pay, refund } = newGift();
    await pay();
    const held = await shop.call('admin', 'POST', 'rpc/admin_export_person', { address: giver });
    expect(held.body).toMatchObject({
      giftsPaid: [{ orderId: order, amountCents: 9900, payerEmail: giver }],
    });
    expect(JSON.stringify(held.body)).not.toContain(receiver);
    const removed = await shop.call('admin', 'POST', 'rpc/admin_delete_person', {
      address: giver,
      typed_address: giver,
    });
    expect(removed.status).toBe(200);
    await refund();
    const stored = await shop.database.query<{ event: object; payload: string }>(
      'select event, payload from public.webhook_events where order_keys @> array[$1::text]',
      [order],
    );
    expect(stored).toHaveLength(2);
    expect(JSON.stringify(stored)).not.toContain(giver);
    expect(JSON.stringify(stored)).toContain(receiver);
    expect(await row(order)).toMatchObject({ email: receiver, license: 'revoked' });
    expect(await mails(order)).toEqual(['receipt to receiver', 'refund to receiver']);
    const key = { order_provider: 'gumroad', order_id: order };
    await shop.database.query(
      `update public.email_messages set created_at = now() - interval '2 minutes' where data ->> 'orderId' = $1`,
      [order],
    );
    expect((await shop.call('admin', 'POST', 'rpc/admin_resend_receipt', key)).status).toBeLessThan(300);
  });

  it('keeps who paid, when its receiver is deleted', async () => {
    const { giver, receiver, order, pay, refund } = newGift();
    await pay();
    await shop.call('admin', 'POST', 'rpc/admin_delete_person', {
      address: receiver,
      typed_address: receiver,
    });
    await refund();
    expect(await row(order)).toMatchObject({ payer: giver, license: 'revoked' });
    const stored = await shop.database.query(
      'select * from public.webhook_events where order_keys @> array[$1::text]',
      [order],
    );
    expect(JSON.stringify(stored)).not.toContain(receiver);
    expect(await mails(order)).toEqual(['gift-receipt to giver', 'refund to giver']);
  });

  it('follows the account of the person who paid to a new address', async () => {
    const { giver, order, pay, refund } = newGift();
    const id = await shop.signUp(giver);
    await shop.signIn(giver);
    await pay();
    const address = newEmail('moved');
    await shop.database.query('update auth.users set email = $1 where id = $2', [address, id]);
    await refund();
    expect(await row(order)).toMatchObject({ payer: address });
    expect(await mails(order)).toContain('refund to moved');
    const token = await signInByMail(shop, address);
    const exported = await shop.callWith(token, 'POST', 'rpc/export_my_data', {});
    expect(exported.body).toMatchObject({ giftsPaid: [{ orderId: order, status: 'refunded' }] });
  });
});
