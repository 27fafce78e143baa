import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { browserWith, newCustomer, openSession } from './support/customer';
import {
  apiUrl,
  mailsTo,
  publishableKey,
  rowsOf,
  secretKey,
  shop,
  tokenIn,
  waitForMail,
  type Mail,
} from './support/shop';
import { expect, expectAccessibleInEveryShape, test } from './support/test';

// A second receipt within a minute is refused.
test.use({ ignoreConsole: { patterns: [/status of 429/] } });

/** Downloads the files of an order by the link in the email, without an account. */
async function downloadByLink(request: APIRequestContext, mail: Mail, email: string): Promise<void> {
  const call = async (name: string, data: object, access = {}) => {
    const headers = { apikey: publishableKey, ...access };
    const answer = await request.post(`${apiUrl}/functions/v1/${name}`, { data, headers });
    return (await answer.json()) as Record<string, string>;
  };
  const { accessToken = '' } = await call('open-order', { token: tokenIn(mail, '/orders') });
  const [purchase] = await rowsOf<{ licenses: { id: string } }>(
    `purchases?email=eq.${email}&select=licenses(id)`,
  );
  const { url = '' } = await call(
    'license-download',
    {
      license_id: purchase?.licenses.id,
      template: 'templates/core-hr-pack-mn/mn-esst-policy.md',
      format: 'text',
    },
    { 'x-order-access': accessToken },
  );
  expect(url).toContain('license-download?token=');
  expect((await request.get(url)).status()).toBe(200);
}

test('a customer gets a receipt again, all data as a file, and no newsletter after opting out @full', async ({
  browser,
  request,
}) => {
  const email = await newCustomer('tabs');
  await request.post(`${apiUrl}/sandbox/checkout/core-hr`, { form: { email }, maxRedirects: 0 });
  const firstReceipt = await waitForMail(email, /receipt/i);
  const { Subject: receipt } = firstReceipt;
  await downloadByLink(request, firstReceipt, email);
  const receipts = async () => (await mailsTo(email)).filter(({ Subject }) => Subject === receipt).length;
  const page = await (await browserWith(browser, await openSession(email))).newPage();

  await page.goto('/account');
  for (const tab of ['Profile', 'Purchases', 'Downloads', 'Security']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel').locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessibleInEveryShape(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/account?tab=purchases');
  const row = page.getByRole('row', { name: /Core HR/ });
  await expect(row).toContainText('$99.00');
  await expect(row).toContainText('paid');
  const send = row.getByRole('button', { name: /Send receipt/ });
  await send.click();
  // The first one has just been sent.
  await expect(page.getByText(/sent this receipt a moment ago/)).toBeVisible();
  expect(await receipts()).toBe(1);
  await shop.writeRows('PATCH', `email_messages?to=eq.${email}&template=eq.receipt`, {
    created_at: new Date(Date.now() - 120_000).toISOString(),
  });
  await send.click();
  await expect(page.getByText('It is on its way to the address of your account.')).toBeVisible();
  await expect.poll(receipts).toBe(2);
  expect(tokenIn(await waitForMail(email, /receipt/i), '/orders')).toBeTruthy();

  await row.getByRole('button', { name: /End links/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End links' }).click();
  await expect(page.getByText('Links ended')).toBeVisible();
  const ended = await request.post(`${apiUrl}/functions/v1/open-order`, {
    data: { token: tokenIn(firstReceipt, '/orders') },
    headers: { apikey: publishableKey },
  });
  expect(ended.status()).toBe(410);

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
    downloads: [
      { template_path: 'templates/core-hr-pack-mn/mn-esst-policy.md', format: 'text', mode: 'blank' },
    ],
    emails: expect.arrayContaining([expect.objectContaining({ template: 'receipt' })]),
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
