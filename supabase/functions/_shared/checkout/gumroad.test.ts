import { describe, expect, it } from 'vitest';
import { bytesOf, fakeFetch, loadFixture } from './__fixtures__/fixtures.ts';
import { CheckoutLookupError } from './checkout-errors.ts';
import { projectOrder } from './order-projection.ts';
import { gumroadAdapter } from './gumroad.ts';

const headers = new Headers();
const form = (name: string) => new TextDecoder().decode(loadFixture(`gumroad/${name}.form`));
const read = (name: string) => gumroadAdapter.toEvents(loadFixture(`gumroad/${name}.form`), headers);

function readWith(name: string, fields: Readonly<Record<string, string>>) {
  const data = new URLSearchParams(form(name));
  for (const [field, value] of Object.entries(fields)) data.set(field, value);
  return gumroadAdapter.toEvents(bytesOf(data.toString()), headers);
}

const answer = JSON.parse(new TextDecoder().decode(loadFixture('gumroad/sale-answer.json'))) as {
  success: true;
  sale: Record<string, unknown>;
};

/** What the shop knows after a ping, when Gumroad's API says this of the sale. */
async function confirmed(name: string, sale: Readonly<Record<string, unknown>> = {}) {
  const { fetch, calls } = fakeFetch(200, { ...answer, sale: { ...answer.sale, ...sale } });
  return { events: await gumroadAdapter.complete(read(name), { fetch, apiKey: 'token' }), calls };
}

async function failure(name: string, status: number, body: unknown): Promise<CheckoutLookupError> {
  const { fetch } = fakeFetch(status, body);
  const error: unknown = await gumroadAdapter
    .complete(read(name), { fetch, apiKey: 'token' })
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CheckoutLookupError);
  return error as CheckoutLookupError;
}

const saleId = 'FO8TXN-dvxYabdavG97Y-Q==';

