import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, expectNoAxeViolations, test } from './support/test';
import { clipboardCases } from '../support/clipboard-html';
import { linkIn, newEmail, waitForMail } from './support/shop';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '54321'}`;

test('a buyer puts a handbook together from the receipt’s link, by keyboard and on a phone', async ({
  page,
  request,
}) => {
  const email = newEmail('handbook');
  await request.post(`${api}/sandbox/checkout/mn-paid-leave`, { form: { email }, maxRedirects: 0 });
  const link = linkIn(await waitForMail(email, /receipt/i), '/orders');
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(link);
  await page.getByRole('button', { name: 'Open my order' }).click();
  await page.getByLabel('How the files come').selectOption('Filled in for my company');
  await page.getByRole('button', { name: /^Your company/ }).click();
  await page.getByLabel('Company name').fill('Prairie Windows LLC');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Company profile saved')).toBeVisible();

  await page.getByRole('button', { name: 'Put my handbook together' }).click();
  await expect(page.getByRole('heading', { name: '1 chapter' })).toBeVisible();
  await page.getByLabel(/^Paid Leave Employee FAQ/).check();
  await page.getByRole('button', { name: 'Add a section of your own' }).click();
  await page.getByLabel('Title of the section').fill('Dogs at work');
  await page.getByLabel('Text of the section').fill('Dogs of {{owner_of_dogs}} are welcome.');
  const up = page.getByRole('button', { name: 'Move Dogs at work up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Move Dogs at work down' })).toBeFocused();
  const word = page.getByRole('button', { name: 'Word of the handbook' });
  await word.click();
  await expect(
    page.getByRole('alert').getByText(/^Line 1: unknown placeholder {{owner_of_dogs}}/),
  ).toBeVisible();
  await expect(page.getByLabel('Text of the section')).toHaveAttribute('aria-invalid', 'true');
  await expectNoAxeViolations(page);

  const text = page.getByLabel('Text of the section');
  await text.fill('');
  await text.evaluate((field, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', 'plain');
    (field as HTMLElement).focus();
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, clipboardCases['Word: headings, bullets of two levels, a numbered list and lines']!.html);
  await expect(text).toHaveValue(/^## Dress and tools\n[\s\S]*\n {2}- Bottled water is fine\n/);
  await page.keyboard.press('Control+z');
  await expect(text).toHaveValue('');
  await page.keyboard.press('Control+Shift+z');
  await expect(text).toHaveValue(/^## Dress and tools\n/);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n\nDogs are **welcome** at {{company_name}}.');
  const arriving = page.waitForEvent('download');
  await word.click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('handbook-company-issue-copy.docx');
  const parts = unzipSync(readFileSync(await download.path()));
  const words = strFromU8(parts['word/document.xml']!).replace(/<[^>]+>/g, '');
  expect(words).toContain('Bottled water is fine');
  expect(words).toContain('Dogs are welcome at Prairie Windows LLC.');
  expect(words.match(/\d\. (?:Dogs at work|Minnesota Paid Leave Policy|Paid Leave Employee FAQ)/g)).toEqual(
    expect.arrayContaining([
      '1. Dogs at work',
      '2. Minnesota Paid Leave Policy',
      '3. Paid Leave Employee FAQ',
    ]),
  );

  await page.reload();
  await page.getByRole('button', { name: /^Download log/ }).click();
  await expect(
    page.getByRole('table', { name: 'Downloads with this license' }).getByText('Handbook', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Put my handbook together' }).click();
  await expect(page.getByLabel('Title of the section')).toHaveValue('Dogs at work');
});

test.use({ ignoreConsole: { patterns: [/status of 400/] } });
