import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectOrder } from '../../supabase/functions/_shared/checkout/order-projection';
import type { CheckoutEvent } from '../../supabase/functions/_shared/checkout/checkout-event';
import { permutations } from '../support/permutations';
import { bothBackends, openTestShop, type TestShop } from '../support/test-database';

const base = {
  provider: 'stripe',
  eventType: 'test',
  testMode: false,
  email: 'buyer@example.com',
  customerName: null,
  customerRef: null,
  currency: 'USD',
  amountCents: 9900,
  coupon: null,
  utm: { utm_source: 'mail' },
  items: [{ providerProductId: 'core', amountCents: 9900, quantity: 1 }],
  refund: null,
  disputeId: null,
};

const event = (orderId: string, eventId: string, minute: number, facts: object): CheckoutEvent =>
  ({
    ...base,
    kind: 'order.paid',
    orderId,
    orderAliases: [`pi-${orderId}`],
    eventId: `${orderId}-${eventId}`,
    occurredAt: `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`,
    ...facts,
  }) as unknown as CheckoutEvent;

const refund = (
  amountCents: number | null,
  refundedTotalCents: number | null,
  full: boolean | null,
  refundId = 're1',
) => ({
  kind: 'order.refunded',
  refund: { refundId, amountCents, refundedTotalCents, full },
});

/** Stories of five events each; every order of arrival must end the same, and as projectOrder says. */
const stories: Record<string, (orderId: string) => CheckoutEvent[]> = {
  'partial refunds that add up to the whole': (id) => [
    event(id, 'paid', 0, {}),
    event(id, 'paid-again', 1, {}),
    event(id, 'refund-1', 2, refund(4000, null, null, 're1')),
    event(id, 'refund-2', 3, refund(5900, null, null, 're2')),
    event(id, 'refund-2-updated', 4, refund(5900, 9900, null, 're2')),
  ],
  'a dispute that is won after a partial refund': (id) => [
    event(id, 'paid', 0, {}),
    event(id, 'refund', 1, refund(1000, 1000, false)),
    event(id, 'opened', 2, {
      kind: 'dispute.opened',
      disputeId: 'd1',
      orderId: `pi-${id}`,
      orderAliases: [],
    }),
    event(id, 'won', 3, { kind: 'dispute.won', disputeId: 'd1', orderId: `pi-${id}`, orderAliases: [] }),
    event(id, 'refund-told-again', 4, refund(1000, 1000, false)),
  ],
  'one dispute lost and one won': (id) => [
    event(id, 'paid', 0, {}),
    event(id, 'opened-1', 1, { kind: 'dispute.opened', disputeId: 'd1' }),
    event(id, 'lost-1', 2, { kind: 'dispute.lost', disputeId: 'd1' }),
    event(id, 'opened-2', 3, { kind: 'dispute.opened', disputeId: 'd2' }),
    event(id, 'won-2', 3, { kind: 'dispute.won', disputeId: 'd2' }),
  ],
};

/** How often a license works again in this order of arrival: the buyer is told each time. */
function restorations(arrived: readonly CheckoutEvent[]): number {
  const states = arrived.map((_, index) => projectOrder(arrived.slice(0, index + 1)));
  return states.filter(({ licenseActive }, index) => {
    const before = states[index - 1];
    return licenseActive && before !== undefined && before.status !== 'unpaid' && !before.licenseActive;
  }).length;
}

interface StoredOrder {
  status: string;
  refunded: number;
  license: string;
  purchases: number;
  mails: string[];
}

