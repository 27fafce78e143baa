import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckoutEvent, OrderEvent } from '../../supabase/functions/_shared/checkout/checkout-event';
import { checkoutAdapters } from '../../supabase/functions/_shared/checkout/providers';
import {
  editFixture,
  fakeFetch,
  loadFixture,
} from '../../supabase/functions/_shared/checkout/__fixtures__/fixtures';
import {
  checkoutProviders,
  type CheckoutProvider,
} from '../../supabase/functions/_shared/contracts/buy-link';
import { providerIdHelp, providerIds } from '../../supabase/functions/_shared/contracts/provider-ids';
import { backends, openTestShop, type TestShop } from '../support/test-database';

interface Payment {
  readonly fixture: string;
  /** What the provider's API answers to the question that follows. */
  readonly answer: unknown;
  /** Each id of the one item that was sold. */
  readonly ids: Readonly<Record<string, string>>;
}

const json = (name: string): unknown => JSON.parse(new TextDecoder().decode(loadFixture(name)));
const sale = json('gumroad/sale-answer.json') as { sale: object };

const payments: Readonly<Record<CheckoutProvider, Payment>> = {
  stripe: {
    fixture: 'stripe/checkout-session-completed.json',
    answer: {
      data: [
        {
          amount_total: 7110,
          amount_discount: 790,
          quantity: 1,
          price: { id: 'price_kit', product: 'prod_kit' },
        },
      ],
    },
    ids: { price: 'price_kit', product: 'prod_kit', paymentLink: 'plink_1QkStarMnPaidLeave' },
  },
  lemonsqueezy: {
    fixture: 'lemonsqueezy/order-created.json',
    answer: {},
    ids: { variant: '250412', product: '190251' },
  },
  paddle: {
    fixture: 'paddle/transaction-completed.json',
    answer: json('paddle/customer.json'),
    ids: { price: 'pri_01kafw8x8sawmvhz1pv30nge1k', product: 'pro_01kafw4t5hdjse780zja8vvr7j' },
  },
  gumroad: {
    fixture: 'gumroad/sale.form',
    // One body for both questions: the sale, and the product that has the permalink of the ping.
    answer: { ...sale, product: { custom_permalink: 'micro' } },
    ids: { permalink: 'micro', product: '32-nPAicqbLj8B_WswVlMw==' },
  },
  sandbox: { fixture: 'sandbox/order-paid.json', answer: {}, ids: { product: 'micro-templates' } },
};

const kinds = checkoutProviders.flatMap((provider) =>
  providerIds[provider].map(({ kind }) => [provider, kind] as const),
);
const headers = new Headers({ 'webhook-id': 'msg_1' });

async function read(
  provider: CheckoutProvider,
  bytes: Uint8Array,
  answer: unknown,
): Promise<CheckoutEvent[]> {
  const { fetch } = fakeFetch(200, answer);
  const adapter = checkoutAdapters[provider];
  return adapter.complete(adapter.toEvents(bytes, headers), { fetch, apiKey: 'key' });
}

it.each(checkoutProviders)('names in the help for %s every id that is compared', (provider) => {
  for (const { name } of providerIds[provider]) expect(providerIdHelp(provider)).toContain(name);
  expect(Object.keys(payments[provider].ids)).toEqual(providerIds[provider].map(({ kind }) => kind));
});

