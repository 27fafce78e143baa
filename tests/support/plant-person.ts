import { insertRow } from '../database/sample-table';
import { sampleTables } from '../database/sample-rows';
import type { TestShop } from './test-database';

interface Place {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

/** A row in every table, in as many rounds as they need each other. */
export async function fillEveryTable(shop: TestShop): Promise<void> {
  let waiting = Object.entries(sampleTables);
  for (let round = 0; round < 5 && waiting.length > 0; round++) {
    const refused: typeof waiting = [];
    for (const [table, sample] of waiting) {
      const [there] = await shop.database.query(`select 1 from public.${table} limit 1`);
      if (there) continue;
      await insertRow(shop.database, table, sample.row(shop)).catch(() => refused.push([table, sample]));
    }
    waiting = refused;
  }
}

/** Every column of public and private that may hold a text. */
export function textColumns(shop: TestShop): Promise<Place[]> {
  return shop.database.query<Place>(
    `select table_schema || '.' || table_name as table, column_name as column, udt_name as type
     from information_schema.columns
     where table_schema in ('public', 'private') and is_generated = 'NEVER'
       and udt_name in ('text', 'varchar', '_text', 'json', 'jsonb')
     order by 1, 2`,
  );
}

/** Writes a text into every such column that takes it; answers which did, as `table.column`. */
export async function plantEverywhere(
  shop: TestShop,
  textFor: (place: string) => string,
): Promise<ReadonlySet<string>> {
  const planted = new Set<string>();
  for (const { table, column, type } of await textColumns(shop)) {
    const place = `${table}.${column}`;
    const text = textFor(place);
    const value = type.startsWith('json')
      ? JSON.stringify({ said: [`Before\n${text}`], [text]: 1 })
      : type === '_text'
        ? `{${JSON.stringify(text)}}`
        : text;
    const rows = await shop.database
      .query(
        `update ${table} set "${column}" = $1::text::${type === '_text' ? 'text[]' : type}
         where ctid = (select min(ctid) from ${table}) returning 1`,
        [value],
      )
      .catch(() => []);
    if (rows.length > 0) planted.add(place);
  }
  return planted;
}

/** Which tables of the whole database have a text. */
export async function tablesWith(shop: TestShop, text: string): Promise<string[]> {
  const tables = await shop.database.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname in ('public', 'private', 'auth', 'storage') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await shop.database.query(
      `select 1 from ${name} as whole_row where strpos(lower(whole_row::text), $1) > 0 limit 1`,
      [text.toLowerCase()],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}
