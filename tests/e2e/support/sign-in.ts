import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Through the dialog, as a person does. Guarded pages open it by themselves. */
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
