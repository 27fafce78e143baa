import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

test('a product page can be read and bought from', async ({ page }) => {
  await page.goto('/templates/mn-paid-leave-kit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MN Paid Leave 2026 Policy Kit');
  await expect(page.getByRole('heading', { name: 'Minnesota Paid Leave Policy' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Buy now/ })).toHaveAttribute(
    'href',
    /sandbox\/checkout\/mn-paid-leave/,
  );
});

test('a phone shows the main links, and no button that needs a script', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button')).toHaveCount(0);
  await header.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});

test('every page can be read, has links, and says what its forms need @full', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  // Only a few of the posts, articles and states.
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
