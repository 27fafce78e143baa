import type postgres from 'postgres';

/**
 * Strikes at the n-th command of the definition language, by an error or by ending the connection. A sequence keeps its
 * number when a transaction is undone, so it counts the commands, whatever becomes of them.
 */
export const executioner = (act: 'raise' | 'terminate') => `
create schema executioner;
create sequence executioner.statement minvalue 0 start 0;
create table executioner.plan (strike bigint);
insert into executioner.plan values (null);
create function executioner.strike() returns event_trigger language plpgsql as $$
begin
  if nextval('executioner.statement') = (select strike from executioner.plan) then
    ${act === 'raise' ? `raise exception 'struck'` : 'perform pg_terminate_backend(pg_backend_pid())'};
  end if;
end $$;
create event trigger executioner on ddl_command_end execute function executioner.strike();
`;

/** All that migrations make, as text: a missing half would change it. In whatever order rights were granted. */
export const schemaOf = async (sql: postgres.Sql): Promise<unknown[]> => [
  ...(await sql`
    select 'column ' || table_schema || '.' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable
      || coalesce(' ' || column_default, '') as made
    from information_schema.columns where table_schema in ('public', 'private')
    union all select 'function ' || md5(pg_get_functiondef(oid)) || ' ' || proname || ' '
      || coalesce((select string_agg(granted::text, ',' order by granted::text) from unnest(proacl) as granted), '')
    from pg_proc where pronamespace in (select oid from pg_namespace where nspname in ('public', 'private')) and prokind = 'f'
    union all select 'policy ' || schemaname || '.' || tablename || ' ' || policyname || ' ' || cmd || coalesce(qual, '')
      || coalesce(with_check, '') from pg_policies where schemaname <> 'executioner'
    union all select 'index ' || indexdef from pg_indexes where schemaname in ('public', 'private')
    union all select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal
    union all select 'constraint ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace in (select oid from pg_namespace where nspname in ('public', 'private'))
    union all select 'granted ' || relname || ' ' || relrowsecurity
      || coalesce((select ' ' || string_agg(granted::text, ',' order by granted::text) from unnest(relacl) as granted), '') from pg_class
      where relnamespace in (select oid from pg_namespace where nspname in ('public', 'private')) and relkind in ('r', 'v', 'S')
    union all select 'type ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relkind = 'c' and c.relnamespace in (select oid from pg_namespace where nspname in ('public', 'private'))
    union all select 'default privileges ' || defaclnamespace::regnamespace::text || ' ' || defaclobjtype::text || ' ' || defaclacl::text
      from pg_default_acl
    order by 1`),
];

/** The lines that only one of two schemas has. A dump that was read back writes its conditions with other parentheses. */
export function schemaDifference(one: readonly unknown[], other: readonly unknown[]) {
  const plain = (line: unknown) => JSON.stringify(line).replace(/::text|[()\s]/g, '');
  const without = (lines: readonly unknown[], known: ReadonlySet<string>) =>
    lines.filter((line) => !known.has(plain(line)));
  return {
    onlyInFirst: without(one, new Set(other.map(plain))),
    onlyInSecond: without(other, new Set(one.map(plain))),
  };
}

/** The rows of every table of the shop, counted and summed up. */
export async function rowsOfAll(sql: postgres.Sql): Promise<ReadonlyMap<string, string>> {
  const tables = await sql<{ name: string }[]>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'private', 'auth') and table_type = 'BASE TABLE' order by 1`;
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const [row] = await sql.unsafe<{ sum: string }[]>(
      `select count(*) || ' ' || coalesce(md5(string_agg(stored::text, ',' order by stored::text)), '') as sum from ${name} as stored`,
    );
    found.set(name, row?.sum ?? '');
  }
  return found;
}
