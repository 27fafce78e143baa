import { expect, expectNoAxeViolations, test } from './support/test';
import { owner, rowsOf } from './support/shop';
import { signIn } from './support/sign-in';

test.use({ ignoreConsole: { patterns: [/status of 409/] } });

test('a post is written beside its preview, published, and never overwritten unseen', async ({
  page,
  browser,
}) => {
  const stamp = String(Date.now());
  await page.goto('/admin/blog/new');
  await signIn(page, owner.email, owner.password);
  await page.getByLabel('Title').fill(`Desk post ${stamp}`);
  await expect(page.getByLabel('Address')).toHaveValue(`desk-post-${stamp}`);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('## A heading\n\n<script>alert(1)</script> and **bold**');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'A heading' })).toBeVisible();
  await expect(preview).toContainText('<script>alert(1)</script>');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/blog\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Edit post' })).toBeVisible();

  const storageState = await page.context().storageState();
  const colleague = await (await browser.newContext({ storageState })).newPage();
  await colleague.goto(page.url());
  await expect(colleague.getByLabel('Title')).toHaveValue(`Desk post ${stamp}`);

  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible();
  const posts = `blog_posts?slug=eq.desk-post-${stamp}&select=status,title`;
  expect(await rowsOf(posts)).toEqual([{ status: 'published', title: `Desk post ${stamp}` }]);

  await colleague.getByLabel('Title').fill('Another title');
  await colleague.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(colleague.getByText(/Somebody has changed this text meanwhile/)).toBeVisible();
  await expect(colleague.getByLabel('Title')).toHaveValue('Another title');
  expect(await rowsOf(posts)).toHaveLength(1);

  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'History' })).toContainText('status');

  await text.fill('Changed');
  const question = page.waitForEvent('dialog');
  const leave = page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Blog', exact: true })
    .click();
  const dialog = await question;
  expect(dialog.message()).toMatch(/not saved/);
  await dialog.dismiss();
  await leave;
  await expect(text).toHaveText('Changed');
});
