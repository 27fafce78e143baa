/** @module-tag full */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newCaller, send } from '../support/http';
import {
  connectTo,
  databaseAt,
  startPostgres,
  type PostgresServer,
} from '../../scripts/support/postgres-server';
import { newEmail, shopAt } from '../../scripts/support/shop';
import { removeData, startShop, type ShopProcess } from '../../scripts/support/shop-process';
import { waitUntil } from '../../scripts/support/wait-until';
import { callFunction, refusalOf } from './support/call-function';
import { expectQuietLog } from './support/quiet-log';
import { buyerOf, deliver, newOrderId, paid, webhookSecret } from './support/sandbox-webhook';

let server: PostgresServer;
let running: ShopProcess;
let shop: ReturnType<typeof shopAt>;

/** As somebody who works at the database itself. */
async function sql<Row extends object>(statement: string): Promise<Row[]> {
  const client = connectTo(databaseAt(server.url, 'shop'));
  try {
    return (await client.unsafe(statement)) as unknown as Row[];
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  server = startPostgres();
  const admin = connectTo(server.url);
  await admin.unsafe('create database shop');
  await admin.end();
  running = await startShop({
    DATABASE_URL: databaseAt(server.url, 'shop'),
    WEBHOOK_SHARED_SECRET: webhookSecret,
  });
  shop = shopAt(running.environment);
});

afterAll(async () => {
  await running.stop();
  expect(await running.ended).toBe(0);
  removeData(running);
  server.stop();
});

const call = (name: string, json: unknown) =>
  callFunction(name, { baseUrl: shop.apiUrl, key: shop.publishableKey, from: newCaller(), json });
const ask = (email: string) => call('send-starter-pack', { name: 'Lea', email });
const tell = (order: ReturnType<typeof paid>) =>
  deliver(order, { baseUrl: shop.apiUrl, id: `evt_${order.data.id}` });
const count = async (from: string) =>
  (await sql<{ count: number }>(`select count(*)::int as count from ${from}`))[0]?.count;

it('takes a hundred leads and the same webhook a hundred times at once', async () => {
  const emails = Array.from({ length: 100 }, () => newEmail('crowd'));
  const answers = await Promise.all(emails.map(ask));
  expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
  expect(await count(`public.leads where email like 'crowd-%'`)).toBe(100);
  const order = paid(newOrderId());
  const told = await Promise.all(Array.from({ length: 100 }, () => tell(order)));
  expect(told.map(({ status }) => status)).toEqual(Array(100).fill(200));
  expect(await count(`public.purchases where provider_order_id = '${order.data.id}'`)).toBe(1);
  expect(await count(`public.licenses`)).toBe(1);
  expect(await count(`public.email_messages where "to" = '${buyerOf(order)}'`)).toBe(1);
  // Without the sign-in mail of the admin who starts the shop.
  const mails = () =>
    sql(`
      select status, attempts, count(*)::int as mails from public.email_messages
      where "to" like 'crowd-%' or "to" = '${buyerOf(order)}' group by 1, 2 order by 1, 2`);
  await expect
    .poll(mails, { timeout: 120_000, interval: 1000 })
    .toEqual([{ status: 'sent', attempts: 1, mails: 101 }]);
});

// Attack catalog: 119
it('answers a fault inside with a number, writes nothing half, and takes the same message afterwards', async () => {
  const order = paid(newOrderId());
  await sql('alter table public.licenses add constraint broken check (false) not valid');
  const answer = await tell(order);
  expect(answer.status).toBe(500);
  const { error } = answer.json() as { error: { requestId: string; message: string } };
  expect(error.requestId).toBe(answer.headers['x-request-id']);
  expect(error.message).not.toMatch(/licen|constraint|check/i);
  expect(running.output()).toContain(error.requestId);
  expect(await count(`public.purchases where provider_order_id = '${order.data.id}'`)).toBe(0);
  expect(await count(`public.webhook_events where event_id = 'evt_${order.data.id}'`)).toBe(0);
  expect(await count(`public.email_messages where "to" = '${buyerOf(order)}'`)).toBe(0);

  await sql('alter table public.licenses drop constraint broken');
  expect((await tell(order)).status).toBe(200);
  expect(await count(`public.purchases where provider_order_id = '${order.data.id}'`)).toBe(1);

  const email = newEmail('half');
  await sql('alter table public.email_messages add constraint broken check (false) not valid');
  const lead = await ask(email);
  expect(lead.status).toBe(500);
  expect(refusalOf(lead).message).toMatch(/Nothing was saved/);
  expect(await count(`public.leads where email = '${email}'`)).toBe(0);
  await sql('alter table public.email_messages drop constraint broken');
  expect((await ask(email)).status).toBe(200);
});

