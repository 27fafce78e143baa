import { readdirSync, readFileSync } from 'node:fs';
import type postgres from 'postgres';
import { afterAll, expect, it } from 'vitest';
import { planTakeOver, replacedVersions } from '../../supabase/local/database/take-over';
import { openSupabase } from '../../supabase/local/gotrue-parity/open-supabase';
import { emptyDatabase, thawOnPostgres } from '../support/frozen-versions';
import { openHostedProject } from '../support/hosted-database';
import { rowsOfAll, schemaDifference, schemaOf } from '../support/hosted-schema';
import { testAuth } from '../support/test-keys';

const folder = new URL('../../supabase/migrations/', import.meta.url);
const squashed = readdirSync(folder)
  .sort()
  .filter((file) => file < '20261124191701');
const ends: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const end of ends) await end();
});

async function withHistory(versions: readonly string[]): Promise<{ url: string; sql: postgres.Sql }> {
  const database = await emptyDatabase('history');
  ends.push(() => database.sql.end());
  await database.sql.unsafe(`create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
    insert into supabase_migrations.schema_migrations (version) select unnest('{${versions.join()}}'::text[])`);
  return database;
}

const queryOf =
  (sql: postgres.Sql) =>
  async <Row>(text: string) =>
    (await sql.unsafe(text)) as unknown as Row[];

const takeOver = async (sql: postgres.Sql) => {
  const plan = await planTakeOver(queryOf(sql));
  await plan?.(queryOf(sql));
  return plan !== undefined;
};

const historyOf = async (sql: postgres.Sql) =>
  (
    await sql<{ version: string }[]>`
      select version from supabase_migrations.schema_migrations order by version`
  ).map(({ version }) => version);

it('brings the database of commit 5f1282e to what the squashed migrations make', async () => {
  const { sql } = await thawOnPostgres('5f1282e');
  ends.push(() => sql.end());
  expect(await historyOf(sql)).toEqual(replacedVersions());
  expect(await takeOver(sql)).toBe(true);
  expect(await historyOf(sql)).toEqual(squashed.map((file) => file.slice(0, 14)));

  const fresh = await openHostedProject('fresh');
  ends.push(() => fresh.drop());
  for (const file of squashed) {
    await fresh.sql.unsafe(readFileSync(new URL(file, folder), 'utf8'));
  }
  // The embedded shop gives its roles every right to a table, past row level security; functions have the same rights in both.
  const comparable = async (of: postgres.Sql) =>
    (await schemaOf(of)).filter(
      (line) => !/^{"made":"(granted|default privileges) /.test(JSON.stringify(line)),
    );
  const difference = schemaDifference(await comparable(sql), await comparable(fresh.sql));
  expect(difference).toEqual({ onlyInFirst: [], onlyInSecond: [] });
  expect(await takeOver(sql), 'a second start').toBe(false);
});

it.each([
  [
    'has only some of the replaced migrations',
    replacedVersions().slice(0, 40),
    'git checkout 5f1282e && npm ci && npm start',
  ],
  [
    'has migrations that nobody released',
    [...replacedVersions(), '20261124180100'],
    'no released version has',
  ],
])('refuses a database that %s, says what to do, and changes nothing', async (_, versions, words) => {
  const { url, sql } = await withHistory(versions);
  const state = async () => [
    await historyOf(sql),
    await rowsOfAll(sql),
    await schemaOf(sql),
    await sql`select nspname from pg_namespace order by 1`,
  ];
  const before = await state();
  const start = openSupabase({
    folder: '',
    databaseUrl: url,
    auth: testAuth,
    storage: {} as never,
    sendMail: () => Promise.resolve(),
  });
  await expect(start).rejects.toThrow(words);
  await expect(start).rejects.toThrow('Nothing was changed.');
  expect(await state()).toEqual(before);
});

it('leaves an empty database, and one of today, to the pending migrations', async () => {
  const empty = await emptyDatabase('empty');
  ends.push(() => empty.sql.end());
  expect(await takeOver(empty.sql)).toBe(false);
  const { sql } = await withHistory(squashed.map((file) => file.slice(0, 14)));
  expect(await takeOver(sql)).toBe(false);
});
