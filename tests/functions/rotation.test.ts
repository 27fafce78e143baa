/** @module-tag full */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newEmail, shopAt, tokenIn } from '../../scripts/support/shop';
import {
  removeData,
  spawnShop,
  startsShops,
  testShopEnvironment,
  type ShopProcess,
} from '../../scripts/support/shop-process';
import { callFunction } from './support/call-function';
import { deliver, newOrderId, paid, publishWebhookSecret, storedOrder } from './support/sandbox-webhook';
import { askForStarterPack } from './support/starter-pack';

/** docs/operate.md, "Rotate secrets", as far as it goes without a hosted project. */
let environment: Record<string, string>;
let running: ShopProcess;
let shop: ReturnType<typeof shopAt>;

const start = async (change: Readonly<Record<string, string>> = {}) => {
  environment = { ...environment, ...change };
  running = spawnShop(environment);
  shop = shopAt(await running.ready());
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

it('takes the new secret of a webhook from the moment it is published, and what was refused is delivered again', async () => {
  const [first, second] = [secretNamed('first'), secretNamed('second')];
  const baseUrl = shop.apiUrl;
  await publishWebhookSecret(first, shop);
  expect((await deliver(paid(newOrderId()), { baseUrl, secret: first })).status).toBe(200);

  // The provider has made a new one, and the owner has not published it yet.
  const between = newOrderId();
  const order = paid(between);
  expect((await deliver(order, { id: between, baseUrl, secret: second })).status).toBe(401);
  expect(await storedOrder(between, shop)).toEqual([]);

  await publishWebhookSecret(second, shop);
  expect((await deliver(order, { id: between, baseUrl, secret: second })).status).toBe(200);
  expect(await storedOrder(between, shop)).toMatchObject([{ license: { status: 'active' } }]);

  const late = newOrderId();
  expect((await deliver(paid(late), { baseUrl, secret: first })).status).toBe(401);
  expect(await storedOrder(late, shop)).toEqual([]);
});

it('works on with another secret key, and knows the old one no more', startsShops, async () => {
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
  expect((await askForStarterPack(email, shop)).status).toBe(200);
  await shop.waitForMail(email, /starter pack/i);
});

it(
  'opens nothing more with links of the former signing key, but lets their readers unsubscribe',
  startsShops,
  async () => {
    const sendToken = (name: string, token: string) =>
      callFunction(name, { baseUrl: shop.apiUrl, key: shop.publishableKey, json: { token } });
    const statusOf = async (email: string) =>
      (await shop.rowsOf<{ status: string }>(`leads?email=eq.${email}&select=status`))[0]?.status;
    const confirmToken = async (email: string) =>
      tokenIn(await shop.waitForMail(email, /confirm/i), '/free-resources/confirm');

    const former = 'the-key-that-signed-the-links-so-far';
    await running.stop();
    await start({ LINK_SIGNING_KEY: former });
    const [reader, waiting] = [newEmail('reader'), newEmail('waiting')];
    await askForStarterPack(reader, shop);
    await askForStarterPack(waiting, shop);
    await sendToken('confirm-subscription', await confirmToken(reader));
    const unsubscribe = tokenIn(
      await shop.waitForMail(reader, /^(?!Confirm).*starter pack/i),
      '/unsubscribe',
    );
    const confirm = await confirmToken(waiting);

    await running.stop();
    await start({ LINK_SIGNING_KEY: 'the-key-that-was-made-anew-today', FORMER_LINK_SIGNING_KEY: former });
    expect((await sendToken('confirm-subscription', confirm)).status).toBe(400);
    expect(await statusOf(waiting)).toBe('pending');
    expect((await sendToken('unsubscribe', unsubscribe)).status).toBe(200);
    expect(await statusOf(reader)).toBe('unsubscribed');

    const after = newEmail('after-key');
    await askForStarterPack(after, shop);
    expect((await sendToken('confirm-subscription', await confirmToken(after))).status).toBe(200);
  },
);
