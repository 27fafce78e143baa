import { describe, expect, it } from 'vitest';
import { bytesOf, editFixture, fakeFetch, loadFixture } from './__fixtures__/fixtures.ts';
import { projectOrder } from './order-projection.ts';
import { paddleAdapter } from './paddle.ts';

const headers = new Headers();
const read = (name: string) => paddleAdapter.toEvents(loadFixture(`paddle/${name}.json`), headers);
const edit = (name: string, field: string, value: unknown) =>
  paddleAdapter.toEvents(editFixture(`paddle/${name}.json`, field, value), headers);
const transaction = 'txn_01kafz7m2r0vd3s8c5n4q6w9xe';
const customer = JSON.parse(new TextDecoder().decode(loadFixture('paddle/customer.json'))) as unknown;

describe('paddle', () => {
  it('reads a completed transaction, without an address', () => {
    expect(read('transaction-completed')).toEqual([
      {
        kind: 'order.paid',
        provider: 'paddle',
        eventId: 'evt_01kafz8v6d1q2w3e4r5t6y7u8i',
        eventType: 'transaction.completed',
        occurredAt: '2026-11-20T17:00:10.366Z',
        orderId: transaction,
        orderAliases: [],
        testMode: false,
        email: null,
        customerName: null,
        customerRef: 'ctm_01kafz7a9s8d7f6g5h4j3k2l1z',
        currency: 'USD',
        amountCents: 5679,
        tax: { cents: 369, isIncluded: false },
        coupon: null,
        couponRef: 'dsc_01kafx5kpg05xp104ek2fmgjww',
        utm: { utm_source: 'linkedin', utm_medium: 'social' },
        items: [
          {
            providerProductId: 'pro_01kafw4t5hdjse780zja8vvr7j',
            otherIds: ['pri_01kafw8x8sawmvhz1pv30nge1k'],
            amountCents: 5679,
            quantity: 1,
            discountCents: 590,
            taxCents: 369,
            lineId: 'txnitm_01kafz8cjzkpvj81m223nvag50',
          },
        ],
        refund: null,
        disputeId: null,
      },
    ]);
  });

  it('prefers the code of a discount to its id', () => {
    expect(edit('transaction-completed', 'data.discount', { code: 'BUNDLE25' })).toMatchObject([
      { coupon: 'BUNDLE25' },
    ]);
    expect(edit('transaction-completed', 'data.custom_data', undefined)).toMatchObject([{ utm: {} }]);
    expect(edit('transaction-completed', 'data.discount_id', null)).toMatchObject([{ coupon: null }]);
  });

  it.each([
    ['partial', 'adj_01kag6tbrkpdd7vx61w7b1r0ap', 2000, null],
    ['full', 'adj_01kah1tbrkpdd7vx61w7b1r0aq', 5679, true],
  ])('reads an approved %s refund', (name, refundId, amountCents, full) => {
    expect(read(`adjustment-refund-${name}`)).toMatchObject([
      {
        kind: 'order.refunded',
        orderId: transaction,
        refund: { refundId, amountCents, refundedTotalCents: null, full },
      },
    ]);
  });

  it('does not count a refund before it is approved, nor one that is rejected, nor a credit', () => {
    expect(read('adjustment-refund-pending')).toMatchObject([{ kind: 'ignored' }]);
    expect(edit('adjustment-refund-full', 'data.status', 'rejected')).toMatchObject([{ kind: 'ignored' }]);
    expect(edit('adjustment-refund-full', 'data.action', 'credit')).toMatchObject([{ kind: 'ignored' }]);
  });

  it('reads a refund that Paddle reversed, and the items of each', () => {
    const items = [{ line: 'txnitm_01kafz8cjzkpvj81m223nvag50', amountCents: 2000, full: false }];
    expect(read('adjustment-refund-partial')).toMatchObject([{ refund: { items } }]);
    expect(edit('adjustment-refund-partial', 'data.status', 'reversed')).toMatchObject([
      {
        kind: 'refund.reversed',
        refund: { refundId: 'adj_01kag6tbrkpdd7vx61w7b1r0ap', madeAt: '2026-11-21T14:08:43.297Z', items },
      },
    ]);
  });

  it('reads chargebacks, warnings and their reversals', () => {
    const as = (action: string) => edit('adjustment-chargeback', 'data.action', action);
    const [charged, warned] = [`${transaction}:chargeback`, `${transaction}:warning`];
    expect(read('adjustment-chargeback')).toMatchObject([
      { kind: 'dispute.lost', disputeId: charged, refund: null },
    ]);
    expect(read('adjustment-chargeback-reverse')).toMatchObject([
      { kind: 'dispute.won', disputeId: charged },
    ]);
    expect(as('chargeback_warning')).toMatchObject([{ kind: 'dispute.opened', disputeId: warned }]);
    expect(as('chargeback_warning_reverse')).toMatchObject([{ kind: 'dispute.won', disputeId: warned }]);
    expect(edit('adjustment-chargeback', 'data.status', 'reversed')).toMatchObject([
      { kind: 'dispute.won', disputeId: charged },
    ]);
  });

  it('keeps a chargeback open when the warning before it ends', () => {
    const [warningEnds] = edit('adjustment-chargeback-reverse', 'data.action', 'chargeback_warning_reverse');
    const events = [...read('transaction-completed'), ...read('adjustment-chargeback'), warningEnds!];
    expect(projectOrder(events)).toMatchObject({ status: 'dispute_lost', licenseActive: false });
    expect(projectOrder([...events, ...read('adjustment-chargeback-reverse')])).toMatchObject({
      status: 'paid',
      licenseActive: true,
    });
  });

  it('adds partial refunds up', () => {
    const [other] = edit('adjustment-refund-partial', 'data', {
      id: 'adj_2',
      transaction_id: transaction,
      action: 'refund',
      type: 'partial',
      status: 'approved',
      currency_code: 'USD',
      totals: { total: '3679' },
    });
    const events = [...read('transaction-completed'), ...read('adjustment-refund-partial')];
    expect(projectOrder(events)).toMatchObject({ status: 'partially_refunded', refundedCents: 2000 });
    expect(projectOrder([...events, { ...other!, eventId: 'evt_2' }])).toMatchObject({
      status: 'refunded',
      refundedCents: 5679,
    });
  });

  it.each([
    ['transaction.updated', 'pending_no_action_required', 'card', 'payment.pending'],
    ['transaction.payment_failed', 'error', 'wire_transfer', 'payment.failed'],
    // The buyer of a card that is refused sees it at the checkout and tries again.
    ['transaction.payment_failed', 'error', 'card', 'ignored'],
  ])('%s with an attempt that is %s by %s is %s', (type, status, method, kind) => {
    const message = JSON.parse(
      new TextDecoder().decode(loadFixture('paddle/transaction-completed.json')),
    ) as {
      data: object;
    };
    const payments = [{ status, method_details: { type: method } }];
    const body = { ...message, event_type: type, data: { ...message.data, status: 'billed', payments } };
    expect(paddleAdapter.toEvents(bytesOf(JSON.stringify(body)), headers)).toMatchObject([{ kind }]);
  });

  it('ignores other events', () => {
    expect(edit('transaction-completed', 'event_type', 'transaction.paid')).toMatchObject([
      { kind: 'ignored' },
    ]);
    expect(edit('transaction-completed', 'data.status', 'billed')).toMatchObject([{ kind: 'ignored' }]);
  });

  it('asks Paddle for the buyer’s address', async () => {
    const { fetch, calls } = fakeFetch(200, customer);
    const events = await paddleAdapter.complete(read('transaction-completed'), {
      fetch,
      apiKey: 'pdl_live_key',
    });
    expect(events).toMatchObject([
      { email: 'jo.brown@example.com', customerName: 'Jo Brown', testMode: false },
    ]);
    // The discount before the customer.
    expect(calls).toHaveLength(2);
    expect(calls[0]?.url).toBe('https://api.paddle.com/discounts/dsc_01kafx5kpg05xp104ek2fmgjww');
    expect(calls[1]?.url).toBe('https://api.paddle.com/customers/ctm_01kafz7a9s8d7f6g5h4j3k2l1z');
    expect(calls[1]?.init).toMatchObject({
      headers: { authorization: 'Bearer pdl_live_key' },
      redirect: 'error',
    });
  });

  it('knows Paddle’s sandbox by its address, and asks nothing for refunds', async () => {
    const { fetch, calls } = fakeFetch(200, customer);
    const context = { fetch, apiKey: 'k', apiBase: 'https://sandbox-api.paddle.com/' };
    expect(await paddleAdapter.complete(read('transaction-completed'), context)).toMatchObject([
      { testMode: true },
    ]);
    expect(calls[1]?.url).toBe('https://sandbox-api.paddle.com/customers/ctm_01kafz7a9s8d7f6g5h4j3k2l1z');
    expect(await paddleAdapter.complete(read('adjustment-refund-full'), context)).toMatchObject([
      { kind: 'order.refunded', testMode: true },
    ]);
    expect(await paddleAdapter.complete(read('adjustment-refund-pending'), context)).toMatchObject([
      { kind: 'ignored' },
    ]);
    expect(calls).toHaveLength(2);
  });

  it('refuses a customer id that would change the address asked', () => {
    expect(() => edit('transaction-completed', 'data.customer_id', 'ctm_1/../../events')).toThrow(
      'data.customer_id',
    );
  });
});
