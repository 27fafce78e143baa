import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { api, newCustomer, openSession } from './customer';
import { owner } from './shop';
import { expect } from './test';

/** Each code is good once; the next one is good 30 seconds before its time. */
export const appCodeOf = (secret: string, secondsFromNow = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + secondsFromNow * 1000 });

/** Somebody whom the owner has made an admin. Answers the address. */
export async function newAdmin(name: string): Promise<string> {
  const email = await newCustomer(name);
  const { user } = await openSession(email);
  const boss = await openSession(owner.email, owner.password);
  const given = await api(
    '/rest/v1/rpc/admin_set_role',
    { user_id: user.id, new_role: 'admin' },
    boss.access_token,
  );
  expect(given.ok).toBe(true);
  return email;
}

export const codeField = (page: Page) => page.getByLabel('Code of the authenticator app');

/** Starts the setup of an app. Answers its secret. */
export async function startApp(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Turn on authenticator app' }).click();
  const secret = page.locator('code').filter({ hasText: /^[A-Z2-7]{16,}$/ });
  return (await secret.textContent()) ?? '';
}

/** Enters the first code of an app that is being set up. Answers the recovery codes. */
export async function finishApp(page: Page, secret: string): Promise<string[]> {
  await codeField(page).fill(appCodeOf(secret));
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  return page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem').allTextContents();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
}
