import { buy, ownerSession, post } from '../functions/support/purchase';
import { expect, expectNoAxeViolations, test } from './support/test';
import { linkIn, owner, rowsOf, waitForMail } from './support/shop';
import { signIn } from './support/sign-in';

interface Source {
  readonly content: string;
  readonly revision: number;
}

test('the owner sees whose copies a new text changes and tells them; the buyer finds it in the files', async ({
  page,
}) => {
  test.slow();
  const { email } = await buy('payroll-ops');
  const [file] = await rowsOf<{ path: string; title: string }>(
    'templates?package_id=eq.payroll-ops-pack-wi&order=position&limit=1&select=path,title',
  );
  const { path, title } = file!;
  const session = await ownerSession();
  const edit = async (body: object) => (await post('edit-template', { path, ...body }, session)).body;
  const { content, revision } = (await edit({ action: 'read' })) as Source;
  const saved = (await edit({
    action: 'save',
    content: `${content.trimEnd()}\n\n## What is new\n\nA sentence of ${Date.now()}.\n`,
    base_revision: revision,
    change_note: 'One sentence more.',
  })) as Source;
  await edit({ action: 'publish', revision: saved.revision });

  await page.goto('/admin/update-notices?filter=draft');
  await signIn(page, owner.email, owner.password);
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'copy changes' }).first()).toBeVisible();
  await expect(
    page.frameLocator('iframe[title="Preview of the email"]').getByText('One sentence more.'),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByLabel('What changed, in your words').fill('There is one sentence more.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('The notice is on its way')).toBeVisible();

  const mail = await waitForMail(email, /A change in your/);
  expect(mail.Text).toContain('There is one sentence more.');
  await page.goto(linkIn(mail, '/orders'));
  await page.getByRole('button', { name: 'Open my order' }).click();
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row.getByText('Changes in your copy')).toBeVisible();
  await expect(row.getByText('There is one sentence more.')).toBeVisible();
});