describe.each(bothBackends)('orders on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    await shop.call('service', 'POST', 'provider_products', {
      provider: 'stripe',
      provider_product_id: 'core',
      product_skus: ['core-hr'],
      minimum_cents: 5000,
    });
  });
  afterAll(() => shop.close());

  const receive = (checkout_event: CheckoutEvent) =>
    shop.call('service', 'POST', 'rpc/receive_checkout_event', { checkout_event, raw_payload: '{}' });

  const stored = async (orderId: string): Promise<StoredOrder | undefined> => {
    const [row] = await shop.database.query<StoredOrder>(
      `select min(p.status) as status, sum(p.refunded_cents)::int as refunded, min(l.status) as license,
         count(distinct p.id)::int as purchases,
         (select array_agg(template order by template) from public.email_messages where data ->> 'orderId' = $1) as mails
       from public.purchases p join public.licenses l on l.purchase_id = p.id where p.provider_order_id = $1`,
      [orderId],
    );
    return row;
  };

  it.each(Object.entries(stories))(
    'ends in one state whatever the order: %s',
    { tags: ['full'], timeout: 120_000 },
    async (name, story) => {
      const wanted = projectOrder(story('x'));
      let number = 0;
      for (const order of permutations(story('x').map((_, index) => index))) {
        const orderId = `${name.length}-${number++}`;
        const events = story(orderId);
        for (const index of order) {
          expect((await receive(events[index]!)).status).toBe(200);
        }
        await receive(events[0]!);
        expect(await stored(orderId), `arrival ${order.join(' ')}`).toEqual({
          status: wanted.status,
          refunded: wanted.refundedCents,
          license: wanted.licenseActive ? 'active' : 'revoked',
          purchases: 1,
          mails: [
            ...(wanted.status === 'dispute_lost' ? ['dispute-lost'] : []),
            ...Array<string>(restorations(order.map((index) => events[index]!))).fill('order-restored'),
            'receipt',
            ...(wanted.status === 'refunded' ? ['refund'] : []),
          ],
        });
      }
    },
  );

  it('makes one purchase, one license and one mail of a hundred deliveries at once', async () => {
    const paid = event('storm', 'paid', 0, {});
    const answers = await Promise.all(Array.from({ length: 100 }, () => receive(paid)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(await stored('storm')).toMatchObject({ purchases: 1, license: 'active', mails: ['receipt'] });
  });

  it('keeps aside what it does not know and tells the owner', async () => {
    await shop.call('service', 'POST', 'site_settings', { key: 'ADMIN_EMAILS', value: 'owner@example.com' });
    const unknown = event('unknown', 'paid', 0, {
      items: [{ providerProductId: 'nope', amountCents: 9900, quantity: 1 }],
    });
    expect((await receive(unknown)).body).toBe('held');
    const cheap = event('cheap', 'paid', 0, { amountCents: 100 });
    expect((await receive(cheap)).body).toBe('held');
    const otherCurrency = event('foreign', 'paid', 0, { currency: 'EUR' });
    expect((await receive(otherCurrency)).body).toBe('held');
    const rows = await shop.database.query<{ count: number }>(
      `select count(*)::int as count from public.purchases where provider_order_id in ('unknown', 'cheap', 'foreign')`,
    );
    expect(rows[0]?.count).toBe(0);
    const mails = await shop.database.query(
      `select 1 from public.email_messages where template = 'owner-alert' and "to" = 'owner@example.com'`,
    );
    expect(mails).toHaveLength(3);
  });

  it('divides the total of several products among them by their prices, without losing a cent', async () => {
    await shop.call('service', 'POST', 'provider_products', {
      provider: 'stripe',
      provider_product_id: 'bundle',
      product_skus: ['core-hr', 'payroll-ops', 'micro-templates'],
    });
    await receive(
      event('bundle', 'paid', 0, {
        amountCents: 10_000,
        items: [{ providerProductId: 'bundle', amountCents: null, quantity: 1 }],
      }),
    );
    const rows = await shop.database.query<{ amount_cents: number }>(
      `select amount_cents from public.purchases where provider_order_id = 'bundle' order by amount_cents`,
    );
    expect(rows.map(({ amount_cents }) => amount_cents)).toEqual([1551, 3155, 5294]);
  });
});
