/**
 * `npm run bench:pages`: how the public pages open on a phone, beside a page without any script that was written by hand,
 * in one interleaved run; what Lighthouse says of them; and how long all routes take to render. Exit code 1 when a figure
 * is missed. `--help` names its options.
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium, type Browser } from '@playwright/test';
import playwright from '../playwright.config.ts';
import { renderPages } from '../supabase/local/site/build-site.ts';
import { createSiteServer } from '../supabase/local/site/site-server.ts';
import { removeData, startShop } from './support/shop-process.ts';
import { shopAt } from './support/shop.ts';
import { reportFigures, type Figure } from './bench/figures.ts';
import { askLighthouse, categories, haveLighthouse, type Verdict } from './bench/pages/lighthouse.ts';
import { readCount, readOptions } from './bench/options.ts';
import { limitFonts, limitPage } from './bench/pages/limit-page.ts';
import { limit, measuredPages, type MeasuredPage } from './bench/pages/page-list.ts';
import { judgePages, type PageRecord } from './bench/pages/promises.ts';
import { printTable } from './bench/pages/table.ts';
import { readWithoutScripts, visit, type Visit } from './bench/pages/visit.ts';
import { median } from './bench/statistics.ts';

const asked = readOptions('bench:pages', {
  rounds: { type: 'string', default: '15', about: 'rounds of the comparison' },
  only: { type: 'string', about: 'these pages alone, with commas between their names' },
  'without-lighthouse': { type: 'boolean', about: 'leaves Lighthouse out' },
});
const rounds = readCount('rounds', asked.rounds);
const launch = playwright.use?.launchOptions ?? {};
/**
 * Where a debugger is attached, as Playwright's is, V8 looks up the position in the source of every Error that is created, React's
 * among them, and parses the code once more for it: 40 to 90 ms of a phone's time that no visitor waits. With positions kept from
 * the start it need not, and the code takes a little longer to compile than at a visitor's.
 */
const measuringLaunch = {
  ...launch,
  args: [...(launch.args ?? []), '--js-flags=--no-enable-lazy-source-positions'],
};

/** Served by the same code as the shop's pages: compressed, with an address of its own. */
function serveLimitPage() {
  const folder = mkdtempSync(join(tmpdir(), 'limit-page-'));
  mkdirSync(join(folder, 'fonts'));
  for (const file of limitFonts) copyFileSync(join('public', 'fonts', file), join(folder, 'fonts', file));
  writeFileSync(join(folder, 'index.html'), limitPage());
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\n');
  const site = createSiteServer({ folders: [folder], api: () => Promise.resolve(new Response()) });
  const server = Deno.serve({ port: 0, hostname: '127.0.0.1', onListen: () => undefined }, (request) =>
    site.answer(request, ''),
  );
  return {
    address: `http://127.0.0.1:${server.addr.port}`,
    async stop() {
      await server.shutdown();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The limit first, then the pages; round after round. */
async function measureInTurn(
  browser: Browser,
  shopUrl: string,
  pages: readonly MeasuredPage[],
): Promise<PageRecord[]> {
  const limitSite = serveLimitPage();
  const base: Visit[] = [];
  const seen = pages.map((): Visit[] => []);
  try {
    // The round before the first warms the servers up: they compress what is asked for.
    for (let round = 0; round <= rounds; round += 1) {
      const bare = await visit(browser, limitSite.address + limit.path, limit);
      if (round > 0) base.push(bare);
      for (const [index, page] of pages.entries()) {
        const found = await visit(browser, shopUrl + page.path, page);
        if (round > 0) seen[index]?.push(found);
      }
    }
    const record = async (name: string, visits: readonly Visit[], address: string): Promise<PageRecord> => ({
      name,
      visits,
      ratios: visits.map(({ lcp }, round) => lcp / (base[round]?.lcp ?? Number.NaN)),
      plain: await readWithoutScripts(browser, address),
    });
    return await Promise.all([
      record(limit.name, base, limitSite.address + limit.path),
      ...pages.map(({ name, path }, index) => record(name, seen[index] ?? [], shopUrl + path)),
    ]);
  } finally {
    await limitSite.stop();
  }
}

async function measureWithLighthouse(shopUrl: string, pages: readonly MeasuredPage[]): Promise<Figure[]> {
  const runs = Math.min(3, Math.ceil(rounds / 5));
  const figures: Figure[] = [];
  console.log(`\nLighthouse, mobile, median of ${runs}: ${categories.join(', ')}`);
  for (const { name, path } of pages) {
    const verdicts: Verdict[] = [];
    for (let run = 0; run < runs; run += 1) {
      verdicts.push(await askLighthouse(shopUrl + path, launch.executablePath ?? chromium.executablePath()));
    }
    const scores = categories.map((_, index) => median(verdicts.map(({ scores: all }) => all[index] ?? 0)));
    const faults = [...new Set(verdicts.flatMap((verdict) => verdict.faults))];
    console.log(
      `  ${name.padEnd(14)} ${scores.join(' / ')}${faults.length > 0 ? `  (${faults.join(', ')})` : ''}`,
    );
    figures.push({
      name: `least of Lighthouse's four (${name})`,
      value: Math.min(...scores),
      bound: 100,
      direction: 'at least',
      unit: '',
    });
  }
  return figures;
}

async function measureRendering(shop: ReturnType<typeof shopAt>): Promise<Figure> {
  const outFolder = mkdtempSync(join(tmpdir(), 'rendered-'));
  const start = performance.now();
  const report = await renderPages({
    outFolder,
    siteUrl: shop.shopUrl,
    apiUrl: shop.apiUrl,
    nearApiUrl: shop.apiUrl,
    publishableKey: shop.publishableKey,
  });
  console.log(report);
  const seconds = (performance.now() - start) / 1000;
  rmSync(outFolder, { recursive: true, force: true });
  return { name: 'all routes rendered', value: seconds, bound: 60, unit: 's' };
}

async function readSitemap(shopUrl: string): Promise<string[]> {
  const sitemap = await (await fetch(`${shopUrl}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

async function measure(shop: ReturnType<typeof shopAt>, browser: Browser): Promise<Figure[]> {
  const rendering = await measureRendering(shop);
  const wanted = asked.only?.split(',');
  const pages = measuredPages(await readSitemap(shop.shopUrl)).filter(
    ({ name }) => !wanted || wanted.includes(name),
  );
  if (pages.length === 0) throw new Error(`No measured page is called ${asked.only}`);
  const records = await measureInTurn(browser, shop.shopUrl, pages);
  printTable(records);
  for (const { name, visits } of records) {
    new Set(visits.flatMap(({ complaints }) => complaints)).forEach((complaint) =>
      console.log(`  console of ${name}: ${complaint}`),
    );
  }
  const withLighthouse = !asked['without-lighthouse'] && haveLighthouse();
  return [
    ...judgePages(records.slice(1)),
    rendering,
    ...(withLighthouse ? await measureWithLighthouse(shop.shopUrl, pages) : []),
  ];
}

const running = await startShop({ SITE_ENV: 'production' });
let figures: Figure[];
try {
  const browser = await chromium.launch(measuringLaunch);
  try {
    figures = await measure(shopAt(running.environment), browser);
  } finally {
    await browser.close();
  }
} finally {
  await running.stop();
  removeData(running);
}
process.exit(reportFigures(figures) ? 0 : 1);
