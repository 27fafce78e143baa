import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './support/test';
import { linkIn, newEmail, owner, rowsOf, waitForMail } from './support/shop';
import { signIn } from './support/sign-in';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '54321'}`;
const password = 'correct horse battery staple';

/** Signs up in the dialog that is open, and answers the link of the mail. */
async function signUp(page: Page, email: string): Promise<string> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(dialog.getByRole('button', { name: 'Create account' })).toBeDisabled();
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Full name').fill('Cora Customer');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Check Your Email')).toBeVisible();
  return linkIn(await waitForMail(email, /confirm your/i), '/auth/callback');
}

test('a buyer signs up with the same address and finds the purchase and its files', async ({
  page,
  request,
}) => {
  const email = newEmail('customer');
  await request.post(`${api}/sandbox/checkout/mn-paid-leave`, { form: { email }, maxRedirects: 0 });
  await waitForMail(email, /receipt/i);

  await page.goto('/account');
  await page.goto(await signUp(page, email));
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Continue to my account' }).click();
  // The browser that signed up: the password that was typed there is the account's, and so is the name.
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('sign_up_word'))).toBeNull();
  await expectNoAxeViolations(page);
  // A customer with files lands on them.
  await expect(page.getByRole('tab', { name: 'Downloads' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(email);
  await expect(page.getByLabel('Full Name')).toHaveValue('Cora Customer');
  await page.getByLabel('Business Name').fill('Lakeside Dental');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Your profile has been updated successfully.')).toBeVisible();

  await page.getByRole('tab', { name: 'Purchases' }).click();
  await expect(page.getByRole('row', { name: /MN Paid Leave 2026 Policy Kit/ })).toContainText('$79.00');
  await expectNoAxeViolations(page);
  await page.getByRole('tab', { name: 'Downloads' }).click();
  await expect(page.getByRole('heading', { name: 'MN Paid Leave 2026 Policy Kit' }).first()).toBeVisible();
  await expectNoAxeViolations(page);
  for (const [format, button, file] of [
    ['Word', 'Word of Minnesota Paid Leave Policy', 'mn-paid-leave-policy.docx'],
    ['PDF', 'PDF of Minnesota Paid Leave Policy', 'mn-paid-leave-policy.pdf'],
    ['PDF', 'Download Files as one ZIP', 'mn-paid-leave-2026-policy-kit.zip'],
  ] as const) {
    await page.getByRole('radio', { name: format, exact: true }).check();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
  const [profile] = await rowsOf<{ purchases_count: number; role: string }>(
    `profiles?email=eq.${email}&select=purchases_count,role`,
  );
  expect(profile).toEqual({ purchases_count: 1, role: 'customer' });

  await page.goto('/admin');
  await expect(page.getByText('Access Denied')).toBeVisible();
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Please sign in')).toBeHidden();
  await signIn(page, email, password);
  await expect(page.getByText('Welcome Back')).toBeVisible();
});

test('another browser than the one that signed up is asked for a password', async ({ page, browser }) => {
  const email = newEmail('elsewhere');
  await page.goto('/account');
  const link = await signUp(page, email);
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Continue to my account' }).click();
  // Anyone could have sent what came before the confirmation: only the password chosen now counts.
  await expect(other.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await expectNoAxeViolations(other);
  await other.getByLabel('New password', { exact: true }).fill(`${password} again`);
  await other.getByRole('button', { name: 'Save new password' }).click();
  await expect(other.getByRole('heading', { name: 'My Account' })).toBeVisible();
});

test('a magic link signs in after a click, and the code works as well', async ({ page }) => {
  const email = newEmail('magic');
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Email me a magic link' }).click();
  await expect(page.getByText('Email Required')).toBeVisible();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Email me a magic link' }).click();
  await expect(page.getByText('Magic Link Sent')).toBeVisible();
  const mail = await waitForMail(email, /./);
  const code = /\b\d{8}\b/.exec(mail.Text)?.[0] ?? '';
  await dialog.getByLabel('Eight-digit code').fill(code);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Skip, I sign in with email links' }).click();
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
});

test('the owner signs in, sees the totals and publishes a payment link that another browser gets @full', async ({
  page,
  browser,
}) => {
  await page.goto('/admin');
  await signIn(page, owner.email, owner.password);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  for (const label of ['Total Users', 'Total Purchases', 'Total Revenue', 'Active Licenses']) {
    await expect(page.getByText(label)).toBeVisible();
  }
  await expect(page.getByText('PREVIEW MODE')).toBeVisible();
  await expectNoAxeViolations(page);

  const navigation = page.getByRole('navigation', { name: 'Admin' });
  await navigation.getByRole('link', { name: 'Site Settings' }).click();
  const field = page.getByRole('textbox', { name: /^Payroll Ops Pack \(\$/ });
  const before = await field.inputValue();
  await expectNoAxeViolations(page);
  await field.fill('http://not-safe.example.com');
  await page.getByRole('button', { name: 'Publish Settings' }).click();
  await expect(field).toHaveAccessibleDescription(/starts with https/);
  const link = 'https://checkout.example.com/payroll';
  await field.fill(link);
  await page.getByRole('button', { name: 'Publish Settings' }).click();
  await expect(page.getByText('Settings Saved')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await expect
    .poll(
      async () => {
        await visitor.goto('/templates/payroll-ops-pack');
        return visitor.getByRole('link', { name: /Buy now/ }).getAttribute('href');
      },
      { timeout: 90_000 },
    )
    .toBe(link);

  await field.fill(before);
  await page.getByRole('button', { name: 'Publish Settings' }).click();
  await expect(page.getByText('Settings Saved').last()).toBeVisible();
});
