import { describe, expect, it } from 'vitest';
import { bytesOf, loadFixture } from './__fixtures__/fixtures.ts';
import { gumroadAdapter } from './gumroad.ts';
import { orderKeys, type OrderEvent } from './checkout-event.ts';

type Sale = Readonly<Record<string, unknown>>;

const headers = new Headers();
const answer = JSON.parse(new TextDecoder().decode(loadFixture('gumroad/sale-answer.json'))) as {
  sale: Sale;
};

const gift = { gifter_email: 'gina@example.com', giftee_email: 'rob@example.com' };
const given: Sale = {
  ...answer.sale,
  ...gift,
  id: 'given',
  purchase_email: 'Gina@Example.com',
  full_name: 'Gina Giver',
  is_gift_sender_purchase: true,
  is_gift_receiver_purchase: false,
};
const received: Sale = {
  ...answer.sale,
  ...gift,
  id: 'received',
  purchase_email: 'Rob@Example.com',
  full_name: 'Rob Receiver',
  price: 0,
  offer_code: null,
  created_at: '2026-11-20T19:38:58Z',
  is_gift_sender_purchase: false,
  is_gift_receiver_purchase: true,
};

/** Gumroad's API: it shows every sale by its id, and lists those of givers alone, ten to a page. */
function gumroad(sales: readonly Sale[], pageLength = 10) {
  const asked: URL[] = [];
  const fetch = (address: string) => {
    const url = new URL(address);
    asked.push(url);
    const id = decodeURIComponent(url.pathname.split('/').at(-1) ?? '');
    const sale = sales.find((known) => known['id'] === id);
    const start = Number(url.searchParams.get('page_key') ?? 0);
    const listed = sales.filter(
      (known) =>
        known['is_gift_receiver_purchase'] !== true &&
        (!url.searchParams.has('email') ||
          String(known['purchase_email']).toLowerCase() === url.searchParams.get('email')),
    );
    const page = listed.slice(start, start + pageLength);
    const more = start + pageLength < listed.length ? { next_page_key: String(start + pageLength) } : {};
    const body = id === 'sales' ? { success: true, sales: page, ...more } : { success: true, sale };
    return Promise.resolve(Response.json(body));
  };
  return { fetch, apiKey: 'key', asked };
}

function ping(saleId: string, fields: Readonly<Record<string, string>> = {}) {
  const form = new URLSearchParams(new TextDecoder().decode(loadFixture('gumroad/sale.form')));
  for (const [name, value] of Object.entries({ sale_id: saleId, offer_code: '', full_name: '', ...fields })) {
    form.set(name, value);
  }
  return gumroadAdapter.toEvents(bytesOf(form.toString()), headers);
}

const receiverPing = () =>
  ping('received', {
    email: 'rob@example.com',
    price: '0',
    gift_price: '2610',
    gifter_email: 'gina@example.com',
    is_gift_receiver_purchase: 'true',
  });

