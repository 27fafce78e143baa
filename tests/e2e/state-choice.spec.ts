import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './support/test';

const packs = (page: Page) => page.locator('#features h3');
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('chosen_state'));
const previews = (page: Page) => page.getByRole('list', { name: 'First pages' }).getByRole('listitem');

test('a chosen state comes first in lists and previews, on later pages and after a reload', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Wisconsin' }).check();
  // The code that keeps it loads with the first touch.
  await expect.poll(() => kept(page)).toBe('"WI"');
  await page.getByRole('main').getByRole('link', { name: 'Payroll Ops Pack' }).first().click();
  await expect(page.getByRole('radio', { name: 'Wisconsin' })).toBeChecked();
  await expect(packs(page).first()).toContainText('Wisconsin');
  await page.reload();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.mouse.move(200, 300);
  await expect(packs(page).first()).toContainText('Wisconsin');
  await expect(previews(page).first()).toHaveAttribute('data-in-state', 'WI');
  await expectNoAxeViolations(page);
  await page.getByRole('radio', { name: 'Both' }).check();
  await expect(packs(page).first()).toContainText('Minnesota');
  await expect(previews(page).first()).toHaveAttribute('data-in-state', 'MN');
});

test('the catalog’s state and the only state of the questionnaire are chosen everywhere', async ({
  page,
}) => {
  const firstDocument = page.locator('[data-document]').first();
  await page.goto('/templates?state=WI');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.mouse.move(200, 300);
  await expect(firstDocument).toHaveAttribute('data-in-state', 'WI');
  await page.goto('/which-templates-do-i-need');
  await page.getByLabel('Minnesota').check();
  await expect.poll(() => kept(page)).toBe('"MN"');
  await page.goto('/templates/core-hr-pack');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.mouse.move(200, 300);
  await expect(page.getByRole('radio', { name: 'Minnesota' })).toBeChecked();
});
