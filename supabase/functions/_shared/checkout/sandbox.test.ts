import { describe, expect, it } from 'vitest';
import { bytesOf, editFixture, loadFixture } from './__fixtures__/fixtures.ts';
import { checkoutEventSchema } from './checkout-event.ts';
import { sandboxAdapter, type SandboxWebhook, sandboxWebhookSchema } from './sandbox.ts';

const headers = new Headers({ 'webhook-id': 'msg_42' });

const order = {
  provider: 'sandbox',
  eventId: 'msg_42',
  orderId: 'ord_7f3a91c2',
  orderAliases: [],
  testMode: false,
  email: 'dana@lakesidedental.example',
  customerName: 'Dana Lindqvist',
  customerRef: null,
  currency: 'USD',
  amountCents: 9720,
  coupon: 'STATE10',
  utm: { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'mn-2026' },
  items: [
    { providerProductId: 'mn-paid-leave', amountCents: 7110, quantity: 1, discountCents: 790 },
    { providerProductId: 'micro-templates', amountCents: 2610, quantity: 1, discountCents: 290 },
  ],
  disputeId: null,
};

describe('sandbox', () => {
  it('reads a paid order with its order bump', () => {
    const events = sandboxAdapter.toEvents(loadFixture('sandbox/order-paid.json'), headers);
    expect(events).toEqual([
      {
        ...order,
        kind: 'order.paid',
        eventType: 'order.paid',
        occurredAt: '2026-11-20T15:04:05.000Z',
        refund: null,
      },
    ]);
    expect(events.map((event) => checkoutEventSchema.parse(event))).toEqual(events);
  });

  it.each([
    [
      'partial',
      '2026-11-21T09:00:00.000Z',
      { refundId: 'rfd_1', amountCents: 2610, refundedTotalCents: 2610, full: false },
    ],
    [
      'full',
      '2026-11-22T09:00:00.000Z',
      { refundId: 'rfd_2', amountCents: 7110, refundedTotalCents: 9720, full: true },
    ],
  ])('reads a %s refund', (name, occurredAt, refund) => {
    expect(sandboxAdapter.toEvents(loadFixture(`sandbox/order-refunded-${name}.json`), headers)).toEqual([
      { ...order, kind: 'order.refunded', eventType: 'order.refunded', occurredAt, refund },
    ]);
  });

  it('ignores other types', () => {
    const body = editFixture('sandbox/order-paid.json', 'type', 'product.updated');
    expect(sandboxAdapter.toEvents(body, headers)).toMatchObject([
      { kind: 'ignored', eventType: 'product.updated' },
    ]);
  });

  it('has a schema in which the sandbox checkout can write an order in short', () => {
    const webhook: SandboxWebhook = {
      type: 'order.paid',
      timestamp: '2026-11-20T15:04:05Z',
      data: {
        id: 'ord_1',
        created_at: '2026-11-20T15:04:05Z',
        customer: { email: 'a@example.com' },
        currency: 'USD',
        amount_total: 2900,
        items: [{ product_id: 'micro-templates', amount: 2900 }],
      },
    };
    expect(sandboxWebhookSchema.safeParse(webhook).success).toBe(true);
    expect(sandboxAdapter.toEvents(bytesOf(JSON.stringify(webhook)), headers)).toMatchObject([
      {
        kind: 'order.paid',
        items: [{ providerProductId: 'micro-templates', quantity: 1 }],
        coupon: null,
        utm: {},
      },
    ]);
  });

  it('has nothing to ask', async () => {
    const events = sandboxAdapter.toEvents(loadFixture('sandbox/order-paid.json'), headers);
    const fetch = () => Promise.reject(new Error('No request expected'));
    expect(await sandboxAdapter.complete(events, { fetch, apiKey: null })).toEqual(events);
  });
});
