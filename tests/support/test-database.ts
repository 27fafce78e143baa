import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { ShopDatabase } from '../../supabase/local/database/open-database';
import { createFolderStorage } from '../../supabase/local/database/storage-adapter';
import { openSupabase } from '../../supabase/local/gotrue-parity/open-supabase';
import { createPushedDatabase } from './pushed-database';
import { publishableKey, secretKey, testAuth } from './test-keys';
import { confirm, signIn, signUp, signUpPeople, type TestPeople, type TestSession } from './test-people';

const allBackends = ['pglite', 'postgres'] as const;
export type Backend = (typeof allBackends)[number];
const only = process.env['TEST_BACKEND'];
/**
 * For what depends on the engine: its driver, its faults, who may do what, and money. Only one of them where `npm run prove`
 * tries another version of it.
 */
export const bothBackends = allBackends.filter((backend) => only === undefined || backend === only);
/** The short tier takes PostgreSQL, the engine of production; the full tier takes both. */
export const backends = bothBackends.filter(
  (backend) => process.env['TEST_TIER'] !== 'short' || backend === 'postgres',
);

export { publishableKey, secretKey };
/** Where the bytes of storage lie that every test shop of this process shares. */
export const storageFolder = join(tmpdir(), `northstar-test-storage-${process.pid}`);
const apiUrl = 'http://127.0.0.1';

export type Role = 'anonymous' | 'customer' | 'other-customer' | 'admin' | 'service';
export const roles: readonly Role[] = ['anonymous', 'customer', 'other-customer', 'admin', 'service'];

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
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
  readonly userIds: TestPeople['userIds'];
  /** Calls the Data API as a role. */
  call(
    role: Role,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<ApiAnswer>;
  signUp(email: string, confirmed?: boolean): Promise<string>;
  /** Confirms the address of an account, whose owner then chooses the password that everybody here has. */
  confirm(id: string): Promise<void>;
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
let callers = 0;

/** An address that no limit has counted yet, as the guard writes it into the header. */
const newCaller = () => `198.18.${Math.floor(++callers / 250) % 250}.${(callers % 250) + 1}`;

const readSnapshot = async () => new Blob([await readFile(inject('pgliteSnapshot'))]);

/** A shop of its own: a fresh database with all migrations, and one signed-in person for each role. */
export async function openTestShop(backend: Backend, folder = 'memory://'): Promise<TestShop> {
  const databaseUrl =
    backend === 'postgres'
      ? await createPushedDatabase(inject('postgresUrl'), `shop_${process.pid}_${++counter}_${Date.now()}`)
      : undefined;
  const snapshot = !databaseUrl && folder === 'memory://' ? await readSnapshot() : undefined;
  const authMails: AuthMail[] = [];
  const database = await openSupabase({
    folder,
    databaseUrl,
    snapshot,
    auth: testAuth,
    storage: createFolderStorage(storageFolder),
    sendMail: (message) => {
      authMails.push(message);
      return Promise.resolve();
    },
  });
  const request = (path: string, init: RequestInit) =>
    database.fetch(new Request(`${apiUrl}${path}`, init), null);
  const send = async (path: string, method: string, body: unknown, headers: Record<string, string>) => {
    const response = await request(path, {
      method,
      headers: {
        apikey: publishableKey,
        'content-type': 'application/json',
        'x-forwarded-for': newCaller(),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? null : (JSON.parse(text) as unknown),
    };
  };

  const { userIds, tokens } = snapshot ? inject('pglitePeople') : await signUpPeople(database);

  return {
    database,
    databaseUrl,
    userIds,
    signUp: (email, confirmed) => signUp(database, email, confirmed),
    confirm: (id) => confirm(database, id),
    signIn: (email) => signIn(database, email),
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
