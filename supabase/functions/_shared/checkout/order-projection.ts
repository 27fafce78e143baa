import type { CheckoutEvent, CheckoutItem, OrderEvent } from './checkout-event.ts';

export type OrderStatus = 'unpaid' | 'paid' | 'partially_refunded' | 'refunded' | 'disputed' | 'dispute_lost';

export interface OrderState {
  readonly status: OrderStatus;
  readonly licenseActive: boolean;
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly disputeState: 'none' | 'open' | 'won' | 'lost';
  /** What the bank holds, or has given back. */
  readonly disputedCents: number;
  readonly orderId: string | null;
  readonly currency: string | null;
  readonly email: string | null;
  readonly customerName: string | null;
  readonly coupon: string | null;
  readonly utm: Readonly<Record<string, string>>;
  readonly items: readonly CheckoutItem[];
  /** The items that went back in full while the order is still paid. */
  readonly returnedItems: readonly CheckoutItem[];
  readonly testMode: boolean;
  readonly paidAt: string | null;
}

const unpaid: OrderState = {
  status: 'unpaid',
  licenseActive: false,
  amountCents: 0,
  refundedCents: 0,
  disputeState: 'none',
  disputedCents: 0,
  orderId: null,
  currency: null,
  email: null,
  customerName: null,
  coupon: null,
  utm: {},
  items: [],
  returnedItems: [],
  testMode: false,
  paidAt: null,
};

/** Of dispute events at the same moment the highest rank counts: an end beats the opening, and lost, which closes the license, beats won. */
const disputeRank = { 'dispute.opened': 0, 'dispute.won': 1, 'dispute.lost': 2 } as const;

type DisputeKind = keyof typeof disputeRank;
type DisputeEvent = OrderEvent & { readonly kind: DisputeKind };

/**
 * The state of one order computed from everything the provider sent about it. The result depends on the set of events alone:
 * order of arrival and repetitions change nothing, so it may be computed again after each event.
 *
 * - Nothing is known before a payment is: refunds and disputes wait for it.
 * - Facts come from the earliest payment event; what it lacks, from the next ones.
 * - Refunded is the larger of the sum of the single refunds and the largest total a provider sent.
 * - A reversed refund is excluded, also from totals that were reported before the reversal.
 * - An item that was given back in full is returned; a part of its price is money alone.
 * - A full refund closes the license until it is reversed. An open or lost dispute closes it, a won one opens it again.
 * - Amounts and test mode are reported, not judged: whether a license is made at all is the caller's decision.
 */
export function projectOrder(events: readonly CheckoutEvent[]): OrderState {
  const known = distinctInTime(events);
  const payments = known.filter((event) => event.kind === 'order.paid');
  const [first] = payments;
  if (first === undefined) return unpaid;

  const amountCents = first.amountCents ?? 0;
  const standing = standingRefunds(known);
  const { refunded, saidFull } = sumRefunds(standing);
  const fully = saidFull || (amountCents > 0 && refunded >= amountCents);
  const refundedCents = fully ? amountCents : refunded;
  const { disputeState, disputedCents } = projectDisputes(known.filter(isDispute), amountCents);
  const isClosed = fully || disputeState === 'open' || disputeState === 'lost';
  const items = firstKnown(payments, (event) => (event.items.length > 0 ? event.items : null)) ?? [];
  return {
    status: statusOf(fully, disputeState, refundedCents),
    licenseActive: !isClosed,
    amountCents,
    refundedCents,
    disputeState,
    disputedCents: Math.min(disputedCents, amountCents - refundedCents),
    orderId: first.orderId,
    currency: first.currency,
    email: firstKnown(payments, (event) => event.email),
    customerName: firstKnown(payments, (event) => event.customerName),
    coupon: firstKnown(payments, (event) => event.coupon),
    utm: firstKnown(payments, (event) => (Object.keys(event.utm).length > 0 ? event.utm : null)) ?? {},
    items,
    returnedItems: items.filter((item) => isReturned(item, standing)),
    testMode: known.some((event) => event.testMode),
    paidAt: first.occurredAt,
  };
}

function statusOf(
  fully: boolean,
  disputeState: OrderState['disputeState'],
  refundedCents: number,
): OrderStatus {
  if (fully) return 'refunded';
  if (disputeState === 'lost') return 'dispute_lost';
  if (disputeState === 'open') return 'disputed';
  return refundedCents > 0 ? 'partially_refunded' : 'paid';
}

function compare(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}

function distinctInTime(events: readonly CheckoutEvent[]): OrderEvent[] {
  const byId = new Map<string, OrderEvent>();
  for (const event of events) {
    if (event.kind !== 'ignored') byId.set(`${event.provider} ${event.eventId}`, event);
  }
  return [...byId.values()].sort(
    (left, right) => compare(left.occurredAt, right.occurredAt) || compare(left.eventId, right.eventId),
  );
}

