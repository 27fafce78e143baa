import { expect, expectNoAxeViolations, test } from './support/test';
import {
  apiUrl,
  newEmail,
  owner,
  publishableKey,
  rowsOf,
  secretKey,
  shop,
  waitForMail,
} from './support/shop';
import { signIn } from './support/sign-in';

test.use({
  ignoreConsole: { patterns: [/status of (?:409|429)/, /Blocked script execution in 'about:srcdoc'/] },
});

/** The row that the webhook stores for a provider's event after checking its signature. */
async function receiveEvent(order: {
  email: string;
  product: string;
  orderId: string;
  amountCents: number;
}): Promise<void> {
  const { email, product, orderId, amountCents } = order;
  const response = await fetch(`${apiUrl}/rest/v1/rpc/receive_checkout_event`, {
    method: 'POST',
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      checkout_event: {
        provider: 'stripe',
        eventId: `evt-${orderId}`,
        kind: 'order.paid',
        occurredAt: new Date().toISOString(),
        orderId,
        email,
        amountCents,
        currency: 'USD',
        items: [{ providerProductId: product, amountCents }],
      },
      raw_payload: '{}',
    }),
  });
  expect(response.status, await response.text()).toBe(200);
}

test('the owner revokes, restores and moves a license and sends the receipt again', async ({
  page,
  request,
}) => {
  const email = newEmail('order');
  await request.post(`${apiUrl}/sandbox/checkout/payroll-ops`, { form: { email }, maxRedirects: 0 });
  await waitForMail(email, /receipt/i);

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
  await dialog.getByRole('button', { name: 'Revoke license' }).click();
  await expect(dialog.getByText('Please give a reason')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Key was posted in a forum');
  await dialog.getByRole('button', { name: 'Revoke license' }).click();
  await expect(dialog).toBeHidden();
  const changes = page.getByRole('table', { name: 'Changes by admins' });
  await expect(changes).toContainText('Key was posted in a forum');
  await expect(changes).toContainText(owner.email);

  await page.getByRole('button', { name: /^Restore/ }).click();
  await dialog.getByLabel('Reason').fill('It was another key');
  await dialog.getByRole('button', { name: 'Restore license' }).click();
  await expect(dialog).toBeHidden();

  const heir = newEmail('heir');
  await page.getByRole('button', { name: /^Move/ }).click();
  await dialog.getByLabel('New email address').fill(heir);
  await dialog.getByLabel('Reason').fill('Typing error at the checkout');
  await dialog.getByRole('button', { name: 'Move license' }).click();
  await expect(page.getByText(heir).first()).toBeVisible();
  await waitForMail(heir, /./);
  expect(await rowsOf(`purchases?email=eq.${heir}&select=product_sku`)).toEqual([
    { product_sku: 'payroll-ops' },
  ]);

  await page.getByRole('button', { name: 'End links' }).click();
  await dialog.getByLabel('Reason').fill('Forwarded to somebody else');
  await dialog.getByRole('button', { name: 'End links' }).click();
  await expect(dialog).toBeHidden();
  await expect(changes).toContainText('Forwarded to somebody else');

  await page
    .getByRole('table', { name: 'Checkout events' })
    .getByRole('button', { name: /^Replay/ })
    .click();
  await dialog.getByRole('button', { name: 'Replay' }).click();
  await expect(dialog).toBeHidden();
});

test('the owner answers messages, unsubscribes leads and reads the mail queue @full', async ({
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
  await expect(colleague.getByText('Someone else answered this message in the meantime')).toBeVisible();
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

test('an order of an unknown product is held until the owner matches the product, and then delivered @full', async ({
  page,
}) => {
  const email = newEmail('unknown-product');
  const product = `price_${String(Date.now())}`;
  await receiveEvent({ email, product, orderId: `order-${product}`, amountCents: 9900 });
  expect(await rowsOf(`purchases?email=eq.${email}&select=product_sku`)).toEqual([]);

  await page.goto('/admin/provider-products');
  await signIn(page, owner.email, owner.password);
  const waiting = page.getByRole('table', { name: 'Products with held orders' });
  await expect(waiting.getByRole('row', { name: new RegExp(product) })).toContainText('$99.00');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: `Choose the product that ${product} is` }).click();
  const dialog = page.getByRole('dialog');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Save and deliver' }).click();
  await expect(dialog.getByText('Please choose at least one of your products.')).toBeVisible();
  await dialog.getByLabel('Core HR Pack').check();
  await dialog.getByLabel(/Lowest price/).fill('49.00');
  await dialog.getByRole('button', { name: 'Save and deliver' }).click();
  await expect(page.getByText('1 waiting order delivered.')).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Matched products' }).getByRole('row', { name: new RegExp(product) }),
  ).toContainText('$49.00');
  expect(await rowsOf(`purchases?email=eq.${email}&select=product_sku`)).toEqual([
    { product_sku: 'core-hr' },
  ]);
  await waitForMail(email, /receipt/i);

  await page.getByRole('button', { name: `Forget ${product}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Forget' }).click();
  await expect(page.getByRole('button', { name: `Forget ${product}` })).toBeHidden();
});

test('the emails of the sequence can be read, copied and tested @full', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/admin/email-sequences');
  await signIn(page, owner.email, owner.password);
  const first = page.getByRole('region', { name: 'Starter pack, email 1' });
  await expect(first.getByRole('row', { name: /support_email/ })).toContainText('@');
  await expectNoAxeViolations(page);
  await first.getByRole('tab', { name: 'HTML' }).click();
  await first.getByRole('button', { name: /^Copy HTML/ }).click();
  await expect(first.getByRole('button', { name: /^Copied!/ })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^<!doctype html>[\s\S]*\{\{name\}\}[\s\S]*\{\{unsubscribe_url\}\}/);
  await first.getByRole('tab', { name: 'Plain text' }).click();
  await expect(first.getByRole('textbox', { name: /^Plain text/ })).toHaveValue(/Hello \{\{name\}\},/);
  await expectNoAxeViolations(page);

  await shop.writeRows('PATCH', `email_messages?to=eq.${owner.email}&template=eq.starter-pack-1`, {
    created_at: new Date(Date.now() - 60_000).toISOString(),
  });
  await first.getByRole('button', { name: /^Send a test to yourself/ }).click();
  await expect(page.getByText(`It is on its way to ${owner.email}.`)).toBeVisible();
  await first.getByRole('button', { name: /^Send a test to yourself/ }).click();
  await expect(first.getByText(/a moment ago/)).toBeVisible();
  const mail = await waitForMail(owner.email, /^Your Payroll & HR Starter Pack$/);
  expect(mail.Text).toContain('Open the free pack');

  await page.evaluate(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new Error('denied')),
    });
  });
  await first.getByRole('button', { name: /^Copy subject/ }).click();
  await expect(page.getByText('Please select and copy the text manually.')).toBeVisible();
});
