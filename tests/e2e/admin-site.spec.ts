import { expect, expectNoAxeViolations, test } from './support/test';
import { owner, rowsOf } from './support/shop';
import { signIn } from './support/sign-in';

test('the audit scans the chosen pages in the browser, shows its findings and stores the run @full', async ({
  page,
}) => {
  await page.goto('/admin/accessibility');
  await signIn(page, owner.email, owner.password);
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibility audit' })).toBeVisible();
  await page.getByText(/^Shop \d+ of/).click();
  const all = page.getByLabel('All of Shop');
  await all.check();
  await all.uncheck();
  await expect(page.getByRole('button', { name: 'Run the audit on 0 pages' })).toBeDisabled();
  await page.getByLabel('/contact', { exact: true }).check();
  await page.getByText(/^Admin pages \d+ of/).click();
  await page.getByLabel('/admin/leads', { exact: true }).check();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Run the audit on 2 pages' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText('Accessibility audit completed')).toBeVisible({ timeout: 60_000 });

  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByText(/^\d+%$/)).toBeVisible();
  await results.getByRole('button', { name: /^success/ }).click();
  const rule = results.getByRole('row', { name: /color-contrast/ });
  await expect(rule).toContainText('contrast');
  await expect(rule.getByRole('link')).toHaveAttribute('href', /^https:\/\/dequeuniversity\.com\//);
  await expectNoAxeViolations(page);
  const [run] = await rowsOf<{ run_by: string; paths: string[]; score: number; errors: number }>(
    'accessibility_audits?select=run_by,paths,score,errors&order=created_at.desc&limit=1',
  );
  expect(run).toMatchObject({ run_by: owner.email, paths: ['/contact', '/admin/leads'], errors: 0 });
  expect(run?.score).toBeGreaterThan(80);

  await page.reload();
  const kept = page.getByRole('table', { name: 'Last runs' }).getByRole('row').nth(1);
  await kept.getByRole('link').click();
  await expect(results.getByText(`${run?.score ?? ''}%`, { exact: true })).toBeVisible();
});

test('scripts for other systems contain the shop’s URLs', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/admin/scripts');
  await signIn(page, owner.email, owner.password);
  await page.getByRole('button', { name: 'Copy Webhook address', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Copied!/ })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^http.*\/functions\/v1\/checkout-webhook$/,
  );
  await expect(page.getByRole('textbox', { name: 'Core HR Pack' })).toHaveValue(/^<a href="http[^"]+"/);
  await expectNoAxeViolations(page);
});
