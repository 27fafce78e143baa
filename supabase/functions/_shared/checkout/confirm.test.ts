import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutProviders } from '../contracts/buy-link.ts';
import { bytesOf } from './__fixtures__/fixtures.ts';
import { apiThatKnows, type ProviderApi } from './__fixtures__/provider-api.ts';
import {
  type Fields,
  now,
  type Real,
  samples,
  secret,
  stripe,
  textOf,
  type Truth,
} from './__fixtures__/forgeries.ts';
import { projectOrder } from './order-projection.ts';
import { checkoutAdapters } from './providers.ts';
import { readCheckoutWebhook } from './read-webhook.ts';

let api: ProviderApi | 'silent' = () => ({ status: 404, body: {} });
let server: Server;
let apiBase = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    if (api === 'silent') return;
    const { status, body } = api(new URL(request.url ?? '/', 'http://provider.test').pathname);
    response.writeHead(status).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function deliver(
  provider: Real,
  body: string,
  as: ProviderApi | 'silent',
  apiKey: string | null = 'key',
) {
  api = as;
  const token = provider === 'gumroad' ? `/${encodeURIComponent(secret)}` : '';
  return readCheckoutWebhook(
    {
      url: new URL(`https://shop.example/checkout-webhook/${provider}${token}`),
      headers: new Headers(await samples[provider].sign(body)),
      rawBody: bytesOf(body),
    },
    {
      settings: { [provider]: { secret, apiKey, apiBase } },
      now,
      fetch,
      timeoutMs: as === 'silent' ? 100 : 5000,
    },
  );
}

const knowsNothing: ProviderApi = (path) =>
  path.startsWith('/sales') ? { status: 200, body: { success: false } } : { status: 404, body: {} };
const realProviders = Object.keys(samples) as Real[];
const held = (reason: RegExp) => ({
  status: 'lookup-failed',
  httpStatus: 422,
  detail: expect.stringMatching(reason) as string,
});

it('asks every provider but the shop’s own', () => {
  const silent = checkoutProviders.filter((provider) => checkoutAdapters[provider].confirm === 'has-no-api');
  expect(silent).toEqual(['sandbox']);
  expect([...realProviders, ...silent].sort()).toEqual([...checkoutProviders].sort());
});

describe.each(realProviders)('a signed message of %s, with its key', (provider) => {
  const sample = samples[provider];
  const forged = (truth: Truth, body = sample.paid) =>
    truth && deliver(provider, body, apiThatKnows(provider, truth(body)));

  it('is taken when it is right', async () => {
    const reading = await deliver(provider, sample.paid, apiThatKnows(provider, sample.paid));
    expect(reading).toMatchObject({ status: 'events', events: [{ kind: 'order.paid', provider }] });
    const refund = await deliver(provider, sample.refunded, apiThatKnows(provider, sample.refunded));
    const kinds = refund.status === 'events' ? refund.events.map(({ kind }) => kind) : [];
    expect(kinds).toContain('order.refunded');
  });

  it('holds a payment that is unknown', async () => {
    expect(await deliver(provider, sample.paid, knowsNothing)).toMatchObject(
      held(/does not know this payment/),
    );
  });

  it('holds a payment that is unpaid', async () => {
    const reading = await forged(sample.unpaid);
    if (reading) expect(reading).toMatchObject(held(/does not confirm it: .*(not completed|under way)/));
  });

  it('holds a payment that is of another amount', async () => {
    const reading =
      provider === 'gumroad'
        ? await deliver(
            provider,
            sample.paid.replace('price=2610', 'price=9900'),
            apiThatKnows(provider, sample.paid),
          )
        : await forged(sample.amount);
    expect(reading).toMatchObject(held(/The message says .*, .* says /));
  });

  it('holds a payment that is of another currency or product', async () => {
    const reading = await forged(sample.currency);
    if (reading) expect(reading).toMatchObject(held(/The message says .*, .* says .*/));
    const other =
      provider === 'gumroad'
        ? await deliver(
            provider,
            sample.paid.replace('product_id=32', 'product_id=33'),
            apiThatKnows(provider, sample.paid),
          )
        : await forged(sample.product);
    expect(other).toMatchObject(held(/another product/));
  });

  it('opens nothing for a payment that was refunded since', async () => {
    const reading = await deliver(
      provider,
      sample.paid,
      sample.afterRefund(apiThatKnows(provider, sample.paid)),
    );
    expect(reading).toMatchObject({ status: 'events' });
    const events = reading.status === 'events' ? reading.events : [];
    expect(projectOrder(events)).toMatchObject({ status: 'refunded', licenseActive: false });
  });

  it('makes no live order of a test one', async () => {
    const reading = await forged(sample.test);
    if (reading) expect(reading).toMatchObject({ status: 'events', events: [{ testMode: true }] });
  });

  it('takes the address from the provider', async () => {
    const thief = 'thief@example.com';
    const body = sample.paid.replace(
      /Maria\.Olson@lakesidedental\.example|Ben\.Carter@example\.com|Sam%40Example\.com/,
      thief,
    );
    const reading = await deliver(provider, body, apiThatKnows(provider, sample.paid));
    expect(reading).toMatchObject({ status: 'events', events: [{ kind: 'order.paid' }] });
    expect(JSON.stringify(reading)).not.toContain(thief);
  });

  it('closes nothing by a refund that is unknown', async () => {
    const reading = await deliver(
      provider,
      sample.refunded,
      provider === 'paddle' ? () => ({ status: 200, body: { data: [] } }) : knowsNothing,
    );
    expect(reading).toMatchObject(held(/does not know this/));
  });

  it('closes nothing by a refund of another amount', async () => {
    const reading =
      provider === 'gumroad'
        ? await deliver(provider, sample.refunded, apiThatKnows(provider, sample.paid))
        : await forged(sample.otherRefund, sample.refunded);
    expect(reading).toMatchObject({ status: 'lookup-failed' });
  });

  it.each([500, 503, 429, 408])('is sent again after a passing fault (%i)', async (status) => {
    for (const body of [sample.paid, sample.refunded]) {
      expect(await deliver(provider, body, () => ({ status, body: {} }))).toMatchObject({ httpStatus: 503 });
    }
  });

  it('is sent again after silence, a refused key and an odd answer', async () => {
    expect(await deliver(provider, sample.paid, 'silent')).toMatchObject({
      httpStatus: 503,
      code: 'timeout',
    });
    const refused = await deliver(provider, sample.paid, () => ({ status: 401, body: {} }));
    expect(refused).toMatchObject({ httpStatus: 503, code: 'unauthorized' });
    const odd = await deliver(provider, sample.paid, () => ({ status: 200, body: { data: 7, id: 'x' } }));
    expect(odd).toMatchObject({ httpStatus: 503, code: 'odd-answer' });
  });
});

