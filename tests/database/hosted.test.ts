import { readdirSync, readFileSync } from 'node:fs';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeHostedProject, pushMigrations } from '../support/hosted-database';
import { accessMatrix, operations } from './access-matrix';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The role that the Data API takes for each kind of caller. */
const databaseRole = {
  anonymous: 'anon',
  customer: 'authenticated',
  'other-customer': 'authenticated',
  admin: 'authenticated',
  service: 'service_role',
} as const;

describe('a hosted project', () => {
  const name = `hosted_${process.pid}_${Date.now()}`;
  const url = `${inject('postgresUrl')}${name}`;
  const server = postgres(`${inject('postgresUrl')}postgres`, { max: 1, onnotice: () => undefined });
  let sql: postgres.Sql;

  beforeAll(async () => {
    await server.unsafe(`create database ${name}`);
    sql = postgres(url, { max: 1, onnotice: () => undefined });
    await makeHostedProject(sql);
    await pushMigrations(url);
  });
  afterAll(async () => {
    await sql.end();
    await server.unsafe(`drop database ${name} with (force)`);
    await server.end();
  });

  it('takes every migration from the Supabase CLI, once', async () => {
    const applied = async () =>
      (
        await sql<{ version: string }[]>`
          select version from supabase_migrations.schema_migrations order by version`
      ).map(({ version }) => version);
    const files = readdirSync('supabase/migrations').map((file) => file.split('_')[0]);
    expect(await applied()).toEqual(files.sort());
    await pushMigrations(url);
    expect(await applied()).toEqual(files.sort());
  });

  it('has no weakness in the catalogue', async () => {
    expect([...(await sql.unsafe(read('./invariants.sql')))]).toEqual([]);
  });

  it.each(Object.entries(accessMatrix))(
    'grants on %s what its policies decide about',
    async (table, access) => {
      for (const operation of operations) {
        const expected = new Set(access[operation].map((role) => databaseRole[role]));
        for (const role of ['anon', 'authenticated', 'service_role'] as const) {
          const [row] = await sql<{ granted: boolean }[]>`
          select has_table_privilege(${role}, ${`public.${table}`}, ${operation}) as granted`;
          if (expected.has(role)) {
            expect(row?.granted, `${role} may ${operation}`).toBe(true);
          }
        }
      }
    },
  );
});
