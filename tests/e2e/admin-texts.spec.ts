import { expect, expectNoAxeViolations, test } from './support/test';
import { owner, rowsOf, shop } from './support/shop';
import { endSession, signIn } from './support/sign-in';

test.use({ ignoreConsole: { patterns: [/status of 40[0139]/] } });

test('a post is written next to its preview, published, and never overwritten unseen @full', async ({
  page,
  browser,
}) => {
  const stamp = String(Date.now());
  await page.goto('/admin/blog');
  await signIn(page, owner.email, owner.password);
  await page.getByRole('link', { name: 'New post' }).click();
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
  await expect(colleague.getByText(/Someone else changed this text in the meantime/)).toBeVisible();
  await expect(colleague.getByLabel('Title')).toHaveValue('Another title');
  expect(await rowsOf(posts)).toHaveLength(1);

  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'History' })).toContainText('Status');

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
  const written = page.url();
  page.once('dialog', (asked) => void asked.dismiss());
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(written);
  await expect(text).toHaveText('Changed');

  await endSession(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog').getByText(/Your session has ended/)).toBeVisible();
  await expect(text).toBeHidden();
  await signIn(page, owner.email, owner.password);
  await expect(text).toHaveText('Changed');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Not saved yet')).toBeHidden();
  const history = page.getByRole('table', { name: 'History' });
  await history
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(text).toContainText('A heading');
  expect(await rowsOf(`blog_posts?slug=eq.desk-post-${stamp}&select=status,content`)).toEqual([
    { status: 'draft', content: expect.stringContaining('**bold**') },
  ]);

  await text.fill('Written after');
  page.once('dialog', (asked) => void asked.accept());
  await page.evaluate(() => window.history.back());
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
});

test('a hand-written post about law is published after the owner has resolved the findings @full', async ({
  page,
}) => {
  const stamp = String(Date.now());
  const claim = 'Wisconsin requires 12 weeks of paid leave.';
  await page.goto('/admin/blog/new');
  await signIn(page, owner.email, owner.password);
  await page.getByLabel('Title').fill(`Leave in Wisconsin ${stamp}`);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill(`## Who gets it\n\n**${claim}** Ask us.`);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page).toHaveURL(/\/admin\/blog\/[0-9a-f-]{36}$/);
  await expect(page.getByText('1 finding to resolve before publishing')).toBeVisible();
  const posts = `blog_posts?slug=eq.leave-in-wisconsin-${stamp}&select=status,excerpt`;
  expect(await rowsOf(posts)).toEqual([{ status: 'draft', excerpt: `${claim} Ask us.` }]);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('It was not published')).toBeVisible();

  await page.getByRole('button', { name: /^Keep it as it is/ }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Reason').fill('The next post says why it is wrong');
  await question.getByRole('button', { name: 'Keep it as it is' }).click();
  await expect(page.getByText('Nothing is open')).toBeVisible();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible();
  expect(await rowsOf(posts)).toMatchObject([{ status: 'published' }]);

  await text.fill(`**${claim}** Employers must pay double.`);
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('Nothing was saved')).toBeVisible();
  await expect(page.getByText('Employers must pay double.', { exact: true })).toBeVisible();
  expect(await rowsOf(posts)).toMatchObject([{ excerpt: `${claim} Ask us.` }]);
});

test('the check list links to a due fact, and an old version of it can be restored @full', async ({
  page,
}) => {
  const key = 'mn-pl-combined-weeks';
  const fact = `law_facts?key=eq.${key}`;
  const [before] = await rowsOf<{ checked_on: string; next_check: string }>(
    `${fact}&select=checked_on,next_check`,
  );
  await shop.writeRows('PATCH', fact, { checked_on: '2026-01-01', next_check: '2026-02-01' });
  await page.goto('/admin/settings');
  await signIn(page, owner.email, owner.password);
  await page.getByText(/^Before you open/).click();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: /^MN, due Feb(ruary)? 1, 2026/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Minnesota: Length of leave' })).toBeVisible();

  await page.getByLabel('Statement').fill('Half typed');
  page.once('dialog', (asked) => void asked.dismiss());
  await page.evaluate(() => window.history.back());
  await expect(page.getByLabel('Statement')).toHaveValue('Half typed');
  await page
    .getByRole('region', { name: 'History' })
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Restored', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Statement')).not.toHaveValue('Half typed');
  expect(await rowsOf(`${fact}&select=checked_on,next_check`)).toEqual([before]);
});
