import { beforeAll, describe, expect, it } from 'vitest';
import { shopDay } from '../../supabase/functions/_shared/contracts/shop-day';
import { mailsTo, rowsOf, shop, tokenIn, waitForMail } from '../../scripts/support/shop';
import { send } from '../support/http';
import { permutations } from '../support/permutations';
import { waitUntil } from '../../scripts/support/wait-until';
import { callFunction, refusalOf } from './support/call-function';
import {
  buyerOf,
  deliver,
  newOrderId,
  orderMails,
  paid,
  refunded,
  setWebhookSecret,
  storedOrder,
  type Delivery,
} from './support/sandbox-webhook';

beforeAll(setWebhookSecret);

const eventsOf = (orderId: string) =>
  rowsOf<{ event_id: string; error: string | null; processed_at: string | null }>(
    `webhook_events?order_keys=cs.{${orderId}}&select=event_id,error,processed_at`,
  );

// Attack catalog: 50, 53
describe('a message that proves nothing', () => {
  const withHeader = (name: string, change: (value: string) => string): Delivery => ({
    tamper: ({ headers, body }) => ({ headers: { ...headers, [name]: change(headers[name] ?? '') }, body }),
  });
  const without = (name: string): Delivery => ({
    tamper: ({ headers, body }) => ({
      headers: Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name)),
      body,
    }),
  });
  const minutesAway = (minutes: number): Delivery => ({ at: new Date(Date.now() + minutes * 60_000) });
  const forgeries: Readonly<Record<string, Delivery>> = {
    'has no signature': without('webhook-signature'),
    'has no id': without('webhook-id'),
    'has no time': without('webhook-timestamp'),
    'has an empty signature': withHeader('webhook-signature', () => ''),
    'has a short signature': withHeader('webhook-signature', (value) => value.slice(0, -8)),
    'has a long signature': withHeader('webhook-signature', (value) => `${value}AAAA`),
    'has an unknown version': withHeader('webhook-signature', (value) => value.replace('v1,', 'v1a,')),
    'has hex for base64': withHeader('webhook-signature', (value) =>
      Buffer.from(value.slice(3), 'base64').toString('hex'),
    ),
    'has the signature of another id': withHeader('webhook-id', (value) => `${value}x`),
    'has the signature of another time': withHeader('webhook-timestamp', (value) =>
      String(Number(value) + 1),
    ),
    'has another body': { tamper: ({ headers, body }) => ({ headers, body: body.replace('9900', '9901') }) },
    'has one more space': { tamper: ({ headers, body }) => ({ headers, body: `${body} ` }) },
    'is signed with another secret': { secret: 'whsec_c29tZWJvZHkgZWxzZSdzIHNlY3JldA==' },
    'is six minutes old': minutesAway(-6),
    'is from the future': minutesAway(6),
  };

  it.each(Object.entries(forgeries))('%s: refused, and nothing is kept', async (_what, forgery) => {
    const orderId = newOrderId();
    const answer = await deliver(paid(orderId), forgery);
    expect(answer.status).toBe(401);
    expect(answer.text).not.toContain(orderId);
    expect(await eventsOf(orderId)).toEqual([]);
    expect(await storedOrder(orderId)).toEqual([]);
  });

  // Attack catalog: 58
  it('is refused for a provider without a secret, as a fault of the shop', async () => {
    const answer = await callFunction('checkout-webhook/lemonsqueezy', {
      key: null,
      json: { meta: { event_name: 'order_created' } },
      headers: { 'x-signature': 'a'.repeat(64) },
    });
    expect(answer.status).toBe(503);
    expect(refusalOf(answer).code).toBe('not_configured');
  });
});

// Attack catalog: 52
it('makes one purchase, one license and one mail of the same message a hundred times at once', async () => {
  const orderId = newOrderId();
  const order = paid(orderId);
  const id = `evt_${orderId}`;
  const answers = await Promise.all(Array.from({ length: 100 }, () => deliver(order, { id })));
  expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
  const [purchase, ...others] = await storedOrder(orderId);
  expect(others).toEqual([]);
  expect(purchase).toMatchObject({ status: 'paid', amount_cents: 9900, license: { status: 'active' } });
  expect(await eventsOf(orderId)).toHaveLength(1);
  await waitForMail(buyerOf(order), /receipt/i);
  expect(await orderMails(buyerOf(order))).toEqual(['receipt']);
  expect(await mailsTo(buyerOf(order))).toHaveLength(1);
});

// The short tier has the orders of arrival in tests/database/order-returns.test.ts.
it(
  'ends in one state whatever the order of paid, partial refund, refund and a paid told twice',
  { tags: ['full'] },
  async () => {
    const arrivals = permutations([0, 1, 2, 3]);
    const emails: string[] = [];
    for (const arrival of arrivals) {
      const orderId = newOrderId();
      const order = paid(orderId);
      const story = [
        { id: `${orderId}-1`, event: order },
        { id: `${orderId}-2`, event: { ...order, timestamp: '2026-11-21T10:01:00.000Z' } },
        { id: `${orderId}-3`, event: refunded(order, 4000, 4000, 2) },
        { id: `${orderId}-4`, event: refunded(order, 5900, 9900, 3) },
      ];
      // The first to come is repeated at the end, as a provider does that has not heard our answer.
      for (const index of [...arrival, arrival[0]!]) {
        const { id, event } = story[index]!;
        expect((await deliver(event, { id })).status).toBe(200);
      }
      expect(await storedOrder(orderId), `arrival ${arrival.join(' ')}`).toMatchObject([
        { status: 'refunded', amount_cents: 9900, refunded_cents: 9900, license: { status: 'revoked' } },
      ]);
      emails.push(buyerOf(order));
    }
    for (const email of emails) {
      expect(await orderMails(email)).toEqual(['receipt', 'refund']);
    }
  },
);

