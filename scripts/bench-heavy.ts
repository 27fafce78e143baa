/**
 * `npm run bench:heavy`: how fast the shop answers reads while fifty ZIPs are made for ten companies, two hundred orders come in
 * and the owner exports a package, and how much memory that takes. Exit code 1 when a figure is missed. `--help` names its options.
 */
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import {
  callFunction,
  newBuyer,
  sendOrder,
  webhookSecret,
  type Buyer,
  type Shop,
} from './bench/heavy/buyers.ts';
import { readUntil } from './bench/heavy/reads.ts';
import { reportFigures, type Figure } from './bench/figures.ts';
import { readCount, readOptions } from './bench/options.ts';
import { quantile } from './bench/statistics.ts';
import { removeData, spawnShop, testShopEnvironment } from './support/shop-process.ts';
import { newEmail, shopAt } from './support/shop.ts';

const { minutes } = readOptions('bench:heavy', {
  minutes: { type: 'string', default: '10', about: 'how long to wait for the fifty ZIPs' },
});

const companies = 10;
const zipsEach = 5;
const orders = 200;
const ordersAtOnce = 20;
const readers = 4;
/** Ends what is still under way when the time is up. */
let timeIsUp = AbortSignal.timeout(0);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks as a polite program does: refused, it waits as long as it was told and asks again. */
async function insist(ask: () => Promise<Response>): Promise<Response | null> {
  while (!timeIsUp.aborted) {
    const answer = await ask().catch(() => null);
    if (answer?.ok) return answer;
    const refused = answer && [429, 503].includes(answer.status);
    if (answer && !refused) console.log(`note: ${answer.status} ${await answer.text()}`);
    await answer?.body?.cancel().catch(() => undefined);
    await pause(Number(answer?.headers.get('retry-after') ?? 5) * 1000);
  }
  return null;
}

async function downloadZip(shop: Shop, { licenseId, access }: Buyer): Promise<number> {
  const body = { license_id: licenseId, format: 'zip', mode: 'company' };
  const made = await insist(() =>
    callFunction(shop, 'license-download', body, { headers: access, signal: timeIsUp }),
  );
  const link = (await made?.json()) as { url: string } | undefined;
  const file = link && (await insist(() => fetch(link.url, { signal: timeIsUp })));
  return file
    ? file.arrayBuffer().then(
        (bytes) => bytes.byteLength,
        () => 0,
      )
    : 0;
}

async function sendOrders(shop: Shop): Promise<number> {
  let left = orders;
  let accepted = 0;
  const sender = async () => {
    while (left-- > 0 && !timeIsUp.aborted) {
      const status = await sendOrder(shop, newEmail('bench-order'), timeIsUp).catch(() => 0);
      if (status === 200) accepted += 1;
    }
  };
  await Promise.all(Array.from({ length: ordersAtOnce }, sender));
  return accepted;
}

/** A package as one ZIP, asked for again until all its files are made. */
async function exportPackage(shop: Shop): Promise<number> {
  const { email, password } = shop.owner;
  const signedIn = await fetch(`${shop.apiUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: shop.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
    signal: timeIsUp,
  }).catch(() => null);
  const { access_token = '' } = ((await signedIn?.json()) ?? {}) as { access_token?: string };
  const wish = { files: [], format: 'zip', mode: 'company', package: 'core-hr-pack-mn' };
  const session = { authorization: `Bearer ${access_token}` };
  while (!timeIsUp.aborted) {
    const answer = await insist(() =>
      callFunction(shop, 'export', wish, { headers: session, signal: timeIsUp }),
    );
    const { artifacts = [] } = ((await answer?.json()) ?? {}) as { artifacts?: unknown[] };
    if (artifacts.length > 0) return artifacts.length;
    await pause(2000);
  }
  return 0;
}

const residentMiB = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

async function measure(shop: Shop, pid: number): Promise<Figure[]> {
  const buyers: Buyer[] = [];
  for (let index = 1; index <= companies; index++)
    buyers.push(await newBuyer(shop, `Bench Company ${index}`));
  let isOver = false;
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, residentMiB(pid))), 250);
  const reads = readUntil(shop, () => isOver, readers);
  const start = performance.now();
  timeIsUp = AbortSignal.timeout(readCount('minutes', minutes) * 60_000);
  const [zips, accepted, exported] = await Promise.all([
    Promise.all(buyers.flatMap((buyer) => Array.from({ length: zipsEach }, () => downloadZip(shop, buyer)))),
    sendOrders(shop),
    exportPackage(shop),
  ]);
  const seconds = (performance.now() - start) / 1000;
  isOver = true;
  const { took, failed } = await reads;
  clearInterval(watch);
  console.log(`${took.length} reads in ${seconds.toFixed(1)} s, median ${quantile(took, 0.5).toFixed(1)} ms`);
  console.log(`largest ZIP ${(Math.max(...zips) / 1024).toFixed(0)} KiB`);
  const all = companies * zipsEach;
  return [
    { name: 'read during it, 99 of 100', value: quantile(took, 0.99), bound: 200, unit: 'ms' },
    { name: 'reads that failed', value: failed, bound: 0, direction: 'exactly', unit: '' },
    {
      name: `ZIPs of ${all}`,
      value: zips.filter((bytes) => bytes > 0).length,
      bound: all,
      direction: 'exactly',
      unit: '',
    },
    { name: `orders of ${orders} accepted`, value: accepted, bound: orders, direction: 'exactly', unit: '' },
    { name: 'packages exported', value: exported, bound: 1, direction: 'exactly', unit: '' },
    { name: 'most memory of the process', value: peak, bound: 600, unit: 'MiB' },
    // What was given up is not done.
    {
      name: 'until all of it was done',
      value: timeIsUp.aborted ? Number.POSITIVE_INFINITY : seconds,
      bound: 180,
      unit: 's',
    },
  ];
}

const environment = await testShopEnvironment({ WEBHOOK_SHARED_SECRET: webhookSecret });
const running = spawnShop(environment);
let figures: Figure[];
try {
  const shop = shopAt(await running.ready());
  await shop.writeRows('POST', 'site_settings', { key: 'WEBHOOK_SHARED_SECRET', value: webhookSecret });
  figures = await measure(shop, running.pid);
} finally {
  await running.stop();
  removeData(running);
}
process.exit(reportFigures(figures) ? 0 : 1);
