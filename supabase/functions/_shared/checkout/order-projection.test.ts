import { describe, expect, it } from 'vitest';
import { buildEvent } from './__fixtures__/fixtures.ts';
import { type CheckoutEvent, ignoredEvent, type OrderEvent } from './checkout-event.ts';
import { projectOrder, type OrderState } from './order-projection.ts';

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
  );
}

const paid = (overrides: Partial<OrderEvent> = {}) => buildEvent({ kind: 'order.paid', ...overrides });
const opened = (overrides: Partial<OrderEvent> = {}) => buildEvent({ kind: 'dispute.opened', ...overrides });
const won = (overrides: Partial<OrderEvent> = {}) => buildEvent({ kind: 'dispute.won', ...overrides });
const lost = (overrides: Partial<OrderEvent> = {}) => buildEvent({ kind: 'dispute.lost', ...overrides });

function refund(facts: Partial<NonNullable<OrderEvent['refund']>>, overrides: Partial<OrderEvent> = {}) {
  const none = { refundId: null, refundedTotalCents: null, amountCents: null, full: null };
  return buildEvent({ kind: 'order.refunded', refund: { ...none, ...facts }, ...overrides });
}

const single = (refundId: string, amountCents: number) => refund({ refundId, amountCents });
const total = (refundedTotalCents: number, full = false) => refund({ refundedTotalCents, full });
const full = () => refund({ full: true });

const unrelated = ignoredEvent({
  provider: 'sandbox',
  eventId: 'evt_other',
  eventType: 'ping',
  occurredAt: null,
  reason: 'Not an event about an order',
});

interface Case {
  readonly name: string;
  readonly events: readonly CheckoutEvent[];
  readonly expected: Partial<OrderState>;
}

const active = { licenseActive: true } as const;
const closed = { licenseActive: false } as const;

const cases: readonly Case[] = [
  {
    name: 'two partial refunds and a dispute that is won',
    events: [paid(), single('r1', 1000), single('r2', 2000), opened(), won()],
    expected: { ...active, status: 'partially_refunded', refundedCents: 3000, disputeState: 'won' },
  },
  {
    name: 'partial refunds that add up to all',
    events: [paid(), single('r1', 1000), single('r2', 2900), single('r3', 4000), opened()],
    expected: { ...closed, status: 'refunded', refundedCents: 7900, disputeState: 'open' },
  },
  {
    name: 'a full refund, then a dispute that is won: it stays closed',
    events: [paid(), full(), opened(), won(), unrelated],
    expected: { ...closed, status: 'refunded', refundedCents: 7900, disputeState: 'won' },
  },
  {
    name: 'a lost dispute after a partial refund',
    events: [paid(), single('r1', 500), opened(), lost(), unrelated],
    expected: {
      ...closed,
      status: 'dispute_lost',
      refundedCents: 500,
      disputeState: 'lost',
      disputedCents: 7400,
    },
  },
  {
    name: 'the same refunds sent one by one and as totals',
    events: [paid(), single('r1', 1000), total(1000), single('r2', 500), total(1500)],
    expected: { ...active, status: 'partially_refunded', refundedCents: 1500 },
  },
  {
    name: 'a refund sent as created, as updated and within a total',
    events: [paid(), single('r1', 1000), single('r1', 1000), total(1000), opened()],
    expected: { ...closed, status: 'disputed', refundedCents: 1000, disputeState: 'open' },
  },
  {
    name: 'totals alone, the last one full',
    events: [paid(), total(1000), total(4000), total(7900, true), won()],
    expected: { ...closed, status: 'refunded', refundedCents: 7900 },
  },
  {
    name: 'two payment events of one session, the first without an address',
    events: [paid({ email: null }), paid({ coupon: 'SAVE20' }), total(100), opened(), won()],
    expected: { ...active, status: 'partially_refunded', email: 'dana@example.com', coupon: 'SAVE20' },
  },
  {
    name: 'two disputes, one of them still open',
    events: [
      paid(),
      opened({ disputeId: 'd1' }),
      opened({ disputeId: 'd2' }),
      won({ disputeId: 'd1' }),
      total(10),
    ],
    expected: { ...closed, status: 'disputed', disputeState: 'open' },
  },
  {
    name: 'a chargeback lost and later reversed',
    events: [
      paid(),
      lost({ disputeId: 'd' }),
      won({ disputeId: 'd' }),
      opened({ disputeId: 'w' }),
      won({ disputeId: 'w' }),
    ],
    expected: { ...active, status: 'paid', disputeState: 'won' },
  },
  {
    name: 'refunds and disputes without a payment',
    events: [full(), opened(), won(), total(100), unrelated],
    expected: {
      ...closed,
      status: 'unpaid',
      amountCents: 0,
      refundedCents: 0,
      disputeState: 'none',
      email: null,
    },
  },
];

