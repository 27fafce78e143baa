import type { Locator, Page } from '@playwright/test';
import { products, productSkus } from '@contracts/products';
import { expect, test } from './support/test';

const paths = productSkus.map((sku) => products[sku].path);
const phone = { width: 375, height: 812 };
const laptop = { width: 1366, height: 680 };

const buyButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^Buy now/ })
    .first();

/** On the screen, and what a press on any of its corners meets: neither the consent bar nor the chat lies over it. */
async function expectFree(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
  const covered = await target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [left + 8, right - 8].some((x) =>
      [top + 4, bottom - 4].some((y) => !element.contains(document.elementFromPoint(x, y))),
    );
  });
  expect(covered).toBe(false);
}

test.describe('with the question for consent open', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.removeItem('cookie_consent')));

  for (const size of [phone, laptop]) {
    test(`price and button are in the first screen at ${size.width} × ${size.height}`, async ({ page }) => {
      await page.setViewportSize(size);
      const bar = page.getByRole('region', { name: 'We value your privacy' });
      for (const path of [...paths, '/pricing']) {
        await page.goto(path);
        await expect(bar, path).toBeVisible();
        await expectFree(page.getByRole('main').locator('[data-quote]').first());
        await expectFree(buyButton(page));
      }
      await page.goto('/');
      await expect(bar).toBeVisible();
      await expectFree(page.getByRole('link', { name: /^Choose your pack/ }));
    });
  }

  test('is one row on a wide screen, and the prices are at the top of their page', async ({ page }) => {
    await page.setViewportSize(laptop);
    await page.goto('/pricing');
    const boxOf = async (target: Locator) =>
      (await target.boundingBox()) ?? { y: Infinity, height: Infinity };
    const bar = page.getByRole('region', { name: 'We value your privacy' });
    expect((await boxOf(bar)).height).toBeLessThanOrEqual(72);
    const packs = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('[data-quote]') });
    await expect(packs).toHaveCount(4);
    for (const pack of await packs.all()) {
      expect((await boxOf(pack.locator('[data-quote]').first())).y).toBeLessThanOrEqual(420);
      const button = await boxOf(pack.getByRole('link', { name: /^Buy now/ }));
      expect(button.y + button.height).toBeLessThanOrEqual(640);
    }
    await page.setViewportSize({ width: 1024, height: 768 });
    expect((await boxOf(bar)).height).toBeLessThanOrEqual(72);
  });
});

test('on a phone the name that is typed is on the page right below its field', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of ['/', ...paths]) {
    await page.goto(path);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    const field = page.getByLabel('Your company’s name');
    await field.fill('Bluebird Bakery');
    const sheet = page.locator('.sheet').filter({ visible: true }).first();
    await expect(sheet.getByText('Bluebird Bakery').first(), path).toBeAttached();
    const tops = await sheet.evaluate((paper) => {
      const { top, bottom } = paper.getBoundingClientRect();
      return [...paper.querySelectorAll('[data-field="company_name"]')]
        .filter(({ textContent }) => textContent === 'Bluebird Bakery')
        .map((name) => name.getBoundingClientRect())
        .filter((name) => name.width > 0 && name.top >= top && name.bottom <= bottom)
        .map((name) => name.top);
    });
    const box = await field.boundingBox();
    const distance = Math.min(...tops) - (box ? box.y + box.height : 0);
    // A keyboard leaves about 300 pixels of a phone’s page.
    expect(distance, path).toBeGreaterThan(0);
    expect(distance, path).toBeLessThan(200);
  }
});

test('the header has the links and buttons of every page in one row from 1024 pixels on', async ({
  page,
}) => {
  await page.goto('/');
  const banner = page.getByRole('banner');
  for (const width of [1024, 1180, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const links = banner.getByRole('navigation').getByRole('link').filter({ visible: true });
    await expect(links).toHaveText([
      'Templates',
      'Free pack',
      'Blog',
      'Knowledge base',
      'Pricing',
      'Contact',
    ]);
    await expect(links.first()).toHaveCSS('font-size', '15px');
    await expect(banner.getByRole('button').filter({ visible: true })).toHaveText(['Sign In']);
    await expect(banner.getByRole('link', { name: 'Get the Free Pack' })).toBeVisible();
    expect((await banner.boundingBox())?.height, `at ${width}`).toBeLessThanOrEqual(66);
    const [brand, first] = [
      await banner.locator('a').first().boundingBox(),
      await links.first().boundingBox(),
    ];
    // Windows takes 15 pixels for a scroll bar.
    expect((first?.x ?? 0) - (brand?.x ?? 0) - (brand?.width ?? 0), `at ${width}`).toBeGreaterThan(18);
  }
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(banner.getByRole('button', { name: 'Open menu' })).toBeVisible();
});

test('what the header leaves out is in reach from home, catalog, pricing, search and footer', async ({
  page,
}) => {
  const links = [
    ['/which-templates-do-i-need', 'Which templates do I need?'],
    ['/paid-leave-by-state', ''],
  ] as const;
  for (const path of ['/', '/templates', '/pricing', '/search']) {
    await page.goto(path);
    for (const part of ['main', 'footer']) {
      for (const [to, name] of links) {
        const link = page.locator(`${part} a[href="${to}"]`).first();
        await expect(link, path).toBeVisible();
        await expect(link).toContainText(name);
      }
    }
  }
});
