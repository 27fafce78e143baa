import { expect, expectNoAxeViolations, test } from './support/test';

test('the catalogue is narrowed by chips that stand in the address, and says when nothing fits', async ({
  page,
}) => {
  await page.goto('/templates');
  const packs = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
  await expect(packs).toHaveCount(4);
  await page.getByRole('group', { name: 'Format' }).getByRole('link', { name: 'Excel' }).click();
  await expect(page).toHaveURL(/\/templates\?format=excel$/);
  await expect(packs).toHaveText(['Payroll Ops Pack']);
  await expectNoAxeViolations(page);
  await page
    .getByRole('group', { name: 'Audience' })
    .getByRole('link', { name: /Fewer than 10/ })
    .click();
  await expect(page.getByText('No pack fits all of these')).toBeVisible();
  await page.getByRole('link', { name: 'Show all packs' }).click();
  await expect(packs).toHaveCount(4);

  await page.goto('/templates?state=WI');
  await expect(packs).toHaveCount(3);
  await page.goBack();
  await expect(packs).toHaveCount(4);
});
