import { adminPaths, goInside } from './support/admin-paths';
import { expect, test } from './support/test';
import { apiUrl } from './support/shop';
import { browserWith, newCustomer, openSession } from './support/customer';
import type { Page } from '@playwright/test';

const addresses = adminPaths.map((path) => path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000'));

/** The requests that every page makes: the session and the public settings. */
const harmless =
  /^\/(?:auth\/v1\/|rest\/v1\/(?:rpc\/(?:my_admin_access|claim_purchases_for_user)|site_settings))/;

/** The data that the page requests from the API. */
function watchApi(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === apiUrl && request.method() !== 'OPTIONS' && !harmless.test(pathname)) {
      asked.push(pathname);
    }
  });
  return asked;
}

test('the route table is read', () => {
  expect(adminPaths.length).toBeGreaterThan(10);
  expect(adminPaths).toContain('/admin');
});

test('a visitor is asked to sign in on every admin page, and no page requests data', async ({ page }) => {
  const asked = watchApi(page);
  await page.goto('/admin');
  for (const path of addresses) {
    await goInside(page, path);
    await expect(page).toHaveTitle(/^Admin/);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Please sign in');
    await expect(page.getByRole('navigation', { name: 'Admin', includeHidden: true })).toHaveCount(0);
  }
  expect(asked).toEqual([]);
});

test('a customer is refused on every admin page, and no page requests data @full', async ({ browser }) => {
  const email = await newCustomer('curious');
  const page = await (await browserWith(browser, await openSession(email))).newPage();
  const asked = watchApi(page);
  await page.goto('/admin');
  for (const path of addresses) {
    await goInside(page, path);
    await expect(page).toHaveTitle(/^Admin/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
    await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(0);
  }
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await goInside(page, '/admin/orders');
  await expect(page.getByRole('alert')).toContainText('You will be taken to the home page in 8 seconds.');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Access Denied')).toBeHidden();
});
