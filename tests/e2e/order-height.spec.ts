import type { Page } from '@playwright/test';
import { apiUrl, linkIn, newEmail, waitForMail } from './support/shop';
import { browserWith, newCustomer, openSession } from './support/customer';
import { expect, expectNoAxeViolations, test } from './support/test';

/** A Core HR order has 52 documents. */
const tallest = 2400;
const rowHeight = 44;

const download = (page: Page) => page.getByRole('button', { name: /^(?:Word|PDF) of / });
const file = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function expectShort(page: Page): Promise<void> {
  await expect(file(page, 'Word of Employee Handbook for Minnesota')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(tallest);
  const rows = page.getByRole('listitem').filter({ has: download(page) });
  expect(await rows.count()).toBeGreaterThan(15);
  const heights = await rows.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(rowHeight);
}

test('an order of 52 documents is short, goes by keyboard, and follows the state', async ({
  page,
  request,
}) => {
  const email = newEmail('height');
  await request.post(`${apiUrl}/sandbox/checkout/core-hr`, { form: { email }, maxRedirects: 0 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(linkIn(await waitForMail(email, /receipt/i), '/orders'));
  await page.getByRole('button', { name: 'Open my order' }).click();
  await expectShort(page);
  await expect(download(page).first()).toHaveAccessibleName('Word of Employee Handbook for Minnesota');

  await page.getByRole('radio', { name: 'Word' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(download(page).first()).toHaveAccessibleName('PDF of Employee Handbook for Minnesota');
  const wisconsin = page.getByRole('button', { name: /^Core HR Pack, Wisconsin/ });
  await expect(wisconsin).toHaveAttribute('aria-expanded', 'false');
  await wisconsin.focus();
  await page.keyboard.press('Enter');
  await expect(file(page, 'PDF of Employee Handbook for Wisconsin')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(file(page, 'PDF of Employee Handbook for Wisconsin')).toBeHidden();

  await page.reload();
  await page.getByLabel('State that comes first').selectOption('Wisconsin');
  await expect(download(page).first()).toHaveAccessibleName('Word of Employee Handbook for Wisconsin');
  await expect(file(page, 'Word of Employee Handbook for Minnesota')).toBeHidden();
  await page.getByText('Employee Handbook for Wisconsin', { exact: true }).click();
  await expect(page.getByText(/^Handbook, [\d,]+ words, version/)).toBeVisible();
  await expectNoAxeViolations(page);

  await page.setViewportSize({ width: 375, height: 812 });
  const box = await download(page).first().boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(375);
  await expectNoAxeViolations(page);
});

test('the account’s downloads of the same order are as short, and its forms lead to them', async ({
  browser,
}) => {
  const email = await newCustomer('account-height');
  await fetch(`${apiUrl}/sandbox/checkout/core-hr`, {
    ...{ method: 'POST', body: new URLSearchParams({ email }), redirect: 'manual' },
  });
  await waitForMail(email, /receipt/i);
  const page = await (await browserWith(browser, await openSession(email))).newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/account?tab=profile');
  await expect(page.getByRole('heading', { name: 'Your files' })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByText('Core HR Pack')).toBeVisible();
  await page.getByRole('link', { name: 'Open your files' }).click();
  await expectShort(page);
  await expectNoAxeViolations(page);
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(page.getByRole('link', { name: 'Open your files' })).toBeVisible();
});