describe('a gift at Gumroad', () => {
  it('is one order of the receiver, paid by the giver, whichever sale tells of it', async () => {
    const ofReceiver = await gumroadAdapter.complete(receiverPing(), gumroad([given, received]));
    const ofGiver = await gumroadAdapter.complete(ping('given'), gumroad([given, received]));
    expect(ofReceiver).toMatchObject([
      {
        kind: 'order.paid',
        eventId: 'given:sale',
        orderId: 'given',
        orderAliases: ['received'],
        email: 'rob@example.com',
        payerEmail: 'gina@example.com',
        customerName: 'Rob Receiver',
        amountCents: 2610,
        coupon: 'STATE10',
        items: [{ amountCents: 2610, quantity: 1 }],
      },
    ]);
    expect(ofGiver).toMatchObject([
      {
        eventId: 'given:sale',
        orderId: 'given',
        email: 'rob@example.com',
        payerEmail: 'gina@example.com',
        customerName: null,
        amountCents: 2610,
      },
    ]);
    expect(orderKeys(ofGiver[0] as OrderEvent)).toEqual(['given']);
  });

  it('is closed by a refund or a dispute of the giver’s payment', async () => {
    for (const state of [{ refunded: true }, { disputed: true }]) {
      const paid = { ...given, ...state };
      const events = await gumroadAdapter.complete(
        receiverPing(),
        gumroad([paid, { ...received, ...state }]),
      );
      expect(events.map(({ kind, eventId }) => [kind, eventId])).toEqual([
        ['order.paid', 'given:sale'],
        'refunded' in state ? ['order.refunded', 'given:refund:full'] : ['dispute.opened', 'given:dispute'],
      ]);
    }
  });

  it('is found among the giver’s other sales: other people, other products, other days', async () => {
    const others = [
      { ...given, id: 'own', is_gift_sender_purchase: false },
      { ...given, id: 'to-another', giftee_email: 'rae@example.com' },
      { ...given, id: 'another-product', product_id: 'other' },
      { ...given, id: 'earlier', created_at: '2026-11-20T08:00:00Z' },
    ];
    const shop = gumroad([...others, given, received], 2);
    expect(await gumroadAdapter.complete(receiverPing(), shop)).toMatchObject([{ orderId: 'given' }]);
    const list = shop.asked.find(({ pathname }) => pathname.endsWith('/sales'));
    expect(Object.fromEntries(list?.searchParams ?? [])).toMatchObject({
      email: 'gina@example.com',
      after: '2026-11-19',
      before: '2026-11-22',
    });
  });

  it('grants nothing before Gumroad shows the payment, and after an hour the owner hears of it', async () => {
    const now = { ...received, created_at: new Date().toISOString() };
    await expect(gumroadAdapter.complete(receiverPing(), gumroad([now]))).rejects.toMatchObject({
      code: 'unconfirmed',
      retryable: true,
    });
    await expect(gumroadAdapter.complete(receiverPing(), gumroad([received]))).rejects.toMatchObject({
      code: 'not-found',
      retryable: false,
    });
  });

  const nobody = { gifter_email: null, giftee_email: null };
  const ofReceiver = { orderId: 'given', eventId: 'given:sale', email: 'rob@example.com' };
  // Field case c03: the API names one side, the other one, or neither, and the message may name the giver.
  it.each([
    ['neither side', { ...given, ...nobody }, { ...received, ...nobody }],
    ['the receiver alone', { ...given, gifter_email: null }, { ...received, ...nobody }],
    ['the giver alone', { ...given, ...nobody }, { ...received, giftee_email: null }],
    ['each side at the other’s sale', { ...given, gifter_email: null }, { ...received, giftee_email: null }],
    [
      'no address of the receiver',
      { ...given, ...nobody },
      { ...received, ...nobody, purchase_email: null, email: null },
    ],
  ])('goes to the receiver where Gumroad names %s', async (_what, paid, got) => {
    const shop = gumroad([paid, got]);
    expect(await gumroadAdapter.complete(receiverPing(), shop)).toMatchObject([
      { ...ofReceiver, payerEmail: 'gina@example.com', amountCents: 2610 },
    ]);
    const silent = ping('received', { email: 'rob@example.com', price: '0' });
    const within = gumroad([
      { ...given, ...nobody },
      { ...received, ...nobody },
    ]);
    expect(await gumroadAdapter.complete(silent, within)).toMatchObject([ofReceiver]);
  });

  it('is not taken for another gift of those days where nobody names the giver', async () => {
    const silent = () => ping('received', { email: 'rob@example.com', price: '0' });
    const other = { ...given, ...nobody, created_at: '2026-11-20T20:38:58Z' };
    await expect(
      gumroadAdapter.complete(silent(), gumroad([other, { ...received, ...nobody }])),
    ).rejects.toMatchObject({ code: 'not-found' });
  });

  it('waits for the owner where nobody names the receiver, and is closed by a refund all the same', async () => {
    const paid = { ...given, giftee_email: null };
    const now = { ...paid, created_at: new Date().toISOString() };
    expect(await gumroadAdapter.complete(ping('given'), gumroad([now]))).toMatchObject([
      { kind: 'ignored', eventId: 'given:gift-ping' },
    ]);
    expect(await gumroadAdapter.complete(ping('given'), gumroad([paid]))).toMatchObject([
      { kind: 'order.paid', eventId: 'given:gift', email: null, payerEmail: 'gina@example.com' },
    ]);
    const refunds = await gumroadAdapter.complete(
      ping('given', { resource_name: 'refund', refunded: 'true' }),
      gumroad([{ ...now, refunded: true }]),
    );
    expect(refunds).toMatchObject([{}, { kind: 'order.refunded', orderId: 'given' }]);
  });

  it('to oneself is an ordinary order', async () => {
    const self = { gifter_email: 'gina@example.com', giftee_email: 'gina@example.com' };
    const sales = [
      { ...given, ...self },
      { ...received, ...self, purchase_email: 'gina@example.com' },
    ];
    const [event] = await gumroadAdapter.complete(receiverPing(), gumroad(sales));
    expect(event).toMatchObject({ email: 'gina@example.com', orderId: 'given' });
    expect(event).not.toHaveProperty('payerEmail');
  });
});
