import { readdirSync, readFileSync } from 'node:fs';
import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHostedProject, type HostedProject } from '../support/hosted-database';
import { pushMigrations } from '../support/supabase-cli';
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
  let project: HostedProject;
  let sql: postgres.Sql;

  beforeAll(async () => {
    project = await openHostedProject('hosted');
    ({ sql } = project);
    await pushMigrations(project.url);
  });
  afterAll(() => project.drop());

  it('takes every migration from the Supabase CLI, once', async () => {
    const applied = async () =>
      (
        await sql<{ version: string }[]>`
          select version from supabase_migrations.schema_migrations order by version`
      ).map(({ version }) => version);
    const files = readdirSync('supabase/migrations').map((file) => file.split('_')[0]);
    expect(await applied()).toEqual(files.sort());
    await pushMigrations(project.url);
    expect(await applied()).toEqual(files.sort());
  });

  it('has no weakness in the catalog', async () => {
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
