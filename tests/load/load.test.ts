import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownerSession } from '../functions/support/purchase';
import { buyerOf, deliver, newOrderId, paid, webhookSecret } from '../functions/support/sandbox-webhook';
import { askForStarterPack } from '../functions/support/starter-pack';
import { newCaller, send } from '../support/http';
import { newEmail, shopAt } from '../../scripts/support/shop';
import {
  buildSite,
  removeData,
  spawnShop,
  testShopEnvironment,
  type ShopProcess,
} from '../../scripts/support/shop-process';
import { waitUntil } from '../../scripts/support/wait-until';

let environment: Record<string, string>;
let running: ShopProcess;
let shop: ReturnType<typeof shopAt>;

const start = async () => {
  running = spawnShop(environment);
  shop = shopAt(await running.ready());
};

beforeAll(async () => {
  environment = await testShopEnvironment({ WEBHOOK_SHARED_SECRET: webhookSecret });
  await buildSite();
  await start();
});

afterAll(async () => {
  await running.kill();
  removeData(running);
});

const between = (least: number, most: number) => least + Math.random() * (most - least);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What was claimed by a worker that died is free again when its lease has run out; nobody waits for that here. */
const endLeases = () =>
  Promise.all(
    ['email_messages?status=eq.sending', 'exports?status=eq.processing'].map((rows) =>
      shop.writeRows('PATCH', rows, { lease_until: new Date(0).toISOString() }),
    ),
  );

/** Kills the shop at a random moment and starts it again, so often. */
async function killAndStart(times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    await pause(between(500, 3000));
    await running.kill();
    await start();
    await endLeases();
  }
}

interface Crowd<Item> {
  readonly items: readonly Item[];
  readonly atOnce: number;
  /** True once the shop has acknowledged it; false or an error, and it is tried again. */
  readonly send: (item: Item) => Promise<boolean>;
}

