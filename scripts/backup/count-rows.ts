export type Query = <Row>(sql: string) => Promise<Row[]>;

/** Tables whose rows are the shop's own; sessions and the like are made again by signing in. */
const tablesSql = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname in ('public', 'private')
    or (schemaname, tablename) in (('auth', 'users'), ('auth', 'identities'), ('auth', 'mfa_factors'))
  order by 1`;

/** The shop's tables by their quoted names, with their schemas. */
export async function shopTables(query: Query): Promise<string[]> {
  return (await query<{ name: string }>(tablesSql)).map(({ name }) => name);
}

export async function countRows(query: Query): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await shopTables(query)) {
    const [row] = await query<{ rows: number }>(`select count(*)::int as rows from ${table}`);
    counts[table] = row?.rows ?? 0;
  }
  return counts;
}
