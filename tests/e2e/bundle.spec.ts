import type { Locator, Page } from '@playwright/test';
import { apiUrl, linkIn, newEmail, owner, rowsOf, waitForMail } from './support/shop';
import { signIn } from './support/sign-in';
import { expect, expectNoAxeViolations, test } from './support/test';
import { offerSkus } from '../../supabase/functions/_shared/contracts/products';

const bundle = 'Core HR + Payroll Ops Bundle';
const micro = 'Micro Templates Bundle';
const checkoutPath = '/sandbox/checkout/core-payroll-bundle';

interface PurchaseRow {
  readonly product_sku: string;
  readonly bundle_sku: string | null;
  readonly amount_cents: number;
  readonly status: string;
  readonly licenses: { readonly status: string } | null;
}

const purchasesOf = (email: string) =>
  rowsOf<PurchaseRow>(
    `purchases?email=eq.${email}&select=product_sku,bundle_sku,amount_cents,status,licenses(status)&order=product_sku`,
  );
const statesOf = async (email: string) =>
  (await purchasesOf(email)).map(({ status, licenses }) => [status, licenses?.status]);

/** The visible pairs of a definition list. */
async function expectFacts(place: Locator, facts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(facts)) {
    const term = place
      .locator('dt')
      .filter({ hasText: new RegExp(`^${label.replaceAll('+', '\\+').replaceAll(' ', '\\s')}$`) });
    await expect(term.first().locator('xpath=following-sibling::dd[1]')).toHaveText(value);
  }
}

async function refund(page: Page, email: string, dollars?: string): Promise<void> {
  await page.goto(apiUrl + checkoutPath);
  const order = page.getByRole('listitem').filter({ hasText: email });
  if (dollars === undefined) {
    await order.getByRole('button', { name: 'Refund' }).click();
  } else {
    await order.getByLabel('Part to give back, in dollars').fill(dollars);
    await order.getByRole('button', { name: 'Give back a part' }).click();
  }
}

test('the bundle with a coupon and a second product: every amount agrees, from the price to the refund', async ({
  page,
  context,
}) => {
  const email = newEmail('bundle');
  await page.goto('/pricing?coupon=bundle25');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: bundle })).toBeVisible();
  await expect(main.getByText('$134 less $33.50 with coupon BUNDLE25: $100.50.')).toBeVisible();
  await expect(main.getByText('the two packs alone, which cost $158')).toBeVisible();
  const bump = main.getByRole('region', { name: `Add the ${micro}` });
  await expect(bump.getByText('Short notices and forms for $29.')).toBeVisible();
  await bump.getByRole('checkbox').check();
  await expect(bump.getByRole('button', { name: 'Added to Cart' })).toBeVisible();
  await expect(main.getByText(`With the ${micro}: $129.50 in all.`)).toBeVisible();
  await expectNoAxeViolations(page);

  const buy = main.getByRole('link', { name: /Buy the bundle/ });
  await expect(buy).toHaveAttribute('data-product', 'core-payroll-bundle,micro-templates');
  await expect(buy).toHaveAttribute('data-price', '129.5');
  await expect(buy).toHaveAttribute('href', `${apiUrl}${checkoutPath}?bump=micro-templates&coupon=BUNDLE25`);
  for (const single of await main.getByRole('link', { name: /Buy now/ }).all()) {
    await expect(single).not.toHaveAttribute('href', /coupon/);
  }

  const opened = context.waitForEvent('page');
  await buy.click();
  const checkout = await opened;
  await expect(checkout.getByRole('heading', { level: 1, name: bundle })).toBeVisible();
  await expect(checkout.getByRole('row')).toHaveText([
    new RegExp(`Core HR \\+ Payroll Ops Bundle\\s*\\$134\\.00`),
    /Micro Templates Bundle\s*\$29\.00/,
    /Coupon BUNDLE25\s*−\$33\.50/,
    /Total\s*\$129\.50/,
  ]);
  await expect(checkout.getByRole('checkbox')).toBeChecked();
  await expectNoAxeViolations(checkout);
  await checkout.getByLabel(/^E-?mail$/).fill(email);
  await checkout.getByRole('button', { name: 'Pay' }).click();

  await expect(checkout.getByText('Order confirmed')).toBeVisible();
  const amounts = {
    [bundle]: '$134.00',
    [micro]: '$29.00',
    'Coupon BUNDLE25': '−$33.50',
    Total: '$129.50',
  };
  await expectFacts(checkout.getByRole('main'), { Product: `${bundle}, ${micro}`, ...amounts });
  const data = await checkout.locator('script[type="application/ld+json"]').allTextContents();
  const order = data
    .map((text) => JSON.parse(text) as unknown)
    .find((one) => JSON.stringify(one).includes('"Order"'));
  const said = JSON.stringify(order);
  for (const name of [bundle, micro, '"price":"129.50"']) expect(said).toContain(name);
  await expect(checkout.getByRole('link', { name: 'Resend My Files' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(`${bundle}, ${micro}`).replaceAll('%20', '\\+')),
  );
  await expectNoAxeViolations(checkout);
  expect(await purchasesOf(email)).toMatchObject([
    { product_sku: 'core-hr', bundle_sku: 'core-payroll-bundle', amount_cents: 6297 },
    { product_sku: 'micro-templates', bundle_sku: null, amount_cents: 2900 },
    { product_sku: 'payroll-ops', bundle_sku: 'core-payroll-bundle', amount_cents: 3753 },
  ]);

  const receipt = await waitForMail(email, /receipt/);
  for (const [label, value] of Object.entries(amounts)) expect(receipt.Text).toContain(`${label}: ${value}`);

  const openOrder = async () => {
    await checkout.goto(linkIn(receipt, '/orders'));
    await checkout.getByRole('button', { name: 'Open my order' }).click();
    await expect(checkout.getByRole('heading', { name: /^Order ord_/ })).toBeVisible();
  };
  await openOrder();
  await expectFacts(checkout.getByRole('main'), amounts);
  for (const name of ['Core HR Pack', 'Payroll Ops Pack', micro]) {
    await expect(checkout.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(
    checkout.getByRole('button', { name: /^Word of Employee Handbook for Minnesota/ }),
  ).toBeVisible();
  await expect(checkout.getByRole('button', { name: /^Word of .*Wage/ }).first()).toBeVisible();

  await refund(checkout, email, '29');
  await expect.poll(() => statesOf(email)).toEqual(Array(3).fill(['partially_refunded', 'active']));

  const admin = page;
  await admin.goto(`/admin/orders?q=${email}`);
  await signIn(admin, owner.email, owner.password);
  await admin
    .getByRole('row', { name: new RegExp(email) })
    .first()
    .getByRole('link')
    .click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Order' })).toBeVisible();
  await expectFacts(admin.getByRole('main'), {
    [bundle]: '$134.00',
    [micro]: '$29.00',
    Discount: '-$33.50',
    Total: '$129.50',
    Refunded: '$29.00',
    Coupon: 'BUNDLE25',
  });
  await expect(admin.getByText(bundle)).toHaveCount(3);
  await expectNoAxeViolations(admin);

  await refund(checkout, email);
  await expect.poll(() => statesOf(email)).toEqual(Array(3).fill(['refunded', 'revoked']));
  const mail = await waitForMail(email, /refunded/);
  expect(mail.Text).toContain('We refunded $129.50.');
  expect(mail.Text).toContain(`${bundle}: $134.00`);
  await openOrder();
  await expect(checkout.getByText('This license is closed. The order was refunded.')).toHaveCount(3);
});

/** What the sandbox checkout asks for each offer, in whole cents. */
async function charges(page: Page, coupon: string): Promise<Record<string, number>> {
  const asked: Record<string, number> = {};
  for (const sku of offerSkus) {
    await page.goto(`${apiUrl}/sandbox/checkout/${sku}?coupon=${coupon}`);
    const total = await page
      .getByRole('row', { name: /^Total/ })
      .getByRole('cell')
      .innerText();
    asked[sku] = Math.round(Number(total.replace('$', '')) * 100);
  }
  return asked;
}

/** Each price and each buy button of the page with its amount in cents. */
const quotesOn = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('[data-quote], [data-product]')].map(
      ({ dataset, textContent }) => ({
        sku: dataset['quote'] ?? dataset['product'] ?? '',
        cents: Math.round(Number(dataset['price'] ?? textContent.replace('$', '')) * 100),
      }),
    ),
  );

