/** @module-tag full */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signStandardWebhook } from '../../supabase/functions/_shared/checkout/signing';
import { bothBackends, openTestShop, type TestShop } from '../support/test-database';
import { openTestFunctions, type TestFunctions } from '../support/test-functions';
import { openStrikes } from './interrupt-writes';

const secret = `whsec_${Buffer.from('signs what this test sells, nothing else').toString('base64')}`;
const paidAt = '2026-11-21T10:00:00.000Z';
const bundle = ['core-hr', 'payroll-ops', 'micro-templates'];
const utm = { utm_source: 'mail', utm_campaign: 'autumn' };

/** The tables that a paid order of a bundle writes, for a buyer with an account who has asked for the starter pack. */
const writtenByOrder = [
  'private.daily_leads',
  'private.daily_sales',
  'private.durable_calls',
  'private.product_buyers',
  'private.proofs',
  'private.shop_totals',
  'public.email_messages',
  'public.leads',
  'public.licenses',
  'public.order_links',
  'public.profiles',
  'public.purchases',
  'public.webhook_events',
];
/** The tables that a request for the starter pack writes, the first of its campaign. */
const writtenByLead = [
  'private.campaigns',
  'private.daily_leads',
  'private.durable_calls',
  'private.mail_counts',
  'private.shop_totals',
  'public.email_messages',
  'public.leads',
];

let counter = 0;

describe.each(bothBackends)('a fault at each write on %s', (backend) => {
  let shop: TestShop;
  let functions: TestFunctions;
  let strikes: Awaited<ReturnType<typeof openStrikes>>;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    functions = openTestFunctions(shop, undefined as never, { WEBHOOK_SHARED_SECRET: secret });
    await shop.call('service', 'POST', 'provider_products', {
      provider: 'sandbox',
      provider_product_id: 'bundle',
      product_skus: bundle,
    });
    strikes = await openStrikes(shop);
  });
  afterAll(() => shop.close());

  const ask = (email: string, campaign = `campaign-${++counter}`) =>
    functions.call('send-starter-pack', { name: 'Lea', email, ...utm, utm_campaign: campaign });

  /** A buyer with an account and a confirmed lead, and the delivery of an order of theirs, signed as it came. */
  const newDelivery = async () => {
    const orderId = `ord-${++counter}`;
    const email = `buyer-${counter}@example.com`;
    await shop.signUp(email);
    await ask(email);
    const [lead] = await shop.database.query<{ id: string; version: number }>(
      'select id, token_version as version from public.leads where email = $1',
      [email],
    );
    await shop.call('service', 'POST', 'rpc/confirm_lead', {
      lead_id: lead?.id,
      lead_token_version: lead?.version,
    });
    const order = {
      id: orderId,
      created_at: paidAt,
      customer: { email, name: 'Bea Buyer' },
      currency: 'USD',
      amount_total: 10_000,
      discount_code: null,
      items: [{ product_id: 'bundle', name: 'Bundle', amount: 10_000 }],
      metadata: utm,
    };
    const body = JSON.stringify({ type: 'order.paid', timestamp: paidAt, data: order });
    const signature = await signStandardWebhook({ id: `evt_${orderId}`, body, secret, at: new Date() });
    const headers = { 'content-type': 'application/json', ...signature };
    return { orderId, email, deliver: () => functions.deliver('checkout-webhook', headers, body) };
  };

  const orderOf = async (orderId: string, email: string) => {
    const [row] = await shop.database.query(
      `select
         (select count(*)::int from public.purchases where provider_order_id = $1 and user_id is not null) as purchases,
         (select count(*)::int from public.licenses license join public.purchases purchase on purchase.id = license.purchase_id
          where provider_order_id = $1 and license.status = 'active') as licenses,
         (select count(*)::int from public.email_messages where "to" = $2 and template = 'receipt') as receipts,
         (select count(*)::int from public.email_messages where "to" = $2 and template = 'starter-pack-2' and status = 'cancelled') as canceled,
         (select count(*)::int from public.webhook_events where event_id = $3 and processed_at is not null and error is null) as events`,
      [orderId, email, `evt_${orderId}`],
    );
    return row;
  };
  const whole = { purchases: 3, licenses: 3, receipts: 1, canceled: 1, events: 1 };

  const leadOf = async (email: string) => {
    const [row] = await shop.database.query(
      `select (select count(*)::int from public.leads where email = $1) as leads,
         (select count(*)::int from public.email_messages where "to" = $1) as mails`,
      [email],
    );
    return row;
  };

  let rowsOfOrder: Record<string, number>;
  let rowsOfLead: Record<string, number>;

  it('knows every table that an order and a lead write', async () => {
    const { deliver } = await newDelivery();
    rowsOfOrder = await strikes.writesOf(deliver);
    expect(Object.keys(rowsOfOrder)).toEqual(writtenByOrder);
    rowsOfLead = await strikes.writesOf(() => ask('known@example.com'));
    expect(Object.keys(rowsOfLead)).toEqual(writtenByLead);
  });

  /** The first write, and the last where there are several: the writes before it must be rolled back. */
  const strokes = (rows: number | undefined) => [...new Set([1, rows ?? 1])];

  it.each(writtenByOrder)(
    '%s: the order is not half done, asked for again, and then done once',
    async (table) => {
      for (const nth of strokes(rowsOfOrder[table])) {
        const { orderId, email, deliver } = await newDelivery();
        const before = await strikes.all();
        expect(await strikes.struckAt(table, nth, deliver), `write ${nth}`).toBeGreaterThanOrEqual(500);
        expect(await strikes.all(), `write ${nth}`).toEqual(before);
        expect(await deliver(), `write ${nth}`).toBe(200);
        expect(await orderOf(orderId, email), `write ${nth}`).toEqual(whole);
        const after = await strikes.all();
        expect(await deliver()).toBe(200);
        expect(await orderOf(orderId, email), `write ${nth}, told again`).toEqual(whole);
        expect((await strikes.all())['public.purchases']).toBe(after['public.purchases']);
      }
    },
  );

  it.each(writtenByLead)('%s: the lead is not half taken, said so, and then taken once', async (table) => {
    for (const nth of strokes(rowsOfLead[table])) {
      const email = `lead-${++counter}@example.com`;
      const campaign = `campaign-${++counter}`;
      const before = await strikes.all();
      const answer = await strikes.struckAt(table, nth, () => ask(email, campaign));
      expect(answer.status, `write ${nth}`).toBeGreaterThanOrEqual(500);
      expect(JSON.stringify(answer.body), `write ${nth}`).toMatch(/try again/);
      expect(await strikes.all(), `write ${nth}`).toEqual(before);
      expect((await ask(email, campaign)).status, `write ${nth}`).toBe(200);
      expect((await ask(email, campaign)).status, `write ${nth}, sent again`).toBe(200);
      expect(await leadOf(email), `write ${nth}`).toEqual({ leads: 1, mails: 1 });
    }
  });
});
