/** @module-tag full */
import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessAttempts, type TriedShop } from '../database/access-attempts';
import { accessMatrix, operations } from '../database/access-matrix';
import { adminCalls } from '../database/admin-calls';
import { newCaller, send } from '../support/http';
import {
  connectTo,
  databaseAt,
  startPostgres,
  type PostgresServer,
} from '../../scripts/support/postgres-server';
import { shopAt } from '../../scripts/support/shop';
import { removeData, startShop, type ShopProcess } from '../../scripts/support/shop-process';
import { roles, type Role } from '../support/test-database';
import { password } from './support/account';

let server: PostgresServer;
let running: ShopProcess;
let sql: postgres.Sql;
let address: string;
let keys: { publishable: string; secret: string };
const tokens: Partial<Record<Role, string>> = {};
const userIds = { customer: '', 'other-customer': '', admin: '' };

const emails = {
  customer: 'customer@example.com',
  'other-customer': 'other@example.com',
};

interface Account {
  readonly access_token: string;
  readonly user: { readonly id: string };
}

async function callAuth(path: string, body: unknown): Promise<Account> {
  const headers = { apikey: keys.publishable, 'content-type': 'application/json' };
  const answer = await send(`${address}/auth/v1/${path}`, {
    method: 'POST',
    headers,
    from: newCaller(),
    body: JSON.stringify(body),
  });
  return answer.json() as Account;
}

async function signIn(role: keyof typeof userIds, account: { email: string; password: string }) {
  const { access_token, user } = await callAuth('token?grant_type=password', account);
  tokens[role] = access_token;
  userIds[role] = user.id;
}

beforeAll(async () => {
  server = startPostgres();
  const admin = connectTo(server.url);
  await admin.unsafe('create database shop');
  await admin.end();
  running = await startShop({ DATABASE_URL: databaseAt(server.url, 'shop') });
  const shop = shopAt(running.environment);
  address = shop.apiUrl;
  keys = { publishable: shop.publishableKey, secret: shop.secretKey };
  sql = connectTo(databaseAt(server.url, 'shop'));
  for (const role of ['customer', 'other-customer'] as const) {
    const account = { email: emails[role], password };
    await callAuth('signup', account);
    const [signedUp] = await sql<{ hash: string }[]>`
      select encrypted_password as hash from auth.users where email = ${account.email}`;
    await sql`update auth.users set email_confirmed_at = now() where email = ${account.email}`;
    await sql`update auth.users set encrypted_password = ${signedUp?.hash ?? ''} where email = ${account.email}`;
    await signIn(role, account);
  }
  await signIn('admin', shop.owner);
  // The attempts write settings, and with them the list of admins: this one is an admin by hand as well.
  await sql`insert into private.admin_grants (user_id) values (${userIds.admin})`;
});

afterAll(async () => {
  await sql.end();
  await running.stop();
  removeData(running);
  server.stop();
});

const query: TriedShop['query'] = async <Row>(text: string, parameters: readonly unknown[] = []) =>
  (await sql.unsafe(text, [...parameters] as never[])) as unknown as Row[];

async function request(
  role: Role,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const token = tokens[role];
  return send(`${address}/rest/v1/${path}`, {
    method,
    from: newCaller(),
    headers: {
      apikey: role === 'service' ? keys.secret : keys.publishable,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

/** Texts of the row that the question itself does not hold: only who may read the row is told them. */
const textsOf = (row: Record<string, unknown>, known: readonly string[]) =>
  Object.entries(row).flatMap(([column, value]) =>
    typeof value === 'string' && value.length > 5 && !known.includes(column) ? [value] : [],
  );

/** The shop over its port, with a look into each answer. */
function watched(table: string, leaks: string[]): TriedShop {
  const { sampleOf } = accessAttempts({ userIds, query, call: () => Promise.reject(new Error('unused')) });
  const sample = sampleOf(table);
  return {
    userIds,
    query,
    async call(role, method, path, body, headers) {
      const answer = await request(role, method, path, body, headers);
      const mayRead = accessMatrix[table]?.select.includes(role) === true;
      const told = textsOf(sample.row({ userIds }), sample.key).filter((text) => answer.text.includes(text));
      if (method !== 'POST' && !mayRead && told.length > 0) {
        leaks.push(`${role} ${method} is told ${told.join(', ')}`);
      }
      if (answer.status >= 500) leaks.push(`${role} ${method} is answered ${answer.status}`);
      return {
        status: answer.status,
        headers: new Headers(),
        body: answer.text === '' ? null : answer.json(),
      };
    },
  };
}

describe('over the port, judged by the database', () => {
  it('every table is listed', async () => {
    const tables = await query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(accessMatrix).sort());
  });

  it.each(Object.keys(accessMatrix))(
    '%s: each verb is allowed to exactly the roles listed',
    async (table) => {
      const leaks: string[] = [];
      const { attempt } = accessAttempts(watched(table, leaks));
      const allowed: Record<string, Role[]> = {};
      for (const operation of operations) {
        allowed[operation] = [];
        for (const role of roles) {
          if (await attempt(role, operation, table)) allowed[operation].push(role);
        }
      }
      expect(allowed).toEqual(accessMatrix[table]);
      expect(leaks).toEqual([]);
    },
  );

  it.each(Object.keys(accessMatrix))(
    '%s: counting it and putting a row into it give nothing away',
    async (table) => {
      const shop = watched(table, []);
      const { prepare, filterOf, rowsMatching, sampleOf } = accessAttempts(shop);
      const access = accessMatrix[table];
      const { row, change } = sampleOf(table);
      await prepare(table, true);
      for (const role of roles) {
        const path = `${table}?${filterOf(table)}`;
        const counted = await request(role, 'HEAD', `${path}&select=*`, undefined, { prefer: 'count=exact' });
        const total = Number(/\/(\d+)$/.exec(counted.headers['content-range'] ?? '')?.[1] ?? 0);
        expect(total > 0, `${role} HEAD`).toBe(access?.select.includes(role));
        if (!access?.insert.includes(role) && !access?.update.includes(role)) {
          await request(role, 'PUT', path, { ...row({ userIds }), ...change });
          expect(await rowsMatching(table, change), `${role} PUT`).toBe(0);
        }
      }
    },
  );

  it.each(Object.entries(adminCalls))('%s is refused to everybody but an admin', async (name, args) => {
    for (const role of ['anonymous', 'customer', 'other-customer'] as const) {
      const { status, text } = await request(role, 'POST', `rpc/${name}`, args);
      expect([401, 403], `${role}: ${text}`).toContain(status);
    }
  });
});
