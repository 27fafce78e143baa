import { expect, expectNoAxeViolations, test } from './support/test';
import { owner, rowsOf, shop } from './support/shop';
import { signIn } from './support/sign-in';

const faq = 'templates/mn-paid-leave-kit/employee-faq.md';

test('the owner exports, links, previews and edits a template, and finds the exports in their history @full', async ({
  page,
}) => {
  test.slow();
  await page.goto('/admin/template-library');
  await signIn(page, owner.email, owner.password);
  await expect(page.getByRole('tab')).toHaveCount(8);
  await expect(page.getByRole('tab', { name: /MN Paid Leave/ })).toHaveAttribute('aria-selected', 'true');
  await expectNoAxeViolations(page);

  const card = page.getByRole('article').filter({ hasText: faq });
  const unsaved = 'https://docs.google.com/document/d/not-saved-yet';
  await card.getByLabel('Google Docs link').fill(unsaved);
  await page.getByRole('button', { name: 'Apply Example Values' }).click();
  await expect(card.getByLabel('Google Docs link')).toHaveValue(unsaved);
  await expect(card.getByLabel('Export options')).toHaveValue('sample');
  await card.getByRole('button', { name: /^Export DOCX/ }).click();
  const arriving = page.waitForEvent('download');
  await card.getByRole('link', { name: /^Download DOCX/ }).click();
  expect((await arriving).suggestedFilename()).toBe('employee-faq-sample.docx');

  const link = card.getByLabel('Google Docs link');
  await link.fill('https://docs.google.com.evil.example/document/d/1');
  await card.getByRole('button', { name: /^Save Link/ }).click();
  await expect(card.getByText(/starts with https:\/\/docs\.google\.com/)).toBeVisible();
  await link.fill('https://docs.google.com/document/d/1/edit');
  await card.getByRole('button', { name: /^Save Link/ }).click();
  await expect(card.getByRole('link', { name: /^Open/ })).toHaveAttribute(
    'href',
    /^https:\/\/docs\.google\.com\//,
  );

  await card.getByRole('button', { name: /^Preview w\/ Examples/ }).click();
  const preview = page.getByRole('dialog').frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('Paid Leave Employee FAQ');
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Export All DOCX' }).click();
  await expect(page.getByRole('progressbar', { name: /^Exporting \d of \d/ })).toBeVisible();
  await expect(page.getByText(/^\d+ files exported successfully$/)).toBeVisible({ timeout: 60_000 });

  await card.getByRole('link', { name: /^Edit Source/ }).click();
  const editor = page.getByRole('textbox', { name: 'Markdown' });
  await expect(editor).toContainText('title: ');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoAxeViolations(page);
  const question = `What was asked at ${Date.now()}`;
  await editor.press('ControlOrMeta+End');
  await page.keyboard.insertText('\n\n{{unheard_of}}\n');
  await expect(page.getByText('The content check found 1 mistake')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeDisabled();
  await editor.press('ControlOrMeta+Home');
  await expect(page.locator('.cm-lint-marker')).toHaveCount(0);
  await page.getByRole('button', { name: /^Line \d+$/ }).click();
  await expect(editor).toBeFocused();
  await expect(page.locator('.cm-lint-marker')).toBeVisible();
  await expect(page.locator('.cm-lintRange-error')).toHaveText('{{unheard_of}}');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The content check found nothing.')).toBeVisible();

  await editor.press('ControlOrMeta+f');
  await page.getByRole('textbox', { name: 'Find' }).fill('front matter that is nowhere');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await editor.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();

  await editor.press('ControlOrMeta+End');
  await page.keyboard.insertText(`\n\n## ${question}\n\nAnd its answer.\n`);
  await expect(page.frameLocator('iframe').getByRole('heading', { name: question })).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(new RegExp(`^New: .*${question}`)).first()).toBeVisible();
  await expect(page.getByText('Draft waiting')).toBeVisible();
  const versions = page.getByRole('table', { name: /^Versions/ });
  await expect(versions.getByText(owner.email).first()).toBeVisible();
  await expectNoAxeViolations(page);

  await versions.getByRole('button', { name: 'Compare' }).first().click();
  const comparison = page.getByRole('dialog', { name: /^Compare revision/ });
  await expect(comparison.getByRole('group', { name: 'Comparison' })).toContainText(`+ ## ${question}`);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Back to the library' }).click();
  await expect(card.getByText('Draft waiting')).toBeVisible();
  await card.getByRole('button', { name: /^Preview w\/ Examples/ }).click();
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('Paid Leave Employee FAQ');
  await expect(preview.getByRole('heading', { name: question })).toHaveCount(0);
  await page.getByRole('button', { name: 'Close' }).click();
  await card.getByRole('link', { name: /^Edit Source/ }).click();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const asked = page.getByRole('alertdialog', { name: /^Publish revision \d+\?$/ });
  await expect(asked).toContainText(/buyer/);
  await expectNoAxeViolations(page);
  await asked.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.getByText(/^Revision \d+ published$/)).toBeVisible();
  await expect(page.getByText('Draft waiting')).toBeHidden();

  await versions.getByRole('button', { name: 'Restore' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore as a draft' }).click();
  await expect(page.getByText(/^Revision \d+ restored$/)).toBeVisible();
  await expect(editor).not.toContainText(question);

  await page.goto('/admin/audit-log');
  await page.getByRole('searchbox', { name: 'Search changes' }).fill('mn-paid-leave-kit/employee-faq');
  for (const reason of [/^Draft saved/, /^Published to/, /restored as a draft$/]) {
    await expect(page.getByText(reason).first()).toBeVisible();
  }
});

test('a failed export says why and is made again by Retry', async ({ page }) => {
  const id = crypto.randomUUID();
  const reason = 'The storage did not answer, which can happen when a disk is full.';
  await shop.writeRows('DELETE', 'exports?duration_ms=eq.61000');
  await shop.writeRows('POST', 'exports', {
    id,
    file_path: faq,
    package_name: 'mn-paid-leave-kit',
    format: 'md',
    mode: 'blank',
    status: 'failed',
    error_message: reason,
    duration_ms: 61_000,
  });
  await page.goto('/admin/exports');
  await signIn(page, owner.email, owner.password);
  await page.getByLabel('Status').selectOption('Failed');
  await page.getByLabel('Search exports').fill('EMPLOYEE-FAQ');
  const row = page.getByRole('row').filter({ hasText: '61s' });
  await expect(row).toContainText(`${reason.slice(0, 50)}…`);
  await expectNoAxeViolations(page);
  await row.getByRole('button', { name: /^Retry/ }).click();
  await expect(page.getByText('Export has been queued for retry')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByLabel('Status').selectOption('Completed');
  const arriving = page.waitForEvent('download');
  await page
    .getByRole('button', { name: `Download ${faq} as md` })
    .first()
    .click();
  expect((await arriving).suggestedFilename()).toBe('employee-faq.md');
  const [made] = await rowsOf<{ status: string; error_message: string | null }>(
    `exports?id=eq.${id}&select=status,error_message`,
  );
  expect(made).toEqual({ status: 'completed', error_message: null });
});

// The refused link, and the frame of a document, which may run nothing: not even what the tests put into every page.
test.use({ ignoreConsole: { patterns: [/status of 400/, /sandboxed/] } });
