import {
  api,
  codeTo,
  customerPassword,
  newCustomer,
  openSession,
  signUp,
  waitForMailCount,
} from './support/customer';
import { linkIn, newEmail, rowsOf, waitForMail } from './support/shop';
import { expect, expectNoAxeViolations, test } from './support/test';

// The browser logs refused and failed requests to the auth service.
test.use({
  ignoreConsole: { patterns: [/Failed to load resource.*(?:4\d\d|ERR_FAILED)/, /Failed to fetch/] },
});

test('a forgotten password is reset by the link, and every other session ends', async ({ page }) => {
  const email = await newCustomer('forgetful');
  const elsewhere = await openSession(email);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Check Your Email')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto(linkIn(await waitForMail(email, /new password/i), '/auth/callback'));
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText(/at least 12 characters\. A short/)).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('another horse battery');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Password updated')).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);

  const withOld = await api('/auth/v1/token?grant_type=password', { email, password: customerPassword });
  expect(withOld.status).toBe(400);
  const used = await api('/rest/v1/profiles?select=email', undefined, elsewhere.access_token);
  expect(used.status).toBe(401);
  expect((await waitForMail(email, /password was changed/i)).Text).toContain('If it was not you');
});

test('an unconfirmed account gets a new code, and the dialog accepts it', async ({ page }) => {
  const email = newEmail('waiting');
  await signUp(email);
  await waitForMailCount(email, 1);
  await page.goto('/account?tab=purchases');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(customerPassword);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Authentication Error')).toBeVisible();
  await expect(dialog.getByText(/is not confirmed yet/)).toBeVisible();
  await dialog.getByLabel('Eight-digit code').fill('0000 0000');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText(/wrong or has expired/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText('Sent again')).toBeVisible();
  await waitForMailCount(email, 3);
  await dialog.getByLabel('Eight-digit code').fill(await codeTo(email, /confirm your/i));
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('No purchases yet')).toBeVisible();
  await expect(page).toHaveURL(/tab=purchases/);
});

test('the password from the sign-up is valid once its code is entered in the same dialog', async ({
  page,
}) => {
  const email = newEmail('typed');
  await page.goto('/account');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Sign Up' }).click();
  await dialog.getByLabel('Full name').fill('Tess Typed');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(customerPassword);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await dialog.getByLabel('Eight-digit code').fill(await codeTo(email, /confirm your/i));
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);
  await expect
    .poll(
      async () =>
        (await api('/auth/v1/token?grant_type=password', { email, password: customerPassword })).status,
    )
    .toBe(200);
  await expect
    .poll(() => rowsOf(`profiles?email=eq.${email}&select=full_name`))
    .toEqual([{ full_name: 'Tess Typed' }]);
});

test.describe('coming back to /auth/callback', () => {
  const refused = /\/\?error=auth_error$/;

  // Attack catalog: 98
  test('redirects to the home page without a session, and shows a refusal @full', async ({ page }) => {
    await page.goto('/auth/callback');
    await expect(page).toHaveURL(/\/$/);
    for (const arrival of [
      '?error=access_denied&error_description=No',
      '#error=access_denied&error_code=otp_expired',
      '?code=nobody-asked-for-this-one',
    ]) {
      await page.goto(`/auth/callback${arrival}`);
      await expect(page).toHaveURL(refused);
      await expect(page.getByText('Authentication Error')).toBeVisible();
    }
  });

  // Attack catalog: 91
  test('works once with a link from an email, and returns to the requested page', async ({ page }) => {
    const email = newEmail('link');
    await page.goto('/account?tab=security');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Email me a magic link' }).click();
    await expect(page.getByText('Magic Link Sent')).toBeVisible();
    const link = linkIn(await waitForMail(email, /./), '/auth/callback');
    await page.goto(link);
    await page.getByRole('button', { name: 'Continue to my account' }).click();
    await expect(page).toHaveURL(/\/auth\/password\?first=1$/);
    await page.getByRole('button', { name: 'Skip, I sign in with email links' }).click();
    await expect(page).toHaveURL(/\/account\?tab=security$/);
    await page.goto('/auth/callback');
    await expect(page).toHaveURL(/\/account$/);
    await page.goto(link);
    await page.getByRole('button', { name: 'Continue to my account' }).click();
    await expect(page).toHaveURL(refused);
  });

  test('keeps the link while the API is unavailable @full', async ({ page, context }) => {
    await page.goto('/auth/callback?token_hash=unknown&type=magiclink');
    await context.route(/\/auth\/v1\/verify/, (route) => route.abort());
    await page.getByRole('button', { name: 'Continue to my account' }).click();
    await expect(page.getByRole('alert')).toContainText('cannot be reached');
    await context.unroute(/\/auth\/v1\/verify/);
    await page.getByRole('button', { name: 'Continue to my account' }).click();
    await expect(page).toHaveURL(refused);
  });
});

test('another provider is offered when it is switched on, and its errors are shown', async ({ page }) => {
  await page.route(/\/rest\/v1\/site_settings/, async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as { key: string; value: string }[];
    const others = rows.filter(({ key }) => key !== 'OAUTH_PROVIDERS');
    await route.fulfill({
      response,
      json: [...others, { key: 'OAUTH_PROVIDERS', value: '{"google":true,"microsoft":true}' }],
    });
  });
  await page.goto('/contact');
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Continue with Microsoft' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByText('OAuth Error')).toBeVisible();

  await page.route(/\/auth\/v1\/settings/, (route) =>
    route.fulfill({ json: { external: { google: true } } }),
  );
  let asked = new URL('http://nowhere.invalid');
  await page.route(/\/auth\/v1\/authorize/, (route) => {
    asked = new URL(route.request().url());
    const back = asked.searchParams.get('redirect_to') ?? '';
    return route.fulfill({ status: 302, headers: { location: `${back}?error=access_denied` } });
  });
  await dialog.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(/error=auth_error/);
  expect(asked.searchParams.get('provider')).toBe('google');
});
