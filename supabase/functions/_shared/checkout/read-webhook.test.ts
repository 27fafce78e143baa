import { describe, expect, it } from 'vitest';
import type { CheckoutProvider } from '../contracts/buy-link.ts';
import { bytesOf, editFixture, fakeFetch, loadFixture } from './__fixtures__/fixtures.ts';
import { apiThatKnows, fetchFrom } from './__fixtures__/provider-api.ts';
import { readCheckoutWebhook, type WebhookContext } from './read-webhook.ts';
import { signLemonSqueezy, signPaddle, signStandardWebhook, signStripe } from './signing.ts';

const now = new Date('2026-11-20T19:40:00Z');
const secret = 'a secret of the tests';
const textOf = (name: string) => new TextDecoder().decode(loadFixture(name));

interface Sender {
  readonly provider: CheckoutProvider;
  readonly fixture: string;
  readonly path: string;
  readonly sign: (body: Uint8Array) => Promise<Record<string, string>>;
}

const senders: readonly Sender[] = [
  {
    provider: 'sandbox',
    fixture: 'sandbox/order-paid.json',
    path: '/checkout-webhook/sandbox',
    sign: (body) => signStandardWebhook({ id: 'msg_1', body, secret, at: now }),
  },
  {
    provider: 'stripe',
    fixture: 'stripe/checkout-session-completed.json',
    path: '/functions/v1/checkout-webhook/stripe',
    sign: (body) => signStripe({ body, secret, at: now }),
  },
  {
    provider: 'lemonsqueezy',
    fixture: 'lemonsqueezy/order-created.json',
    path: '/checkout-webhook',
    sign: (body) => signLemonSqueezy({ body, secret }),
  },
  {
    provider: 'paddle',
    fixture: 'paddle/transaction-completed.json',
    path: '/checkout-webhook/paddle',
    sign: (body) => signPaddle({ body, secret, at: now }),
  },
  {
    provider: 'gumroad',
    fixture: 'gumroad/sale.form',
    path: `/checkout-webhook/gumroad/${encodeURIComponent(secret)}`,
    sign: () => Promise.resolve({ 'content-type': 'application/x-www-form-urlencoded' }),
  },
];

async function read(
  sender: Sender,
  overrides: Partial<WebhookContext> & { body?: Uint8Array; path?: string } = {},
) {
  const rawBody = overrides.body ?? loadFixture(sender.fixture);
  const url = new URL(overrides.path ?? sender.path, 'https://shop.example');
  const request = { url, headers: new Headers(await sender.sign(rawBody)), rawBody };
  const settings = { [sender.provider]: { secret, apiKey: 'key' } };
  return readCheckoutWebhook(request, {
    settings,
    now,
    fetch: fetchFrom(apiThatKnows(sender.provider, textOf(sender.fixture))),
    ...overrides,
  });
}

describe.each(senders)('$provider from request to event', (sender) => {
  it('reads a paid order with its address', async () => {
    const reading = await read(sender);
    expect(reading).toMatchObject({
      status: 'events',
      provider: sender.provider,
      events: [{ kind: 'order.paid' }],
    });
    expect(
      reading.status === 'events' && reading.events[0]?.kind === 'order.paid' && reading.events[0].email,
    ).toMatch(/^[^A-Z@]+@[^A-Z@]+$/);
  });

  it('answers 503 without a secret and 401 to a wrong one', async () => {
    expect(await read(sender, { settings: {} })).toMatchObject({ status: 'not-configured' });
    expect(await read(sender, { settings: { [sender.provider]: { secret: ' ' } } })).toMatchObject({
      status: 'not-configured',
    });
    const wrong = { [sender.provider]: { secret: 'another', apiKey: 'key' } };
    expect(await read(sender, { settings: wrong })).toMatchObject({ status: 'invalid' });
  });

  it('answers 400 to a signed body that is none', async () => {
    expect(await read(sender, { body: bytesOf('{') })).toMatchObject({
      status: 'bad-payload',
    });
    expect(await read(sender, { body: new Uint8Array() })).toMatchObject({
      status: 'bad-payload',
    });
  });
});

describe('readCheckoutWebhook', () => {
  const [sandbox, stripe, , paddle, gumroad] = senders as [Sender, Sender, Sender, Sender, Sender];

  it('names the field of a bad payload', async () => {
    const body = editFixture('stripe/checkout-session-completed.json', 'data.object.amount_total', -1);
    expect(await read(stripe, { body })).toMatchObject({
      status: 'bad-payload',
      field: 'data.object.amount_total',
    });
  });

  it('answers 401 to an old message', async () => {
    expect(await read(sandbox, { now: new Date(now.getTime() + 301_000) })).toMatchObject({
      status: 'stale',
    });
  });

  it('answers 404 for an unknown provider', async () => {
    expect(await read(stripe, { path: '/checkout-webhook/paypal' })).toEqual({
      status: 'unknown-provider',
    });
  });

  it('answers 503 while the provider cannot confirm, and 422 when it never will', async () => {
    const down = fakeFetch(502, '').fetch;
    expect(await read(paddle, { fetch: down })).toMatchObject({ status: 'lookup-failed', httpStatus: 503 });
    expect(await read(gumroad, { fetch: down })).toMatchObject({ status: 'lookup-failed', httpStatus: 503 });
    const unknown = fakeFetch(200, { success: false }).fetch;
    expect(await read(gumroad, { fetch: unknown })).toMatchObject({ code: 'not-found', httpStatus: 422 });
  });

  it('grants nothing on a ping with the right token alone', async () => {
    const settings = { gumroad: { secret, apiKey: null } };
    expect(await read(gumroad, { settings })).toMatchObject({ code: 'not-configured', httpStatus: 503 });
  });

  it('does not take one provider’s signature for another’s', async () => {
    const settings = {
      paddle: { secret },
      stripe: { secret },
      lemonsqueezy: { secret },
      sandbox: { secret },
    };
    for (const sender of senders.slice(0, 4)) {
      for (const other of senders.slice(0, 4)) {
        if (other === sender) continue;
        const path = `/checkout-webhook/${other.provider}`;
        expect(await read(sender, { path, settings })).toMatchObject({
          status: 'invalid',
          provider: other.provider,
        });
      }
    }
  });
});
