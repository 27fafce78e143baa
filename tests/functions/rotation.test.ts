import { afterAll, beforeAll, expect, it } from 'vitest';
import { newCaller } from '../support/http';
import { newEmail, shopAt } from '../support/shop';
import { removeData, spawnShop, testShopEnvironment, type ShopProcess } from '../support/shop-process';
import { callFunction } from './support/call-function';
import { deliver, newOrderId, paid } from './support/sandbox-webhook';

/** docs/operations.md, "Rotate secrets", as far as it goes without a hosted project. */
let environment: Record<string, string>;
let running: ShopProcess;
let shop: ReturnType<typeof shopAt>;

const start = async (change: Readonly<Record<string, string>> = {}) => {
  environment = { ...environment, ...change };
  running = spawnShop(environment);
  await running.ready();
  shop = shopAt(environment);
};

beforeAll(async () => {
  environment = await testShopEnvironment();
  await start();
});

afterAll(async () => {
  await running.kill();
  removeData(running);
});

const secretNamed = (name: string) =>
  `whsec_${Buffer.from(`the ${name} secret of a provider`).toString('base64')}`;

const publishWebhookSecret = (value: string) =>
  shop.writeRows('PATCH', 'site_settings?key=eq.WEBHOOK_SHARED_SECRET', { value });

const purchasesOf = (orderId: string) =>
  shop.rowsOf(`purchases?provider_order_id=eq.${orderId}&select=id,license:licenses(status)`);

it('takes the new secret of a webhook from the moment it is published, and what was refused is delivered again', async () => {
  const [first, second] = [secretNamed('first'), secretNamed('second')];
  const baseUrl = shop.apiUrl;
  await publishWebhookSecret(first);
  expect((await deliver(paid(newOrderId()), { baseUrl, secret: first })).status).toBe(200);

  // The provider has made a new one, and the owner has not published it yet.
  const between = newOrderId();
  const order = paid(between);
  expect((await deliver(order, { id: between, baseUrl, secret: second })).status).toBe(401);
  expect(await purchasesOf(between)).toEqual([]);

  await publishWebhookSecret(second);
  expect((await deliver(order, { id: between, baseUrl, secret: second })).status).toBe(200);
  expect(await purchasesOf(between)).toMatchObject([{ license: { status: 'active' } }]);

  const late = newOrderId();
  expect((await deliver(paid(late), { baseUrl, secret: first })).status).toBe(401);
  expect(await purchasesOf(late)).toEqual([]);
});

it('works on with another secret key, and knows the old one no more', async () => {
  const oldKey = shop.secretKey;
  await running.stop();
  await start({ SUPABASE_SECRET_KEY: 'sb_secret_that_was_made_anew' });
  const read = (key: string) =>
    fetch(`${shop.apiUrl}/rest/v1/purchases?select=id&limit=1`, { headers: { apikey: key } });
  const answers = { old: await read(oldKey), made: await read(shop.secretKey) };
  expect(answers.old.status).toBe(401);
  expect(await answers.made.json()).toHaveLength(1);

  // The schedule that sends the mails has to know the new one, too.
  const email = newEmail('after-rotation');
  const asked = await callFunction('send-starter-pack', {
    baseUrl: shop.apiUrl,
    key: shop.publishableKey,
    from: newCaller(),
    json: { name: 'Lea', email },
  });
  expect(asked.status).toBe(200);
  await shop.waitForMail(email, /starter pack/i);
});
