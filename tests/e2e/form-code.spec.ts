import type { Page } from '@playwright/test';
import { newEmail, rowsOf } from './support/shop';
import { expect, expectNoAxeViolations, test } from './support/test';

/** The browser logs failed requests, which are not defects of the page. */
test.use({
  ignoreConsole: {
    patterns: [/Failed to load resource|ERR_|did not load|dynamically imported|was not (?:stored|counted)/],
  },
});

const formCode = /\/assets\/[^/]*\.js$/;
const notLoaded = (page: Page) => page.getByRole('status').filter({ hasText: 'This form did not load.' });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send me the free pack' });

/** The page has loaded, and every later request fails. */
async function arriveAndLose(page: Page): Promise<string> {
  const email = newEmail('lost-code');
  await page.goto('/free-resources');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.route(formCode, (route) => route.abort('internetdisconnected'));
  await page.getByLabel('Name').fill('Lea Larson');
  await page.getByLabel('Email').fill(email);
  await sendButton(page).click();
  await expect(notLoaded(page)).toBeVisible();
  return email;
}

test('a form whose code did not load retries on the next press, and sends the input', async ({ page }) => {
  const email = await arriveAndLose(page);
  await expectNoAxeViolations(page);
  await sendButton(page).click();
  await expect(notLoaded(page)).toBeVisible();
  await page.unroute(formCode);
  await sendButton(page).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  await expect(notLoaded(page)).toBeHidden();
  expect(await rowsOf(`leads?email=eq.${email}&select=name`)).toEqual([{ name: 'Lea Larson' }]);
});

test('a form whose code did not load keeps the input over a reload', async ({ page }) => {
  const email = await arriveAndLose(page);
  await page.unroute(formCode);
  await page.reload();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.getByLabel('Name').focus();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Name')).toHaveValue('Lea Larson');
});

test('an address that only the server rejects is reported at its field alone', async ({ page }) => {
  await page.goto('/free-resources');
  await page.getByLabel('Name').fill('Maria');
  await page.getByLabel('Email').fill('maria@');
  for (let press = 0; press < 3; press++) {
    const answer = page.waitForResponse(/send-starter-pack/);
    await sendButton(page).click();
    await answer;
  }
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await expect(page.getByText(/Oops!/)).toHaveCount(0);
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
});

test('sign-in whose code did not load says so, and opens on the next press', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.route(formCode, (route) => route.abort('internetdisconnected'));
  const signIn = page.getByRole('banner').getByRole('button', { name: 'Sign In' });
  await signIn.click();
  await expect(page.getByText('Sign-in did not load')).toBeVisible();
  await page.unroute(formCode);
  await page.getByRole('button', { name: 'OK' }).click();
  await signIn.click();
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible();
});
