import { Secret, TOTP } from 'otpauth';
import { api, customerPassword, newCustomer, openSession } from './support/customer';
import { owner } from './support/shop';
import { signIn } from './support/sign-in';
import { expect, expectNoAxeViolations, test } from './support/test';

// The auth service refuses a wrong code, which the browser logs as a failed request.
test.use({ ignoreConsole: { patterns: [/Failed to load resource.*4\d\d/] } });

/** Each code is good once; the next one is good 30 seconds before its time. */
const codeOf = (secret: string, secondsFromNow = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + secondsFromNow * 1000 });

test('an admin turns the authenticator app on, gives its code at the next sign-in and turns it off @full', async ({
  page,
}) => {
  const email = await newCustomer('helper');
  const { user } = await openSession(email);
  const boss = await openSession(owner.email, owner.password);
  const given = await api(
    '/rest/v1/rpc/admin_set_role',
    { user_id: user.id, new_role: 'admin' },
    boss.access_token,
  );
  expect(given.ok).toBe(true);

  await page.goto('/account?tab=security');
  await signIn(page, email, customerPassword);
  await page.getByRole('button', { name: 'Turn on authenticator app' }).click();
  const picture = page.getByRole('img', { name: 'QR code for the authenticator app' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectNoAxeViolations(page);
  const secret =
    (await page
      .locator('code')
      .filter({ hasText: /^[A-Z2-7]{16,}$/ })
      .textContent()) ?? '';
  const code = page.getByLabel('Code of the authenticator app');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expect(page.getByText(/This code is wrong/)).toBeVisible();
  await code.fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expect(page.getByText('Authenticator app turned on')).toBeVisible();
  await expect(page.getByText(/^On since/)).toBeVisible();

  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/admin/users');
  await signIn(page, email, customerPassword);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Users' })).toBeHidden();
  await expectNoAxeViolations(page);
  await code.fill(codeOf(secret, 30));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Search users', { exact: true }).fill(email);
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText(`by hand by ${owner.email}`);
  await expectNoAxeViolations(page);

  await page.goto('/account?tab=security');
  await page.getByRole('button', { name: 'Turn off authenticator app' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Turn on authenticator app' })).toBeVisible();
});
