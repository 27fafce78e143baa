/** @module-tag full */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { send } from '../support/http';
import { newEmail, shopAt } from '../../scripts/support/shop';
import {
  removeData,
  spawnShop,
  startsShops,
  testShopEnvironment,
  type ShopProcess,
} from '../../scripts/support/shop-process';
import { mountSmallDisk, type SmallDisk } from '../support/small-disk';
import { waitUntil } from '../../scripts/support/wait-until';
import { refusalOf } from './support/call-function';
import { freeClaimedMails } from './support/claimed-mails';
import { ownerSession } from './support/purchase';
import { deliver, newOrderId, paid, webhookSecret } from './support/sandbox-webhook';
import { askForStarterPack } from './support/starter-pack';

/** The database, the pages, and room for what the tests write. */
const diskMegabytes = 384;

let environment: Record<string, string>;
let running: ShopProcess;
let disk: SmallDisk | null;
let shop: ReturnType<typeof shopAt>;

const start = async () => {
  running = spawnShop(environment);
  shop = shopAt(await running.ready());
};

beforeAll(async () => {
  environment = await testShopEnvironment({ WEBHOOK_SHARED_SECRET: webhookSecret });
  disk = mountSmallDisk(environment['DATA_DIR'] ?? '', diskMegabytes);
  await start();
});

afterAll(async () => {
  await running.kill();
  disk?.remove();
  removeData(running);
});

const ask = (email: string) => askForStarterPack(email, shop);

const rowsFor = async (emails: readonly string[]) => {
  const rows = await shop.rowsOf<{ email: string }>('leads?select=email&limit=1000');
  return rows.map(({ email }) => email).filter((email) => emails.includes(email));
};

it('says in one line why it cannot start: the folder is in use, or the port', startsShops, async () => {
  const sameFolder = spawnShop(await testShopEnvironment({ DATA_DIR: environment['DATA_DIR'] ?? '' }));
  expect(await sameFolder.ended).toBe(1);
  expect(sameFolder.output()).toMatch(/^Another shop is running on the data folder [^\n]+\n$/);

  const taken = new URL(shop.shopUrl).port;
  const refused = spawnShop(await testShopEnvironment({ SHOP_PORT: taken }));
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toMatch(/^Port \d+ is taken by another program[^\n]+SHOP_PORT=\d+ npm start\n$/);
  removeData(refused);

  const wrong = spawnShop(await testShopEnvironment({ SITE_ENV: 'x' }));
  expect(await wrong.ended).toBe(1);
  expect(wrong.output()).toMatch(/^SITE_ENV: [^\n]+\n$/);
  removeData(wrong);
});

const before = newEmail('before');
const acknowledged = [before];
let snapshot: string;
const databaseFolder = () => join(environment['DATA_DIR'] ?? '', 'database');

it(
  'stops when it is told to, and starts again, without its rendered pages as well',
  startsShops,
  async () => {
    expect((await ask(before)).status).toBe(200);
    await running.stop();
    expect(await running.ended).toBe(0);
    snapshot = mkdtempSync(join(tmpdir(), 'northstar-snapshot-'));
    cpSync(databaseFolder(), snapshot, { recursive: true });
    rmSync(join(environment['DATA_DIR'] ?? '', 'site'), { recursive: true });
    await start();
    const page = await send(`${shop.shopUrl}/templates/core-hr-pack`);
    expect([page.status, page.text.includes('Core HR')]).toEqual([200, true]);
  },
);

// Attack catalog: 119
it('refuses on a full disk with a word when to come again, serves its pages, and goes on with room', async (context) => {
  if (!disk) {
    context.skip('this system lets nobody mount a small disk');
    return;
  }
  const full = disk;
  onTestFinished(() => full.free());
  full.fill();
  const refused = [newEmail('full'), newEmail('full'), newEmail('full')];
  for (const answer of await Promise.all(refused.map(ask))) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(refusalOf(answer).message).toMatch(/please try again/);
  }
  expect((await deliver(paid(newOrderId()), { baseUrl: shop.apiUrl })).status).toBe(503);
  expect((await send(`${shop.shopUrl}/`)).status).toBe(200);
  expect(await rowsFor([before])).toEqual([before]);
  const health = () => send(`${shop.apiUrl}/health`);
  const unwell = await waitUntil('the shop says so', async () => {
    const answer = await health();
    return answer.status === 503 ? answer : undefined;
  });
  expect(unwell.json()).toEqual({ status: 'the disk is full' });
  full.free();
  await waitUntil('the shop is well again', async () => ((await health()).status === 200 ? true : undefined));
  // The same people come again, as their browsers do by themselves.
  for (const email of refused) {
    expect((await ask(email)).status).toBe(200);
  }
  acknowledged.push(...refused);
});

it('loses power and still has all that it acknowledged', startsShops, async () => {
  const orderId = newOrderId();
  const order = paid(orderId);
  expect((await deliver(order, { baseUrl: shop.apiUrl, id: `evt_${orderId}` })).status).toBe(200);
  const after = newEmail('after');
  expect((await ask(after)).status).toBe(200);
  acknowledged.push(after);

  // Nothing that the database wrote since the last start has reached the disk; what was acknowledged has.
  await running.kill();
  rmSync(databaseFolder(), { recursive: true });
  cpSync(snapshot, databaseFolder(), { recursive: true });
  rmSync(snapshot, { recursive: true });
  await start();
  expect((await rowsFor(acknowledged)).sort()).toEqual([...acknowledged].sort());
  expect((await deliver(order, { baseUrl: shop.apiUrl, id: `evt_${orderId}` })).status).toBe(200);
  expect(
    await shop.rowsOf(`purchases?provider_order_id=eq.${orderId}&select=status,licenses(status)`),
  ).toEqual([{ status: 'paid', licenses: { status: 'active' } }]);
  expect(await shop.rowsOf(`webhook_events?order_keys=cs.{${orderId}}&select=kind`)).toHaveLength(1);
});

