import type postgres from 'postgres';
import { sampleTables } from '../database/sample-rows.ts';

const userIds = {
  customer: '20000000-0000-4000-8000-000000000001',
  'other-customer': '20000000-0000-4000-8000-000000000002',
  admin: '20000000-0000-4000-8000-000000000003',
};

/**
 * A row for each table that is there and empty, as far as the schema of that day takes it: a table may still lack a column
 * of today's row, or another table that the row needs.
 */
export async function fillTables(sql: postgres.Sql): Promise<void> {
  for (const [role, id] of Object.entries(userIds)) {
    await sql`insert into auth.users (id, email, email_confirmed_at) values (${id}, ${`${role}@example.com`}, now())
      on conflict do nothing`;
  }
  const columns = await sql<{ table: string; names: string[] }[]>`
    select table_name as table, array_agg(column_name::text) as names from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' group by 1`;
  for (const { table, names } of columns) {
    const row = sampleTables[table]?.row({ userIds }) ?? {};
    const list = Object.keys(row)
      .filter((name) => names.includes(name))
      .map((name) => `"${name}"`)
      .join(', ');
    if (list === '') continue;
    await sql
      .unsafe(
        `insert into public.${table} (${list}) select ${list} from jsonb_populate_record(null::public.${table}, $1::text::jsonb)
         where not exists (select from public.${table}) on conflict do nothing`,
        [JSON.stringify(row)],
      )
      .catch(() => undefined);
  }
}
