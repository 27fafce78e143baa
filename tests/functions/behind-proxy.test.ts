/** @module-tag full */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEmail } from '../../scripts/support/shop';
import { send } from '../support/http';
import { openShopBehindProxy } from '../support/shop-behind-proxy';

const limit = 4;
let shop: Awaited<ReturnType<typeof openShopBehindProxy>>;

beforeAll(async () => {
  shop = await openShopBehindProxy({
    AUTH_TRIES_PER_5_MINUTES: String(limit),
    LEADS_PER_MINUTE: String(limit),
  });
});
afterAll(() => shop.stop());

interface Caller {
  /** The address at the other end of the socket. */
  readonly from: string;
  /** What it writes about itself. */
  readonly forwarded?: () => string;
  /** Past the proxy, to the port of the API. */
  readonly isDirect?: boolean;
}

const post = (path: string, body: object, { from, forwarded, isDirect = false }: Caller) =>
  send(`${isDirect ? shop.inside.apiUrl : shop.proxyUrl}${path}`, {
    method: 'POST',
    from,
    headers: {
      ...(isDirect ? {} : { host: new URL(shop.apiUrl).host }),
      apikey: shop.inside.publishableKey,
      'content-type': 'application/json',
      ...(forwarded && { 'x-forwarded-for': forwarded() }),
    },
    body: JSON.stringify(body),
  });

const doors: Readonly<Record<string, (caller: Caller) => ReturnType<typeof post>>> = {
  'wrong passwords': (caller) =>
    post(
      '/auth/v1/token?grant_type=password',
      { email: newEmail('nobody'), password: 'not the right one' },
      caller,
    ),
  'starter packs': (caller) =>
    post('/functions/v1/send-starter-pack', { name: 'Ada', email: newEmail('ada') }, caller),
};

/** How many of a few more calls than the limit were let through. */
async function letThrough(door: string, caller: Caller): Promise<number> {
  const statuses: number[] = [];
  for (let call = 0; call < limit + 2; call += 1) {
    statuses.push((await doors[door]?.(caller))?.status ?? 0);
  }
  expect(statuses.every((status) => status === 200 || status === 400 || status === 429)).toBe(true);
  return statuses.filter((status) => status !== 429).length;
}

let made = 0;
/** Another one at each call. */
const anyAddress = () => {
  made += 1;
  return `198.51.${Math.floor(made / 250)}.${1 + (made % 250)}`;
};

describe.each(Object.keys(doors).map((name, index) => [name, index] as const))(
  'the limit of %s',
  (door, index) => {
    const address = (host: number) => `127.${60 + index}.0.${host}`;

    it('counts each caller behind the proxy alone', async () => {
      expect(await letThrough(door, { from: address(1) })).toBe(limit);
      expect(await letThrough(door, { from: address(2) })).toBe(limit);
    });

    // Attack catalog: 108
    it('believes the last hop only, whatever the caller wrote before it', async () => {
      expect(await letThrough(door, { from: address(3), forwarded: anyAddress })).toBe(limit);
    });

    // Attack catalog: 108
    it('believes nobody who is no trusted proxy', async () => {
      expect(await letThrough(door, { from: address(4), forwarded: anyAddress, isDirect: true })).toBe(limit);
    });
  },
);

it('tells browsers its own names, and nothing of this machine', async () => {
  const page = await send(`${shop.proxyUrl}/`, { headers: { host: new URL(shop.siteUrl).host } });
  expect(page.status).toBe(200);
  expect(/"supabaseUrl":"([^"]+)"/.exec(page.text)?.[1]).toBe(shop.apiUrl);
  expect(page.headers['content-security-policy']).toContain(shop.apiUrl);
  expect(page.text + String(page.headers['content-security-policy'])).not.toMatch(/127\.0\.0\.1|localhost/);
  expect(page.text).toContain('$');
  const links = await shop.inside.rowsOf<{ value: string }>('site_settings?key=like.BUY_LINK_*&select=value');
  expect(links.filter(({ value }) => value !== '')).toEqual([]);
});

it('sells nothing in the sandbox, under whatever name and from wherever somebody asks', async () => {
  const host = new URL(shop.apiUrl).host;
  const near = new URL(shop.inside.apiUrl).host;
  for (const path of ['checkout/core-hr', 'ai/v1/models']) {
    const answers = await Promise.all([
      send(`${shop.proxyUrl}/sandbox/${path}`, { headers: { host } }),
      ...[host, near, near.replace('127.0.0.1', 'localhost')].map((name) =>
        send(`${shop.inside.apiUrl}/sandbox/${path}`, { headers: { host: name } }),
      ),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('no sandbox');
    }
  }
});

it('answers to its names only', async () => {
  const hostOf = (host: string) => send(`${shop.inside.shopUrl}/`, { headers: { host } });
  expect((await hostOf(new URL(shop.siteUrl).host)).status).toBe(200);
  expect((await hostOf('evil.shop.example')).status).toBe(421);
});
