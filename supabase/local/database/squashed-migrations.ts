import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../migrations/', import.meta.url);

/** The migrations of commit b4b001e, which the squashed ones replace: how many, and the last one's version. */
const replaced = { count: 145, last: '20261124180100' };
const firstSquashed = '20261124190000';
const lastSquashed = '20261124191700';

type Query = <Row>(sql: string, parameters?: readonly unknown[]) => Promise<Row[]>;

export class EarlierVersionError extends Error {
  override readonly name = 'EarlierVersionError';

  constructor() {
    super(
      'This data folder was made by an earlier version. Start commit b4b001e once with this data folder, then start this ' +
        'version again. Nothing was changed.',
    );
  }
}

/**
 * A database that has all the migrations that were squashed has the squashed ones as well: only its history changes, and its
 * functions get their present texts. One transaction, before any pending migration runs.
 */
export async function takeOverSquashedMigrations(query: Query): Promise<void> {
  const [table] = await query<{ history: string | null }>(
    `select to_regclass('supabase_migrations.schema_migrations')::text as history`,
  );
  if (!table?.history) return;
  const earlier = await query<{ version: string }>(
    `select version from supabase_migrations.schema_migrations where version < '${firstSquashed}'`,
  );
  if (earlier.length === 0) return;
  if (earlier.length !== replaced.count || !earlier.some(({ version }) => version === replaced.last)) {
    throw new EarlierVersionError();
  }
  const files = readdirSync(folder)
    .filter((file) => file.slice(0, 14) <= lastSquashed)
    .sort();
  const functions = files.flatMap((file) => functionsOf(readFileSync(new URL(file, folder), 'utf8')));
  const history = files.map((file) => `('${file.slice(0, 14)}', '${file.slice(15, -'.sql'.length)}')`);
  // Several statements in one query are one transaction.
  await query(
    [
      ...functions,
      `delete from supabase_migrations.schema_migrations where version < '${firstSquashed}';`,
      `insert into supabase_migrations.schema_migrations (version, name) values ${history.join(', ')};`,
    ].join('\n'),
  );
}

/** Every function of a migration: each ends with the dollar quote that its body began with. */
function functionsOf(sql: string): string[] {
  return [...sql.matchAll(/^create or replace function [\s\S]*?\bas (\$\w*\$)[\s\S]*?\1;$/gm)].map(
    ([statement]) => statement,
  );
}
