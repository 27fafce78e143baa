import type { ShopDatabase } from '../../supabase/local/database/open-database';
import { publishableKey } from './test-keys';

const password = 'correct-horse-battery';

export interface TestSession {
  readonly access_token: string;
  readonly refresh_token: string;
}

type Person = 'customer' | 'other-customer' | 'admin';

/** One signed-in person for each role that has an account. */
export interface TestPeople {
  readonly userIds: Readonly<Record<Person, string>>;
  /** Good for an hour. */
  readonly tokens: Readonly<Partial<Record<string, string>>>;
}

const emails: readonly (readonly [Person, string])[] = [
  ['customer', 'customer@example.com'],
  ['other-customer', 'other@example.com'],
  ['admin', 'owner@example.com'],
];

const askAuth = (database: ShopDatabase, path: string, email: string) =>
  database.fetch(
    new Request(`http://127.0.0.1/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }),
    null,
  );

/** Gives the id of the account. */
export async function signUp(database: ShopDatabase, email: string, confirmed = true): Promise<string> {
  await askAuth(database, 'signup', email);
  const [account] = await database.query<{ id: string }>('select id from auth.users where email = $1', [
    email,
  ]);
  if (account && confirmed) {
    await confirm(database, account.id);
  }
  return account?.id ?? '';
}

export async function signIn(database: ShopDatabase, email: string): Promise<TestSession> {
  const response = await askAuth(database, 'token?grant_type=password', email);
  return (await response.json()) as TestSession;
}

/** Confirms the address of an account, whose owner then chooses the password that everybody here has. */
export async function confirm(database: ShopDatabase, id: string): Promise<void> {
  const [account] = await database.query<{ hash: string }>(
    'select encrypted_password as hash from auth.users where id = $1',
    [id],
  );
  await database.query('update auth.users set email_confirmed_at = now() where id = $1', [id]);
  await database.query('update auth.users set encrypted_password = $2 where id = $1', [
    id,
    account?.hash ?? '',
  ]);
}

/** By hand, as another admin would. */
export async function makeAdmin(database: ShopDatabase, id: string): Promise<void> {
  await database.query('insert into private.admin_grants (user_id) values ($1) on conflict do nothing', [id]);
  await database.query(`update public.profiles set role = 'admin' where id = $1`, [id]);
}

export async function signUpPeople(database: ShopDatabase): Promise<TestPeople> {
  const userIds = { customer: '', 'other-customer': '', admin: '' };
  const tokens = { customer: '', 'other-customer': '', admin: '' };
  for (const [person, email] of emails) {
    userIds[person] = await signUp(database, email);
    if (person === 'admin') await makeAdmin(database, userIds.admin);
    tokens[person] = (await signIn(database, email)).access_token;
  }
  return { userIds, tokens };
}