describe('projectOrder', () => {
  it.each(cases)(
    '$name: one end state in all 120 orders, with and without repetitions',
    ({ events, expected }) => {
      const orders = permutations(events);
      expect(orders).toHaveLength(120);
      const state = projectOrder(events);
      expect(state).toMatchObject(expected);
      for (const order of orders) {
        expect(projectOrder(order)).toEqual(state);
        expect(projectOrder([...order, ...order])).toEqual(state);
        expect(projectOrder(order.flatMap((event) => [event, event, ...order.slice(0, 2)]))).toEqual(state);
        expect(projectOrder(order.map((event) => structuredClone(event)))).toEqual(state);
      }
    },
  );

  it('settles at one moment as a dispute ends, in any order of arrival', () => {
    const occurredAt = '2026-11-21T00:00:00.000Z';
    // The ids run against the states, so that only the states can decide.
    for (const disputeId of [null, 'd1']) {
      const lose = lost({ occurredAt, disputeId, eventId: 'a' });
      const win = won({ occurredAt, disputeId, eventId: 'b' });
      const open = opened({ occurredAt, disputeId, eventId: 'c' });
      for (const order of permutations([paid(), open, win])) {
        expect(projectOrder(order)).toMatchObject({ ...active, disputeState: 'won' });
      }
      for (const order of permutations([paid(), open, win, lose])) {
        expect(projectOrder(order)).toMatchObject({ ...closed, disputeState: 'lost' });
      }
    }
  });

  it('opens a dispute again after it was won', () => {
    expect(projectOrder([paid(), opened(), won(), opened()])).toMatchObject({
      ...closed,
      disputeState: 'open',
    });
  });

  it('grants an order that cost nothing, and closes it only when refunded in full', () => {
    const free = paid({ amountCents: 0 });
    expect(projectOrder([free])).toMatchObject({ ...active, status: 'paid', amountCents: 0 });
    expect(projectOrder([free, total(0)])).toMatchObject({ ...active, status: 'paid' });
    expect(projectOrder([free, full()])).toMatchObject({ ...closed, status: 'refunded', refundedCents: 0 });
  });

  it('keeps the refunded amount within the order', () => {
    expect(projectOrder([paid(), total(8000)])).toMatchObject({ status: 'refunded', refundedCents: 7900 });
  });

  it('takes the facts of the earliest payment event', () => {
    const items = [{ providerProductId: 'p1', amountCents: 7900, quantity: 1 }];
    const early = paid({
      items,
      utm: { utm_source: 'x' },
      customerName: 'Dana',
      testMode: true,
      eventId: 'z',
    });
    const late = paid({ amountCents: 1, currency: 'EUR', orderId: 'other', items: [], eventId: 'a' });
    expect(projectOrder([late, early])).toEqual({
      status: 'paid',
      licenseActive: true,
      amountCents: 7900,
      refundedCents: 0,
      disputeState: 'none',
      disputedCents: 0,
      orderId: 'ord_1',
      currency: 'USD',
      email: 'dana@example.com',
      customerName: 'Dana',
      coupon: null,
      utm: { utm_source: 'x' },
      items,
      returnedItems: [],
      testMode: true,
      paidAt: early.occurredAt,
    });
  });

  it('knows nothing of no events', () => {
    expect(projectOrder([])).toMatchObject({ status: 'unpaid', licenseActive: false });
    expect(projectOrder([unrelated])).toEqual(projectOrder([]));
  });
});
