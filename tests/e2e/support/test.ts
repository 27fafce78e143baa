import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test as base, type Page } from '@playwright/test';
import { shopUrl } from './shop';

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

/** WCAG 2.2 AA by axe-core, in the page as it stands. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await waitForAnimations(page);
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
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`).join(' | ')}`,
  );
  expect(found).toEqual([]);
}

export interface Shape {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

/** Both layouts of a page in both of its sets of colours, so that neighbours differ in one thing. */
export const allShapes: readonly Shape[] = [
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 375, colorScheme: 'dark' },
  { width: 375, colorScheme: 'light' },
];

/** Each layout and each set of colours once. */
const twoShapes: readonly Shape[] = [
  { width: 1440, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
];

/** A text on its way from one colour to the other has a contrast of its own for a moment: here it changes at once. */
async function showIn(page: Page, { width, colorScheme }: Shape): Promise<void> {
  await page.evaluate(() => {
    if (document.adoptedStyleSheets.length === 0) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('*, ::before, ::after { transition: none !important }');
      document.adoptedStyleSheets = [sheet];
    }
  });
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

/** A click before the page's code is there would be lost, as it would be for a person on a slow phone. */
function waitForHydration(page: Page, javaScriptEnabled: boolean): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    const isSite = page.url().startsWith(shopUrl);
    if (javaScriptEnabled && isSite && response?.headers()['content-type']?.startsWith('text/html')) {
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    }
    return response;
  };
}

/** Every test watches the console: an error, a broken request or a violated policy is a defect. */
export const test = base.extend<{
  quietConsole: null;
  answeredConsent: null;
  ignoreConsole: { readonly patterns: readonly RegExp[] };
}>({
  ignoreConsole: [{ patterns: [] }, { option: true }],
  // The banner lies over the lower edge until it is answered; the tests of the banner bring browsers of their own.
  answeredConsent: [
    async ({ context }, use) => {
      await context.addInitScript(() => {
        // A frame without an origin of its own has no storage.
        if (window !== window.top) {
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
  quietConsole: [
    async ({ page, ignoreConsole, javaScriptEnabled }, use) => {
      waitForHydration(page, javaScriptEnabled);
      const problems: string[] = [];
      const note = (problem: string) => {
        if (!ignoreConsole.patterns.some((pattern) => pattern.test(problem))) {
          problems.push(problem);
        }
      };
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          note(message.text());
        }
      });
      page.on('pageerror', (error) => note(error.message));
      await use(null);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
