import type { Page } from '@playwright/test';
import { shopUrl } from './support/shop';
import { expect, test } from './support/test';

/** The policy blocks a script from another host, without a request. */
async function breakThePolicy(page: Page): Promise<void> {
  await page.goto(shopUrl);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = 'https://elsewhere.example/script.js';
    document.head.append(script);
  });
}

const complain = (page: Page, word: string) =>
  page.evaluate((said) => {
    console.warn(`${said} warns`);
    setTimeout(() => {
      throw new Error(`${said} fails`);
    });
  }, word);

/** Checks the watcher of the console itself: without its listeners every test would pass. */
test('the console of a page counts, whichever test opened it @full', async ({
  page,
  context,
  browser,
  complaints,
}) => {
  const opened = {
    'the given page': page,
    'a second page': await context.newPage(),
    'a page of another browser': await (await browser.newContext()).newPage(),
    'a page that came with its browser': await browser.newPage(),
  };
  for (const [name, each] of Object.entries(opened)) {
    await test.step(name, async () => {
      await breakThePolicy(each);
      await complain(each, name);
      await expect
        .poll(() => complaints.toSorted())
        .toEqual([
          expect.stringMatching(/elsewhere\.example.*violates.*Content Security Policy/s),
          `${name} fails`,
          `${name} warns`,
        ]);
      complaints.length = 0;
    });
  }

  await test.step('a window that a page opens', async () => {
    const window = context.waitForEvent('page');
    await page.evaluate(() => open('/pricing', '_blank'));
    await complain(await window, 'a window');
    await expect.poll(() => complaints.toSorted()).toEqual(['a window fails', 'a window warns']);
    complaints.length = 0;
  });
});
