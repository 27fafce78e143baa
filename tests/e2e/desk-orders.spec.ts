import { expect, expectNoAxeViolations, test } from './support/test';
import { apiUrl, newEmail, owner, publishableKey, rowsOf, waitForMail } from './support/shop';
import { signIn } from './support/sign-in';

test('the owner revokes, restores and moves a licence and sends the receipt again', async ({
  page,
  request,
}) => {
  const email = newEmail('order');
  await request.post(`${apiUrl}/sandbox/checkout/payroll-ops`, { form: { email }, maxRedirects: 0 });
  await waitForMail(email, /order/i);

  await page.goto(`/admin/orders?q=${email}`);
  await signIn(page, owner.email, owner.password);
  const row = page.getByRole('row', { name: new RegExp(email) });
  await expect(row).toContainText('$59.00');
  await expectNoAxeViolations(page);
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order' })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: /^Revoke/ }).click();
  const dialog = page.getByRole('alertdialog');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Revoke licence' }).click();
  await expect(dialog.getByText('Please give a reason')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Key was posted in a forum');
  await dialog.getByRole('button', { name: 'Revoke licence' }).click();
  await expect(dialog).toBeHidden();
  const changes = page.getByRole('table', { name: 'Changes by admins' });
  await expect(changes).toContainText('Key was posted in a forum');
  await expect(changes).toContainText(owner.email);

  await page.getByRole('button', { name: /^Restore/ }).click();
  await dialog.getByLabel('Reason').fill('It was another key');
  await dialog.getByRole('button', { name: 'Restore licence' }).click();
  await expect(dialog).toBeHidden();

  const heir = newEmail('heir');
  await page.getByRole('button', { name: /^Move/ }).click();
  await dialog.getByLabel('New email address').fill(heir);
  await dialog.getByLabel('Reason').fill('Typing error at the checkout');
  await dialog.getByRole('button', { name: 'Move licence' }).click();
  await expect(page.getByText(heir).first()).toBeVisible();
  await waitForMail(heir, /./);
  expect(await rowsOf(`purchases?email=eq.${heir}&select=product_sku`)).toEqual([
    { product_sku: 'payroll-ops' },
  ]);

  await page
    .getByRole('table', { name: 'Checkout events' })
    .getByRole('button', { name: /^Replay/ })
    .click();
  await dialog.getByRole('button', { name: 'Replay' }).click();
  await expect(dialog).toBeHidden();
});

test('messages are answered, leads unsubscribed and the mail queue read', async ({
  page,
  request,
  browser,
}) => {
  const email = newEmail('asker');
  const headers = { apikey: publishableKey };
  await request.post(`${apiUrl}/functions/v1/submit-contact`, {
    headers,
    data: {
      request_id: crypto.randomUUID(),
      name: 'Con Tact',
      email,
      subject: `Question of ${email}`,
      category: 'other',
      message: 'Does it fit nine people?',
    },
  });
  await request.post(`${apiUrl}/functions/v1/send-starter-pack`, { headers, data: { name: 'Lea', email } });

  await page.goto('/admin/messages');
  await signIn(page, owner.email, owner.password);
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await page.getByRole('link', { name: `Question of ${email}` }).click();
  await expect(page.getByText('Does it fit nine people?')).toBeVisible();
  await expectNoAxeViolations(page);

  const storageState = await page.context().storageState();
  const colleague = await (await browser.newContext({ storageState })).newPage();
  await colleague.goto(page.url());
  await expect(colleague.getByText('Does it fit nine people?')).toBeVisible();

  await page.getByLabel('Your answer').fill('Yes, it does.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByRole('region', { name: 'Answers' })).toContainText('Yes, it does.');
  await expect(page.getByLabel('Your answer')).toHaveValue('');
  const mail = await waitForMail(email, /^Re: Question/);
  expect(mail.Text).toContain('Yes, it does.');
  expect(mail.Text).toContain('Does it fit nine people?');

  await colleague.getByLabel('Your answer').fill('No, it does not.');
  await colleague.getByRole('button', { name: 'Send answer' }).click();
  await expect(colleague.getByText('Somebody has answered this message meanwhile')).toBeVisible();
  await expect(colleague.getByRole('region', { name: 'Answers' })).toContainText('Yes, it does.');
  await expect(colleague.getByLabel('Your answer')).toHaveValue('No, it does not.');

  await page.goto(`/admin/leads?q=${email}`);
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('pending');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: `Unsubscribe ${email}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('unsubscribed');

  await page.goto(`/admin/mail?q=${email}`);
  await expect(page.getByRole('row', { name: /contact reply/ })).toContainText('sent');
  await expectNoAxeViolations(page);
  await page.goto('/admin/events');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout events' })).toBeVisible();
  await expectNoAxeViolations(page);
});
