import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './support/test';

/** The browser logs the missing code. */
test.use({ ignoreConsole: { patterns: [/Failed to load resource|ERR_|did not load|dynamically imported/] } });

const entry = /\/assets\/index-[^"/]+\.js/g;

/**
 * As after a deploy, for a tab that is open: the host has none of the code that the tab has not loaded yet, and its pages name
 * another entry. A request for a whole page gets the new site.
 */
async function deploy(page: Page): Promise<void> {
  let isOld = true;
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.isNavigationRequest()) isOld = false;
    if (isOld && /\/assets\/.*\.js$/.test(request.url())) {
      await route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' });
    } else if (isOld && request.resourceType() === 'fetch' && request.url() === page.url()) {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace(entry, '/assets/index-newer00.js') });
    } else {
      await route.fallback();
    }
  });
}

/** The document is another one after `act`. */
async function expectReload(page: Page, act: () => Promise<unknown>): Promise<void> {
  const reloaded = page.waitForEvent('load', { timeout: 40_000 });
  await act();
  await reloaded;
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

const renewed = (page: Page) => page.getByRole('status').filter({ hasText: 'This page has been renewed' });
const signIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign In' });

test('a form of a tab that is older than the site keeps what was typed when the page is renewed', async ({
  page,
}) => {
  await page.goto('/contact');
  await deploy(page);
  await expectReload(page, () => page.getByLabel('Subject').fill('Half a thought'));
  await expect(renewed(page)).toContainText('What you typed is kept.');
  await expect(page.getByLabel('Subject')).toHaveValue('Half a thought');
  await expect(page.getByLabel('Subject')).toBeFocused();
  await expectNoAxeViolations(page);
  // The newer version's code takes it over.
  await page.keyboard.type(' more');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Message')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Subject')).toHaveValue('Half a thought more');
  expect(await page.evaluate(() => sessionStorage.getItem('renewal_typed'))).toBeNull();
});

test('a name typed in a tab that is older than the site is on the samples of the renewed page', async ({
  page,
}) => {
  await page.goto('/');
  await deploy(page);
  await expectReload(page, () => page.getByLabel('Your company’s name').fill('Bluebird Bakery'));
  await expect(page.getByLabel('Your company’s name')).toHaveValue('Bluebird Bakery');
  await expect(page.locator('.sheet [data-field="company_name"]').first()).toHaveText('Bluebird Bakery');
});

test('a link of a tab that is older than the site opens the page that it names', async ({ page }) => {
  await page.goto('/contact');
  // A page that is fetched ahead passes by what `deploy` listens to.
  await page.locator('script[type=speculationrules]').evaluate((rules) => rules.remove());
  await page.getByLabel('Subject').fill('Half a thought');
  await page.waitForLoadState('networkidle');
  await deploy(page);
  await expectReload(page, () =>
    page.getByRole('banner').getByRole('link', { name: 'Knowledge base' }).click(),
  );
  await expect(page).toHaveURL(/\/knowledge-base$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knowledge base');
  await page.goBack();
  await expect(page.getByLabel('Subject')).toHaveValue('Half a thought');
});

test('a page that would be renewed twice in a row offers it instead @full', async ({ page }) => {
  await page.goto('/pricing');
  await page.waitForLoadState('networkidle');
  await deploy(page);
  await expectReload(page, () => signIn(page).click());
  await expect(renewed(page)).toBeVisible();
  await expect(renewed(page)).toBeHidden();
  await page.waitForLoadState('networkidle');
  await page.unrouteAll();
  await deploy(page);
  await signIn(page).click();
  await expect(renewed(page)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Reload this page' }).focus();
  await expectReload(page, () => page.keyboard.press('Enter'));
});
