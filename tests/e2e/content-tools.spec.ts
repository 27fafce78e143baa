import { expect, expectNoAxeViolations, test } from './support/test';
import { owner } from './support/shop';
import { signIn } from './support/sign-in';

test.beforeEach(async ({ page }) => {
  await page.goto('/admin/ai-tools');
  await signIn(page, owner.email, owner.password);
});

test('the owner tries a prompt and finds its run with what it cost', async ({ page }) => {
  await expect(page.getByText('Sandbox: sample text')).toBeVisible();
  await page.getByRole('button', { name: 'Test generation' }).click();
  await expect(page.getByLabel('Test prompt')).toHaveAccessibleDescription(/Please enter a test prompt/);
  const topic = `Sick time in small shops ${Date.now()}`;
  await page.getByLabel('Test prompt').fill(topic);
  await page.getByRole('button', { name: 'Test generation' }).click();
  await expect(page.getByText(/\d+ words, \$0\.\d{4,6}, sample text/)).toBeVisible();
  const run = page.getByRole('row', { name: new RegExp(topic) });
  await expect(run.getByText('completed')).toBeVisible();
  await expect(run.getByText(/\$0\.\d{4,6} \(sample\)/)).toBeVisible();
  await expectNoAxeViolations(page);
});
