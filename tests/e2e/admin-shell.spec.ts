import { expect, expectNoAxeViolations, test } from './support/test';
import { owner } from './support/shop';
import { signIn } from './support/sign-in';

test('the desk is navigated with the keyboard, on a phone through a drawer', async ({ page }) => {
  await page.goto('/admin');
  await signIn(page, owner.email, owner.password);
  const navigation = page.getByRole('navigation', { name: 'Admin' });
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await navigation.getByRole('link', { name: 'Site Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Site Settings' })).toBeVisible();
  await expect(page).toHaveTitle(/^Site Settings - Admin/);
  await expect(page.locator('#page-content')).toBeFocused();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Admin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();

  await page.getByRole('link', { name: 'Skip the admin menu' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#page-content') !== null)).toBe(true);

  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await expect(navigation).toBeHidden();
  const open = page.getByRole('button', { name: 'Admin menu' });
  await open.click();
  const drawer = page.getByRole('dialog', { name: 'Admin' });
  await expect(drawer.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await drawer.getByRole('link', { name: 'Site Settings' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Site Settings' })).toBeVisible();
});
