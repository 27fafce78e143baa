import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckoutEvent, OrderEvent } from '../../supabase/functions/_shared/checkout/checkout-event';
import { projectOrder } from '../../supabase/functions/_shared/checkout/order-projection';
import { paddleAdapter } from '../../supabase/functions/_shared/checkout/paddle';
import { stripeAdapter } from '../../supabase/functions/_shared/checkout/stripe';
import {
  bytesOf,
  editFixture,
  loadFixture,
} from '../../supabase/functions/_shared/checkout/__fixtures__/fixtures';
import { backends, openTestShop, type TestShop } from '../support/test-database';
import { permutations } from '../support/permutations';

const headers = new Headers();
const stripe = (name: string) => stripeAdapter.toEvents(loadFixture(`stripe/${name}.json`), headers);
const buyer = 'maria.olson@lakesidedental.example';

interface StripeRefund {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly seconds: number;
  readonly amount?: number;
}

/** A message about one refund of the payment in the fixtures. */
function stripeRefund({ id, type, status, seconds, amount = 7110 }: StripeRefund): CheckoutEvent[] {
  const message = JSON.parse(
    new TextDecoder().decode(editFixture('stripe/refund-created-partial.json', 'data.object.status', status)),
  ) as { data: { object: object } };
  const object = { ...message.data.object, id, amount };
  const body = {
    ...message,
    id: `evt_${id}_${type}`,
    type,
    created: 1_795_200_000 + seconds,
    data: { object },
  };
  return stripeAdapter.toEvents(bytesOf(JSON.stringify(body)), headers);
}

/** The events of one story under another number, so that each order of arrival has an order of its own. */
function renumbered(events: readonly CheckoutEvent[], number: number): CheckoutEvent[] {
  return events.map((event) => {
    if (event.kind === 'ignored') return event;
    const own = (key: string) => `${key}-${number}`;
    return {
      ...event,
      eventId: own(event.eventId),
      orderId: own(event.orderId),
      orderAliases: event.orderAliases.map(own),
      email: event.email === null ? null : `n${number}.${event.email}`,
    };
  });
}

const paddleItems = [
  {
    id: 'txnitm_core',
    price_id: 'pri_core',
    product: { id: 'pro_core' },
    quantity: 1,
    totals: { total: '9900' },
  },
  {
    id: 'txnitm_payroll',
    price_id: 'pri_payroll',
    product: { id: 'pro_payroll' },
    quantity: 1,
    totals: { total: '5900' },
  },
];

function paddle(name: string, eventId: string, change: object): OrderEvent[] {
  const message = JSON.parse(new TextDecoder().decode(loadFixture(`paddle/${name}.json`))) as {
    data: object;
  };
  const body = { ...message, event_id: eventId, data: { ...message.data, ...change } };
  return paddleAdapter.toEvents(bytesOf(JSON.stringify(body)), headers) as OrderEvent[];
}

const paddlePaid = (id: string) =>
  paddle('transaction-completed', `evt_paid_${id}`, {
    id,
    details: { totals: { grand_total: '15800', currency_code: 'USD' }, line_items: paddleItems },
  }).map((event) => ({ ...event, email: `${id}@example.com` }));

const adjustment = (id: string, eventId: string, change: object) =>
  paddle('adjustment-refund-partial', eventId, { id: `adj_${id}`, transaction_id: id, ...change });

const paddleItem = (item: string, type: string, total: string) => ({
  totals: { total },
  items: [{ id: `adjitm_${item}`, item_id: `txnitm_${item}`, type, amount: total, totals: { total } }],
});

interface Row {
  readonly sku: string;
  readonly status: string;
  readonly refunded: number;
  readonly license: string;
  readonly reason: string | null;
}

