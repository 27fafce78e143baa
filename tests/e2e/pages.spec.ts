import type { Page } from '@playwright/test';
import { longFormPath, longFormStates, statePath, summaryPath } from '@law/law-addresses';
import { noIndexStateCodes } from '@law/noindex-states';
import { hasTwin, publicPages } from './support/public-pages';
import { allShapes, expect, expectAccessibleInEveryShape, test, type Shape } from './support/test';

/** The short words with a hyphen that the end of a line tears apart. */
const tornWords = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    const lineOf = (node: Node, at: number) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { top, width } = range.getBoundingClientRect();
      return width > 0 ? top : null;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const torn: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      // A picture of a page of paper has the lines that it has.
      if (node.parentElement?.closest('[inert]')) continue;
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(
        /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu,
      )) {
        const [first, last] = [lineOf(node, index), lineOf(node, index + word.length - 1)];
        if (word.length <= 12 && first !== null && last !== null && last - first > 5) {
          torn.push(word);
        }
      }
    }
    return torn;
  });

/** Texts whose unbroken parts are items of a row or a grid, which sets a gap between them. */
const tornTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('span.whitespace-nowrap')]
      .filter(({ parentElement, previousSibling, nextSibling }) => {
        const isAmongText = [previousSibling, nextSibling].some((node) => node?.nodeType === Node.TEXT_NODE);
        return isAmongText && parentElement && /flex|grid/.test(getComputedStyle(parentElement).display);
      })
      .map(({ parentElement }) => parentElement?.textContent ?? ''),
  );

async function expectClean(page: Page, shapes: readonly Shape[]): Promise<void> {
  await expectAccessibleInEveryShape(page, shapes);
  expect.soft(await tornTexts(page), 'texts with gaps').toEqual([]);
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await tornWords(page), `torn at ${width} px`).toEqual([]);
  }
}

/** The short tier looks at each page in one shape, the full one in the other three as well. */
const [firstShape, ...otherShapes] = allShapes;
const looksAt = (path: string) => [
  {
    promise: 'is clean on a wide screen in light, and scrolls one way only',
    shapes: [firstShape],
    tier: hasTwin(path) ? ' @full' : '',
  },
  {
    promise: 'is clean in dark and on a phone, too',
    shapes: otherShapes,
    tier: ' @full',
  },
];

for (const path of publicPages) {
  for (const { promise, shapes, tier } of looksAt(path)) {
    test(`${path} ${promise}${tier}`, async ({ page }) => {
      // Up to three times axe-core on two slow cores.
      test.slow();
      await page.goto(path);
      await expectClean(page, shapes);
    });
  }
}

test.describe('an address without a page', () => {
  test.use({ ignoreConsole: { patterns: [/status of 404/, /Unknown path/] } });

  for (const [path, title] of [
    ['/no-such-page', 'Page not found'],
    ['/templates/unknown', 'Product not found'],
    ['/blog/unknown', 'Post Not Found'],
    ['/knowledge-base/unknown', 'Article Not Found'],
  ] as const) {
    for (const { promise, shapes, tier } of looksAt(path)) {
      test(`${path} ${promise}${tier}`, async ({ page }) => {
        test.slow();
        await page.goto(path);
        // The page that every unknown address is answered with comes before its own.
        await expect(page).toHaveTitle(`${title} - Northstar HR`);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expectClean(page, shapes);
      });
    }
  }
});

/** The many of a kind have the same parts and other texts: each is looked at in one shape, and the four take turns. */
const hands = 4;
for (let hand = 0; hand < hands; hand++) {
  test(`each of the posts, articles, states and industries is clean (${hand + 1} of ${hands}) @full`, async ({
    page,
    request,
  }) => {
    test.slow();
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
    const unlisted = [...noIndexStateCodes.map(statePath), ...Object.values(longFormStates).map(summaryPath)];
    const known = new Set(publicPages.map((path) => path.split('?')[0]));
    const others = [...listed, ...unlisted].filter((path) => path !== '' && !known.has(path));
    expect(others.length).toBeGreaterThan(70);
    expect(others).toContain(longFormPath('minnesota'));
    for (const [index, path] of others.entries()) {
      const shape = allShapes[(index + Math.floor(index / hands)) % allShapes.length];
      if (index % hands === hand && shape) {
        await test.step(`${path} at ${shape.width} px, ${shape.colorScheme}`, async () => {
          await page.goto(path);
          await expectClean(page, [shape]);
        });
      }
    }
  });
}

test('an unknown path is a real 404', async ({ request }) => {
  expect((await request.get('/no-such-page')).status()).toBe(404);
  for (const path of [
    '/.env',
    '/.git/HEAD',
    '/supabase/config.toml',
    '/..%2f..%2fetc/passwd',
    '/assets/',
    '/templates/unknown',
  ]) {
    expect((await request.get(path)).status(), path).toBeGreaterThanOrEqual(400);
  }
});

test.describe('the page of an unknown path', () => {
  test.use({ ignoreConsole: { patterns: [/status of 404/, /Unknown path/] } });

  test('says so and links the home page', async ({ page }) => {
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('is Product not found below /templates', async ({ page }) => {
    await page.goto('/templates/unknown');
    await expect(page.getByRole('heading', { name: 'Product not found' })).toBeVisible();
  });
});

test('links in the static islands of a page open the document that they name', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('link', { name: 'Core HR Pack' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Core HR Pack' })).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
  await expect(page).toHaveTitle(/^Core HR Pack/);
  await expect(page.getByRole('heading', { name: 'Employee Handbook for Minnesota' })).toBeVisible();
});

test('the mobile menu opens, closes with Escape and returns the focus', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('link', { name: 'Pricing' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Pricing' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('the mobile menu closes when the focus leaves it for the page under it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Get the Free Pack' }).focus();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await expect(page.locator('main :focus')).toBeVisible();
});

test('a visitor loads no Supabase and no admin code, and little JavaScript', async ({ page }) => {
  const scripts: string[] = [];
  let bytes = 0;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const sizes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') {
      scripts.push(response.url);
      sizes.set(requestId, 0);
    }
  });
  // The body as it was sent; headers are no JavaScript.
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const known = sizes.get(requestId);
    if (known !== undefined) {
      sizes.set(requestId, known + encodedDataLength);
    }
  });
  await page.goto('/templates/mn-paid-leave-kit', { waitUntil: 'networkidle' });
  bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(scripts.length).toBeGreaterThan(1);
  expect(bytes / 1024).toBeGreaterThan(50);
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  expect(texts.join('').includes('GoTrueClient')).toBe(false);
  expect(texts.join('').includes('admin_dashboard_stats')).toBe(false);
  expect(bytes / 1024).toBeLessThanOrEqual(95);
});
