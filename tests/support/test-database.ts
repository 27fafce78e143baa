import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openDatabase, type ShopDatabase } from '../../supabase/local/database/open-database';
import { createFolderStorage } from '../../supabase/local/database/storage-adapter';
import { createPushedDatabase } from './pushed-database';

const allBackends = ['pglite', 'postgres'] as const;
export type Backend = (typeof allBackends)[number];
const only = process.env['TEST_BACKEND'];
/** Both; one of them where `npm run prove` tries another version of it. */
export const backends = allBackends.filter((backend) => only === undefined || backend === only);

export const publishableKey = 'sb_publishable_for_tests_only';
export const secretKey = 'sb_secret_for_tests_only';
/** Where the bytes of storage lie that every test shop of this process shares. */
export const storageFolder = join(tmpdir(), `northstar-test-storage-${process.pid}`);
const password = 'correct-horse-battery';
const apiUrl = 'http://127.0.0.1';

export type Role = 'anonymous' | 'customer' | 'other-customer' | 'admin' | 'service';
export const roles: readonly Role[] = ['anonymous', 'customer', 'other-customer', 'admin', 'service'];

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

export interface TestSession {
  readonly access_token: string;
  readonly refresh_token: string;
}

export interface AuthMail {
  readonly to: string;
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
}

export interface TestShop {
  readonly database: ShopDatabase;
  /** Of the real Postgres; undefined on PGlite. */
  readonly databaseUrl: string | undefined;
  readonly userIds: Readonly<Record<'customer' | 'other-customer' | 'admin', string>>;
  /** Calls the Data API as a role. */
  call(
    role: Role,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<ApiAnswer>;
  signUp(email: string, confirmed?: boolean): Promise<string>;
  /** Signs in with the password that everybody here has. */
  signIn(email: string): Promise<TestSession>;
  /** Calls the auth service, as nobody or with an access token. */
  auth(method: string, path: string, body?: unknown, token?: string): Promise<ApiAnswer>;
  /** Calls the Data API with an access token. */
  callWith(token: string, method: string, path: string, body?: unknown): Promise<ApiAnswer>;
  /** What the auth service has mailed, oldest first. */
  readonly authMails: readonly AuthMail[];
  close(): Promise<void>;
}

let counter = 0;

/** A shop of its own: a fresh database with all migrations, and one signed-in person for each role. */
export async function openTestShop(backend: Backend, folder = 'memory://'): Promise<TestShop> {
  const databaseUrl =
    backend === 'postgres'
      ? await createPushedDatabase(inject('postgresUrl'), `shop_${process.pid}_${++counter}_${Date.now()}`)
      : undefined;
  const authMails: AuthMail[] = [];
  const database = await openDatabase({
    folder,
    databaseUrl,
    auth: {
      jwtSecret: 'only-for-tests-only-for-tests-only-for-tests',
      publishableKey,
      secretKey,
      siteUrl: 'http://127.0.0.1:4173',
      redirectUrls: [],
      template: {},
    },
    storage: createFolderStorage(storageFolder),
    sendMail: (message) => {
      authMails.push(message);
      return Promise.resolve();
    },
  });
  const request = (path: string, init: RequestInit) =>
    database.fetch(new Request(`${apiUrl}${path}`, init), null);
  const tokens: Partial<Record<Role, string>> = {};

  const signUp = async (email: string, confirmed = true): Promise<string> => {
    await request('/auth/v1/signup', authBody({ email, password }));
    const [account] = await database.query<{ id: string }>('select id from auth.users where email = $1', [
      email,
    ]);
    if (confirmed) {
      await database.query('update auth.users set email_confirmed_at = now() where email = $1', [email]);
    }
    return account?.id ?? '';
  };
  const signIn = async (email: string): Promise<TestSession> => {
    const response = await request('/auth/v1/token?grant_type=password', authBody({ email, password }));
    return (await response.json()) as TestSession;
  };
  const send = async (path: string, method: string, body: unknown, headers: Record<string, string>) => {
    const response = await request(path, {
      method,
      headers: { apikey: publishableKey, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? null : (JSON.parse(text) as unknown),
    };
  };

  const userIds = {
    customer: await signUp('customer@example.com'),
    'other-customer': await signUp('other@example.com'),
    admin: await signUp('owner@example.com'),
  };
  await database.query(`update public.profiles set role = 'admin' where id = $1`, [userIds.admin]);
  tokens.customer = (await signIn('customer@example.com')).access_token;
  tokens['other-customer'] = (await signIn('other@example.com')).access_token;
  tokens.admin = (await signIn('owner@example.com')).access_token;

  return {
    database,
    databaseUrl,
    userIds,
    signUp,
    signIn,
    authMails,
    auth: (method, path, body, token) =>
      send(`/auth/v1/${path}`, method, body, token ? { authorization: `Bearer ${token}` } : {}),
    callWith: (token, method, path, body) =>
      send(`/rest/v1/${path}`, method, body, { authorization: `Bearer ${token}` }),
    call(role, method, path, body, headers = {}) {
      const token = tokens[role];
      return send(`/rest/v1/${path}`, method, body, {
        ...(role === 'service' ? { apikey: secretKey } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      });
    },
    close: () => database.close(),
  };
}

function authBody(body: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}
