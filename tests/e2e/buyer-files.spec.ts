import { readFileSync } from 'node:fs';
import { expect, expectNoAxeViolations, test } from './support/test';
import { linkIn, newEmail, waitForMail } from './support/shop';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '54321'}`;
const company = 'Björk & Daughters <Bakery> LLC';

test('a buyer fills in the company profile once, gets it in the files, sees the log and shows the license', async ({
  page,
  request,
}) => {
  const email = newEmail('goods');
  await request.post(`${api}/sandbox/checkout/mn-paid-leave`, { form: { email }, maxRedirects: 0 });
  await page.goto(linkIn(await waitForMail(email, /receipt/i), '/orders'));
  await page.getByRole('button', { name: 'Open my order' }).click();
  await expect(page.getByText('Nothing was downloaded yet.')).toBeVisible();

  await page.getByLabel('How the files come').selectOption('Filled in for my company');
  await expect(page.getByLabel('Which copy')).toHaveValue('issue');
  await page.getByRole('button', { name: 'More formats' }).click();
  await page.getByRole('radio', { name: 'Plain text' }).check();
  const fetchFile = page.getByRole('button', { name: 'Plain text of Paid Leave Employee FAQ' });
  await fetchFile.click();
  await expect(page.getByText('Please fill in your company profile first.')).toBeVisible();
  await page.getByRole('button', { name: /^Your company/ }).click();
  await page.getByLabel('Company name').fill(company);
  await page.getByRole('button', { name: /^What applies to you/ }).click();
  const count = page.getByLabel('Number of employees');
  await count.fill('none');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(count).toBeFocused();
  await expect(page.getByText('Please enter a whole number of at least 1.')).toBeVisible();
  await expectNoAxeViolations(page);
  await count.fill('12');
  await page.getByRole('button', { name: /^The people employees turn to/ }).click();
  await page.getByLabel('HR contact', { exact: true }).fill('Zoë O’Neil');
  await expectNoAxeViolations(page);

  // What was typed is saved with the download.
  const arriving = page.waitForEvent('download');
  await fetchFile.click();
  const download = await arriving;
  await expect(page.getByText('Company profile saved')).toBeVisible();
  expect(download.suggestedFilename()).toBe('employee-faq-company-issue-copy.txt');
  const issued = readFileSync(await download.path(), 'utf8');
  expect(issued).toContain('Zoë O’Neil');
  expect(issued).not.toMatch(/drafting note/i);

  await page.getByLabel('Which copy').selectOption('Working copy, with drafting notes');
  const workingArriving = page.waitForEvent('download');
  await fetchFile.click();
  const working = await workingArriving;
  expect(working.suggestedFilename()).toBe('employee-faq-company-working-copy.txt');
  expect(readFileSync(await working.path(), 'utf8')).toMatch(/drafting note/i);
  await page.getByLabel('Which copy').selectOption('Review copy for a lawyer, with all variants');
  const reviewArriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Plain text of Minnesota Paid Leave Policy' }).click();
  const review = await reviewArriving;
  expect(review.suggestedFilename()).toBe('mn-paid-leave-policy-company-review-copy.txt');
  expect(readFileSync(await review.path(), 'utf8')).toMatch(/\[If: “Number of employees” is at least 50/);
  await page.getByRole('button', { name: /^Download log/ }).click();
  await expect(
    page.getByRole('row', { name: /Paid Leave Employee FAQ.*Filled in for my company.*Issue copy/ }),
  ).toBeVisible();
  await expect(page.getByText(/You have version .* downloaded/)).toHaveCount(2);
  await expectNoAxeViolations(page);

  const certificateArriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download certificate' }).click();
  expect((await certificateArriving).suggestedFilename()).toBe('license-certificate.pdf');

  await page.getByRole('link', { name: 'this license’s verify page' }).click();
  await expect(page.getByRole('heading', { name: 'Verify a license' })).toBeVisible();
  await expect(page.getByText(company)).toBeVisible();
  await expect(page.getByText('Valid', { exact: true })).toBeVisible();
  await expect(page.getByText(email)).toBeHidden();
  await expectNoAxeViolations(page);
});

test('the verify page says that something is no key, and asks nobody', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('verify-license')) asked += 1;
  });
  await page.goto(`/verify/${encodeURIComponent('<b>NSHR</b>')}`);
  await expect(page.getByText('This is not a license key.')).toBeVisible();
  expect(asked).toBe(0);
});

test('the verify page says plainly that it does not know a key', async ({ page }) => {
  await page.goto('/verify');
  await page.getByLabel('License key').fill('NSHR-22222-22222-22222-22222');
  const answered = page.waitForResponse(/verify-license/);
  await page.getByRole('button', { name: 'Check license' }).click();
  expect((await answered).status()).toBe(404);
  await expect(page.getByText('This license is not known')).toBeVisible();
  await expectNoAxeViolations(page);
});

test.use({ ignoreConsole: { patterns: [/status of (400|404)/] } });