describe('gumroad', () => {
  it('reads what a ping claims', () => {
    expect(read('sale')).toEqual([
      {
        kind: 'order.paid',
        provider: 'gumroad',
        eventId: `${saleId}:sale`,
        eventType: 'sale',
        occurredAt: '2026-11-20T19:38:56.000Z',
        orderId: saleId,
        orderAliases: [],
        testMode: false,
        email: 'sam@example.com',
        customerName: 'Sam Reed',
        customerRef: null,
        currency: 'USD',
        amountCents: 2610,
        coupon: 'STATE10',
        utm: { utm_source: 'facebook', utm_campaign: 'micro bundle' },
        items: [
          {
            providerProductId: '32-nPAicqbLj8B_WswVlMw==',
            otherIds: ['micro'],
            amountCents: 2610,
            quantity: 1,
          },
        ],
        refund: null,
        disputeId: null,
      },
    ]);
    expect(read('refund-full')).toMatchObject([{ kind: 'order.refunded', refund: { full: true } }]);
    expect(read('refund-partial')).toMatchObject([{ kind: 'order.refunded', refund: { full: false } }]);
    expect(read('dispute')).toMatchObject([{ kind: 'dispute.opened' }]);
    expect(read('dispute-won')).toMatchObject([{ kind: 'dispute.won' }]);
  });

  it('recognizes a seller’s own purchase', () => {
    expect(readWith('sale', { test: 'true' })).toMatchObject([{ testMode: true }]);
  });

  it('ignores what is not a separate sale', () => {
    expect(readWith('sale', { resource_name: 'cancellation' })).toMatchObject([{ kind: 'ignored' }]);
    expect(readWith('sale', { is_recurring_charge: 'true' })).toMatchObject([{ kind: 'ignored' }]);
    expect(readWith('sale', { is_preorder_authorization: 'true' })).toMatchObject([{ kind: 'ignored' }]);
  });

  it('asks Gumroad and takes the facts from the answer', async () => {
    const { events, calls } = await confirmed('sale', { price: 2000, purchase_email: 'Real@Example.com' });
    expect(events).toMatchObject([
      {
        kind: 'order.paid',
        email: 'real@example.com',
        amountCents: 2000,
        coupon: 'STATE10',
        utm: { utm_source: 'facebook' },
        items: [{ amountCents: 2000 }],
      },
    ]);
    expect(calls[0]?.url).toBe('https://api.gumroad.com/v2/sales/FO8TXN-dvxYabdavG97Y-Q%3D%3D');
    expect(calls[0]?.init).toMatchObject({ headers: { authorization: 'Bearer token' } });
  });

  it('learns of a refund or dispute from any ping about the sale', async () => {
    const { events } = await confirmed('sale', { refunded: true, disputed: true, dispute_won: true });
    expect(events.map(({ kind, eventId }) => [kind, eventId])).toEqual([
      ['order.paid', `${saleId}:sale`],
      ['order.refunded', `${saleId}:refund:full`],
      ['dispute.won', `${saleId}:dispute_won`],
    ]);
    expect(projectOrder(events)).toMatchObject({ status: 'refunded', licenseActive: false });
  });

  it('computes a partial refund from what is left, and keeps two of them apart', async () => {
    const first = await confirmed('refund-partial', {
      partially_refunded: true,
      amount_refundable_in_currency: '20',
    });
    const second = await confirmed('refund-partial', {
      partially_refunded: true,
      amount_refundable_in_currency: '5.50',
    });
    expect(first.events[1]).toMatchObject({
      eventId: `${saleId}:refund:610`,
      refund: { refundedTotalCents: 610 },
    });
    expect(projectOrder([...second.events, ...first.events])).toMatchObject({
      status: 'partially_refunded',
      refundedCents: 2060,
      licenseActive: true,
    });
    const euros = await confirmed('refund-partial', {
      partially_refunded: true,
      currency: 'eur',
      amount_refundable_in_currency: '20',
    });
    expect(euros.events[1]).toMatchObject({ refund: { refundedTotalCents: null, full: false } });
  });

  it('opens the license again when a dispute is won, though both carry the time of the sale', async () => {
    const open = await confirmed('dispute', { disputed: true });
    const won = await confirmed('dispute-won', { disputed: true, dispute_won: true });
    expect(projectOrder(open.events)).toMatchObject({ status: 'disputed', licenseActive: false });
    expect(projectOrder([...won.events, ...open.events])).toMatchObject({
      status: 'paid',
      licenseActive: true,
    });
  });

  it('grants nothing that Gumroad does not confirm', async () => {
    expect(await failure('sale', 200, { success: false, message: 'The sale was not found.' })).toMatchObject({
      code: 'not-found',
      retryable: false,
    });
    expect(await failure('refund-full', 200, answer)).toMatchObject({ code: 'unconfirmed', retryable: true });
    expect(await failure('dispute', 200, answer)).toMatchObject({ code: 'unconfirmed', retryable: true });
    for (const other of [{ product_id: 'other' }, { id: 'other' }]) {
      const mistaken = { success: true, sale: { ...answer.sale, ...other } };
      expect(await failure('sale', 200, mistaken)).toMatchObject({ code: 'mismatch', retryable: false });
    }
    const odd = { success: true, sale: { ...answer.sale, price: -1 } };
    expect(await failure('sale', 200, odd)).toMatchObject({ code: 'odd-answer', retryable: true });
  });

  it('requests nothing for what it ignores', async () => {
    const { fetch, calls } = fakeFetch(500, '');
    const ignored = readWith('sale', { resource_name: 'cancellation' });
    expect(await gumroadAdapter.complete(ignored, { fetch, apiKey: null })).toEqual(ignored);
    expect(calls).toHaveLength(0);
  });

  it('takes its token from the path or the query', async () => {
    const base = { rawBody: bytesOf(''), headers, secret: 'a token/1', now: new Date() };
    const verify = (path: string, query = '') =>
      gumroadAdapter.verify({ ...base, path, query: new URLSearchParams(query) });
    expect(await verify('/functions/v1/checkout-webhook/gumroad/a%20token%2F1')).toEqual({
      status: 'verified',
    });
    expect(await verify('/checkout-webhook/gumroad', 'token=a+token/1')).toEqual({ status: 'verified' });
    expect(await verify('/checkout-webhook/gumroad/wrong', 'token=a+token/1')).toMatchObject({
      status: 'invalid',
    });
    expect(await verify('/checkout-webhook/gumroad')).toMatchObject({ status: 'invalid' });
  });
});
