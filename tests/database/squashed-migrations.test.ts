import { readdirSync, readFileSync } from 'node:fs';
import type postgres from 'postgres';
import { afterAll, expect, it } from 'vitest';
import { takeOverSquashedMigrations } from '../../supabase/local/database/squashed-migrations';
import { openHostedProject, type HostedProject } from '../support/hosted-database';
import { rowsOfAll, schemaOf } from '../support/hosted-schema';

const folder = new URL('../../supabase/migrations/', import.meta.url);
const squashed = readdirSync(folder)
  .sort()
  .filter((file) => file < '20261124191701');
const lastReplaced = '20261124180100';
const opened: HostedProject[] = [];

afterAll(async () => {
  for (const project of opened) {
    await project.drop();
  }
});

async function newProject(kind: string): Promise<HostedProject> {
  const project = await openHostedProject(kind);
  opened.push(project);
  await project.sql.unsafe(`create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text)`);
  return project;
}

const takeOver = (sql: postgres.Sql) =>
  takeOverSquashedMigrations(
    async <Row>(text: string, parameters: readonly unknown[] = []) =>
      (await sql.unsafe(text, [...parameters] as never[])) as unknown as Row[],
  );

const historyOf = async (sql: postgres.Sql) =>
  (
    await sql<
      { version: string }[]
    >`select version from supabase_migrations.schema_migrations order by version`
  ).map(({ version }) => version);

/** A shop as the replaced migrations left it: the same tables, functions with older texts, and `count` old versions. */
async function olderShop(kind: string, count: number): Promise<HostedProject> {
  const project = await newProject(kind);
  for (const file of squashed) {
    await project.sql.unsafe(readFileSync(new URL(file, folder), 'utf8'));
  }
  await project.sql.unsafe(`
    create or replace function private.normalize_email(address text) returns text language sql immutable as
    $$ select 'an older text' $$;
    insert into public.contact_messages (name, email, subject, category, message)
    values ('Ada', 'ada@example.com', 'A question', 'other', 'Kept as it is.');
    insert into supabase_migrations.schema_migrations (version, name)
    select case number when 1 then '${lastReplaced}' else (20261121000000 + number)::text end, 'older_' || number
    from generate_series(1, ${count}) as number`);
  return project;
}

it('takes over a shop that has every replaced migration and keeps its rows', async () => {
  const { sql } = await olderShop('complete', 145);
  const rows = await rowsOfAll(sql);
  await takeOver(sql);
  expect(await historyOf(sql)).toEqual(squashed.map((file) => file.slice(0, 14)));
  expect(await rowsOfAll(sql)).toEqual(rows);

  const fresh = await newProject('fresh');
  for (const file of squashed) {
    await fresh.sql.unsafe(readFileSync(new URL(file, folder), 'utf8'));
  }
  expect(await schemaOf(sql)).toEqual(await schemaOf(fresh.sql));

  await takeOver(sql);
  expect(await historyOf(sql), 'a second start').toEqual(squashed.map((file) => file.slice(0, 14)));
});

it('refuses a shop that has only some of the replaced migrations, and changes nothing', async () => {
  const { sql } = await olderShop('partial', 110);
  const before = [await historyOf(sql), await rowsOfAll(sql), await schemaOf(sql)];
  await expect(takeOver(sql)).rejects.toThrow(
    'Start commit b4b001e once with this data folder, then start this version again. Nothing was changed.',
  );
  expect([await historyOf(sql), await rowsOfAll(sql), await schemaOf(sql)]).toEqual(before);
});

it('leaves an empty database to the pending migrations', async () => {
  const { sql } = await newProject('empty');
  await takeOver(sql);
  expect(await historyOf(sql)).toEqual([]);
});
