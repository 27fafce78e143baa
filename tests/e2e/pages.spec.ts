import { expect, expectNoAxeViolations, test } from './support/test';

const pages = [
  '/',
  '/templates',
  '/templates/mn-paid-leave-kit',
  '/templates/core-hr-pack',
  '/templates/payroll-ops-pack',
  '/templates/micro-templates',
  '/free-resources',
  '/free-resources/thanks?email=a@example.com',
  '/blog',
  '/blog/twenty-seven-paydays-2026',
  '/knowledge-base',
  '/knowledge-base/policy-rollout-7-steps',
  '/pricing',
  '/affiliates',
  '/video-library',
  '/automation-playbook',
  '/terms',
  '/privacy',
  '/disclaimer',
  '/find-order',
  '/contact',
  '/thank-you',
];

for (const path of pages) {
  test(`${path} is clean in light and dark, on a phone and on a desk, and scrolls one way only`, async ({
    page,
  }) => {
    // Four times axe-core on two slow cores.
    test.slow();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      for (const width of [320, 375, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBeLessThanOrEqual(width);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (width !== 320) {
          await expectNoAxeViolations(page);
        }
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

  test('says so and leads home', async ({ page }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product page can be read and bought from', async ({ page }) => {
    await page.goto('/templates/mn-paid-leave-kit');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('MN Paid Leave 2026 Policy Kit');
    await expect(page.getByRole('rowheader', { name: /^Minnesota Paid Leave Policy/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /Buy now/ })).toHaveAttribute(
      'href',
      /sandbox\/checkout\/mn-paid-leave/,
    );
  });
});

test.describe('without JavaScript, every page', () => {
  test.use({ javaScriptEnabled: false });

  test('can be read, leads on, and says what its forms need', async ({ page, request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
    // Of posts, articles and states, which are many of a kind, a few.
    const few = (pattern: RegExp) => listed.filter((path) => pattern.test(path)).slice(0, 2);
    const ofAKind = /^\/(?:blog|knowledge-base)\/|-policy-templates?$/;
    const paths = [
      ...listed.filter((path) => !ofAKind.test(path)),
      ...few(/^\/blog\//),
      ...few(/^\/knowledge-base\//),
      ...few(/paid-leave-policy-template$/),
      ...few(/-hr-policy-templates$/),
      '/free-resources/thanks',
      '/thank-you',
    ];
    expect(paths.length).toBeGreaterThan(25);
    for (const path of new Set(paths)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const seen = await page.evaluate(() => {
        const isShown = (element: Element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        const main = document.querySelector('main');
        // A form that goes to a page of its own is for the server to answer, with or without scripts.
        const forms = [...(main?.querySelectorAll('form') ?? [])].filter(
          (form) => isShown(form) && !form.getAttribute('action'),
        );
        return {
          headings: [...document.querySelectorAll('h1')].filter(isShown).length,
          words: (main?.innerText ?? '').split(/\s+/).length,
          links: [...document.querySelectorAll('a[href]')].filter(isShown).length,
          forms: forms.length,
          notes: [...(main?.querySelectorAll('noscript') ?? [])].filter((note) =>
            note.textContent.includes('needs JavaScript'),
          ).length,
        };
      });
      expect.soft(seen.headings, `${path}: one heading`).toBe(1);
      expect.soft(seen.words, `${path}: text`).toBeGreaterThan(20);
      expect.soft(seen.links, `${path}: links`).toBeGreaterThan(15);
      expect
        .soft(seen.notes, `${path}: forms that say what to do`)
        .toBeGreaterThanOrEqual(Math.min(1, seen.forms));
    }
  });
});

test('links in the still parts of a page go through the router', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('link', { name: 'Core HR Pack' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Core HR Pack' })).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await expect(page).toHaveTitle(/^Core HR Pack/);
  await expect(page.getByRole('rowheader', { name: /Employee Handbook/ })).toBeVisible();
});

test('the mobile menu opens, closes with Escape and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('link', { name: 'Pricing' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Pricing' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
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
  expect(bytes / 1024).toBeLessThanOrEqual(90);
});
