import { describe, expect, it } from 'vitest';
import { editFixture, loadFixture } from './__fixtures__/fixtures.ts';
import { projectOrder } from './order-projection.ts';
import { lemonSqueezyAdapter } from './lemonsqueezy.ts';

const headers = new Headers();
const read = (name: string) =>
  lemonSqueezyAdapter.toEvents(loadFixture(`lemonsqueezy/${name}.json`), headers);
const edit = (name: string, field: string, value: unknown) =>
  lemonSqueezyAdapter.toEvents(editFixture(`lemonsqueezy/${name}.json`, field, value), headers);

const order = {
  provider: 'lemonsqueezy',
  orderId: '2839104',
  orderAliases: ['104e18a2-d755-4d4b-80c4-a6c1dcbe1c10'],
  testMode: false,
  email: 'ben.carter@example.com',
  customerName: 'Ben Carter',
  customerRef: '3049812',
  currency: 'USD',
  amountCents: 8465,
  tax: { cents: 545, isIncluded: false },
  coupon: 'SAVE20',
  utm: { utm_source: 'bing', utm_campaign: 'core hr', ref: 'partner-7' },
  items: [
    {
      providerProductId: '190251',
      otherIds: ['250412'],
      amountCents: 9900,
      quantity: 1,
      discountCents: 1980,
    },
  ],
  disputeId: null,
};

describe('lemonsqueezy', () => {
  it('reads a paid order', () => {
    expect(read('order-created')).toEqual([
      {
        ...order,
        kind: 'order.paid',
        eventId: 'order_created:2839104:2026-11-20T16:20:31.000Z',
        eventType: 'order_created',
        occurredAt: '2026-11-20T16:20:30.000Z',
        refund: null,
      },
    ]);
  });

  it.each([
    ['partial', '2026-11-23T10:00:00.000Z', 3000, false],
    ['full', '2026-11-24T10:00:00.000Z', 8465, true],
  ])('reads a %s refund, which has the same event name', (name, at, refundedTotalCents, full) => {
    expect(read(`order-refunded-${name}`)).toEqual([
      {
        ...order,
        kind: 'order.refunded',
        eventId: `order_refunded:2839104:${at}:${refundedTotalCents}`,
        eventType: 'order_refunded',
        occurredAt: at,
        refund: { refundId: null, amountCents: null, refundedTotalCents, full },
      },
    ]);
  });

  it.each([
    [{ refunded: true, refunded_amount: 3000, status: 'paid' }, false],
    [{ refunded: true, refunded_amount: 8465, status: 'paid' }, true],
    [{ refunded: true, refunded_amount: 7920, status: 'refunded' }, true],
    [{ refunded: true, status: 'refunded' }, true],
    [{ refunded: true, status: 'partial_refund' }, false],
    [{ refunded: true, status: 'paid' }, true],
    [{ refunded: false, status: 'paid' }, false],
  ])('decides by status and amount whether a refund is full: %j', (attributes, full) => {
    const base = JSON.parse(
      new TextDecoder().decode(loadFixture('lemonsqueezy/order-refunded-full.json')),
    ) as {
      data: { attributes: Record<string, unknown> };
    };
    const all = { ...base.data.attributes, refunded_amount: undefined, ...attributes };
    expect(edit('order-refunded-full', 'data.attributes', all)).toMatchObject([{ refund: { full } }]);
  });

  it('keeps two partial refunds within one second apart', () => {
    const [first] = read('order-refunded-partial');
    const [second] = edit('order-refunded-partial', 'data.attributes.refunded_amount', 4000);
    expect(second?.eventId).not.toBe(first?.eventId);
    expect(projectOrder([...read('order-created'), first!, second!])).toMatchObject({
      status: 'partially_refunded',
      refundedCents: 4000,
      licenseActive: true,
    });
  });

  it('closes the license with the full refund', () => {
    const names = ['order-refunded-full', 'order-created', 'order-refunded-partial'];
    expect(projectOrder(names.flatMap(read))).toMatchObject({ status: 'refunded', licenseActive: false });
  });

  it.each([
    ['pending', 'payment.pending'],
    ['failed', 'payment.failed'],
    ['fraudulent', 'ignored'],
  ])('does not grant an order that is %s', (status, kind) => {
    expect(edit('order-created', 'data.attributes.status', status)).toMatchObject([{ kind }]);
  });

  it('recognizes test mode, takes numbers as ids and accepts an empty list as custom data', () => {
    expect(edit('order-created', 'data.attributes.test_mode', true)).toMatchObject([{ testMode: true }]);
    expect(edit('order-created', 'data.id', 2839104)).toMatchObject([{ orderId: '2839104' }]);
    expect(edit('order-created', 'meta.custom_data', undefined)).toMatchObject([{ utm: {}, coupon: null }]);
    expect(edit('order-created', 'meta.custom_data', [])).toMatchObject([{ utm: {}, coupon: null }]);
    expect(edit('order-created', 'data.attributes.discount_total', 0)).toMatchObject([{ coupon: null }]);
  });

  it('leaves the items empty when the order names none, so that it is set aside', () => {
    expect(edit('order-created', 'data.attributes.first_order_item', null)).toMatchObject([{ items: [] }]);
  });

  it('ignores other events', () => {
    expect(edit('order-created', 'meta.event_name', 'license_key_created')).toMatchObject([
      { kind: 'ignored', eventType: 'license_key_created' },
    ]);
  });
});
