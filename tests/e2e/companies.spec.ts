import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { browserWith, newCustomer, openSession } from './support/customer';
import { apiUrl, rowsOf } from './support/shop';
import { expect, expectNoAxeViolations, test } from './support/test';

// The license that covers one company is refused for the second.
test.use({ ignoreConsole: { patterns: [/status of 409/] } });

async function buy(email: string, licenses: number): Promise<void> {
  const body = new URLSearchParams({ email });
  await fetch(`${apiUrl}/sandbox/checkout/mn-paid-leave`, { method: 'POST', body, redirect: 'manual' });
  await expect
    .poll(async () => (await rowsOf(`purchases?email=eq.${email}&user_id=not.is.null&select=id`)).length)
    .toBe(licenses);
}

const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

async function addCompany(page: Page, name: string): Promise<void> {
  await openTab(page, 'Company');
  await page.getByLabel('Name of the company').fill(name);
  await page.getByRole('button', { name: 'Add company' }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

async function openInterview(page: Page): Promise<void> {
  await openTab(page, 'Downloads');
  await page.getByLabel('How the files come').selectOption('Filled in for my company');
  await page.getByRole('button', { name: /^Your company/ }).click();
}

/** Fills the interview in, and downloads a document with what was typed. */
async function answerAndDownload(page: Page, name: string): Promise<string> {
  await openInterview(page);
  await expect(page.getByLabel('Company name')).toHaveValue('');
  await page.getByLabel('Company name').fill(name);
  await page.getByRole('button', { name: 'More formats' }).click();
  await page.getByRole('radio', { name: 'Plain text' }).check();
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Plain text of Paid Leave Employee FAQ' }).click();
  return readFileSync(await (await arriving).path(), 'utf8');
}

test('an adviser fills documents for two companies whose answers do not mix, and goes on in another browser', async ({
  browser,
}) => {
  const email = await newCustomer('adviser');
  const page = await (await browserWith(browser, await openSession(email))).newPage();
  await buy(email, 1);
  await page.goto('/account?tab=company');
  await addCompany(page, 'First Bakery');
  await expect(page.getByText('Working for First Bakery')).toBeVisible();
  const first = await answerAndDownload(page, 'First Bakery LLC');
  expect(first).toContain('First Bakery LLC');

  await addCompany(page, 'Client Windows');
  await expect(page.getByLabel('Working for')).toHaveValue(/./);
  await expectNoAxeViolations(page);
  await openTab(page, 'Downloads');
  await page.getByRole('button', { name: 'Use it for Client Windows' }).click();
  await expect(page.getByText(/covers 1 company and is used for First Bakery/)).toBeVisible();

  await buy(email, 2);
  await page.reload();
  const client = await answerAndDownload(page, 'Client Windows Inc.');
  expect(client).toContain('Client Windows Inc.');
  expect(client).not.toContain('First Bakery');

  const other = await (await browserWith(browser, await openSession(email))).newPage();
  await other.goto('/account?tab=downloads');
  await expect(other.getByLabel('Working for')).toHaveText(/First Bakery/);
  for (const [company, answer] of [
    ['First Bakery', 'First Bakery LLC'],
    ['Client Windows', 'Client Windows Inc.'],
  ] as const) {
    await other.getByLabel('Working for').selectOption(company);
    await openInterview(other);
    await expect(other.getByLabel('Company name')).toHaveValue(answer);
    await expect(other.getByText(/^1 of \d+ questions answered/)).toBeVisible();
  }
});
