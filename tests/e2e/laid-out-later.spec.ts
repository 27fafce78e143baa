import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const longPages = [
  '/',
  '/paid-leave-by-state',
  '/templates/core-hr-pack',
  '/minnesota-paid-leave-policy-template',
];

interface BusyWindow {
  readonly shifts: number[];
  readonly becomeIdle: () => void;
}

/** Watches what moves, in a browser that is busy until it is told to lay out what stands further down. */
async function watchBusyBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    const waiting: (() => void)[] = [];
    const busy: BusyWindow = {
      shifts,
      becomeIdle: () => waiting.splice(0).forEach((callback) => callback()),
    };
    Object.assign(window, busy);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    window.requestIdleCallback = (callback) =>
      waiting.push(() => callback({ didTimeout: false, timeRemaining: () => 5 }));
  });
}

const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
    return (window as unknown as BusyWindow).shifts.splice(0);
  });

async function goDownBeforeAllIsLaidOut(page: Page, path: string, distance: number): Promise<void> {
  await watchBusyBrowser(page);
  await page.goto(path);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, distance);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(distance / 100);
}

async function waitUntilComplete(page: Page): Promise<void> {
  expect(await page.locator('html[data-complete]').count()).toBe(0);
  await expect(async () => {
    await page.evaluate(() => (window as unknown as BusyWindow).becomeIdle());
    await expect(page.locator('html[data-complete]')).toBeAttached({ timeout: 100 });
  }).toPass();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });
  for (const path of longPages) {
    test(`nothing moves under somebody who goes to the end of ${path} at once`, async ({ page }) => {
      await goDownBeforeAllIsLaidOut(page, path, 100_000);
      await waitUntilComplete(page);
      expect(await shiftsOf(page)).toEqual([]);
      await expect(page.locator('footer')).toBeInViewport();
    });
  }
});

for (const path of longPages) {
  test(`the place of a reader of ${path} is kept when the page takes its whole height`, async ({ page }) => {
    await goDownBeforeAllIsLaidOut(page, path, 2500);
    await shiftsOf(page);
    const read = page.locator('main :is(h2, h3, p, th):visible');
    const topOf = () =>
      read.evaluateAll((all) => {
        const tops = all.map((element) => element.getBoundingClientRect().top);
        return Math.min(...tops.filter((top) => top > 0));
      });
    const before = await topOf();
    await waitUntilComplete(page);
    expect(await shiftsOf(page)).toEqual([]);
    expect(await topOf()).toBeCloseTo(before, 0);
  });
}

for (const isMobile of [false, true]) {
  test.describe(isMobile ? 'for a finger' : 'for a mouse', () => {
    test.use({ isMobile, hasTouch: isMobile });
    for (const width of [375, 768, 1440]) {
      test(`the footer has room for its true height before it is laid out, at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await watchBusyBrowser(page);
        await page.goto('/terms');
        const height = () =>
          page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().height);
        const before = await height();
        await waitUntilComplete(page);
        expect(Math.abs((await height()) - before)).toBeLessThan(3);
      });
    }
  });
}
