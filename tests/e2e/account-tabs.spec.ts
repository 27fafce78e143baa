import { readFile } from 'node:fs/promises';
import { browserWith, newCustomer, openSession } from './support/customer';
import { apiUrl, mailsTo, rowsOf, secretKey, waitForMail } from './support/shop';
import { expect, expectNoAxeViolations, test } from './support/test';

test('a customer gets a receipt again, all data as a file, and no newsletter after switching it off', async ({
  browser,
  request,
}) => {
  const email = await newCustomer('tabs');
  await request.post(`${apiUrl}/sandbox/checkout/core-hr`, { form: { email }, maxRedirects: 0 });
  const { Subject: receipt } = await waitForMail(email, /order/i);
  const receipts = async () => (await mailsTo(email)).filter(({ Subject }) => Subject === receipt).length;
  const page = await (await browserWith(browser, await openSession(email))).newPage();

  await page.goto('/account?tab=purchases');
  const row = page.getByRole('row', { name: /Core HR/ });
  await expect(row).toContainText('$99.00');
  await expect(row).toContainText('paid');
  await expectNoAxeViolations(page);
  await row.getByRole('button', { name: /Send receipt/ }).click();
  // The first one has just gone out.
  await expect(page.getByText(/sent this receipt a moment ago|on its way/)).toBeVisible();
  expect(await receipts()).toBe(1);

  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(page.getByText('Contact support to delete your account.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete Account' })).toBeDisabled();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^northstar-hr-my-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { purchases: unknown[] };
  expect(data).toMatchObject({
    account: { email },
    profile: { email },
    sessions: expect.any(Array),
  });
  expect(data.purchases).toHaveLength(1);

  await page.getByRole('tab', { name: 'Profile' }).click();
  const newsletter = page.getByRole('checkbox', { name: /newsletter/ });
  for (const [wanted, status] of [
    [true, 'sent'],
    [false, 'cancelled'],
  ] as const) {
    await newsletter.setChecked(wanted);
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await expect
      .poll(() => rowsOf(`profiles?email=eq.${email}&select=newsletter`))
      .toEqual([{ newsletter: wanted }]);
    const key = `newsletter-${email}-${String(wanted)}`;
    const { ok } = await fetch(`${apiUrl}/rest/v1/email_messages`, {
      method: 'POST',
      headers: { apikey: secretKey, 'content-type': 'application/json' },
      body: JSON.stringify({
        to: email,
        template: 'account-changed',
        stream: 'marketing',
        data: { change: 'password' },
        idempotency_key: key,
      }),
    });
    expect(ok).toBe(true);
    await expect
      .poll(() => rowsOf(`email_messages?idempotency_key=eq.${key}&select=status`))
      .toEqual([{ status }]);
  }
});
