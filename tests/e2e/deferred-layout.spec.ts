import type { Page } from '@playwright/test';
import { holdCode } from './support/hold-code';
import { expect, test } from './support/test';

const longPages = [
  '/',
  '/paid-leave-by-state',
  '/templates/core-hr-pack',
  '/minnesota-paid-leave-policy-template',
];

interface Shift {
  readonly value: number;
  /** What moved: the element and its distance in pixels. */
  readonly moved: readonly string[];
}

/** Collects what moves on the screen from now on. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.evaluate(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = `${element?.tagName} ${element?.className} ${element?.textContent.trim().slice(0, 30)}`;
          return `${name}: ${previousRect.y} to ${currentRect.y}`;
        });
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

const isAtRest = (page: Page) =>
  page.evaluate(async () => {
    const before = scrollY;
    await new Promise((resolve) => setTimeout(resolve, 200));
    return scrollY === before;
  });

for (const [name, viewport] of [
  ['a phone', { width: 375, height: 812 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });
    for (const path of longPages) {
      test(`nothing moves when ${path} is hydrated under a reader @full`, async ({ page }) => {
        const letThrough = await holdCode(page);
        const arrival = page.goto(path);
        await page.locator('footer').waitFor({ state: 'attached' });
        // On a busy machine the fonts arrive late and move lines. This test is about hydration.
        await page.evaluate(() => document.fonts.ready);
        const shifts = await watchShifts(page);
        await page.mouse.move(200, 400);
        await page.mouse.wheel(0, 2500);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
        // A reader has stopped scrolling, and what is near the screen is laid out.
        await expect.poll(() => isAtRest(page)).toBe(true);
        letThrough();
        // It waits until the page is hydrated.
        await arrival;
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
        );
        const seen = await shifts();
        const sum = seen.reduce((total, { value }) => total + value, 0);
        expect(sum, JSON.stringify(seen, null, 1)).toBeLessThan(0.01);
      });
    }
  });
}

test('a hydrated page and a printed one are laid out in full', async ({ page }) => {
  const waiting = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main *')].filter(
          (element) => getComputedStyle(element).contentVisibility === 'auto',
        ).length,
    );
  const letThrough = await holdCode(page);
  const arrival = page.goto('/minnesota-paid-leave-policy-template');
  await page.locator('footer').waitFor({ state: 'attached' });
  await expect.poll(waiting).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await waiting()).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  letThrough();
  await arrival;
  expect(await waiting()).toBe(0);
});
