import { expect, expectNoAxeViolations, test } from './support/test';
import { linkIn, mailsTo, newEmail, rowsOf, waitForMail } from './support/shop';

interface PurchaseRow {
  readonly product_sku: string;
  readonly status: string;
  readonly amount_cents: number;
  readonly coupon: string | null;
  readonly utm: Record<string, string>;
}

const purchasesOf = (email: string) =>
  rowsOf<PurchaseRow>(
    `purchases?email=eq.${email}&select=product_sku,status,amount_cents,coupon,utm&order=product_sku`,
  );

test('a visitor buys with coupon, campaign and order bump, gets the files without an account, and is refunded', async ({
  page,
  context,
}) => {
  const email = newEmail('buyer');
  await page.goto('/templates/core-hr-pack?coupon=save20&utm_source=blog');
  await expect(page).toHaveURL(/core-hr-pack\?utm_source=blog$/);
  await expect(page.getByText('$99 less $19.80 with coupon SAVE20: $79.20.')).toBeVisible();
  await expectNoAxeViolations(page);

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /Buy now/ }).click();
  const checkout = await opened;
  await checkout.waitForLoadState();
  await expect(checkout.getByRole('heading', { name: 'Core HR Pack' })).toBeVisible();
  await expect(checkout.getByText('$79.20', { exact: true })).toBeVisible();
  await expectNoAxeViolations(checkout);
  await checkout.getByLabel(/^E-?mail$/).fill(email);
  await checkout.getByRole('checkbox').check();
  await checkout.getByRole('button', { name: 'Pay' }).click();

  await expect(checkout.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await expect(checkout.getByText('Order confirmed')).toBeVisible();
  expect(new URL(checkout.url()).hash).toBe('');
  const thanks = checkout.url();
  const archive = checkout.waitForEvent('download');
  await checkout.getByRole('button', { name: 'Download Core HR Pack (ZIP)' }).click();
  expect((await archive).suggestedFilename()).toBe('core-hr-pack.zip');
  await expect(checkout.getByText('Core HR Pack, Micro Templates Bundle')).toBeVisible();
  await expect(checkout.getByText('$102.40')).toBeVisible();
  await expectNoAxeViolations(checkout);
  expect(await purchasesOf(email)).toEqual([
    {
      product_sku: 'core-hr',
      status: 'paid',
      amount_cents: 7920,
      coupon: 'SAVE20',
      utm: { utm_source: 'blog' },
    },
    {
      product_sku: 'micro-templates',
      status: 'paid',
      amount_cents: 2320,
      coupon: 'SAVE20',
      utm: { utm_source: 'blog' },
    },
  ]);

  const receipt = await waitForMail(email, /receipt/i);
  await checkout.goto(linkIn(receipt, '/orders'));
  await expectNoAxeViolations(checkout);
  await checkout.getByRole('button', { name: 'Open my order' }).click();
  await expect(checkout.getByRole('heading', { name: 'Your files' })).toBeVisible();
  await expectNoAxeViolations(checkout);
  const download = checkout.waitForEvent('download');
  await checkout.getByRole('button', { name: /^Word of Employee Handbook for Minnesota/ }).click();
  expect((await download).suggestedFilename()).toBe('employee-handbook-mn.docx');
  await checkout.reload();
  await expect(checkout.getByRole('heading', { name: 'Your files' })).toBeVisible();
  await checkout.goto('/contact');
  await checkout.goBack();
  await expect(checkout.getByRole('heading', { name: 'Your files' })).toBeVisible();
  expect(checkout.url()).not.toMatch(/token/);

  await checkout.goto(`http://127.0.0.1:${process.env['API_PORT'] ?? '54321'}/sandbox/checkout/core-hr`);
  await checkout
    .getByRole('listitem')
    .filter({ hasText: email })
    .getByRole('button', { name: 'Refund' })
    .click();
  await expect
    .poll(async () => (await purchasesOf(email)).map(({ status }) => status))
    .toEqual(['refunded', 'refunded']);
  const refund = await waitForMail(email, /refund/i);
  expect(refund.Text).toContain('Core HR Pack');

  await checkout.goto(linkIn(receipt, '/orders'));
  await checkout.getByRole('button', { name: 'Open my order' }).click();
  await expect(checkout.getByText('This license is closed. The order was refunded.').first()).toBeVisible();
  await checkout.goto(thanks);
  await expect(checkout.getByText('its files can no longer be downloaded')).toBeVisible();
  await expect(checkout.getByText(/typically arrive|The files go to/)).toHaveCount(0);
  await expectNoAxeViolations(checkout);
});

test('Find my order emails a one-time link to the buyer and shows everyone the same message', async ({
  page,
  request,
}) => {
  const email = newEmail('finder');
  const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '54321'}`;
  await request.post(`${api}/sandbox/checkout/micro-templates`, { form: { email }, maxRedirects: 0 });
  await waitForMail(email, /receipt/i);

  await page.goto('/find-order');
  await expectNoAxeViolations(page);
  await page.getByLabel('Email address of the purchase').fill(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('If there is an order for this address')).toBeVisible();
  const mail = await waitForMail(email, /link/i);

  await page.goto(linkIn(mail, '/orders'));
  await page.getByRole('button', { name: 'Open my order' }).click();
  await expect(page.getByRole('heading', { name: 'Micro Templates Bundle', exact: true })).toBeVisible();

  const stranger = newEmail('stranger');
  await page.goto('/find-order');
  await page.getByLabel('Email address of the purchase').fill(stranger);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('If there is an order for this address')).toBeVisible();
  expect(await mailsTo(stranger)).toEqual([]);
});

test.describe('a link that has been used', () => {
  test.use({ ignoreConsole: { patterns: [/status of 410/] } });

  test('opens nothing and offers a new one', async ({ page, request }) => {
    const email = newEmail('twice');
    const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '54321'}`;
    await request.post(`${api}/sandbox/checkout/micro-templates`, { form: { email }, maxRedirects: 0 });
    await waitForMail(email, /receipt/i);
    await page.goto('/find-order');
    await page.getByLabel('Email address of the purchase').fill(email);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    const link = linkIn(await waitForMail(email, /link/i), '/orders');
    await page.goto(link);
    await page.getByRole('button', { name: 'Open my order' }).click();
    await expect(page.getByRole('heading', { name: 'Your files' })).toBeVisible();
    await page.goto('/');
    await page.goto(link);
    await page.getByRole('button', { name: 'Open my order' }).click();
    await expect(page.getByText('already been used')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Find my order' })).toBeVisible();
  });
});

// Attack catalog: 61
test('the thank-you page trusts nothing in its URL', async ({ page }) => {
  await page.goto(
    '/thank-you?email=%3Cb%3Ex%3C%2Fb%3E@example.com&product=%3Cscript%3Ealert(1)%3C/script%3E&order_id=made-up&amount=9900&currency=usd&provider=sandbox',
  );
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
  await expect(page.getByText('$99.00')).toBeVisible();
  await expect(page.getByText('As soon as the payment provider has confirmed your order')).toBeVisible();
  await expect(page.getByText('Order confirmed')).toHaveCount(0);
});
