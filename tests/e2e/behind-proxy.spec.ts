import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
import { apiName, openShopBehindProxy, siteName } from '../support/shop-behind-proxy';
import { signIn } from './support/sign-in';

/** On a shop of its own, whose start takes as long as the machine needs. */
test.describe.configure({ mode: 'serial' });

let shop: Awaited<ReturnType<typeof openShopBehindProxy>>;
let browser: Browser;
let page: Page;
const called = new Set<string>();

test.beforeAll(async () => {
  // `configure` gives a timeout to the tests, not to this.
  test.setTimeout(0);
  shop = await openShopBehindProxy();
  const { args = [], ...launch } = test.info().project.use.launchOptions ?? {};
  browser = await chromium.launch({
    ...launch,
    args: [
      ...args,
      `--host-resolver-rules=MAP ${siteName} 127.0.0.1, MAP ${apiName} 127.0.0.1`,
      // Stands for HTTPS, which the proxy of a real shop has.
      `--unsafely-treat-insecure-origin-as-secure=${shop.siteUrl}`,
    ],
  });
  page = await browser.newPage({ baseURL: shop.siteUrl });
  page.on('request', (request) => called.add(new URL(request.url()).origin));
});

test.afterAll(async () => {
  await browser.close();
  await shop.stop();
});

test('a visitor on another machine reads prices and signs in through the proxy @full', async () => {
  const visit = await page.goto('/templates');
  expect(visit?.status()).toBe(200);
  await expect(page.getByText(/^\$\d+/).first()).toBeVisible();
  await page.goto('/account');
  const { email, password } = shop.inside.owner;
  await signIn(page, email, password);
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
  expect([...called].sort()).toEqual([shop.apiUrl, shop.siteUrl].sort());
});

test('nobody buys for nothing: the pages have no link to the sandbox, and it refuses with words @full', async () => {
  await page.goto('/templates');
  await expect(page.locator('a[href*="/sandbox/"]')).toHaveCount(0);
  const refused = await page.goto(`${shop.apiUrl}/sandbox/checkout/core-hr`);
  expect(refused?.status()).toBe(404);
  await expect(page.getByText(/This shop has no sandbox/)).toBeVisible();
});
