import { appCodeOf, codeField, finishApp, newAdmin, signOut, startApp } from './support/authenticator';
import { customerPassword } from './support/customer';
import { owner } from './support/shop';
import { signIn } from './support/sign-in';
import { expect, expectNoAxeViolations, test } from './support/test';

// The auth service refuses a wrong code, which the browser logs as a failed request.
test.use({ ignoreConsole: { patterns: [/Failed to load resource.*4\d\d/] } });

test('an admin turns the authenticator app on, gives its code at the next sign-in and turns it off @full', async ({
  page,
}) => {
  const email = await newAdmin('helper');
  await page.goto('/account?tab=security');
  await signIn(page, email, customerPassword);
  const secret = await startApp(page);
  const picture = page.getByRole('img', { name: 'QR code for the authenticator app' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectNoAxeViolations(page);
  const code = codeField(page);
  await code.fill('000000');
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expect(page.getByText(/This code is wrong/)).toBeVisible();
  await finishApp(page, secret);
  await expect(page.getByText('Authenticator app turned on')).toBeVisible();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText(/^On since/)).toBeVisible();

  await signOut(page);
  await page.goto('/admin/users');
  await signIn(page, email, customerPassword);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Users' })).toBeHidden();
  await expectNoAxeViolations(page);
  await code.fill(appCodeOf(secret, 30));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Search users', { exact: true }).fill(email);
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText(`by hand by ${owner.email}`);
  await expectNoAxeViolations(page);

  await page.goto('/account?tab=security');
  await page.getByRole('button', { name: 'Turn off authenticator app' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Turn on authenticator app' })).toBeVisible();
});
