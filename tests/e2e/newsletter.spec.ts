import { expect, expectNoAxeViolations, test } from './support/test';
import {
  apiUrl,
  linkIn,
  mailsTo,
  newEmail,
  owner,
  publishableKey,
  rowsOf,
  shop,
  waitForMail,
} from './support/shop';
import { signIn } from './support/sign-in';

test('the owner composes an issue from a change and a post, tries it, sends it, and sees what became of it', async ({
  page,
}) => {
  const reader = newEmail('reader');
  const stranger = newEmail('unconfirmed');
  for (const email of [reader, stranger]) {
    const headers = { apikey: publishableKey, 'content-type': 'application/json' };
    await page.request.post(`${apiUrl}/functions/v1/send-starter-pack`, {
      headers,
      data: { name: 'Rea', email },
    });
  }
  await shop.writeRows('PATCH', `leads?email=eq.${reader}`, {
    status: 'confirmed',
    confirmed_at: new Date().toISOString(),
  });

  const subject = `What changed, ${String(Date.now())}`;
  await page.goto('/admin/newsletter/new');
  await signIn(page, owner.email, owner.password);
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('First lines').fill('Hello,\n\nthis is what happened.');
  await page.getByRole('group', { name: 'Changes in the law' }).getByRole('checkbox').first().check();
  await page.getByRole('group', { name: 'Posts' }).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Show preview' }).click();
  const preview = page.frameLocator('iframe[title="Preview of the issue"]');
  await expect(preview.getByText('From the blog')).toBeVisible();
  await page.getByRole('tab', { name: 'Plain text' }).click();
  await expect(page.getByText(/Unsubscribe: http/)).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/admin\/newsletter\/[0-9a-f-]{36}$/);
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Send a test to yourself' }).click();
  const trial = await waitForMail(owner.email, new RegExp(subject));
  expect(trial.Text).toContain('/law-changes/');
  expect(await mailsTo(reader)).not.toContainEqual(expect.objectContaining({ Subject: subject }));

  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByRole('region', { name: 'Numbers' })).toBeVisible();
  const mail = await waitForMail(reader, new RegExp(subject));
  expect(mail.Text).toContain('this is what happened.');
  expect((await mailsTo(stranger)).map(({ Subject }) => Subject)).not.toContain(subject);

  const issue = page.url();
  await page.goto(linkIn(mail, '/unsubscribe'));
  await page.getByRole('button', { name: 'Unsubscribe me' }).click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  expect(await rowsOf(`leads?email=eq.${reader}&select=status`)).toEqual([{ status: 'unsubscribed' }]);
  await page.goto(issue);
  const numbers = page.getByRole('region', { name: 'Numbers' });
  await expect(numbers).toContainText(/Unsubscribed by it\s*1/);
  await expectNoAxeViolations(page);
});
