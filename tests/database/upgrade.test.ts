/** @module-tag full */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type postgres from 'postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { pushContent } from '../../scripts/content/push-content';
import type { ShopDatabase } from '../../supabase/local/database/open-database';
import { openSupabase } from '../../supabase/local/gotrue-parity/open-supabase';
import {
  emptyDatabase,
  frozenCustomer,
  frozenVersions,
  thawOnPglite,
  thawOnPostgres,
} from '../support/frozen-versions';
import { schemaDifference, schemaOf } from '../support/hosted-schema';
import { serviceClientOf } from '../support/service-client';
import { backends, type Backend } from '../support/test-database';
import { openTestFunctions } from '../support/test-functions';
import { publishableKey, testAuth } from '../support/test-keys';

type Query = <Row>(sql: string) => Promise<Row[]>;
type Row = Readonly<Record<string, unknown>>;

/** A whole shop opens on each: a machine that does much else may take minutes. */
const asLongAsItTakes = { timeout: 0 };

const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
const opened: { close(): Promise<void> }[] = [];
afterAll(async () => {
  for (const each of opened) await each.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What an upgrade changes in rows that were there, and where it went. Anything else is a loss. */
const intended: Readonly<Record<string, readonly string[]>> = {
  '5f1282e': [
    // As rows of companies and their members.
    'public.company_profiles: lost',
    // As a row of consent_acts.
    'public.profiles: newsletter_changed_at',
    // As PRICE_LIST.
    'private.setting_definitions: lost QUOTE_STOREFRONT_PRICE',
    'public.site_settings: lost QUOTE_STOREFRONT_PRICE',
    // The shop's time zone is public.
    'private.setting_definitions: is_public',
    'public.site_settings: is_public',
  ],
};

async function rowsOfAll(query: Query): Promise<Map<string, Row[]>> {
  const tables = await query<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'private', 'auth', 'storage') and table_type = 'BASE TABLE' order by 1`);
  const found = new Map<string, Row[]>();
  for (const { name } of tables) {
    const rows = await query<{ row: Row }>(`select to_jsonb(stored) as row from ${name} as stored`);
    found.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return found;
}

/** `table: columns` of what is lost or changed. A row is told by its key, or by all that it has. */
function differences(before: Map<string, Row[]>, after: Map<string, Row[]>): string[] {
  const found = [...before].flatMap(([table, rows]) => {
    const now = after.get(table) ?? [];
    const known = new Map(now.map((row) => [keyOf(row), row]));
    return rows.map((row) => {
      const same = (keyOf(row) && known.get(keyOf(row))) || now.find((other) => isPartOf(row, other));
      const changed = Object.keys(row).filter(
        (column) => column !== 'updated_at' && !isDeepStrictEqual(row[column], same?.[column]),
      );
      if (changed.length === 0) return '';
      return `${table}: ${same ? changed.join(', ') : `lost ${keyOf(row)}`}`.trimEnd();
    });
  });
  return [...new Set(found)].filter((line) => line !== '').sort();
}

const keyOf = (row: Row) => {
  const key = row['id'] ?? row['key'];
  return typeof key === 'string' ? key : '';
};
const isPartOf = (row: Row, other: Row) =>
  Object.keys(row).every((column) => isDeepStrictEqual(row[column], other[column]));

/** The rows of that version, and the shop that today's code makes of them when it starts. */
async function upgrade(version: string, backend: Backend) {
  const dataFolder = join(folder, version);
  if (backend === 'pglite') {
    const before = await thawOnPglite(version, dataFolder, (pglite) =>
      rowsOfAll(async <R>(text: string) => (await pglite.query<R>(text)).rows),
    );
    return { before, database: await openToday(dataFolder) };
  }
  const { url, sql } = await thawOnPostgres(version);
  const before = await rowsOfAll(async <R>(text: string) => (await sql.unsafe(text)) as unknown as R[]);
  await sql.end();
  return { before, database: await openToday('', url) };
}

async function openToday(dataFolder: string, databaseUrl?: string): Promise<ShopDatabase> {
  const database = await openSupabase({
    folder: dataFolder,
    databaseUrl,
    auth: testAuth,
    storage: {} as never,
    sendMail: () => Promise.resolve(),
  });
  opened.push(database);
  return database;
}

/**
 * A migration grants to the role of Supabase Auth where the server has it. Roles belong to the whole server, so the
 * suites of hosted projects make it before some of these databases and after others.
 */
const shopSchemaOf = async (sql: postgres.Sql): Promise<string[]> =>
  (await schemaOf(sql)).map((line) => JSON.stringify(line).replace(/,?supabase_auth_admin=[^,"]*/g, ''));

async function ask(database: ShopDatabase, path: string, body?: unknown, token?: string): Promise<unknown> {
  const request = new Request(`http://127.0.0.1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await database.fetch(request, null)).json();
}

describe.each(frozenVersions)('the database of %s under the code of today', (version) => {
  it.each(backends)('keeps every row on %s, and its people use it', asLongAsItTakes, async (backend) => {
    const { before, database } = await upgrade(version, backend);
    expect([...before.values()].flat().length).toBeGreaterThan(500);
    expect(differences(before, await rowsOfAll((sql) => database.query(sql)))).toEqual(
      [...(intended[version] ?? [])].sort(),
    );

    const session = (await ask(database, 'auth/v1/token?grant_type=password', frozenCustomer)) as {
      access_token: string;
    };
    const read = (path: string) => ask(database, `rest/v1/${path}`, undefined, session.access_token);
    expect(await read('licenses?select=product_sku,status')).toContainEqual({
      product_sku: 'core-hr',
      status: 'active',
    });
    expect(await read('companies?select=name')).toContainEqual({ name: 'Oldham Bakery LLC' });
    expect(await read('site_settings?select=value&key=eq.PRICE_LIST')).toHaveLength(1);
    expect(await read('blog_posts?select=slug')).not.toEqual([]);
    expect(await ask(database, 'rest/v1/reviews?select=verified&first_name=eq.Olga')).toEqual([
      { verified: true },
    ]);
  });

  it('has the tables, functions, policies and grants of a new shop', asLongAsItTakes, async () => {
    const [old, fresh] = [await thawOnPostgres(version), await emptyDatabase('fresh')];
    await openToday('', old.url);
    await openToday('', fresh.url);
    const difference = schemaDifference(await shopSchemaOf(old.sql), await shopSchemaOf(fresh.sql));
    await old.sql.end();
    await fresh.sql.end();
    expect(difference).toEqual({ onlyInFirst: [], onlyInSecond: [] });
  });
});

// Its texts differ from those of today.
it(
  'announces the texts of today to the buyers of 5f1282e when the owner does, not before',
  asLongAsItTakes,
  async () => {
    const { database } = await upgrade('5f1282e', 'postgres');
    const mails = () => database.query('select id, "to" from public.email_messages order by id');
    const work = async () => {
      const functions = openTestFunctions({ database }, { baseUrl: '', timeoutMs: 1000 });
      const { status, body } = await functions.call('run-update-notices', {}, 'worker');
      expect(status, JSON.stringify(body)).toBe(200);
    };
    const recipients = (state: string) =>
      database.query(
        `select recipient.id from public.update_notice_recipients as recipient where recipient.state = '${state}'`,
      );
    const before = await mails();
    await pushContent(serviceClientOf({ database }), 'content');
    do await work();
    while ((await recipients('pending')).length > 0);
    const states = await database.query<{ state: string }>(
      'select distinct state from public.update_notices',
    );
    expect(states).toEqual([{ state: 'draft' }]);
    expect(await recipients('affected')).not.toEqual([]);
    expect(await mails()).toEqual(before);

    await database.query(`update public.update_notices set state = 'scheduled', scheduled_for = now()`);
    await work();
    expect((await mails()).length).toBeGreaterThan(before.length);
  },
);
