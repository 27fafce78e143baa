import type { TestShop } from './test-database';

/** The code in the newest mail of the auth service to an address; empty without one. */
export const codeTo = (shop: TestShop, address: string): string =>
  /\b\d{6,10}\b/.exec(shop.authMails.filter(({ to }) => to === address).at(-1)?.text ?? '')?.[0] ?? '';

/** Signs in as the reader of a mailbox. */
export async function signInByMail(shop: TestShop, email: string): Promise<string> {
  await shop.auth('POST', 'otp', { email, create_user: true });
  const { body } = await shop.auth('POST', 'verify', {
    type: 'magiclink',
    email,
    token: codeTo(shop, email),
  });
  return (body as { access_token?: string }).access_token ?? '';
}
