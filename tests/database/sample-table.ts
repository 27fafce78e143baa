import type { TestShop } from '../support/test-database';

/** Fixed ids, so that rows can refer to each other and a failure names the same row each time. */
export const ids = {
  purchase: '10000000-0000-4000-8000-000000000001',
  license: '10000000-0000-4000-8000-000000000002',
  lead: '10000000-0000-4000-8000-000000000003',
  template: '10000000-0000-4000-8000-000000000004',
  campaign: '10000000-0000-4000-8000-000000000005',
  company: '10000000-0000-4000-8000-000000000006',
  row: '10000000-0000-4000-8000-000000000009',
} as const;

/** Whose the rows are. */
export type SampleOwners = Pick<TestShop, 'userIds'>;

export interface SampleTable {
  /** A row that the table accepts, belonging to the customer where rows have owners. */
  readonly row: (shop: SampleOwners) => Record<string, unknown>;
  /** Names the row in a filter of the Data API and, with the same columns, in SQL. */
  readonly key: readonly string[];
  /** What an update tries to change. */
  readonly change: Record<string, unknown>;
  /** Rows of other tables that must be there first. */
  readonly needs?: readonly string[];
  /** Rows of other tables that make it the customer's. */
  readonly parts?: readonly string[];
  /** Fields that only the database may fill: left out of the insert through the API. */
  readonly generated?: readonly string[];
}

/** As the owner of the database, past every policy. */
export async function insertRow(
  database: { readonly query: (sql: string, values?: unknown[]) => Promise<unknown> },
  table: string,
  row: Record<string, unknown>,
): Promise<void> {
  const list = Object.keys(row)
    .map((column) => `"${column}"`)
    .join(', ');
  await database.query(
    `insert into public.${table} (${list}) select ${list} from jsonb_populate_record(null::public.${table}, $1::text::jsonb)`,
    [JSON.stringify(row)],
  );
}
