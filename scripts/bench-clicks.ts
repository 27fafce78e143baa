/**
 * `npm run bench:clicks`: from a click on a link to the first frame with the heading of the page that it leads to, beside a full
 * load of the same page on a cold cache, at 10 Mbit/s and 120 ms, on a phone and on a wide screen. `--help` names its options.
 */
import process from 'node:process';
import { chromium, type Browser } from '@playwright/test';
import playwright from '../playwright.config.ts';
import { clickThrough, clickWidths, loadOf, pathsOf, type Opening } from './bench/clicks.ts';
import { reportFigures, type Figure } from './bench/figures.ts';
import { readCount, readOptions } from './bench/options.ts';
import { median } from './bench/statistics.ts';
import { removeData, startShop } from './support/shop-process.ts';
import { shopAt } from './support/shop.ts';

const asked = readOptions('bench:clicks', {
  rounds: { type: 'string', default: '9', about: 'rounds of the comparison' },
  shop: { type: 'string', about: 'the address of a shop that is running, instead of one of its own' },
});
const rounds = readCount('rounds', asked.rounds);

async function measure(browser: Browser, shopUrl: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const width of clickWidths) {
    for (const { from, to } of await pathsOf(shopUrl)) {
      const clicks: Opening[] = [];
      const loads: Opening[] = [];
      // In turn, so that a busy moment of the machine meets both.
      for (let round = 0; round < rounds; round += 1) {
        clicks.push(await clickThrough(browser, shopUrl, width, from, to));
        loads.push(await loadOf(browser, shopUrl, width, to));
      }
      const headingOf = (openings: readonly Opening[]) => median(openings.map(({ headingMs }) => headingMs));
      const [click, load] = [headingOf(clicks), headingOf(loads)];
      const shift = Math.max(...clicks.map((opening) => opening.shift));
      const hollow = Math.max(...clicks.map(({ hollowFrames }) => hollowFrames));
      console.log(
        `  ${String(width).padStart(4)}  ${`${from} > ${to}`.padEnd(66)} click ${click.toFixed(0)} ms, load ${load.toFixed(0)} ms, shift ${shift.toFixed(3)}, hollow frames ${hollow}`,
      );
      const name = (what: string) => `${what} (${from} > ${to}, ${width} px)`;
      figures.push(
        { name: name('click against load'), value: click / load, bound: 1.1, unit: '×' },
        { name: name('layout shift'), value: shift, bound: 0.01, unit: '' },
        { name: name('frames without a heading'), value: hollow, bound: 0, unit: '' },
      );
    }
  }
  return figures;
}

async function measureWith(shopUrl: string): Promise<Figure[]> {
  const browser = await chromium.launch(playwright.use?.launchOptions);
  try {
    return await measure(browser, shopUrl);
  } finally {
    await browser.close();
  }
}

async function measureOwnShop(): Promise<Figure[]> {
  const running = await startShop({ SITE_ENV: 'production' });
  try {
    return await measureWith(shopAt(running.environment).shopUrl);
  } finally {
    await running.stop();
    removeData(running);
  }
}

process.exit(reportFigures(await (asked.shop ? measureWith(asked.shop) : measureOwnShop())) ? 0 : 1);
