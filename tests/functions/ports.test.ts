/** @module-tag full */
import { createServer, type Server } from 'node:http';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shopAt } from '../../scripts/support/shop';
import {
  removeData,
  spawnShop,
  startsShops,
  testShopEnvironment,
  type ShopProcess,
} from '../../scripts/support/shop-process';
import { send } from '../support/http';

let environment: Record<string, string>;
let running: ShopProcess;
let shop: ReturnType<typeof shopAt>;

const start = async () => {
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

const addresses = () => [shop.shopUrl, shop.apiUrl, shop.inboxUrl];

/** What visitors and the owner are told. */
async function publishedAddresses() {
  const page = await send(`${shop.shopUrl}/`);
  const settings = await shop.rowsOf<{ value: string }>(
    'site_settings?key=like.BUY_LINK_*&value=like.*sandbox*&select=value',
  );
  return {
    policy: page.headers['content-security-policy'],
    config: /"supabaseUrl":"([^"]+)"/.exec(page.text)?.[1],
    site: /"siteUrl":"([^"]+)"/.exec(page.text)?.[1],
    buyLinks: new Set(settings.map(({ value }) => new URL(value).origin)),
  };
}

const publishedNow = () => ({
  policy: expect.stringContaining(shop.apiUrl) as string,
  config: shop.apiUrl,
  site: shop.shopUrl,
  buyLinks: new Set([shop.apiUrl]),
});

/** Somebody else who listens where the shop did. */
function listenAt(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((_, answer) => answer.end('a stranger'));
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port: Number(new URL(address).port) }, () => resolve(server));
  });
}

it('takes ports that nobody chose, and tells them in its folder, on its pages and in its settings', async () => {
  expect(new Set(addresses()).size).toBe(3);
  const file = join(environment['DATA_DIR'] ?? '', 'ports.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    pid: running.pid,
    shop: Number(new URL(shop.shopUrl).port),
    api: Number(new URL(shop.apiUrl).port),
    inbox: Number(new URL(shop.inboxUrl).port),
    siteUrl: shop.shopUrl,
    apiUrl: shop.apiUrl,
    inboxUrl: shop.inboxUrl,
  });
  expect(await publishedAddresses()).toEqual(publishedNow());
});

it(
  'takes the same ports at its next start while they are free, and renders nothing again',
  startsShops,
  async () => {
    const before = addresses();
    const rendered = () => statSync(join(environment['DATA_DIR'] ?? '', 'site', 'index.html')).mtimeMs;
    const at = rendered();
    await running.stop();
    await start();
    expect(addresses()).toEqual(before);
    expect(rendered()).toBe(at);
  },
);

it('takes others when they are taken, and tells the new ones everywhere', startsShops, async () => {
  const before = addresses();
  await running.stop();
  const strangers = await Promise.all(before.map(listenAt));
  try {
    await start();
    for (const address of addresses()) expect(before).not.toContain(address);
    expect(await publishedAddresses()).toEqual(publishedNow());
  } finally {
    for (const stranger of strangers) stranger.close();
  }
});