describe.each(backends)('matching on %s', (backend) => {
  let shop: TestShop;
  let orders = 0;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    await shop.call('service', 'POST', 'site_settings', { key: 'ADMIN_EMAILS', value: 'owner@example.com' });
  });
  afterAll(() => shop.close());

  const receive = async (event: CheckoutEvent): Promise<unknown> => {
    const answer = await shop.call('service', 'POST', 'rpc/receive_checkout_event', {
      checkout_event: event,
      raw_payload: '{}',
    });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const asNew = (event: CheckoutEvent, change: object = {}): CheckoutEvent => {
    const id = `match-${(orders += 1)}`;
    return { ...(event as OrderEvent), eventId: id, orderId: id, orderAliases: [], ...change };
  };
  const match = (provider: string, id: string, sku = 'core-hr') =>
    shop.call('admin', 'POST', 'rpc/admin_map_product', {
      product_provider: provider,
      provider_product: id,
      skus: [sku],
    });
  const forgetAll = () => shop.database.query('delete from public.provider_products');
  const skusOf = async (orderId: string) => {
    const rows = await shop.database.query<{ sku: string }>(
      'select product_sku as sku from public.purchases where provider_order_id = $1',
      [orderId],
    );
    return rows.map(({ sku }) => sku);
  };
  const alerts = async () => {
    const [row] = await shop.database.query<{ count: number }>(
      `select count(*)::int as count from public.email_messages where template = 'owner-alert'`,
    );
    return row!.count;
  };

  it.each(kinds)('delivers an order of %s by its %s', async (provider, kind) => {
    await forgetAll();
    const { fixture, answer, ids } = payments[provider];
    const [paid] = await read(provider, loadFixture(fixture), answer);
    const items = (paid as OrderEvent).items.filter((item) =>
      [item.providerProductId, ...(item.otherIds ?? [])].includes(ids[kind]!),
    );
    const before = asNew(paid!, { items });
    expect(await receive(before)).toBe('held');
    expect((await match(provider, ids[kind]!)).body).toEqual({ delivered: 1, held: 0 });
    const after = asNew(paid!, { items });
    expect(await receive(after)).toBe('processed');
    for (const event of [before, after] as OrderEvent[]) {
      expect(await skusOf(event.orderId)).toEqual(['core-hr']);
    }
  });

  it('prefers the most specific id', async () => {
    await forgetAll();
    await match('paddle', payments.paddle.ids['product']!, 'payroll-ops');
    await match('paddle', payments.paddle.ids['price']!, 'core-hr');
    const [paid] = await read('paddle', loadFixture(payments.paddle.fixture), payments.paddle.answer);
    const order = asNew(paid!) as OrderEvent;
    await receive(order);
    expect(await skusOf(order.orderId)).toEqual(['core-hr']);
  });

  const foreignSession = (change: object) => {
    const body = json('stripe/checkout-session-completed.json') as { data: { object: object } };
    return editFixture('stripe/checkout-session-completed.json', 'data.object', {
      ...body.data.object,
      payment_link: null,
      client_reference_id: 'customer-81',
      ...change,
    });
  };

  it('ignores payments on the same account that are not of this shop', async () => {
    await forgetAll();
    const before = await alerts();
    const [session] = await read('stripe', foreignSession({}), { data: [] });
    expect(await receive(asNew(session!))).toBe('not-ours');
    const [setup] = await read(
      'stripe',
      foreignSession({ mode: 'setup', amount_total: null, currency: null }),
      {},
    );
    expect(setup).toMatchObject({ kind: 'ignored' });
    const [dispute] = await read('stripe', loadFixture('stripe/dispute-created.json'), {});
    expect(await receive(asNew(dispute!))).toBe('processed');
    const [refund] = await read('stripe', loadFixture('stripe/charge-refunded-full.json'), {});
    expect(await receive(asNew(refund!))).toBe('processed');
    expect(await alerts()).toBe(before);
    const held = await shop.call('admin', 'POST', 'rpc/admin_list_events', { state_filter: 'held' });
    expect((held.body as { rows: { eventId: string }[] }).rows.map(({ eventId }) => eventId)).not.toContain(
      `match-${orders}`,
    );
    const notOurs = await shop.call('admin', 'POST', 'rpc/admin_list_events', { state_filter: 'not-ours' });
    expect((notOurs.body as { rows: unknown[] }).rows).toHaveLength(1);
  });

  it('delivers such a payment once its product is matched, and holds one with a mark of this shop', async () => {
    await forgetAll();
    const [ofAnotherShop] = await read('stripe', foreignSession({}), payments.stripe.answer);
    const order = asNew(ofAnotherShop!) as OrderEvent;
    expect(await receive(order)).toBe('not-ours');
    const [signed] = await read('stripe', foreignSession({ client_reference_id: 'u1_c2dvb2dsZQ' }), {
      data: [],
    });
    expect(await receive(asNew(signed!))).toBe('held');
    expect((await match('stripe', 'prod_kit')).body).toEqual({ delivered: 1, held: 0 });
    expect(await skusOf(order.orderId)).toEqual(['core-hr']);
  });
});
