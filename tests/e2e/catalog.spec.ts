import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './support/test';

test('chips filter the catalog and are in the URL, and a message shows when nothing matches', async ({
  page,
}) => {
  await page.goto('/templates');
  const packs = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
  await expect(packs).toHaveCount(4);
  await page.getByRole('group', { name: 'Format' }).getByRole('link', { name: 'Excel' }).click();
  await expect(page).toHaveURL(/\/templates\?format=excel$/);
  await expect(packs).toHaveText(['MN Paid Leave 2026 Policy Kit', 'Payroll Ops Pack']);
  await expectNoAxeViolations(page);
  await page
    .getByRole('group', { name: 'Audience' })
    .getByRole('link', { name: /Fewer than 10/ })
    .click();
  await expect(page.getByText('No pack fits all of these')).toBeVisible();
  await page.getByRole('link', { name: 'Show all packs' }).click();
  await expect(packs).toHaveCount(4);

  await page.goto('/templates?audience=payroll');
  await expect(packs).toHaveCount(1);
  await page.goBack();
  await expect(packs).toHaveCount(4);
});

const documentList = (page: Page) =>
  page.getByRole('region', { name: 'All documents' }).getByRole('listitem');

async function expectPicture(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(180);
}

test('every document has its first page as a picture @full', async ({ page }) => {
  await page.goto('/templates');
  const list = documentList(page);
  expect(await list.count()).toBeGreaterThan(50);
  for (const picture of await list.locator('img').all()) await expectPicture(picture);
});

test('a phone shows twelve documents until all are asked for, and searches in all', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/templates');
  const list = documentList(page);
  await expect(list).toHaveCount(12);
  const box = page.getByRole('searchbox', { name: 'Search the documents' });
  await box.fill('handbook supplement');
  await expect(list).toHaveText([/^Wisconsin Handbook Supplement/]);
  await box.fill('');
  await expect(list).toHaveCount(12);
  await page.getByLabel(/^Show all/).check();
  expect(await list.count()).toBeGreaterThan(50);
});

test('a search finds a document by its words', async ({ page }) => {
  await page.goto('/templates');
  const list = documentList(page);
  const all = await list.count();
  await expectPicture(list.locator('img').first());
  const box = page.getByRole('searchbox', { name: 'Search the documents' });
  await box.fill('handbook supplement');
  await expect(list).toHaveText([/^Wisconsin Handbook Supplement/]);
  await expect(page.getByText('1 document', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await box.fill('');
  await expect(list).toHaveCount(all);
});
