import { describe, expect, it } from 'vitest';
import { editFixture, loadFixture } from './__fixtures__/fixtures.ts';
import { type OrderEvent, orderKeys } from './checkout-event.ts';
import { projectOrder } from './order-projection.ts';
import { stripeAdapter } from './stripe.ts';

const headers = new Headers();
const read = (name: string) => stripeAdapter.toEvents(loadFixture(`stripe/${name}.json`), headers);
const session = 'cs_live_a1Lq8NcbZgWxTq0mC3yQWnRk6bTLjPZ4XvH1Dg5sFfUe2KoYiM';
const payment = 'pi_3QnAb2L2eZvKYlo20hXkPq9d';
const chargeId = 'ch_3QnAb2L2eZvKYlo20Gd';

const about = {
  provider: 'stripe',
  testMode: false,
  email: null,
  customerName: null,
  customerRef: null,
  currency: 'USD',
  amountCents: null,
  coupon: null,
  utm: {},
  items: [],
  refund: null,
  disputeId: null,
};

describe('stripe', () => {
  it('reads a paid session of a payment link', () => {
    expect(read('checkout-session-completed')).toEqual([
      {
        ...about,
        kind: 'order.paid',
        eventId: 'evt_1QnAbSession',
        eventType: 'checkout.session.completed',
        occurredAt: '2026-11-20T15:04:05.000Z',
        orderId: session,
        orderAliases: [payment],
        email: 'maria.olson@lakesidedental.example',
        customerName: 'Maria Olson',
        customerRef: 'cus_RsT7uVwXyZ0123',
        amountCents: 7110,
        tax: { cents: 0, isIncluded: false },
        coupon: 'STATE10',
        couponRef: 'promo_1Qn9QaL2eZvKYlo2CxV7d1Wk',
        utm: { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'mn leave 2026' },
        items: [
          {
            providerProductId: 'plink_1QkStarMnPaidLeave',
            amountCents: 7110,
            quantity: 1,
            discountCents: 790,
          },
        ],
      },
    ]);
  });

  it('counts the price of the shop where the buyer saw another currency', () => {
    const converted = editFixture(
      'stripe/checkout-session-completed.json',
      'data.object.presentment_details',
      {
        presentment_amount: 9875,
        presentment_currency: 'cad',
      },
    );
    expect(stripeAdapter.toEvents(converted, headers)).toMatchObject([
      { kind: 'order.paid', currency: 'USD', amountCents: 7110 },
    ]);
  });

  it('tells a delayed payment that is under way, has failed or has arrived', () => {
    expect(read('checkout-session-unpaid')).toMatchObject([
      { kind: 'payment.pending', eventId: 'evt_1QnAbUnpaid' },
    ]);
    const failed = editFixture(
      'stripe/checkout-session-unpaid.json',
      'type',
      'checkout.session.async_payment_failed',
    );
    expect(stripeAdapter.toEvents(failed, headers)).toMatchObject([{ kind: 'payment.failed' }]);
    expect(read('async-payment-succeeded')).toMatchObject([{ kind: 'order.paid', orderId: session }]);
  });

  it('grants a session that needs no payment', () => {
    const body = editFixture('stripe/checkout-session-completed.json', 'data.object', {
      id: 'cs_free',
      payment_status: 'no_payment_required',
      payment_intent: null,
      payment_link: { id: 'plink_1', object: 'payment_link' },
      amount_total: 0,
      currency: 'usd',
      customer_email: 'A@Example.com',
      total_details: { amount_discount: 7900 },
      discounts: [{ coupon: null, promotion_code: 'promo_1' }],
    });
    expect(stripeAdapter.toEvents(body, headers)).toMatchObject([
      {
        kind: 'order.paid',
        orderId: 'cs_free',
        orderAliases: [],
        amountCents: 0,
        email: 'a@example.com',
        // An id is no name: the API is asked for what was typed.
        coupon: null,
        couponRef: 'promo_1',
        items: [{ providerProductId: 'plink_1' }],
      },
    ]);
  });

  it('names no coupon when nothing was taken off, whatever the visitor came with', () => {
    const body = editFixture('stripe/checkout-session-completed.json', 'data.object.discounts', []);
    const text = new TextDecoder().decode(body).replace('"amount_discount":790', '"amount_discount":0');
    expect(stripeAdapter.toEvents(new TextEncoder().encode(text), headers)).toMatchObject([{ coupon: null }]);
  });

  it('reads the code of a promotion that is expanded', () => {
    const discounts = [{ promotion_code: { id: 'promo_1', code: 'WELCOME15' }, coupon: { id: 'c1' } }];
    const body = editFixture('stripe/checkout-session-completed.json', 'data.object.discounts', discounts);
    const text = new TextDecoder()
      .decode(body)
      .replace('"client_reference_id":"u1_', '"client_reference_id":"x');
    expect(stripeAdapter.toEvents(new TextEncoder().encode(text), headers)).toMatchObject([
      { coupon: 'WELCOME15', utm: { utm_source: 'payment-link' } },
    ]);
  });

  it.each([
    ['partial', 'evt_3QnAbRefundPart', 're_3QnAb2L2eZvKYlo20partial', 2000],
    ['rest', 'evt_3QnAbRefundRest', 're_3QnAb2L2eZvKYlo20rest', 5110],
  ])('reads a single refund (%s)', (name, eventId, refundId, amountCents) => {
    expect(read(`refund-created-${name}`)).toMatchObject([
      {
        kind: 'order.refunded',
        eventId,
        orderId: payment,
        orderAliases: [chargeId],
        refund: { refundId, amountCents, refundedTotalCents: null, full: null },
      },
    ]);
  });

  it.each([
    ['partial', 2000, false],
    ['full', 7110, true],
  ])('reads the total refunded of a charge (%s)', (name, refundedTotalCents, full) => {
    expect(read(`charge-refunded-${name}`)).toMatchObject([
      {
        kind: 'order.refunded',
        orderId: payment,
        orderAliases: [chargeId],
        amountCents: 7110,
        refund: { refundId: null, amountCents: null, refundedTotalCents, full },
      },
    ]);
  });

  it.each(['pending', 'requires_action', 'failed', 'canceled'])(
    'does not count a refund that is %s',
    (status) => {
      const body = editFixture('stripe/refund-created-partial.json', 'data.object.status', status);
      expect(stripeAdapter.toEvents(body, headers)).toMatchObject([{ kind: 'ignored' }]);
    },
  );

  it.each([
    ['needs_response', 'dispute.opened'],
    ['under_review', 'dispute.opened'],
    ['won', 'dispute.won'],
    ['lost', 'dispute.lost'],
    ['warning_closed', 'dispute.won'],
    ['prevented', 'dispute.won'],
    ['warning_needs_response', 'ignored'],
    ['warning_under_review', 'ignored'],
    ['something_new', 'ignored'],
  ])('reads a dispute that is %s as %s', (status, kind) => {
    const body = editFixture('stripe/dispute-created.json', 'data.object.status', status);
    expect(stripeAdapter.toEvents(body, headers)).toMatchObject([{ kind }]);
  });

  it.each([
    ['refund.failed', 'failed'],
    ['refund.updated', 'failed'],
    ['refund.updated', 'canceled'],
    ['charge.refund.updated', 'failed'],
  ])('reads %s of a refund that is %s as reversed', (type, status) => {
    const message = JSON.parse(
      new TextDecoder().decode(
        editFixture('stripe/refund-created-partial.json', 'data.object.status', status),
      ),
    ) as object;
    const body = new TextEncoder().encode(JSON.stringify({ ...message, type }));
    expect(stripeAdapter.toEvents(body, headers)).toMatchObject([
      {
        kind: 'refund.reversed',
        refund: {
          refundId: 're_3QnAb2L2eZvKYlo20partial',
          amountCents: 2000,
          madeAt: '2026-11-20T18:40:00.000Z',
        },
      },
    ]);
  });

  it('takes no session for its own that nothing in it says is one', () => {
    const ofAnotherShop = (reference: string | null) => {
      const message = JSON.parse(
        new TextDecoder().decode(
          editFixture('stripe/checkout-session-completed.json', 'data.object.payment_link', null),
        ),
      ) as { data: { object: object } };
      Object.assign(message.data.object, { client_reference_id: reference });
      return stripeAdapter.toEvents(new TextEncoder().encode(JSON.stringify(message)), headers);
    };
    expect(ofAnotherShop(null)).toMatchObject([{ kind: 'order.paid', isForeign: true }]);
    expect(ofAnotherShop('customer-81')).toMatchObject([{ isForeign: true }]);
    expect(ofAnotherShop('u1_c2dvb2dsZQ')[0]).not.toHaveProperty('isForeign');
    expect(read('checkout-session-completed')[0]).not.toHaveProperty('isForeign');
  });

  it('ignores a session that saves a card and has no amount', () => {
    const object = {
      id: 'cs_setup',
      mode: 'setup',
      payment_status: 'no_payment_required',
      amount_total: null,
    };
    const body = editFixture('stripe/checkout-session-completed.json', 'data.object', object);
    expect(stripeAdapter.toEvents(body, headers)).toMatchObject([{ kind: 'ignored' }]);
  });

  it.each([
    ['jpy', 4900, 4900],
    ['isk', 490_000, 4900],
    ['ugx', 490_000, 4900],
    ['mga', 4900, 490_000],
    ['kwd', 49_000, 49_000],
  ])('stores an amount in %s with the digits of ISO 4217', (currency, amount, stored) => {
    const message = JSON.parse(
      new TextDecoder().decode(loadFixture('stripe/checkout-session-completed.json')),
    ) as { data: { object: object } };
    Object.assign(message.data.object, { currency, amount_total: amount });
    expect(stripeAdapter.toEvents(new TextEncoder().encode(JSON.stringify(message)), headers)).toMatchObject([
      { amountCents: stored, items: [{ amountCents: stored }] },
    ]);
  });

  it('names the dispute', () => {
    expect(read('dispute-closed-won')).toMatchObject([
      { kind: 'dispute.won', disputeId: 'du_1QnZzL2eZvKYlo2Cdispute', orderId: payment },
    ]);
  });

  it('joins refund and dispute to the session by the payment', () => {
    const names = [
      'checkout-session-completed',
      'refund-created-partial',
      'charge-refunded-full',
      'dispute-created',
    ];
    const events = names.flatMap(read) as OrderEvent[];
    for (const event of events) expect(orderKeys(event)).toContain(payment);
    expect(projectOrder(events.slice(0, 2))).toMatchObject({
      status: 'partially_refunded',
      refundedCents: 2000,
    });
    expect(projectOrder(events)).toMatchObject({
      status: 'refunded',
      licenseActive: false,
      refundedCents: 7110,
    });
  });

  it('counts single refunds and totals of the same refunds once', () => {
    const names = ['checkout-session-completed', 'refund-created-partial', 'charge-refunded-partial'];
    expect(projectOrder(names.flatMap(read))).toMatchObject({ refundedCents: 2000, licenseActive: true });
    const all = [...names, 'refund-created-rest'];
    expect(projectOrder(all.flatMap(read))).toMatchObject({ status: 'refunded', refundedCents: 7110 });
  });

  it('recognizes test mode, and ignores other events', () => {
    const test = editFixture('stripe/checkout-session-completed.json', 'livemode', false);
    expect(stripeAdapter.toEvents(test, headers)).toMatchObject([{ testMode: true }]);
    const other = editFixture('stripe/checkout-session-completed.json', 'type', 'invoice.paid');
    expect(stripeAdapter.toEvents(other, headers)).toMatchObject([
      { kind: 'ignored', eventType: 'invoice.paid' },
    ]);
  });

  it('refuses a refund that names no payment', () => {
    const text = new TextDecoder().decode(loadFixture('stripe/refund-created-partial.json'));
    const body = JSON.parse(text) as { data: { object: Record<string, unknown> } };
    body.data.object['payment_intent'] = null;
    body.data.object['charge'] = null;
    const bytes = new TextEncoder().encode(JSON.stringify(body));
    expect(() => stripeAdapter.toEvents(bytes, headers)).toThrow('data.object.payment_intent');
  });
});
