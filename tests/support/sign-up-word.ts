import { createHash } from 'node:crypto';
import type { TestShop } from './test-database';

interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly word: string;
}

/** Signs up as a browser does that has made a word. Answers the account that it is told, which is invented for a known address. */
export async function signUpWithWord(shop: TestShop, { email, password, word }: SignUp): Promise<string> {
  const sign_up_word_hash = createHash('sha256').update(word).digest('hex');
  const data = { full_name: 'Sam Signer', sign_up_word_hash };
  const { body } = await shop.auth('POST', 'signup', { email, password, data });
  return (body as { id?: string }).id ?? '';
}

/** The token of the newest mail of a sign-up; empty without one. */
export async function tokenOfSignUp(shop: TestShop, email: string): Promise<string> {
  const [held] = await shop.database.query<{ token: string | null }>(
    'select confirmation_token as token from auth.users where email = $1',
    [email],
  );
  return held?.token ?? '';
}

export const proveSignUp = async (
  shop: TestShop,
  account: string,
  token: string | null,
  word: string | null,
) => (await shop.call('anonymous', 'POST', 'rpc/prove_sign_up', { account, token, word })).body;
