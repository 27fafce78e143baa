import type { TestShop } from '../support/test-database';

/** What a limit counts is no part of the work that is struck: it stays whatever becomes of the call. */
const apart = ['private.rate_limits'];

const triggerName = 'zz_struck';

/** Makes the database of a test fail at a chosen write, and tells which writes a call makes. */
export async function openStrikes({ database }: Pick<TestShop, 'database'>) {
  const query = <Row>(sql: string) => database.query<Row>(sql);
  for (const statement of [
    'create schema struck',
    'create sequence struck.steps',
    'create table struck.writes (name text not null)',
    `create function struck.note() returns trigger language plpgsql security definer set search_path = '' as $$
     begin
       insert into struck.writes values (tg_table_schema || '.' || tg_table_name);
       return null;
     end;
     $$`,
    // A rollback does not reset a sequence, so a repeated delivery is not interrupted a second time.
    `create function struck.strike() returns trigger language plpgsql security definer set search_path = '' as $$
     begin
       if pg_catalog.nextval('struck.steps') = tg_argv[0]::bigint then
         raise exception 'struck';
       end if;
       return null;
     end;
     $$`,
  ]) {
    await query(statement);
  }
  const rows = await query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema in ('public', 'private') and table_type = 'BASE TABLE' order by 1`,
  );
  const tables = rows.map(({ name }) => name).filter((name) => !apart.includes(name));

  const onEach = (names: readonly string[], run: (name: string) => string) =>
    query(names.map((name) => run(name)).join(';'));
  const addTo = (names: readonly string[], call: string) =>
    onEach(
      names,
      (name) =>
        `create trigger ${triggerName} after insert or update or delete on ${name} for each row execute function ${call}`,
    );
  const removeFrom = (names: readonly string[]) =>
    onEach(names, (name) => `drop trigger ${triggerName} on ${name}`);

  return {
    /** How many rows of which table the call writes. */
    async writesOf(call: () => Promise<unknown>): Promise<Record<string, number>> {
      await addTo(tables, 'struck.note()');
      await call();
      await removeFrom(tables);
      const counted = await query<{ name: string; count: number }>(
        'select name, count(*)::int as count from struck.writes group by name order by name',
      );
      await query('delete from struck.writes');
      return Object.fromEntries(counted.map(({ name, count }) => [name, count]));
    },

    /** Calls while the n-th write of a row of the table fails. */
    async struckAt<Result>(table: string, nth: number, call: () => Promise<Result>): Promise<Result> {
      await query('alter sequence struck.steps restart');
      await addTo([table], `struck.strike('${nth}')`);
      try {
        return await call();
      } finally {
        await removeFrom([table]);
      }
    },

    /** Every row of every table. */
    async all(): Promise<Record<string, string>> {
      const hashes = await query<{ name: string; hash: string }>(
        tables
          .map(
            (name) =>
              `select '${name}' as name, md5(coalesce(string_agg(to_jsonb(stored)::text, ',' order by to_jsonb(stored)::text), '')) as hash from ${name} stored`,
          )
          .join(' union all '),
      );
      return Object.fromEntries(hashes.map(({ name, hash }) => [name, hash]));
    },
  };
}