it(
  'starts with a journal that it cannot read or play in full, says where, and tells the owner',
  startsShops,
  async () => {
    await running.kill();
    const journal = join(environment['DATA_DIR'] ?? '', 'journal');
    const segment = readdirSync(journal)
      .filter((name) => name.endsWith('.jsonl'))
      .sort()
      .at(-1);
    const first = `journal-${String(Number(/\d+/.exec(segment ?? '')?.[0]) + 1).padStart(8, '0')}.jsonl`;
    const unplayable = { rpc: 'request_starter_pack', args: { lead_campaign: 'of a newer version' } };
    const played = newEmail('played');
    const lead = {
      lead_id: crypto.randomUUID(),
      lead_name: 'Ann',
      lead_email: played,
      lead_utm: {},
    };
    const lines = [
      '{"rpc": "request_st',
      JSON.stringify(unplayable),
      JSON.stringify({ rpc: 'request_starter_pack', args: lead }),
      JSON.stringify({ rpc: 'call_of_a_newer_version', args: {} }),
    ];
    writeFileSync(join(journal, first), `${lines.join('\n')}\n`);
    await start();
    expect(await rowsFor([played])).toEqual([played]);
    for (const [line, code] of [
      [1, 'unreadable'],
      [2, '42883'],
      [4, 'unknown_call'],
    ] as const) {
      expect(running.output()).toContain(`"setAside":"${first}","line":${line},"code":"${code}"`);
    }
    const status = await waitUntil('the status tells of it', async () => {
      const answer = await send(`${shop.apiUrl}/rest/v1/rpc/admin_shop_status`, {
        method: 'POST',
        headers: {
          apikey: shop.publishableKey,
          'content-type': 'application/json',
          ...(await ownerSession(shop)),
        },
        body: '{}',
      });
      const { journal: mark } = answer.json() as { journal: { lines: number; files: string[] } | null };
      return mark && mark.lines > 0 ? mark : undefined;
    });
    expect(status).toMatchObject({ lines: 3, files: [first] });
  },
);

it(
  'is killed among a hundred leads: none acknowledged is lost, none doubled, and each mail comes once',
  startsShops,
  async () => {
    const emails = Array.from({ length: 100 }, () => newEmail('killed'));
    const acknowledged: string[] = [];
    const waiting = [...emails];
    const visitor = async () => {
      for (let email = waiting.shift(); email !== undefined; email = waiting.shift()) {
        const answer = await ask(email).catch(() => null);
        if (answer?.status === 200) {
          acknowledged.push(email);
        }
      }
    };
    const visitors = Array.from({ length: 8 }, visitor);
    await waitUntil('some are acknowledged', () => Promise.resolve(acknowledged.length >= 25));
    await running.kill();
    await Promise.all(visitors);
    expect(acknowledged.length).toBeLessThan(100);

    await start();
    const kept = await rowsFor(emails);
    expect(new Set(kept).size).toBe(kept.length);
    expect(acknowledged.filter((email) => !kept.includes(email))).toEqual([]);
    const again = await Promise.all(emails.map(ask));
    expect(again.map(({ status }) => status)).toEqual(Array(100).fill(200));
    expect((await rowsFor(emails)).sort()).toEqual([...emails].sort());
    await freeClaimedMails(shop);
    await waitUntil(
      'a hundred mails',
      async () => (await Promise.all(emails.map(shop.mailsTo))).every((mails) => mails.length > 0),
      60_000,
    );
    const mails = await Promise.all(emails.map(shop.mailsTo));
    expect(mails.map(({ length }) => length)).toEqual(Array(100).fill(1));
  },
);

it(
  'does not start on a full disk, or without its secrets, and says what to do',
  startsShops,
  async (context) => {
    await running.kill();
    const secretsFile = join(environment['DATA_DIR'] ?? '', 'secrets.json');
    const secrets = readFileSync(secretsFile, 'utf8');
    for (const damaged of ['', secrets.slice(0, 80), '[]', '{"jwtSecret": 1}']) {
      writeFileSync(secretsFile, damaged);
      const refused = spawnShop(environment);
      expect(await refused.ended).toBe(1);
      expect(refused.output()).toMatch(
        /secrets\.json is empty or damaged\. Restore it from the backup: [^\n]+\n$/,
      );
      expect(readFileSync(secretsFile, 'utf8')).toBe(damaged);
    }
    writeFileSync(secretsFile, secrets);
    if (!disk) {
      await start();
      context.skip('this system lets nobody mount a small disk');
      return;
    }
    const full = disk;
    onTestFinished(() => full.free());
    full.fill();
    const refused = spawnShop(environment);
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toMatch(/The disk is full, so the shop cannot start: free some space [^\n]+\n$/);
    full.free();
    await start();
    expect(await rowsFor([before])).toEqual([before]);
  },
);
