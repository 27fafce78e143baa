import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkoutProviders, type CheckoutProvider, providerName } from '../contracts/buy-link.ts';
import { bytesOf, loadFixture } from './__fixtures__/fixtures.ts';
import { apiThatKnows, fetchFrom } from './__fixtures__/provider-api.ts';
import type { CheckoutEvent } from './checkout-event.ts';
import { eventTable } from './event-table.ts';
import { projectOrder } from './order-projection.ts';
import { readCheckoutWebhook } from './read-webhook.ts';
import { signLemonSqueezy, signPaddle, signStandardWebhook, signStripe } from './signing.ts';

const secret = `whsec_${btoa('a secret of thirty-two characters')}`;
const now = new Date('2026-11-27T00:00:00Z');
const textOf = (name: string) => new TextDecoder().decode(loadFixture(name));

/** The message of a type that moves money; every other type needs only its envelope. */
const fixtures: Readonly<Record<string, string>> = {
  'checkout.session.completed': 'stripe/checkout-session-completed.json',
  'checkout.session.async_payment_succeeded': 'stripe/async-payment-succeeded.json',
  'checkout.session.async_payment_failed': 'stripe/checkout-session-unpaid.json',
  'charge.refunded': 'stripe/charge-refunded-partial.json',
  'refund.created': 'stripe/refund-created-partial.json',
  'refund.updated': 'stripe/refund-created-partial.json',
  'charge.refund.updated': 'stripe/refund-created-partial.json',
  'refund.failed': 'stripe/refund-created-rest.json',
  'charge.dispute.created': 'stripe/dispute-created.json',
  'charge.dispute.updated': 'stripe/dispute-created.json',
  'charge.dispute.funds_withdrawn': 'stripe/dispute-created.json',
  'charge.dispute.funds_reinstated': 'stripe/dispute-closed-won.json',
  'charge.dispute.closed': 'stripe/dispute-closed-won.json',
  order_created: 'lemonsqueezy/order-created.json',
  order_refunded: 'lemonsqueezy/order-refunded-partial.json',
  'transaction.completed': 'paddle/transaction-completed.json',
  'adjustment.created': 'paddle/adjustment-refund-partial.json',
  'adjustment.updated': 'paddle/adjustment-refund-full.json',
  sale: 'gumroad/sale.form',
  refund: 'gumroad/refund-full.form',
  dispute: 'gumroad/dispute.form',
  dispute_won: 'gumroad/dispute-won.form',
  'order.paid': 'sandbox/order-paid.json',
  'order.refunded': 'sandbox/order-refunded-partial.json',
  'refund.reversed': 'sandbox/order-refunded-partial.json',
  'payment.pending': 'sandbox/order-paid.json',
  'payment.failed': 'sandbox/order-paid.json',
};

type Fields = Record<string, unknown>;

function bodyOf(provider: CheckoutProvider, type: string): string {
  const fallback = {
    stripe: 'charge.refunded',
    lemonsqueezy: 'order_created',
    paddle: 'transaction.completed',
  };
  const kept = fixtures[type] ?? fixtures[fallback[provider as keyof typeof fallback]] ?? '';
  if (provider === 'gumroad') {
    const form = new URLSearchParams(textOf(fixtures[type] ?? 'gumroad/sale.form'));
    form.set('resource_name', type);
    return form.toString();
  }
  const message = JSON.parse(textOf(kept === '' ? 'sandbox/order-paid.json' : kept)) as Fields;
  if (provider === 'lemonsqueezy') {
    return JSON.stringify({ ...message, meta: { ...(message['meta'] as Fields), event_name: type } });
  }
  if (type === 'transaction.updated' || type === 'transaction.payment_failed') {
    const status = type === 'transaction.updated' ? 'pending_no_action_required' : 'error';
    const payments = [{ status, method_details: { type: 'wire_transfer' } }];
    const data = { ...(message['data'] as Fields), id: 'txn_slow', status: 'billed', payments };
    return JSON.stringify({ ...message, event_type: type, event_id: `evt_${type}`, data });
  }
  if (provider === 'paddle') return JSON.stringify({ ...message, event_type: type, event_id: `evt_${type}` });
  if (type === 'refund.failed') {
    const data = message['data'] as { object: Fields };
    return JSON.stringify({
      ...message,
      id: type,
      type,
      data: { object: { ...data.object, status: 'failed' } },
    });
  }
  return JSON.stringify({ ...message, id: `evt_${type}`, type });
}