/** Waits for the code that a coupon loads. */
async function expectQuotes(page: Page, asked: Readonly<Record<string, number>>): Promise<void> {
  await expect(page.locator('main [data-quote]').first()).toBeAttached();
  await expect
    .poll(async () => (await quotesOn(page)).filter(({ sku, cents }) => asked[sku] !== cents))
    .toEqual([]);
}

const sellingPages = ['/', '/templates', '/pricing', '/templates/core-hr-pack', '/free-resources'];

for (const [coupon, tier] of [
  ['SAVE20', ''],
  ['BUNDLE25', ' @full'],
] as const) {
  test(`with ${coupon} every price on every page is what the checkout charges${tier}`, async ({ page }) => {
    const listed = await charges(page, '');
    const asked = await charges(page, coupon);
    await page.goto(`/?coupon=${coupon}`);
    for (const path of sellingPages) {
      await page.goto(path);
      await expect(page.getByRole('region', { name: 'Coupon' })).toBeVisible();
      await expectQuotes(page, asked);
    }

    await page.goto('/pricing');
    await expectQuotes(page, asked);
    const row = page.getByRole('row', { name: /^Core HR Pack/ });
    await expect(row.locator('s')).toHaveText(coupon === 'SAVE20' ? ['$99'] : []);
    await expectNoAxeViolations(page);
    await page.getByRole('banner').getByRole('link', { name: 'Templates', exact: true }).first().click();
    await expect(page).toHaveURL(/\/templates$/);
    await expectQuotes(page, asked);

    await page.goto('/');
    await expectQuotes(page, asked);
    await page.getByRole('button', { name: 'Remove coupon' }).click();
    await expectQuotes(page, listed);
    await expect(page.locator('main s')).toHaveCount(0);
  });
}

test('the owner chooses the price list and former prices, and sets the bundle’s link with the others @full', async ({
  page,
}) => {
  await page.goto('/admin/settings');
  await signIn(page, owner.email, owner.password);
  const lists = page.getByRole('radiogroup', { name: 'Price list' });
  await expect(lists.getByRole('radio', { name: /Storefront list/ })).toBeChecked();
  await expect(page.getByLabel(`${bundle} ($134)`)).toHaveValue(new RegExp(checkoutPath));
  await page.getByText(/^Before you open/).click();
  await expect(page.getByText(`Payment link of ${bundle}`)).toBeVisible();
  await lists.getByRole('radio', { name: /Second list/ }).check();
  await expect(page.getByLabel(`${bundle} ($150)`)).toBeVisible();
  const former = page.getByRole('group', { name: 'Former prices' });
  await former.getByLabel('Core HR Pack').fill('12');
  await expect(former.getByText('An amount above $97, such as 149.')).toBeVisible();
  await expectNoAxeViolations(page);
});
