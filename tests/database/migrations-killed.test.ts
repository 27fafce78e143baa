/** @module-tag full */
import process from 'node:process';
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillTables } from '../support/fill-tables';
import { openHostedProject, type HostedProject } from '../support/hosted-database';
import { pushMigrations } from '../support/supabase-cli';
import { executioner, rowsOfAll, schemaOf } from '../support/hosted-schema';

/** A few in the daily run; `npm run prove` asks for more. */
const kills = Number(process.env['MIGRATION_KILLS'] ?? 2);

const opened: HostedProject[] = [];

async function newProject(kind: string): Promise<HostedProject> {
  const project = await openHostedProject(kind);
  opened.push(project);
  return project;
}

const stateOf = async (sql: postgres.Sql): Promise<unknown[]> => [
  ...(await sql`select version from supabase_migrations.schema_migrations order by version`),
  ...(await schemaOf(sql)),
];

let expected: unknown[] = [];
let statements = 0;

beforeAll(async () => {
  const { sql, url } = await newProject('whole');
  await sql.unsafe(executioner('terminate'));
  await pushMigrations(url);
  const [counted] = await sql<{ last: string }[]>`select last_value as last from executioner.statement`;
  statements = Number(counted?.last ?? 0);
  expected = await stateOf(sql);
});

afterAll(async () => {
  for (const project of opened) {
    await project.drop();
  }
});

/** How many rows each table of the shop holds. */
const countsOf = async (sql: postgres.Sql) =>
  new Map([...(await rowsOfAll(sql))].map(([table, sum]) => [table, Number.parseInt(sum, 10)]));

it.each(['an empty', 'a filled'] as const)(
  `${kills} times killed in the middle on %s database, a push that is run again ends where one that never fails ends`,
  { timeout: 60_000 + kills * 20_000 },
  async (kind) => {
    expect(statements).toBeGreaterThan(500);
    const { sql, url } = await newProject(kind === 'a filled' ? 'killed_filled' : 'killed');
    await sql.unsafe(executioner('terminate'));
    const stride = Math.floor(statements / (kills + 1));
    for (let kill = 0; kill < kills; kill++) {
      // Counted from where the last kill struck: its migration begins again.
      await sql`update executioner.plan
        set strike = (select last_value from executioner.statement) + ${stride - (kill % 3)}`;
      await expect(pushMigrations(url), `kill ${kill}`).rejects.toThrow(/terminating connection|closed|EOF/);
      if (kind === 'a filled') await fillTables(sql);
    }
    const before = await countsOf(sql);
    await sql`update executioner.plan set strike = null`;
    await pushMigrations(url);
    expect(await stateOf(sql)).toEqual(expected);
    const after = await countsOf(sql);
    expect([...before].filter(([table, count]) => (after.get(table) ?? 0) < count)).toEqual([]);
    if (kind === 'a filled')
      expect([...before.values()].filter((count) => count > 0).length).toBeGreaterThan(10);
  },
);