async function headersFor(provider: CheckoutProvider, id: string, body: string): Promise<Headers> {
  const message = { body, secret, at: now };
  switch (provider) {
    case 'stripe':
      return new Headers(await signStripe(message));
    case 'lemonsqueezy':
      return new Headers(await signLemonSqueezy(message));
    case 'paddle':
      return new Headers(await signPaddle(message));
    case 'sandbox':
      return new Headers(await signStandardWebhook({ ...message, id }));
    case 'gumroad':
      return new Headers();
  }
}

async function deliver(provider: CheckoutProvider, type: string): Promise<CheckoutEvent[]> {
  const body = bodyOf(provider, type);
  const token = provider === 'gumroad' ? `/${secret}` : '';
  const reading = await readCheckoutWebhook(
    {
      url: new URL(`https://shop.example/checkout-webhook/${provider}${token}`),
      headers: await headersFor(provider, `msg_${type.replace('.', '_')}`, body),
      rawBody: bytesOf(body),
    },
    {
      settings: { [provider]: { secret, apiKey: 'key' } },
      now,
      fetch: fetchFrom(apiThatKnows(provider, body)),
    },
  );
  expect(reading, `${provider} ${type}`).toMatchObject({ status: 'events' });
  return reading.status === 'events' ? reading.events : [];
}

const rows = checkoutProviders.flatMap((provider) =>
  eventTable[provider].flatMap(({ types, does }) => types.map((type) => [provider, type, does] as const)),
);
const told = {
  books: /^order\.paid$/,
  reverses: /^(order\.refunded|refund\.reversed|dispute\.)/,
  tells: /^payment\.(pending|failed)$/,
  ignored: /^ignored$/,
};

describe('the table of payment events', () => {
  it.each(rows)('%s %s: %s', async (provider, type, does) => {
    const kinds = (await deliver(provider, type)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => told[does].test(kind))).not.toEqual([]);
    if (does === 'ignored') expect(kinds).toEqual(['ignored']);
  });

  it.each(checkoutProviders)('%s: one end whatever the order, once and twice', async (provider) => {
    const types = rows.filter(([name]) => name === provider).map(([, type]) => type);
    const events = (await Promise.all(types.map((type) => deliver(provider, type)))).flat();
    const end = projectOrder(events);
    expect(end.status).not.toBe('unpaid');
    for (let turn = 0; turn < events.length; turn += 1) {
      const turned = [...events.slice(turn), ...events.slice(0, turn)];
      expect(projectOrder(turned)).toEqual(end);
      expect(projectOrder([...turned].reverse())).toEqual(end);
      expect(projectOrder([...turned, ...turned])).toEqual(end);
    }
  });

  it.each(checkoutProviders)('%s: has no type twice', (provider) => {
    const types = eventTable[provider].flatMap((row) => row.types);
    expect(new Set(types).size).toBe(types.length);
  });

  it.each(checkoutProviders)('docs/payment-events.md shows the rows of %s', (provider) => {
    const page = readFileSync(new URL('../../../../docs/payment-events.md', import.meta.url), 'utf8');
    const part = page.split(`## ${providerName(provider)}\n`)[1]?.split('\n## ')[0] ?? '';
    const cells = part
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    expect(cells).toEqual(
      eventTable[provider].map(({ types, does, what }) => [
        types.map((type) => `\`${type}\``).join(', '),
        does,
        what,
      ]),
    );
  });
});