function firstKnown<Value>(payments: OrderEvent[], read: (event: OrderEvent) => Value | null): Value | null {
  for (const event of payments) {
    const value = read(event);
    if (value !== null) return value;
  }
  return null;
}

interface Reversal {
  readonly amount: number;
  readonly madeAt: string;
  readonly reversedAt: string;
}

const refundKey = ({ eventId, refund }: OrderEvent): string => refund?.refundId ?? eventId;

/** The reversed refunds, and from when until when a total of the provider contained them. */
function reversalsOf(events: readonly OrderEvent[]): Map<string, Reversal> {
  const reversals = new Map<string, Reversal>();
  for (const event of events) {
    if (event.kind !== 'refund.reversed') continue;
    const key = refundKey(event);
    const before = reversals.get(key);
    const booked = events.find((other) => other.kind === 'order.refunded' && refundKey(other) === key);
    reversals.set(key, {
      amount: Math.max(before?.amount ?? 0, event.refund?.amountCents ?? 0),
      madeAt: event.refund?.madeAt ?? before?.madeAt ?? booked?.occurredAt ?? '',
      reversedAt: before?.reversedAt ?? event.occurredAt,
    });
  }
  return reversals;
}

interface StandingRefund {
  amount: number;
  total: number;
  saidFull: boolean;
  items: NonNullable<NonNullable<OrderEvent['refund']>['items']>;
}

/** The same refund may arrive as created and as updated: its id counts once. */
function standingRefunds(events: readonly OrderEvent[]): StandingRefund[] {
  const reversals = reversalsOf(events);
  const standing = new Map<string, StandingRefund>();
  for (const event of events) {
    const { kind, refund, occurredAt } = event;
    const key = refundKey(event);
    if (kind !== 'order.refunded' || refund === null || reversals.has(key)) continue;
    const contained = [...reversals.values()].filter(
      ({ madeAt, reversedAt }) => madeAt <= occurredAt && occurredAt <= reversedAt,
    );
    const reversed = contained.reduce((sum, { amount }) => sum + amount, 0);
    const known = standing.get(key) ?? { amount: 0, total: 0, saidFull: false, items: [] };
    known.amount = Math.max(known.amount, refund.amountCents ?? 0);
    known.total = Math.max(known.total, (refund.refundedTotalCents ?? 0) - reversed);
    known.saidFull ||= refund.full === true && contained.length === 0;
    known.items = refund.items ?? known.items;
    standing.set(key, known);
  }
  return [...standing.values()];
}

function sumRefunds(refunds: readonly StandingRefund[]): { refunded: number; saidFull: boolean } {
  const sum = refunds.reduce((total, { amount }) => total + amount, 0);
  return {
    refunded: Math.max(sum, ...refunds.map(({ total }) => total)),
    saidFull: refunds.some(({ saidFull }) => saidFull),
  };
}

function isReturned(item: CheckoutItem, refunds: readonly StandingRefund[]): boolean {
  const given = refunds
    .flatMap(({ items }) => items)
    .filter(({ line }) => line === item.lineId || line === item.providerProductId);
  const sum = given.reduce((total, { amountCents }) => total + (amountCents ?? 0), 0);
  const price = item.amountCents ?? 0;
  return given.some(({ full }) => full) || (price > 0 && sum >= price);
}

function isDispute(event: OrderEvent): event is DisputeEvent {
  return event.kind in disputeRank;
}

/** Each dispute is in the state of its latest event; one that is open or lost outweighs any that are won. */
function projectDisputes(
  events: readonly DisputeEvent[],
  amountCents: number,
): Pick<OrderState, 'disputeState' | 'disputedCents'> {
  const latest = new Map<string, DisputeEvent>();
  for (const event of events) {
    const before = latest.get(event.disputeId ?? '');
    const sameTime = before?.occurredAt === event.occurredAt;
    if (before && sameTime && disputeRank[before.kind] > disputeRank[event.kind]) continue;
    latest.set(event.disputeId ?? '', event);
  }
  const kinds = new Set([...latest.values()].map((event) => event.kind));
  const standing = [...latest].filter(([, { kind }]) => kind !== 'dispute.won');
  const amountOf = (id: string) =>
    Math.max(
      -1,
      ...events.flatMap((event) => ((event.disputeId ?? '') === id ? [event.disputedCents ?? -1] : [])),
    );
  const disputedCents = standing.reduce((sum, [id]) => {
    const reported = amountOf(id);
    return sum + (reported < 0 ? amountCents : reported);
  }, 0);
  return { disputeState: endOf(kinds), disputedCents };
}

function endOf(kinds: ReadonlySet<DisputeKind>): OrderState['disputeState'] {
  if (kinds.has('dispute.lost')) return 'lost';
  if (kinds.has('dispute.opened')) return 'open';
  return kinds.has('dispute.won') ? 'won' : 'none';
}