it('keeps the license after a partial refund', async () => {
  const orderId = newOrderId();
  const order = paid(orderId);
  await deliver(order);
  await deliver(refunded(order, 4000, 4000, 1));
  expect(await storedOrder(orderId)).toMatchObject([
    { status: 'partially_refunded', refunded_cents: 4000, license: { status: 'active' } },
  ]);
});

// Attack catalog: 55
it.each([
  ['data.amount_total', { amount_total: -1 }],
  ['data.amount_total', { amount_total: 99.5 }],
  ['data.amount_total', { amount_total: '9900' }],
  ['data.amount_total', { amount_total: 1e12 }],
  ['data.currency', { currency: 'dollars' }],
  ['data.id', { id: 'an id with spaces' }],
  ['data.items', { items: [] }],
  ['data.items.0.quantity', { items: [{ product_id: 'core-hr', name: 'x', amount: 1, quantity: 0 }] }],
  ['data.customer.email', { customer: { email: 'a@b@c', name: null } }],
])(
  'names %s when a signed message breaks its contract, keeps it and grants nothing',
  async (field, change) => {
    const orderId = newOrderId();
    const event = paid(orderId, { note: orderId, ...change });
    const answer = await deliver(event);
    expect(answer.status).toBe(400);
    expect(refusalOf(answer)).toMatchObject({ code: 'invalid_field', field });
    expect(await storedOrder(orderId)).toEqual([]);
    const kept = await rowsOf<{ error: string }>(
      `webhook_events?kind=eq.unreadable&payload=like.*${orderId}*&select=error`,
    );
    expect(kept).toEqual([{ error: `The field ${field} is missing or wrong.` }]);
  },
);

it('alerts the owner once a day for each reason why messages cannot be read', async () => {
  for (const name of ['first', 'second']) {
    expect((await deliver(paid(newOrderId(), { note: name, currency: 'dollars' }))).status).toBe(400);
  }
  const alerts = await rowsOf<{ created_at: string; data: { message: string } }>(
    `email_messages?template=eq.owner-alert&to=eq.${shop.owner.email}&select=created_at,data`,
  );
  const days = alerts
    .filter(({ data }) => data.message.includes('The field data.currency is missing or wrong.'))
    .map(({ created_at }) => shopDay(created_at, 'America/Chicago'));
  expect(days).not.toEqual([]);
  expect(new Set(days).size).toBe(days.length);
});

// Attack catalog: 55
it.each([
  ['an unknown product', { items: [{ product_id: 'nope', name: 'Nope', amount: 9900 }] }, /Unknown product/],
  ['a cent', { amount_total: 1 }, /below the lowest price/],
  ['another currency', { currency: 'EUR' }, /Unexpected currency/],
  ['no address', { customer: { email: null, name: null } }, /no email address/],
])('keeps an order with %s aside and tells the owner', async (_what, change, reason) => {
  const orderId = newOrderId();
  const answer = await deliver(paid(orderId, change));
  expect(answer.json()).toMatchObject({ received: true, results: ['held'] });
  expect(await storedOrder(orderId)).toEqual([]);
  const [event] = await eventsOf(orderId);
  expect(event?.error).toMatch(reason);
  expect(event?.processed_at).toBeNull();
  await waitUntil('the owner is told', async () => {
    const told = await rowsOf<{ data: { message: string } }>(
      `email_messages?template=eq.owner-alert&to=eq.${shop.owner.email}&select=data`,
    );
    return told.some(({ data }) => data.message.includes(orderId));
  });
});

// Attack catalog: 65
it('sells files that a refund closes at once, also through links that are already out', async () => {
  const order = paid(newOrderId());
  const email = buyerOf(order);
  await deliver(order);
  const token = tokenIn(await waitForMail(email, /receipt/i), '/orders');
  const opened = await callFunction('open-order', { json: { token } });
  expect(opened.status).toBe(200);
  const { accessToken } = opened.json() as { accessToken: string };
  const [purchase] = await storedOrder(order.data.id);
  const ask = (license: string | undefined, access: string = accessToken) =>
    callFunction('license-download', {
      json: { license_id: license, format: 'zip' },
      headers: { 'x-order-access': access },
    });

  const stranger = paid(newOrderId());
  await deliver(stranger);
  const [ofAnotherShop] = await storedOrder(stranger.data.id);
  expect((await ask(ofAnotherShop?.license?.id)).status).toBe(404);
  expect((await ask(purchase?.license?.id, `${accessToken}x`)).status).toBeGreaterThanOrEqual(400);

  const answer = await ask(purchase?.license?.id);
  expect(answer.status).toBe(200);
  const { url } = answer.json() as { url: string };
  const file = await send(url);
  expect(file.status).toBe(200);
  expect(file.bytes.subarray(0, 2).toString()).toBe('PK');
  expect(file.headers['cache-control']).toMatch(/no-store/);
  expect(file.headers['content-disposition']).toMatch(/^attachment/);
  const altered = await send(`${url.slice(0, -3)}${url.endsWith('AAA') ? 'BBB' : 'AAA'}`);
  expect(altered.status).toBeGreaterThanOrEqual(400);

  await deliver(refunded(order, 9900, 9900, 5));
  expect((await send(url)).status).toBe(403);
  expect((await ask(purchase?.license?.id)).status).toBe(403);
});
