import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { apiUrl, publishableKey } from './shop';

/** Signs in through the dialog. Guarded pages open it automatically. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const isGuarded = /^\/(?:admin|account)/.test(new URL(page.url()).pathname);
  if (!isGuarded) {
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  }
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Ends the session of the page on the server only, as another device would; the page does not know it yet. */
export async function endSession(page: Page): Promise<void> {
  const session = await page.evaluate(() => window.localStorage.getItem('northstar-session') ?? '');
  const { access_token: token } = JSON.parse(session) as { access_token: string };
  const answer = await fetch(`${apiUrl}/auth/v1/logout?scope=local`, {
    method: 'POST',
    headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
  });
  expect(answer.ok).toBe(true);
}
