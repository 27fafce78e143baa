/**
 * `npm run bench:shop`: how fast the shop opens, how many reads of visitors it answers a second, how much memory it takes after
 * the browser tests, what a visitor loads, and whether a hundred leads or a hundred equal webhooks at once are kept exactly
 * once. Exit code 1 when a figure is missed. `--help` names its options.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { signStandardWebhook } from '../supabase/functions/_shared/checkout/signing.ts';
import { removeData, spawnShop, testShopEnvironment, type ShopProcess } from './support/shop-process.ts';
import { newEmail, shopAt } from './support/shop.ts';
import { waitUntil } from './support/wait-until.ts';
import { measureReads } from './bench/anonymous-reads.ts';
import { reportFigures, type Figure } from './bench/figures.ts';
import { readOptions } from './bench/options.ts';
import { firstLoadKb, reactAloneKb } from './bench/visitor-scripts.ts';
import { firstLoadFiles, readManifest } from './site/chunks.ts';

const asked = readOptions('bench:shop', {
  'without-browser': {
    type: 'boolean',
    about: 'leaves out the browser tests; memory is then measured after the loads alone',
  },
});

/** The page, and the element in it that loads at once. */
const productModules = ['src/pages/storefront/product-page.tsx', 'src/elements/document-gallery.ts'];
const atOnce = 100;
const webhookSecret = `whsec_${btoa('a-secret-for-the-benchmark-only-32b')}`;
const figures: Figure[] = [];

async function secondsUntilReady(shop: ShopProcess): Promise<number> {
  const start = performance.now();
  await shop.ready();
  return (performance.now() - start) / 1000;
}

async function measureStarts(environment: Readonly<Record<string, string>>): Promise<ShopProcess> {
  for (const folder of ['dist', 'dist-server']) rmSync(folder, { recursive: true, force: true });
  const first = spawnShop(environment);
  const cold = await secondsUntilReady(first);
  figures.push({ name: 'first start with the build', value: cold, bound: 120, unit: 's' });
  await first.stop();
  const second = spawnShop(environment);
  figures.push({ name: 'warm start', value: await secondsUntilReady(second), bound: 10, unit: 's' });
  return second;
}

async function postLeads(shop: ReturnType<typeof shopAt>): Promise<void> {
  const emails = Array.from({ length: atOnce }, () => newEmail('bench-lead'));
  const start = performance.now();
  const statuses = await Promise.all(
    emails.map(async (email) => {
      const answer = await fetch(`${shop.apiUrl}/functions/v1/send-starter-pack`, {
        method: 'POST',
        headers: { apikey: shop.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Lea Bench', email }),
      });
      await answer.body?.cancel();
      return answer.status;
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `${atOnce} leads at once: answered in ${seconds.toFixed(1)} s, ${statuses.filter((s) => s === 200).length} times 200`,
  );
  const counts = () => Promise.all(emails.map(async (email) => (await shop.mailsTo(email)).length));
  const mailed = await waitUntil(
    'a mail to each lead',
    async () => {
      const all = await counts();
      return all.every((count) => count > 0) && all;
    },
    120_000,
  ).catch(counts);
  const rows = await shop.rowsOf<{ email: string }>('leads?email=like.bench-lead*&select=email');
  figures.push(
    {
      name: 'rows of 100 leads posted at once',
      value: rows.length,
      bound: atOnce,
      direction: 'exactly',
      unit: '',
    },
    {
      name: 'leads among them',
      value: new Set(rows.map(({ email }) => email)).size,
      bound: atOnce,
      direction: 'exactly',
      unit: '',
    },
    {
      name: 'mails to them',
      value: mailed.reduce((sum, count) => sum + count, 0),
      bound: atOnce,
      direction: 'exactly',
      unit: '',
    },
  );
}

async function postOneWebhook(shop: ReturnType<typeof shopAt>): Promise<void> {
  const email = newEmail('bench-buyer');
  const at = new Date();
  const id = `msg_bench_${at.getTime()}`;
  const body = JSON.stringify({
    type: 'order.paid',
    timestamp: at.toISOString(),
    data: {
      id: `ord_bench_${at.getTime()}`,
      created_at: at.toISOString(),
      customer: { email, name: 'Bea Bench' },
      currency: 'USD',
      amount_total: 9900,
      discount_code: null,
      items: [{ product_id: 'core-hr', name: 'Core HR Pack', amount: 9900 }],
    },
  });
  const headers = await signStandardWebhook({ id, body, secret: webhookSecret, at });
  const start = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const answer = await fetch(`${shop.apiUrl}/functions/v1/checkout-webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      });
      await answer.body?.cancel();
      return answer.status;
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `the same webhook ${atOnce} times: answered in ${seconds.toFixed(1)} s, ${[...new Set(statuses)].join(', ')}`,
  );
  await shop.waitForMail(email, /receipt/i);
  const purchases = await shop.rowsOf<{ id: string }>(`purchases?email=eq.${email}&select=id`);
  const licenses = purchases[0]
    ? await shop.rowsOf(`licenses?purchase_id=eq.${purchases[0].id}&select=id`)
    : [];
  figures.push(
    {
      name: 'purchases of one webhook sent 100 times at once',
      value: purchases.length,
      bound: 1,
      direction: 'exactly',
      unit: '',
    },
    { name: 'licenses', value: licenses.length, bound: 1, direction: 'exactly', unit: '' },
    { name: 'mails', value: (await shop.mailsTo(email)).length, bound: 1, direction: 'exactly', unit: '' },
  );
}

function runBrowserTests(environment: Readonly<Record<string, string>>): void {
  const { status } = spawnSync('node', ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line'], {
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
  if (status !== 0) console.log('note: browser tests failed; the memory is measured all the same');
}

function residentMiB(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

async function measureScripts(): Promise<void> {
  const alone = await reactAloneKb();
  const page = firstLoadKb(productModules);
  console.log(
    `JavaScript of a product page before interaction: ${page.toFixed(1)} KB; React alone: ${alone.toFixed(1)} KB (${(page / alone).toFixed(2)} times)`,
  );
  const supabaseFiles = firstLoadFiles(readManifest(), productModules).filter((file) =>
    /supabase-js|GoTrueClient|PostgrestClient/.test(readFileSync(`dist/${file}`, 'utf8')),
  );
  figures.push(
    { name: 'JavaScript of a product page before interaction', value: page, bound: 95, unit: 'KB' },
    {
      name: 'files of Supabase among it',
      value: supabaseFiles.length,
      bound: 0,
      direction: 'exactly',
      unit: '',
    },
  );
}

const environment = await testShopEnvironment({ WEBHOOK_SHARED_SECRET: webhookSecret });
const running = await measureStarts(environment);
try {
  const shop = shopAt(running.environment);
  await shop.writeRows('POST', 'site_settings', { key: 'WEBHOOK_SHARED_SECRET', value: webhookSecret });
  figures.push(...(await measureReads(shop)));
  await postLeads(shop);
  await postOneWebhook(shop);
  if (!asked['without-browser']) runBrowserTests(running.environment);
  figures.push({ name: 'memory of the process', value: residentMiB(running.pid), bound: 900, unit: 'MiB' });
} finally {
  await running.stop();
  removeData(running);
}
await measureScripts();
process.exit(reportFigures(figures) ? 0 : 1);
