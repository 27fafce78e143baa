import type { Page } from '@playwright/test';
import { browserWith, codeTo, customerPassword, newCustomer, openSession } from './support/customer';
import { newEmail } from './support/shop';
import { signIn } from './support/sign-in';
import { expect, expectNoAxeViolations, test } from './support/test';

test.use({ ignoreConsole: { patterns: [/Failed to load resource.*4\d\d/] } });

async function openAccount(page: Page): Promise<void> {
  await page.goto('/account');
  await expect(page.getByLabel('Business Name')).toBeVisible();
}

/** In the dialog that opened automatically with the address filled in. */
async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Your session has ended/)).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(customerPassword);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('when another device ends the session the input is kept, and work continues after sign-in @full', async ({
  browser,
}) => {
  // Two browsers and three sign-ins, each slowed by the guard against guessing.
  test.slow();
  const email = await newCustomer('devices');
  const laptop = await (await browserWith(browser, await openSession(email))).newPage();
  const phone = await (await browserWith(browser, await openSession(email))).newPage();
  await openAccount(phone);
  await phone.getByLabel('Business Name').fill('Lakeside Dental');

  await laptop.goto('/account?tab=security');
  await expect(laptop.getByText('This device')).toBeVisible();
  await expectNoAxeViolations(laptop);
  // One is the session of the confirmation.
  const others = laptop.getByRole('listitem').getByRole('button', { name: /Sign out/ });
  await expect(others).toHaveCount(2);
  await others.first().click();
  await expect(others).toHaveCount(1);
  await others.first().click();
  await expect(others).toHaveCount(0);

  await phone.getByRole('button', { name: 'Update Profile' }).click();
  // The dialog above it hides it from the roles.
  await expect(phone.locator('h1', { hasText: 'Please sign in' })).toBeAttached();
  await expect(phone.getByLabel('Business Name')).toBeHidden();
  await signInAgain(phone);
  await expect(phone.getByLabel('Business Name')).toHaveValue('Lakeside Dental');
  await phone.getByRole('button', { name: 'Update Profile' }).click();
  await expect(phone.getByText('Profile Updated')).toBeVisible();

  await laptop.getByRole('button', { name: 'Sign Out All Devices' }).click();
  await laptop.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(laptop).toHaveURL(/\/$/);
  await expect(laptop.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
  await phone.getByLabel('Business Name').fill('Lakeside Dental Care');
  await phone.getByRole('button', { name: 'Update Profile' }).click();
  await signInAgain(phone);
  await expect(phone.getByLabel('Business Name')).toHaveValue('Lakeside Dental Care');
});

test('two tabs stay in sync, and no user sees the data of another one @full', async ({ browser }) => {
  const [first, second] = [await newCustomer('first'), await newCustomer('second')];
  const context = await browser.newContext();
  const [left, right] = [await context.newPage(), await context.newPage()];
  await left.goto('/');
  await right.goto('/account');
  await signIn(right, first, customerPassword);
  await expect(left.getByRole('button', { name: `Account of ${first}` })).toBeVisible();
  await right.getByLabel('Business Name').fill('A secret of the first');
  await left.getByRole('button', { name: /Account of/ }).click();
  await left.getByRole('menuitem', { name: 'My Account' }).click();
  await expect(left.getByLabel('Business Name')).toBeVisible();

  // A menu that is opened while the page is still coming may be closed by it.
  const signOut = left.getByRole('menuitem', { name: 'Sign Out' });
  await expect(async () => {
    await left.getByRole('button', { name: /Account of/ }).click({ timeout: 2000 });
    await expect(signOut).toBeVisible({ timeout: 2000 });
  }).toPass();
  await signOut.click();
  await expect(left).toHaveURL(/\/$/);
  // The address changes before the page does.
  await expect(left.getByRole('heading', { name: 'Please sign in' })).toHaveCount(0);
  await expect(left.getByLabel('Business Name')).toHaveCount(0);
  await expect(right.getByRole('dialog')).toBeVisible();
  await expect(right.getByLabel('Business Name')).toBeHidden();

  await left.goBack();
  await expect(left.getByRole('dialog')).toBeVisible();
  await expect(left.getByText(first)).toHaveCount(0);

  await signIn(left, second, customerPassword);
  await expect(left.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(second);
  await expect(right.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(second);
  await expect(right.getByLabel('Business Name')).toHaveValue('');
  await expect(right.getByText(first)).toHaveCount(0);
});

test.describe('a clock that is wrong', () => {
  test('by five hours does not break the session @full', async ({ page }) => {
    const email = await newCustomer('clock');
    let renewals = 0;
    page.on('request', (request) => {
      renewals += request.url().includes('grant_type=refresh_token') ? 1 : 0;
    });
    await page.clock.install({ time: Date.now() + 5 * 3_600_000 });
    await page.goto('/account');
    await signIn(page, email, customerPassword);
    await page.getByRole('tab', { name: 'Purchases' }).click();
    await expect(page.getByText('No purchases yet')).toBeVisible();
    await page.getByRole('tab', { name: 'Security' }).click();
    await expect(page.getByText('This device')).toBeVisible();
    expect(renewals).toBe(0);
  });

  test('does not keep a refused token: it is renewed @full', async ({ browser }) => {
    const email = await newCustomer('refused');
    const session = await openSession(email);
    const [header, payload] = session.access_token.split('.');
    const context = await browserWith(browser, {
      ...session,
      access_token: `${header}.${payload}.${'A'.repeat(43)}`,
    });
    const page = await context.newPage();
    await openAccount(page);
    await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(email);
  });
});

test('an address changes once both mailboxes have confirmed it @full', async ({ browser }) => {
  const [email, wanted] = [await newCustomer('moving'), newEmail('moved')];
  const page = await (await browserWith(browser, await openSession(email))).newPage();
  await page.goto('/account?tab=security');
  await page.getByLabel('New email address').fill(wanted);
  await page.getByRole('button', { name: 'Change email address' }).click();
  for (const [index, address] of [wanted, email].entries()) {
    const form = page.locator('form').filter({ has: page.getByLabel(`Code sent to ${address}`) });
    await form.getByRole('textbox').fill(await codeTo(address, /new email address/i));
    if (index === 0) {
      await expectNoAxeViolations(page);
    }
    await form.getByRole('button', { name: 'Continue' }).click();
    if (index === 0) {
      await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
    }
  }
  await expect(page.getByText('Email updated')).toBeVisible();
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(wanted);
});
