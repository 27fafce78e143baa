import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test as base, type Page } from '@playwright/test';
import { shopUrl } from './shop';
import { watchContexts } from './watch-contexts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
  }[];
}

/** A text that is still fading in has no contrast yet. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    const longest = new Promise((resolve) => setTimeout(resolve, 2000));
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), longest]);
  });
}

/**
 * A text on its way from one color to the other, and a toast on its way out, have a contrast of their own for a moment: from here
 * on they change at once.
 */
async function stopTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.adoptedStyleSheets.length === 0) {
      const styleSheet = new CSSStyleSheet();
      styleSheet.replaceSync('*, ::before, ::after { transition: none !important }');
      document.adoptedStyleSheets = [styleSheet];
    }
  });
}

/** The violations of WCAG 2.2 AA that axe-core finds in the page, one line each. */
async function axeViolations(page: Page): Promise<string[]> {
  await expect(page.locator('h1').filter({ visible: true }).first()).toBeVisible();
  await waitForAnimations(page);
  await stopTransitions(page);
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource);
  }
  // Frames do not have axe: without being told so it waits for each of them.
  const { violations } = await page.evaluate<AxeResult>(
    `axe.run(document, {
      iframes: false,
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })`,
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`).join(' | ')}`,
  );
}

/**
 * WCAG 2.2 AA by axe-core. What it finds must still be there half a second later, at the top of the page: the chat button moves above
 * the bottom bar a moment after the bar has grown, and covers it until then; the header covers a part of what is scrolled under it.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  if ((await axeViolations(page)).length > 0) {
    const scrollTo = (top: number) =>
      page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    const before = await page.evaluate(() => window.scrollY);
    await scrollTo(0);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await axeViolations(page)).toEqual([]);
    await scrollTo(before);
  }
}

export interface Shape {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

/** Three widths of a page in both of its sets of colors, so that neighbors differ in one thing. */
export const allShapes: readonly [Shape, ...Shape[]] = [
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 768, colorScheme: 'dark' },
  { width: 375, colorScheme: 'dark' },
  { width: 375, colorScheme: 'light' },
  { width: 768, colorScheme: 'light' },
];

/** Each layout and each set of colors once. */
export const twoShapes: readonly Shape[] = [
  { width: 1440, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
];

async function showIn(page: Page, { width, colorScheme }: Shape): Promise<void> {
  await stopTransitions(page);
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction(
    (scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches,
    colorScheme,
  );
}

/** A page in these shapes, and on the narrowest screen that the site is made for, where it scrolls one way only. */
export async function expectAccessibleInEveryShape(
  page: Page,
  shapes: readonly Shape[] = twoShapes,
): Promise<void> {
  for (const shape of shapes) {
    await showIn(page, shape);
    await expectNoAxeViolations(page);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

/**
 * A click before the page's code is there would be lost, as it would be for a person on a slow phone; and where a line ends
 * depends on the fonts.
 */
function waitForPage(page: Page, javaScriptEnabled: boolean): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    const isSite = page.url().startsWith(shopUrl);
    if (javaScriptEnabled && isSite && response?.headers()['content-type']?.startsWith('text/html')) {
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
    }
    return response;
  };
}

/** Every test watches the console of every page: an error, a broken request or a violated policy is a defect. */
export const test = base.extend<{
  /** What the pages have complained of so far; a test that asks for a complaint takes it out. */
  complaints: string[];
  answeredConsent: null;
  ignoreConsole: { readonly patterns: readonly RegExp[] };
}>({
  ignoreConsole: [{ patterns: [] }, { option: true }],
  // The first of all, so that it hears of the context of `page` as well as of those that a test opens itself.
  complaints: [
    async ({ browser, ignoreConsole }, use) => {
      const watch = watchContexts(browser, ignoreConsole.patterns);
      await use(watch.complaints);
      watch.end();
      expect(watch.complaints).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, javaScriptEnabled }, use) => {
    waitForPage(page, javaScriptEnabled);
    await use(page);
  },
  // The banner lies over the lower edge until it is answered; the tests of the banner bring browsers of their own.
  answeredConsent: [
    async ({ context }, use) => {
      await context.addInitScript(() => {
        // What has no origin of its own, a frame or a page without an address, has no storage.
        if (window !== window.top || window.origin === 'null') {
          return;
        }
        const record = { type: 'essential', timestamp: Date.now() - 1000, version: '1.0' };
        localStorage.setItem(
          'cookie_consent',
          localStorage.getItem('cookie_consent') ?? JSON.stringify(record),
        );
      });
      await use(null);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
