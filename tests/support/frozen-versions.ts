import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { brotliDecompressSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import type postgres from 'postgres';
import { inject } from 'vitest';
import { connectTo, databaseAt } from '../../scripts/support/postgres-server';
import { apiRoles } from '../../supabase/local/database/api-roles';

const folder = new URL('../fixtures/frozen/', import.meta.url);

/** The commits of released versions whose databases `npm run freeze` has kept. */
export const frozenVersions: readonly string[] = readdirSync(folder).map((file) =>
  file.replace('.sql.br', ''),
);

/** Who bought something there, as freeze/use-shop.ts opened the account. */
export const frozenCustomer = { email: 'olga.oldham@example.com', password: 'correct-horse-battery' };

/** The SQL text that makes the database of that version, with its rows. */
export const frozenSql = (version: string): string =>
  brotliDecompressSync(readFileSync(new URL(`${version}.sql.br`, folder))).toString('utf8');

/** In a database of its own on the tests' PostgreSQL. */
export async function thawOnPostgres(version: string): Promise<{ url: string; sql: postgres.Sql }> {
  const { url, sql } = await emptyDatabase(`thawed_${version}`);
  // The dump sets its session's path and time limits.
  const loading = connectTo(url);
  await loading.unsafe(frozenSql(version));
  await loading.end();
  return { url, sql };
}

let counter = 0;

export async function emptyDatabase(kind: string): Promise<{ url: string; sql: postgres.Sql }> {
  const name = `${kind}_${process.pid}_${++counter}`;
  const server = connectTo(inject('postgresUrl'));
  await server.unsafe(`create database ${name}`);
  await server.end();
  const url = databaseAt(inject('postgresUrl'), name);
  const sql = connectTo(url);
  await sql.unsafe(apiRoles);
  return { url, sql };
}

/** In a folder, as the embedded shop keeps it; closed again. */
export async function thawOnPglite<T>(
  version: string,
  dataFolder: string,
  read: (database: PGlite) => Promise<T>,
): Promise<T> {
  const database = await PGlite.create({ dataDir: dataFolder, extensions: { fuzzystrmatch } });
  await database.exec(apiRoles);
  await database.exec(frozenSql(version));
  const answer = await read(database);
  await database.close();
  return answer;
}
