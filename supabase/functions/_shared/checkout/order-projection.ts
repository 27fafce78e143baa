import type { CheckoutEvent, CheckoutItem, OrderEvent } from './checkout-event.ts';

export type OrderStatus = 'unpaid' | 'paid' | 'partially_refunded' | 'refunded' | 'disputed';

export interface OrderState {
  readonly status: OrderStatus;
  readonly licenseActive: boolean;
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly disputeState: 'none' | 'open' | 'won' | 'lost';
  readonly orderId: string | null;
  readonly currency: string | null;
  readonly email: string | null;
  readonly customerName: string | null;
  readonly coupon: string | null;
  readonly utm: Readonly<Record<string, string>>;
  readonly items: readonly CheckoutItem[];
  readonly testMode: boolean;
  readonly paidAt: string | null;
}

const unpaid: OrderState = {
  status: 'unpaid',
  licenseActive: false,
  amountCents: 0,
  refundedCents: 0,
  disputeState: 'none',
  orderId: null,
  currency: null,
  email: null,
  customerName: null,
  coupon: null,
  utm: {},
  items: [],
  testMode: false,
  paidAt: null,
};

/** At the same moment the later state of a dispute counts, and of the two ends the one that closes the license. */
const disputeRank = { 'dispute.opened': 0, 'dispute.won': 1, 'dispute.lost': 2 } as const;

type DisputeKind = keyof typeof disputeRank;
type DisputeEvent = OrderEvent & { readonly kind: DisputeKind };

/**
 * The state of one order computed from everything the provider sent about it. The result depends on the set of events alone:
 * order of arrival and repetitions change nothing, so it may be computed anew after each event.
 *
 * - Nothing is known before a payment is: refunds and disputes wait for it.
 * - Facts come from the earliest payment event; what it lacks, from the next ones.
 * - Refunded is the larger of the sum of the single refunds and the largest total a provider sent.
 * - A full refund closes the license for good. An open or lost dispute closes it, a won one opens it again.
 * - Amounts and test mode are reported, not judged: whether a license is made at all is the caller's decision.
 */
export function projectOrder(events: readonly CheckoutEvent[]): OrderState {
  const known = distinctInTime(events);
  const payments = known.filter((event) => event.kind === 'order.paid');
  const [first] = payments;
  if (first === undefined) return unpaid;

  const amountCents = first.amountCents ?? 0;
  const { refunded, saidFull } = sumRefunds(known);
  const fully = saidFull || (amountCents > 0 && refunded >= amountCents);
  const refundedCents = fully ? amountCents : refunded;
  const disputeState = projectDisputes(known.filter(isDispute));
  const disputed = disputeState === 'open' || disputeState === 'lost';
  return {
    status: statusOf(fully, disputed, refundedCents),
    licenseActive: !fully && !disputed,
    amountCents,
    refundedCents,
    disputeState,
    orderId: first.orderId,
    currency: first.currency,
    email: firstKnown(payments, (event) => event.email),
    customerName: firstKnown(payments, (event) => event.customerName),
    coupon: firstKnown(payments, (event) => event.coupon),
    utm: firstKnown(payments, (event) => (Object.keys(event.utm).length > 0 ? event.utm : null)) ?? {},
    items: firstKnown(payments, (event) => (event.items.length > 0 ? event.items : null)) ?? [],
    testMode: known.some((event) => event.testMode),
    paidAt: first.occurredAt,
  };
}

function statusOf(fully: boolean, disputed: boolean, refundedCents: number): OrderStatus {
  if (fully) return 'refunded';
  if (disputed) return 'disputed';
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

/** The same refund may arrive as created and as updated: its id counts once. */
function sumRefunds(events: readonly OrderEvent[]): { refunded: number; saidFull: boolean } {
  const singles = new Map<string, number>();
  let largestTotal = 0;
  let saidFull = false;
  for (const { eventId, refund } of events) {
    if (refund === null) continue;
    const key = refund.refundId ?? eventId;
    singles.set(key, Math.max(singles.get(key) ?? 0, refund.amountCents ?? 0));
    largestTotal = Math.max(largestTotal, refund.refundedTotalCents ?? 0);
    saidFull ||= refund.full === true;
  }
  const sum = [...singles.values()].reduce((total, amount) => total + amount, 0);
  return { refunded: Math.max(sum, largestTotal), saidFull };
}

function isDispute(event: OrderEvent): event is DisputeEvent {
  return event.kind in disputeRank;
}

/** Each dispute is in the state of its latest event; one that is open or lost outweighs any that are won. */
function projectDisputes(events: readonly DisputeEvent[]): OrderState['disputeState'] {
  const latest = new Map<string, DisputeEvent>();
  for (const event of events) {
    const before = latest.get(event.disputeId ?? '');
    const sameTime = before?.occurredAt === event.occurredAt;
    if (before && sameTime && disputeRank[before.kind] > disputeRank[event.kind]) continue;
    latest.set(event.disputeId ?? '', event);
  }
  const kinds = new Set([...latest.values()].map((event) => event.kind));
  if (kinds.has('dispute.lost')) return 'lost';
  if (kinds.has('dispute.opened')) return 'open';
  return kinds.has('dispute.won') ? 'won' : 'none';
}
