import { readFile } from 'node:fs/promises';
import { finishApp, newAdmin, signOut, startApp } from './support/authenticator';
import { customerPassword } from './support/customer';
import { signIn } from './support/sign-in';
import { expect, expectNoAxeViolations, test } from './support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('an admin keeps recovery codes, loses the phone, and sets up a new app with one of them @full', async ({
  page,
}) => {
  test.slow();
  const email = await newAdmin('lost-phone');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/account?tab=security');
  await signIn(page, email, customerPassword);
  const codes = await finishApp(page, await startApp(page));
  expect(codes).toHaveLength(10);

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  }
  await page.getByRole('button', { name: 'Copy the recovery codes' }).click();
  await expect(page.getByRole('button', { name: /Copied!/ })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('recovery-codes.txt');
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toBe(copied);
  for (const code of codes) expect(file).toContain(`\n${code}\n`);
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await expect(page.getByText(codes[0] ?? '')).toBeVisible();
  await expect(page.getByText(`Northstar HR, ${email}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText(/^10 recovery codes are left/)).toBeVisible();
  await expect(page.getByText(codes[0] ?? '')).toBeHidden();
  await expectNoAxeViolations(page);

  await page.setViewportSize({ width: 1280, height: 900 });
  await signOut(page);
  await page.goto('/admin/users');
  await signIn(page, email, customerPassword);
  // All by the keyboard.
  await page.getByRole('button', { name: 'Use a recovery code' }).press('Enter');
  const field = page.getByLabel('Recovery code');
  await expect(field).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.type('0000-0000-0000-0000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/This code is wrong or was used already/)).toBeVisible();
  await field.fill((codes[0] ?? '').toLowerCase().replaceAll('-', ' '));
  await page.keyboard.press('Enter');
  await expect(page.getByText('The lost app is off')).toBeVisible();
  await expect(page.getByText(/9 codes are left on your list/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Users' })).toBeHidden();
  await expectNoAxeViolations(page);

  const renewed = await finishApp(page, await startApp(page));
  expect(renewed.filter((code) => codes.includes(code))).toEqual([]);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByLabel('Search users', { exact: true })).toBeVisible();
});
