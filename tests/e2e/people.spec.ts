import { expect, expectNoAxeViolations, test } from './support/test';
import { apiUrl, newEmail, owner, rowsOf, waitForMail } from './support/shop';
import { signIn } from './support/sign-in';

test('the owner exports a buyer and deletes them; the order stays without them @full', async ({
  page,
  request,
}) => {
  const email = newEmail('person');
  await request.post(`${apiUrl}/sandbox/checkout/core-hr`, { form: { email }, maxRedirects: 0 });
  await waitForMail(email, /receipt/i);
  const [order] = await rowsOf<{ id: string }>(`purchases?email=eq.${email}&select=id`);

  await page.goto(`/admin/orders?q=${email}`);
  await signIn(page, owner.email, owner.password);
  await page
    .getByRole('row', { name: new RegExp(email) })
    .getByRole('link')
    .click();
  await page.getByRole('link', { name: 'Export or delete the buyer' }).click();
  await expect(page.getByRole('heading', { name: email })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Purchases 1 Kept without/ })).toBeVisible();
  await expectNoAxeViolations(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export person' }).click();
  expect((await download).suggestedFilename()).toMatch(/^person-.*\.zip$/);

  await page.getByRole('button', { name: 'Delete person' }).click();
  const dialog = page.getByRole('alertdialog');
  await expectNoAxeViolations(page);
  await dialog.getByLabel(/to confirm/).fill('somebody@example.com');
  await dialog.getByRole('button', { name: 'Delete person' }).click();
  await expect(dialog.getByRole('alert')).toContainText('exactly as it is shown');
  await dialog.getByLabel(/to confirm/).fill(email);
  await dialog.getByRole('button', { name: 'Delete person' }).click();
  await expect(page.getByText('The person was deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/people$/);

  const [kept] = await rowsOf<{ email: string; amount_cents: number; user_id: string | null }>(
    `purchases?id=eq.${order?.id ?? ''}&select=email,amount_cents,user_id`,
  );
  expect(kept?.email).toMatch(/@deleted\.invalid$/);
  expect(kept?.amount_cents).toBeGreaterThan(0);
  for (const place of [`email_messages?to=eq.${email}`, `order_links?email=eq.${email}`]) {
    expect(await rowsOf(place), place).toEqual([]);
  }

  await page.goto('/admin/audit-log?filter=people');
  await expect(page.getByRole('row', { name: /^Person [0-9a-f]{64}/ }).first()).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
});
