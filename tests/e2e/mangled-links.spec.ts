import { newEmail, waitForMail, linkIn, rowsOf } from './support/shop';
import { expect, test } from './support/test';

test.use({ ignoreConsole: { patterns: [/Failed to load resource|Unknown path|could not be decoded/] } });

test('a gateway turned # into %23: the confirmation works all the same', async ({ page }) => {
  const email = newEmail('mangled');
  await page.goto('/free-resources');
  await page.getByLabel('Name').fill('Mia Moe');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me the free pack' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  const link = linkIn(await waitForMail(email, /confirm/i), '/free-resources/confirm');
  await page.goto(`${link.replace('#', '%23')}&sdata=Ab%2FcD%3D&reserved=0)`);
  await expect(page).toHaveURL(/\/free-resources\/confirm$/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Confirm and download' }).click();
  await download;
  expect(await rowsOf(`leads?email=eq.${email}&select=status`)).toEqual([{ status: 'confirmed' }]);
});

test('a page of the account, and one that only the browser can straighten, go on to their page', async ({
  page,
}) => {
  await page.goto('/account/invitation%23token=eyJ0.abc');
  await expect(page).toHaveURL(/\/account\/invitation$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invitation to a company');
  await expect(page.getByText('This link is not complete')).toHaveCount(0);
});

test('odd addresses open in the browser, too', async ({ page }) => {
  for (const path of ['/blog/%', '/templates/%E0%A4%A']) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);
  }
  await page.goto('/Templates');
  await expect(page).toHaveURL(/\/templates$/);
});

test('what the auth service says is told wherever it sends people', async ({ page }) => {
  const refusal = 'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid';
  for (const path of ['/', '/account', '/auth/password', '/pricing']) {
    await page.goto(`${path}#${refusal}`);
    await expect(page.getByText('This link was used already or has expired.').first()).toBeVisible();
    await expect(page).not.toHaveURL(/error/);
    await page.goto('about:blank');
  }
});
