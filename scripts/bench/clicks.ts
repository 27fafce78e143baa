/// <reference lib="dom" />
import type { Browser, Page } from '@playwright/test';

/** How a page opened, by a click or by its address. */
export interface Opening {
  /** From the act to the first frame with its heading. */
  readonly headingMs: number;
  readonly shift: number;
  /** Frames in which the page was there without a heading. */
  readonly hollowFrames: number;
}

interface Watched {
  headingAt: number;
  shift: number;
  hollowFrames: number;
}

declare global {
  interface Window {
    watched: Watched;
    /** Begins again, for a click that stays in this document. */
    watchOpening: (headingBefore: string) => void;
  }
}

export const clickWidths = [375, 1440] as const;
const network = { offline: false, latency: 120, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 };
/** What comes after the heading may still move it. */
const watchOnMs = 1000;
const giveUpAfterMs = 30_000;

/** The ways through the shop; posts are the owner's, so the newest one is taken. */
export async function pathsOf(shopUrl: string): Promise<{ from: string; to: string }[]> {
  const blog = await (await fetch(`${shopUrl}/blog`)).text();
  const [, post = ''] = /href="(\/blog\/[\w-]+)"/.exec(blog) ?? [];
  return [
    { from: '/', to: '/pricing' },
    { from: '/', to: '/templates' },
    { from: '/', to: '/free-resources' },
    { from: '/templates', to: '/templates/core-hr-pack' },
    { from: '/templates', to: '/templates/mn-paid-leave-kit' },
    { from: '/pricing', to: '/templates/payroll-ops-pack' },
    { from: '/blog', to: post },
    { from: '/paid-leave-by-state', to: '/mn-paid-leave-policy-template' },
  ];
}

/** Runs in every document before its own code. It must not use anything outside itself. */
function watchPage(): void {
  let before = '';
  window.watched = { headingAt: 0, shift: 0, hollowFrames: 0 };
  const look = () => {
    const main = document.querySelector('main');
    const heading = [...document.querySelectorAll('h1')].find(
      (each) => each.getBoundingClientRect().height > 0,
    );
    const text = heading?.textContent.trim() ?? '';
    if (main && text === '') window.watched.hollowFrames += 1;
    if (text !== '' && text !== before)
      window.watched.headingAt ||= performance.timeOrigin + performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.watched.shift += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  window.watchOpening = (headingBefore) => {
    before = headingBefore;
    window.watched = { headingAt: 0, shift: 0, hollowFrames: 0 };
  };
}

async function inNewTab<Result>(
  browser: Browser,
  width: number,
  use: (tab: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  try {
    const tab = await context.newPage();
    await tab.addInitScript(watchPage);
    const session = await context.newCDPSession(tab);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    return await use(tab);
  } finally {
    await context.close();
  }
}

async function readOpening(tab: Page, begunAt: number): Promise<Opening> {
  const isThere = () => window.watched.headingAt > 0;
  await tab.waitForFunction(isThere, undefined, { timeout: giveUpAfterMs });
  await tab.waitForTimeout(watchOnMs);
  const { headingAt, ...rest } = await tab.evaluate(() => window.watched);
  return { headingMs: headingAt - begunAt, ...rest };
}

/** Presses the link once the page has been there for a while; without a pointer over it, so that nothing is fetched before. */
export function clickThrough(browser: Browser, shopUrl: string, width: number, from: string, to: string) {
  return inNewTab(browser, width, async (tab) => {
    await tab.goto(shopUrl + from, { waitUntil: 'load' });
    await tab.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await tab.waitForTimeout(watchOnMs);
    const link = tab.locator(`a[href="${to}"], a[href^="${to}?"], a[href^="${to}#"]`).first();
    const begunAt = await link.evaluate((element: HTMLAnchorElement) => {
      window.watchOpening(document.querySelector('h1')?.textContent.trim() ?? '');
      const now = performance.timeOrigin + performance.now();
      element.click();
      return now;
    });
    return readOpening(tab, begunAt);
  });
}

/** The same page by its address, on a cold cache. */
export function loadOf(browser: Browser, shopUrl: string, width: number, path: string) {
  return inNewTab(browser, width, async (tab) => {
    // A page of the shop without any code, so that the start of a process is not measured.
    await tab.goto(`${shopUrl}/robots.txt`);
    const begunAt = await tab.evaluate((address) => {
      const now = performance.timeOrigin + performance.now();
      location.href = address;
      return now;
    }, shopUrl + path);
    await tab.waitForURL((url) => url.pathname === path);
    return readOpening(tab, begunAt);
  });
}
