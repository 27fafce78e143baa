import type { Page } from '@playwright/test';
import { goInside } from './support/admin-paths';
import { customerPassword, newCustomer } from './support/customer';
import { apiUrl, newEmail, owner, publishableKey, secretKey, shopUrl, waitForMail } from './support/shop';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const sessionEntry = 'northstar-session';

/** Everything that the site stores in this browser: names with values. */
const kept = (page: Page) =>
  page.evaluate(() =>
    [window.localStorage, window.sessionStorage].flatMap((each) =>
      Object.keys(each).map((name) => [name, each.getItem(name) ?? ''] as const),
    ),
  );

const emailsIn = (text: string) => text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [];

/** Addresses that the shop shows to everyone: its support address. */
async function publicEmails(): Promise<string[]> {
  const settings = await fetch(`${apiUrl}/rest/v1/site_settings?select=value`, {
    headers: { apikey: publishableKey },
  });
  return emailsIn(await settings.text());
}

const keyPattern =
  /sb_secret_|service_role|\bsk-[\w-]{20}|[sr]k_live_|whsec_|PRIVATE KEY|eyJ[\w-]+\.[\w-]+\.[\w-]+/;

/** What others at this machine can read: of the user only the session, of other people nothing. */
async function expectNothingSecret(page: Page, email: string | null, password: string): Promise<void> {
  const entries = await kept(page);
  const names = entries.map(([name]) => name);
  expect(names.includes(sessionEntry)).toBe(email !== null);
  const own = Object.fromEntries(entries)[sessionEntry] ?? '{}';
  const session = JSON.parse(own) as { access_token?: string; refresh_token?: string };
  const known = [...(await publicEmails()), ...(email === null ? [] : [email])];
  const tokens = [session.access_token, session.refresh_token].filter((token) => token !== undefined);
  expect(tokens).toHaveLength(email === null ? 0 : 2);

  for (const [name, value] of entries) {
    const secrets = [secretKey, password, ...(name === sessionEntry ? [] : tokens)];
    expect(secrets.filter((secret) => value.includes(secret)), name).toEqual([]); // prettier-ignore
    expect(emailsIn(value).filter((found) => !known.includes(found)), name).toEqual([]); // prettier-ignore
    if (name !== sessionEntry) {
      expect(value, name).not.toMatch(keyPattern);
    }
  }
  // The token's claims are readable: they contain a customer's role and no other person.
  const claims = atob((session.access_token?.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'));
  expect(claims).not.toContain('service_role');
  expect(emailsIn(claims).filter((found) => found !== email)).toEqual([]);
  // The only cookie that a user may get is not the shop's.
  expect(await page.context().cookies(shopUrl)).toEqual([]);

  await page.goto('/privacy');
  const text = (await page.getByRole('main').textContent()) ?? '';
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
}

test('a visitor who browses and fills in forms leaves no email address and no secret', async ({ page }) => {
  await page.goto('/?utm_source=letter&coupon=STATE10');
  await page.getByLabel('Your company’s name').fill('Bluebird Bakery');
  await page.goto('/contact');
  await page.getByLabel('Email').fill('visitor@example.com');
  await page.getByLabel('Message').fill('Not yet');
  await page.goto('/free-resources');
  await page.getByLabel('Name').fill('Ann');
  await page.getByLabel('Email').fill(newEmail('visitor'));
  await page.getByRole('button', { name: 'Send me the free pack' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  await expectNothingSecret(page, null, customerPassword);
});

test('a customer leaves only a session @full', async ({ page }) => {
  const email = await newCustomer('kept');
  const form = new URLSearchParams({ email });
  await fetch(`${apiUrl}/sandbox/checkout/core-hr`, { method: 'POST', body: form, redirect: 'manual' });
  await waitForMail(email, /receipt/i);
  await page.goto('/account');
  await signIn(page, email, customerPassword);
  for (const tab of ['Profile', 'Purchases', 'Downloads', 'Security']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel').locator('[aria-busy=true]')).toHaveCount(0);
  }
  await expectNothingSecret(page, email, customerPassword);

  await page.goto('/account');
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expectNothingSecret(page, null, customerPassword);
});

test('the owner leaves a session, and no customer data from the admin pages @full', async ({ page }) => {
  const email = newEmail('shown');
  const form = new URLSearchParams({ email });
  await fetch(`${apiUrl}/sandbox/checkout/core-hr`, { method: 'POST', body: form, redirect: 'manual' });
  await waitForMail(email, /receipt/i);
  await page.goto('/admin/orders');
  await signIn(page, owner.email, owner.password);
  await expect(page.getByText(email).first()).toBeVisible();
  for (const list of ['events', 'leads', 'messages', 'mail', 'users', 'reviews', 'audit-log', 'settings']) {
    await goInside(page, `/admin/${list}`);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  }
  await expectNothingSecret(page, owner.email, owner.password);
});
