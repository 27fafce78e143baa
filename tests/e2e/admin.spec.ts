import { readFile } from 'node:fs/promises';
import { expect, expectNoAxeViolations, test } from './support/test';
import { newEmail, owner, waitForMail } from './support/shop';
import { signIn } from './support/sign-in';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '54321'}`;

test('the status page shows the recorded health of the shop', async ({ page }) => {
  await page.goto('/admin/status');
  await signIn(page, owner.email, owner.password);
  await expect(page.getByRole('heading', { level: 1, name: 'Status' })).toBeVisible();
  await expect(page.getByText(/^There is no backup yet\./)).toBeVisible();
  await expect(page.getByText('All is well')).toBeHidden();
  const value = (term: string) => page.locator('dt', { hasText: term }).locator('+ dd');
  await expect(value('Last check')).toHaveText(/\((less than a|\d) minutes? ago\)$/);
  await expect(value('Disk')).toHaveText(/^[1-9]\d* MB used by the shop, [1-9]\d* GB free; measured/);
  await expect(value('Database')).toHaveText(/^[1-9]\d* MB$/);
  await expect(page.getByText('Mails to send')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('the dashboard shows figures of a range, finds users and exports lists as CSV', async ({
  page,
  request,
}) => {
  const email = newEmail('buyer');
  await request.post(`${api}/sandbox/checkout/core-hr`, { form: { email }, maxRedirects: 0 });
  await waitForMail(email, /receipt/i);

  await page.goto('/admin');
  await signIn(page, owner.email, owner.password);
  await expect(page.getByRole('heading', { name: 'Quick Actions' })).toBeVisible();
  await page.getByText('The figures in USD').click();
  const revenue = page.getByRole('table', { name: /Revenue by month in USD/ });
  await expect(revenue.getByRole('row').nth(1)).toContainText('Core HR Pack');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Last 30 days' }).click();
  await expect(page).toHaveURL(/from=.*to=/);
  await page.getByLabel('From').fill('2020-01-01');
  await page.getByLabel('To', { exact: true }).fill('2020-02-01');
  await expect(page.getByText('No purchases in these days')).toBeVisible();
  await expect(page).toHaveURL(/from=2020-01-01&to=2020-02-01/);
  await page.getByLabel('To', { exact: true }).fill('2019-12-31');
  await expect(page.getByText('This day is before the first one.')).toBeVisible();
  await expect(page).toHaveURL(/from=2020-01-01&to=2020-02-01/);
  // While typing key by key, a year is 0002 first.
  for (const [label, keys] of [
    ['From', '02012020'],
    ['To', '02022020'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.type(keys);
  }
  await expect(page).toHaveURL(/from=2020-02-01&to=2020-02-02/);
  await expect(page.getByLabel('From')).toHaveValue('2020-02-01');

  await page.getByRole('button', { name: 'Export Data' }).click();
  await expectNoAxeViolations(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^purchases-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv.split('\r\n')[0]).toBe(
    '\uFEFFCreated (America/Chicago),Paid (America/Chicago),Provider,Order,Email,Product,Amount,Refunded,Currency,Status,Coupon,UTM source,UTM medium,UTM campaign,Sales tax,Disputed,Net',
  );
  expect(csv).toContain(`"${email}","core-hr","99.00"`);

  await page.getByRole('link', { name: 'Manage Users' }).first().click();
  await page.getByLabel('Search users', { exact: true }).fill('owner exa');
  await expect(page).toHaveURL(/q=owner\+exa/);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: owner.email }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'User' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove admin role' })).toBeHidden();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Send sign-in link' }).click();
  await page.getByRole('button', { name: 'Send link', exact: true }).click();
  await expect(page.getByText('Sign-in link sent')).toBeVisible();
  await waitForMail(owner.email, /sign-in|sign in|link/i);
  await page.goBack();
  await expect(page.getByLabel('Search users', { exact: true })).toHaveValue('owner exa');
});