describe.each(backends)('what was given back on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    await shop.call('service', 'POST', 'site_settings', { key: 'ADMIN_EMAILS', value: 'owner@example.com' });
    for (const [provider, id, sku] of [
      ['stripe', 'plink_1QkStarMnPaidLeave', 'mn-paid-leave'],
      ['paddle', 'pro_core', 'core-hr'],
      ['paddle', 'pro_payroll', 'payroll-ops'],
    ]) {
      await shop.call('service', 'POST', 'provider_products', {
        provider,
        provider_product_id: id,
        product_skus: [sku],
      });
    }
  });
  afterAll(() => shop.close());

  const receive = async (...events: readonly CheckoutEvent[]) => {
    for (const checkout_event of events) {
      const answer = await shop.call('service', 'POST', 'rpc/receive_checkout_event', {
        checkout_event,
        raw_payload: '{}',
      });
      expect(answer.status).toBe(200);
    }
  };
  const rowsOf = (orderId: string) =>
    shop.database.query<Row>(
      `select p.product_sku as sku, p.status, p.refunded_cents as refunded, l.status as license, l.status_reason as reason
       from public.purchases p join public.licenses l on l.purchase_id = p.id where p.provider_order_id = $1 order by sku`,
      [orderId],
    );
  const mailsTo = async (address: string) => {
    const rows = await shop.database.query<{ template: string }>(
      `select template from public.email_messages where "to" = $1 order by created_at, template`,
      [address],
    );
    return rows.map(({ template }) => template);
  };
  const alerts = async (words: string) => {
    const rows = await shop.database.query<{ message: string }>(
      `select data ->> 'message' as message from public.email_messages
       where template = 'owner-alert' and strpos(data ->> 'message', $1) > 0`,
      [words],
    );
    return rows.length;
  };

  const failedRefund = [
    ...stripe('checkout-session-completed'),
    ...stripe('charge-refunded-full'),
    ...stripeRefund({ id: 're_1', type: 'refund.updated', status: 'succeeded', seconds: 10_000 }),
    ...stripeRefund({ id: 're_1', type: 'refund.failed', status: 'failed', seconds: 90_000 }),
  ];
  const session = (failedRefund[0] as OrderEvent).orderId;

  it('gives the license back when a refund fails later, and tells buyer and owner', async () => {
    await receive(...failedRefund.slice(0, 3));
    expect(await rowsOf(session)).toMatchObject([{ status: 'refunded', refunded: 7110, license: 'revoked' }]);
    await receive(failedRefund[3]!, failedRefund[3]!);
    expect(await rowsOf(session)).toEqual([
      { sku: 'mn-paid-leave', status: 'paid', refunded: 0, license: 'active', reason: null },
    ]);
    expect(await mailsTo(buyer)).toEqual(['receipt', 'refund', 'order-restored']);
    expect(await alerts(`dispute of order ${session} from stripe was taken back`)).toBe(1);
  });

  it('tells a second refund after the first one has failed', async () => {
    await receive(
      ...stripeRefund({ id: 're_2', type: 'refund.updated', status: 'succeeded', seconds: 100_000 }),
    );
    expect(await rowsOf(session)).toMatchObject([{ status: 'refunded', refunded: 7110, license: 'revoked' }]);
    expect(await mailsTo(buyer)).toEqual(['receipt', 'refund', 'order-restored', 'refund']);
  });

  it('keeps one of two orders of the same product when the other one is refunded', async () => {
    const paid = [1001, 1002].flatMap((number) => renumbered(stripe('checkout-session-completed'), number));
    await receive(...paid.map((event) => ({ ...event, email: 'twice@example.com' })));
    await receive(...renumbered(stripe('charge-refunded-full'), 1001));
    const licenses = await Promise.all([1001, 1002].map((number) => rowsOf(`${session}-${number}`)));
    expect(licenses).toMatchObject([[{ license: 'revoked' }], [{ license: 'active' }]]);
  });

  it.each([
    ['a refund that fails', failedRefund, { status: 'paid', refunded: 0, license: 'active' }],
    [
      'one of two refunds that is canceled',
      [
        ...failedRefund.slice(0, 2),
        ...stripeRefund({
          id: 're_a',
          type: 'refund.created',
          status: 'succeeded',
          seconds: 100,
          amount: 2000,
        }),
        ...stripeRefund({
          id: 're_b',
          type: 'refund.updated',
          status: 'canceled',
          seconds: 90_000,
          amount: 5110,
        }),
      ],
      { status: 'partially_refunded', refunded: 2000, license: 'active' },
    ],
    [
      'a dispute that is won',
      [
        ...stripe('checkout-session-completed'),
        ...stripe('dispute-created'),
        ...stripe('dispute-closed-won'),
      ],
      { status: 'paid', refunded: 0, license: 'active' },
    ],
  ])('ends in one state whatever the order of %s', async (_what, events, wanted) => {
    expect(projectOrder(events)).toMatchObject({
      status: wanted.status,
      refundedCents: wanted.refunded,
      licenseActive: wanted.license === 'active',
    });
    let number = events.length * 1000;
    for (const arrival of permutations(events)) {
      const own = renumbered(arrival, (number += 1));
      await receive(...own, own[0]!);
      const paid = own.find(({ kind }) => kind === 'order.paid') as OrderEvent;
      expect(await rowsOf(paid.orderId), arrival.map(({ kind }) => kind).join(' ')).toMatchObject([wanted]);
    }
  });

  it('tells buyer and owner when a dispute is won, and of a chargeback when it comes', async () => {
    const [paid, opened, won] = renumbered(
      [
        ...stripe('checkout-session-completed'),
        ...stripe('dispute-created'),
        ...stripe('dispute-closed-won'),
      ],
      1,
    );
    await receive(paid!, opened!);
    expect(await rowsOf(`${session}-1`)).toMatchObject([{ status: 'disputed', license: 'revoked' }]);
    await receive(won!);
    expect(await mailsTo(`n1.${buyer}`)).toEqual(['receipt', 'order-restored']);
    expect(await alerts(`Order ${session}-1 from stripe is disputed`)).toBe(1);
    expect(await alerts(`dispute of order ${session}-1 from stripe was taken back`)).toBe(1);
  });

  it('closes the item that was returned in full and leaves the other', async () => {
    await receive(
      ...paddlePaid('txn_item'),
      ...adjustment('txn_item', 'evt_item', paddleItem('payroll', 'full', '5900')),
    );
    expect(await rowsOf('txn_item')).toEqual([
      { sku: 'core-hr', status: 'partially_refunded', refunded: 0, license: 'active', reason: null },
      {
        sku: 'payroll-ops',
        status: 'refunded',
        refunded: 5900,
        license: 'revoked',
        reason: 'This product was returned.',
      },
    ]);
    expect(await mailsTo('txn_item@example.com')).toEqual(['receipt', 'refund']);
  });

  it('keeps an item of which only a part of the price went back', async () => {
    await receive(
      ...adjustment('txn_part', 'evt_part', paddleItem('payroll', 'partial', '900')),
      ...paddlePaid('txn_part'),
    );
    expect(await rowsOf('txn_part')).toMatchObject([
      { sku: 'core-hr', refunded: 0, license: 'active' },
      { sku: 'payroll-ops', refunded: 900, license: 'active' },
    ]);
  });

  it('opens a returned item again when Paddle reverses the adjustment', async () => {
    const returned = paddleItem('payroll', 'full', '5900');
    await receive(
      ...paddlePaid('txn_back'),
      ...adjustment('txn_back', 'evt_back', returned),
      ...adjustment('txn_back', 'evt_reversed', { ...returned, status: 'reversed' }),
    );
    expect(await rowsOf('txn_back')).toMatchObject([
      { sku: 'core-hr', status: 'paid', refunded: 0, license: 'active' },
      { sku: 'payroll-ops', status: 'paid', refunded: 0, license: 'active' },
    ]);
    expect(await mailsTo('txn_back@example.com')).toEqual(['receipt', 'refund', 'order-restored']);
  });
});
