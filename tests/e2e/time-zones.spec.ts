import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const datedPages = [
  '/',
  '/blog',
  '/blog/twenty-seven-paydays-2026',
  '/figures',
  '/law-changes/minnesota',
  '/paid-leave-by-state',
  '/policy-rollout-kit',
  '/templates/core-hr-pack',
];

const timesOf = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('main time')].map(({ textContent }) => textContent));

/** A difference between a page's HTML and its hydration is an error of the console, which fails a test. */
for (const [timezoneId, locale, tier] of [
  ['Pacific/Kiritimati', 'de-DE', ''],
  ['Pacific/Niue', 'en-GB', ' @full'],
] as const) {
  test.describe(`in ${timezoneId}${tier}`, () => {
    test.use({ timezoneId, locale });

    test('a page says the days that its HTML says', async ({ page, browser }) => {
      const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
      const said: string[] = [];
      for (const path of datedPages) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('data-hydrated');
        await plain.goto(path);
        const days = await timesOf(plain);
        expect(await timesOf(page), path).toEqual(days);
        said.push(...days);
      }
      expect(said.length).toBeGreaterThan(10);
      await plain.context().close();
    });
  });
}