const healthStatus = async () => (await send(`${shop.apiUrl}/health`)).status;

/** Health, sign-in and reads report an unreachable database as such; none answers 500. Returns how long it took. */
async function expectAway(): Promise<number> {
  const begin = performance.now();
  const key = { apikey: shop.publishableKey };
  const json = { ...key, 'content-type': 'application/json' };
  const answers = await Promise.all([
    send(`${shop.apiUrl}/health`),
    send(`${shop.apiUrl}/rest/v1/blog_posts?select=title&limit=3`, { headers: key }),
    send(`${shop.apiUrl}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: 'nobody@example.com', password: 'a-wrong-password' }),
    }),
    ask(newEmail('away')),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  return performance.now() - begin;
}

it('says that the database is frozen, and goes on when it does', async () => {
  await server.freeze();
  try {
    const untilKnown = await expectAway();
    const begin = performance.now();
    expect((await ask(newEmail('frozen'))).status).toBe(503);
    expect(performance.now() - begin, 'it is known by now, and nobody waits').toBeLessThan(untilKnown);
  } finally {
    server.thaw();
  }
  await waitUntil('the shop is healthy', async () => (await healthStatus()) === 200);
  await waitUntil('a lead is taken', async () => (await ask(newEmail('thawed'))).status === 200);
});

// Attack catalog: 119
it('prints one line with a code for a malformed request, and nothing of the request or the machine', () =>
  expectQuietLog(running));

// Attack catalog: 119
it('reports an unreachable database, keeps the pages open, and recovers on its own when it is back', async () => {
  const before = newEmail('before');
  expect((await ask(before)).status).toBe(200);
  expect(await healthStatus()).toBe(200);
  server.crash();
  await expectAway();
  const lost = newEmail('lost');
  const answers = [
    await ask(lost),
    await call('find-order', { email: lost }),
    await call('order-status', { order_id: 'ord_unknown' }),
    await tell(paid(newOrderId())),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(refusalOf(answer).message).toMatch(/please try again/i);
    expect(answer.text).not.toMatch(/ECONN|127\.0\.0\.1|postgres|sql/i);
  }
  const rest = await send(`${shop.apiUrl}/rest/v1/template_packages?select=id`, {
    headers: { apikey: shop.publishableKey },
  });
  expect(rest.status).toBe(503);
  expect(rest.text).not.toMatch(/ECONN|127\.0\.0\.1|postgres/i);
  for (const path of ['/', '/templates', '/free-resources']) {
    expect((await send(`${shop.shopUrl}${path}`)).status, path).toBe(200);
  }

  server.recover();
  await waitUntil('the shop is healthy', async () => (await healthStatus()) === 200);
  await waitUntil('the next lead is taken', async () => (await ask(lost)).status === 200);
  expect(await count(`public.leads where email in ('${before}', '${lost}')`)).toBe(2);
  // What was under way at the crash is given up after twenty seconds; then the mails go on.
  await waitUntil('the mail is sent', async () => (await shop.mailsTo(lost)).length === 1);
  // A mail that the worker held when the database went is free again when its lease has run out; nobody waits for that here.
  await sql(`update public.email_messages set lease_until = now() where status = 'sending'`);
  await waitUntil('the first mail is sent', async () => (await shop.mailsTo(before)).length > 0);
  expect(await shop.mailsTo(before)).toHaveLength(1);
});