/** Sends everything, and what was not acknowledged again, as browsers and providers do. */
async function sendAll<Item>({ items, atOnce, send: sendOne }: Crowd<Item>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      if (!(await sendOne(item).catch(() => false))) {
        waiting.push(item);
        await pause(50);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

it('takes ten orders, each delivered a hundred times at once, through three kills', async () => {
  const orders = Array.from({ length: 10 }, () => paid(newOrderId()));
  const deliveries = Array.from({ length: 100 }, () => orders).flat();
  await Promise.all([
    sendAll({
      items: deliveries,
      atOnce: 100,
      send: async (order) => {
        const answer = await deliver(order, { baseUrl: shop.apiUrl, id: `evt_${order.data.id}` });
        return answer.status === 200;
      },
    }),
    killAndStart(3),
  ]);
  for (const order of orders) {
    const buyer = encodeURIComponent(buyerOf(order));
    expect(
      await shop.rowsOf(`purchases?provider_order_id=eq.${order.data.id}&select=status,licenses(status)`),
    ).toEqual([{ status: 'paid', licenses: { status: 'active' } }]);
    expect(await shop.rowsOf(`email_messages?to=eq.${buyer}&select=template`)).toHaveLength(1);
    await shop.waitForMail(buyerOf(order), /./);
    expect(await shop.mailsTo(buyerOf(order))).toHaveLength(1);
  }
  const events = await shop.rowsOf<{ processed_at: string | null }>(
    'webhook_events?select=processed_at,error',
  );
  expect(events).toEqual(orders.map(() => ({ processed_at: expect.any(String) as string, error: null })));
});

/** Whom all mails went to; a search for each address would read all of them a thousand times. */
async function addressesInInbox(): Promise<string[]> {
  const answer = await fetch(`${shop.inboxUrl}/api/v1/messages?limit=5000`);
  const { messages } = (await answer.json()) as { messages: { To: { Address: string }[] }[] };
  return messages.flatMap(({ To }) => To.map(({ Address }) => Address));
}

it('takes a thousand leads through four kills: none lost, none doubled, one mail for each', async () => {
  const emails = Array.from({ length: 1000 }, () => newEmail('storm'));
  const acknowledged = new Set<string>();
  await Promise.all([
    sendAll({
      items: emails,
      atOnce: 16,
      send: async (email) => {
        const { status } = await askForStarterPack(email, shop);
        if (status === 200) {
          acknowledged.add(email);
        }
        return status === 200;
      },
    }),
    killAndStart(4),
  ]);
  expect(acknowledged.size).toBe(1000);
  const leads = await shop.rowsOf<{ email: string }>('leads?email=like.storm-*&select=email&limit=2000');
  expect(leads.map(({ email }) => email).sort()).toEqual([...emails].sort());
  await waitUntil(
    'a thousand mails to be sent',
    async () =>
      (await shop.rowsOf('email_messages?to=like.storm-*&status=in.(queued,sending)&select=id&limit=1'))
        .length === 0,
    300_000,
  );
  const mails = await shop.rowsOf<{ to: string; status: string }>(
    'email_messages?to=like.storm-*&select=to,status&limit=3000',
  );
  const first = mails.filter(({ status }) => status === 'sent').map(({ to }) => to);
  expect(first.sort()).toEqual([...emails].sort());
  const inBox = (await addressesInInbox()).filter((address) => address.startsWith('storm-'));
  expect(inBox.sort()).toEqual([...emails].sort());
});

interface Wish {
  readonly path: string;
  readonly package: string;
  readonly format: string;
  readonly mode: string;
}

it('makes two hundred exports through three kills: each acknowledged one opens, none is stuck', async () => {
  const templates = await shop.rowsOf<{ path: string; package_id: string }>(
    'templates?select=path,package_id',
  );
  const wishes = templates
    .flatMap(({ path, package_id }) =>
      ['docx', 'pdf'].flatMap((format) =>
        ['blank', 'sample'].map((mode): Wish => ({ path, package: package_id, format, mode })),
      ),
    )
    .slice(0, 200);
  expect(wishes).toHaveLength(200);
  let session = await ownerSession(shop);
  const files: { url: string; size_bytes: number }[] = [];
  await Promise.all([
    sendAll({
      items: wishes,
      atOnce: 8,
      send: async (wish) => {
        const answer = await send(`${shop.shopUrl}/api/export`, {
          method: 'POST',
          from: newCaller(),
          headers: { ...session, apikey: shop.publishableKey, 'content-type': 'application/json' },
          body: JSON.stringify({
            files: [wish.path],
            format: wish.format,
            mode: wish.mode,
            package: wish.package,
          }),
        });
        if (answer.status === 401) {
          session = await ownerSession(shop);
        }
        if (answer.status === 200) {
          files.push(...(answer.json() as { artifacts: typeof files }).artifacts);
        }
        return answer.status === 200;
      },
    }),
    killAndStart(3),
  ]);
  await waitUntil(
    'no export to be under way',
    async () =>
      (await shop.rowsOf('exports?status=not.in.(completed,failed)&select=id&limit=1')).length === 0,
    180_000,
  );
  expect(await shop.rowsOf('exports?status=eq.failed&select=file_path,error_message')).toEqual([]);
  expect(files).toHaveLength(200);
  for (const { url, size_bytes } of files) {
    const answer = await send(url);
    expect({ status: answer.status, size: answer.bytes.byteLength }).toEqual({
      status: 200,
      size: size_bytes,
    });
  }
});

it('starts from what its folder held in the midst of writing: all acknowledged by then is there', async () => {
  for (let round = 0; round < 3; round++) {
    const acknowledged: string[] = [];
    let isOver = false;
    const visitors = Array.from({ length: 6 }, async () => {
      while (!isOver) {
        const email = newEmail('cut');
        const answer = await askForStarterPack(email, shop).catch(() => null);
        if (answer?.status === 200) {
          acknowledged.push(email);
        }
      }
    });
    await pause(between(1000, 3000));
    // The folder of one moment, in the midst of writing: the process is stopped while it is copied.
    const copy = mkdtempSync(join(tmpdir(), 'northstar-power-cut-'));
    process.kill(running.pid, 'SIGSTOP');
    cpSync(environment['DATA_DIR'] ?? '', copy, { recursive: true });
    const before = [...acknowledged];
    expect(before.length).toBeGreaterThan(0);
    process.kill(running.pid, 'SIGCONT');
    isOver = true;
    await Promise.all(visitors);

    const second = spawnShop({ ...environment, DATA_DIR: copy });
    const leads = await shopAt(await second.ready()).rowsOf<{ email: string }>(
      'leads?email=like.cut-*&select=email&limit=5000',
    );
    const kept = leads.map(({ email }) => email);
    await second.kill();
    rmSync(copy, { recursive: true, force: true });
    expect(before.filter((email) => !kept.includes(email))).toEqual([]);
    expect(new Set(kept).size).toBe(kept.length);
  }
});