describe('a dispute', () => {
  const opened = textOf('stripe/dispute-created.json');
  const chargeback = textOf('paddle/adjustment-chargeback.json');
  const reversed = textOf('paddle/adjustment-chargeback-reverse.json');

  it('closes nothing when the provider has none', async () => {
    expect(await deliver('stripe', opened, knowsNothing)).toMatchObject(
      held(/does not know this refund or dispute/),
    );
    const none: ProviderApi = () => ({ status: 200, body: { data: [] } });
    expect(await deliver('paddle', chargeback, none)).toMatchObject(held(/does not know/));
    const ping = textOf('gumroad/dispute.form');
    expect(
      await deliver('gumroad', ping, apiThatKnows('gumroad', textOf('gumroad/sale.form'))),
    ).toMatchObject({
      httpStatus: 503,
      code: 'unconfirmed',
    });
  });

  it('has the state of today when its message is late', async () => {
    const won = apiThatKnows('stripe', stripe({ status: 'won' })(opened));
    expect(await deliver('stripe', opened, won)).toMatchObject({ events: [{ kind: 'dispute.won' }] });
  });

  it('of two adjustments is the one that the message tells', async () => {
    const both = [chargeback, reversed].map((text) => (JSON.parse(text) as Fields)['data']);
    const list: ProviderApi = () => ({ status: 200, body: { data: both } });
    expect(await deliver('paddle', chargeback, list)).toMatchObject({ events: [{ kind: 'dispute.lost' }] });
    expect(await deliver('paddle', reversed, list)).toMatchObject({ events: [{ kind: 'dispute.won' }] });
  });
});

it('reads a Stripe message from the list of events with a key that may read nothing else', async () => {
  const { paid } = samples.stripe;
  const eventsOnly: ProviderApi = (path) =>
    path === '/v1/events/evt_1QnAbSession'
      ? { status: 200, body: JSON.parse(paid) }
      : { status: 403, body: {} };
  expect(await deliver('stripe', paid, eventsOnly)).toMatchObject({ events: [{ kind: 'order.paid' }] });
  const forged = stripe({ amount_total: 1 })(paid);
  expect(await deliver('stripe', forged, eventsOnly)).toMatchObject(held(/The message says/));
});

it('believes the signature where no key is set, but at Gumroad, which signs nothing, and Paddle, which says no address', async () => {
  for (const provider of ['stripe', 'lemonsqueezy'] as const) {
    const reading = await deliver(provider, samples[provider].paid, knowsNothing, null);
    expect(reading).toMatchObject({ status: 'events', events: [{ kind: 'order.paid' }] });
  }
});
