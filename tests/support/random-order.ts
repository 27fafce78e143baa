import { orderEvent, type OrderEvent } from '../../supabase/functions/_shared/checkout/checkout-event';

export type Random = () => number;

const upTo = (random: Random, most: number) => Math.floor(random() * (most + 1));
const oneOf = <T>(random: Random, list: readonly T[]): T => list[upTo(random, list.length - 1)]!;

export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, at: random() }))
    .sort((left, right) => left.at - right.at)
    .map(({ value }) => value);
}

interface Refund {
  readonly id: string;
  readonly amount: number;
  readonly item: string | null;
  readonly full: boolean;
  readonly madeAt: string;
}

/** What the provider's own books say in the end. */
export interface Truth {
  readonly orderId: string;
  readonly amount: number;
  readonly refunded: number;
  /** The products whose license must work. */
  readonly active: readonly string[];
  /** Who paid, where the order is a gift. */
  readonly payer: string | null;
}

const skus = { core: 'core-hr', payroll: 'payroll-ops' } as const;
export const currencies = ['USD', 'JPY', 'KWD'] as const;

/** A provider that sells, gives money back, takes that back and has disputes, and tells each in an event. */
class Provider {
  readonly events: OrderEvent[] = [];
  readonly #random: Random;
  readonly #orderId: string;
  readonly #currency: string;
  readonly #items: readonly { readonly name: keyof typeof skus; readonly price: number }[];
  readonly #amount: number;
  readonly #payer: string | null;
  #standing: Refund[] = [];
  #disputes = new Map<string, string>();
  #minute = 0;
  #number = 0;

  constructor(random: Random, orderId: string) {
    this.#random = random;
    this.#orderId = orderId;
    this.#currency = oneOf(random, currencies);
    const names = oneOf(random, [['core'], ['payroll'], ['core', 'payroll']] as const);
    this.#items = names.map((name) => ({ name, price: 100 + upTo(random, 9000) }));
    this.#amount = this.#items.reduce((sum, { price }) => sum + price, 0);
    this.#payer = random() < 0.25 ? `giver-${orderId}@example.com` : null;
  }

  play(): Truth {
    this.#tell('order.paid', {
      email: `${this.#orderId}@example.com`,
      ...(this.#payer === null ? {} : { payerEmail: this.#payer }),
      amountCents: this.#amount,
      items: this.#items.map(({ name, price }) => ({
        providerProductId: `${name}-${this.#currency}`,
        lineId: `line-${name}`,
        amountCents: price,
        quantity: 1,
      })),
    });
    for (let step = upTo(this.#random, 6); step > 0; step -= 1) {
      this.#act(oneOf(this.#random, ['refund', 'refund', 'item', 'reverse', 'dispute'] as const));
    }
    return this.#truth();
  }

  #act(what: 'refund' | 'item' | 'reverse' | 'dispute'): void {
    if (what === 'refund') this.#refund();
    else if (what === 'item') this.#refundItem();
    else if (what === 'reverse') this.#reverseRefund();
    else this.#dispute();
  }

  get #refunded(): number {
    return this.#standing.reduce((sum, { amount }) => sum + amount, 0);
  }

  #ofItem(item: string): Refund[] {
    return this.#standing.filter((refund) => refund.item === item);
  }

  #tell(kind: OrderEvent['kind'], facts: Partial<OrderEvent>): void {
    const occurredAt = new Date(Date.UTC(2026, 10, 21) + (this.#minute += 1) * 60_000).toISOString();
    this.events.push(
      orderEvent({
        kind,
        provider: 'stripe',
        eventType: kind,
        eventId: `${this.#orderId}-${(this.#number += 1)}`,
        occurredAt,
        orderId: kind === 'order.paid' ? this.#orderId : `pay-${this.#orderId}`,
        orderAliases: kind === 'order.paid' ? [`pay-${this.#orderId}`] : [],
        currency: this.#currency,
        ...facts,
      }),
    );
  }

  #make(amount: number, item: string | null, full: boolean): void {
    if (amount <= 0) return;
    const madeAt = new Date(Date.UTC(2026, 10, 21) + (this.#minute + 1) * 60_000).toISOString();
    const id = `re-${this.#orderId}-${(this.#number += 1)}`;
    this.#standing.push({ id, amount, item, full, madeAt });
    const items = item === null ? {} : { items: [{ line: `line-${item}`, amountCents: amount, full }] };
    const refund = { refundId: id, amountCents: amount, refundedTotalCents: null, full: null, ...items };
    this.#tell('order.refunded', { refund });
    // Some providers also tell the total so far, which names no refund.
    if (this.#random() < 0.5) {
      const total = this.#refunded;
      const sum = {
        refundId: null,
        amountCents: null,
        refundedTotalCents: total,
        full: total === this.#amount,
      };
      this.#tell('order.refunded', { refund: sum });
    }
  }

  #refund(): void {
    const left = this.#amount - this.#refunded;
    this.#make(this.#random() < 0.3 ? left : upTo(this.#random, left), null, false);
  }

  #refundItem(): void {
    const item = oneOf(this.#random, this.#items);
    const before = this.#ofItem(item.name).reduce((sum, { amount }) => sum + amount, 0);
    const left = Math.min(item.price - before, this.#amount - this.#refunded);
    const isWhole = this.#random() < 0.6 && left === item.price;
    this.#make(isWhole ? left : upTo(this.#random, left), item.name, isWhole);
  }

  #reverseRefund(): void {
    const refund = this.#standing[upTo(this.#random, this.#standing.length - 1)];
    if (refund === undefined) return;
    this.#standing = this.#standing.filter((other) => other !== refund);
    this.#tell('refund.reversed', {
      refund: {
        refundId: refund.id,
        amountCents: refund.amount,
        refundedTotalCents: null,
        full: null,
        ...(this.#random() < 0.5 ? { madeAt: refund.madeAt } : {}),
      },
    });
  }

  #dispute(): void {
    const disputeId = `du-${this.#orderId}-${this.#disputes.size}`;
    const end = oneOf(this.#random, [
      'dispute.opened',
      'dispute.won',
      'dispute.won',
      'dispute.lost',
    ] as const);
    this.#disputes.set(disputeId, end);
    this.#tell('dispute.opened', { disputeId });
    if (end !== 'dispute.opened') this.#tell(end, { disputeId });
  }

  #truth(): Truth {
    const isOpen = [...this.#disputes.values()].some((end) => end !== 'dispute.won');
    const isClosed = isOpen || this.#refunded === this.#amount;
    const kept = this.#items.filter(({ name, price }) => {
      const given = this.#ofItem(name);
      const sum = given.reduce((total, { amount }) => total + amount, 0);
      return sum < price && !given.some(({ full }) => full);
    });
    return {
      orderId: this.#orderId,
      amount: this.#amount,
      refunded: this.#refunded,
      active: isClosed ? [] : kept.map(({ name }) => skus[name]).sort(),
      payer: this.#payer,
    };
  }
}

/** A random story of one order, with the provider's own end of it. */
export function randomOrder(random: Random, orderId: string): { events: OrderEvent[]; truth: Truth } {
  const provider = new Provider(random, orderId);
  const truth = provider.play();
  return { events: provider.events, truth };
}
