import process from 'node:process';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { makeHostedProject, pushMigrations } from '../support/hosted-database';

/** A few in the daily run; `npm run prove` asks for more. */
const kills = Number(process.env['MIGRATION_KILLS'] ?? 4);

const server = postgres(`${inject('postgresUrl')}postgres`, { max: 1, onnotice: () => undefined });
const opened: { name: string; url: string; sql: postgres.Sql }[] = [];

async function newProject(kind: string) {
  const name = `${kind}_${process.pid}_${Date.now()}`;
  await server.unsafe(`create database ${name}`);
  const url = `${inject('postgresUrl')}${name}`;
  const project = { name, url, sql: postgres(url, { max: 1, onnotice: () => undefined }) };
  opened.push(project);
  await makeHostedProject(project.sql);
  return project;
}

// A sequence keeps its number when a transaction is undone, so it counts the statements of a push, whatever becomes of them.
const executioner = `
create schema executioner;
create sequence executioner.statement minvalue 0 start 0;
create table executioner.plan (strike bigint);
insert into executioner.plan values (null);
create function executioner.strike() returns event_trigger language plpgsql as $$
begin
  if nextval('executioner.statement') = (select strike from executioner.plan) then
    perform pg_terminate_backend(pg_backend_pid());
  end if;
end $$;
create event trigger executioner on ddl_command_end execute function executioner.strike();
`;

/** All that migrations make, as text: another order or a missing half would change it. */
const schemaOf = async (sql: postgres.Sql): Promise<unknown[]> => [
  ...(await sql`
    select 'column ' || table_schema || '.' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable
      || coalesce(' ' || column_default, '') as made
    from information_schema.columns where table_schema in ('public', 'private')
    union all select 'function ' || md5(pg_get_functiondef(oid)) || ' ' || proname || ' ' || coalesce(proacl::text, '')
    from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all select 'policy ' || schemaname || '.' || tablename || ' ' || policyname || ' ' || cmd || coalesce(qual, '')
      || coalesce(with_check, '') from pg_policies where schemaname <> 'executioner'
    union all select 'index ' || indexdef from pg_indexes where schemaname in ('public', 'private')
    union all select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all select 'constraint ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all select 'migration ' || version from supabase_migrations.schema_migrations
    order by 1`),
];

let expected: unknown[] = [];
let statements = 0;

beforeAll(async () => {
  const { sql, url } = await newProject('whole');
  await sql.unsafe(executioner);
  await pushMigrations(url);
  const [counted] = await sql<{ last: string }[]>`select last_value as last from executioner.statement`;
  statements = Number(counted?.last ?? 0);
  expected = await schemaOf(sql);
});

afterAll(async () => {
  for (const { name, sql } of opened) {
    await sql.end();
    await server.unsafe(`drop database ${name} with (force)`);
  }
  await server.end();
});

it(
  `${kills} times killed in the middle, a push that is run again ends where one that never fails ends`,
  { timeout: 60_000 + kills * 20_000 },
  async () => {
    expect(statements).toBeGreaterThan(500);
    const { sql, url } = await newProject('killed');
    await sql.unsafe(executioner);
    const stride = Math.floor(statements / (kills + 1));
    for (let kill = 0; kill < kills; kill++) {
      // Counted from where the last kill struck: its migration begins again.
      await sql`update executioner.plan
        set strike = (select last_value from executioner.statement) + ${stride - (kill % 3)}`;
      await expect(pushMigrations(url), `kill ${kill}`).rejects.toThrow(/terminating connection|closed|EOF/);
    }
    await sql`update executioner.plan set strike = null`;
    await pushMigrations(url);
    expect(await schemaOf(sql)).toEqual(expected);
  },
);
