import { readdirSync, readFileSync } from 'node:fs';

const migrationsFolder = new URL('../../migrations/', import.meta.url);
const upgradesFolder = new URL('../../upgrades/', import.meta.url);

const lastSquashed = '20261124191700';

type Query = <Row>(sql: string, parameters?: readonly unknown[]) => Promise<Row[]>;

export class EarlierVersionError extends Error {
  override readonly name = 'EarlierVersionError';
}

const isSql = (file: string) => file.endsWith('.sql');
const versionOf = (file: string) => file.slice(0, 14);
const migrationFiles = () => readdirSync(migrationsFolder).filter(isSql).sort();

/** The versions of the migrations that commit 5f1282e had, which people have had before the squashed ones. */
export const replacedVersions = (): string[] =>
  readFileSync(new URL('5f1282e.txt', upgradesFolder), 'utf8').trim().split('\n');

/**
 * What brings a database of commit 5f1282e to the squashed migrations; undefined where there is nothing to do. Only reads: a
 * start that this refuses has changed nothing.
 */
export async function planTakeOver(query: Query): Promise<((query: Query) => Promise<void>) | undefined> {
  const [table] = await query<{ history: string | null }>(
    `select to_regclass('supabase_migrations.schema_migrations')::text as history`,
  );
  if (!table?.history) return undefined;
  const known = new Set(migrationFiles().map(versionOf));
  const applied = await query<{ version: string }>(
    `select version from supabase_migrations.schema_migrations`,
  );
  const unknown = applied.map(({ version }) => version).filter((version) => !known.has(version));
  const replaced = new Set(replacedVersions());
  // What is neither known nor replaced is of a later version, or the owner's own.
  if (unknown.some((version) => version <= lastSquashed && !replaced.has(version))) {
    throw new EarlierVersionError(
      'The database has migrations that no released version has. Start the version that made it, or restore a backup of a ' +
        'released version into an empty folder. Nothing was changed.',
    );
  }
  const old = unknown.filter((version) => replaced.has(version));
  if (old.length === 0) return undefined;
  if (old.length < replaced.size) {
    throw new EarlierVersionError(
      'The database was made by a version before commit 5f1282e. Run `git checkout 5f1282e && npm ci && npm start` once with ' +
        'it, stop that, and start this version again. Nothing was changed.',
    );
  }
  return takeOver;
}

/** One transaction: several statements in one query are one. */
async function takeOver(query: Query): Promise<void> {
  const replaced = replacedVersions().map((version) => `'${version}'`);
  const history = squashedFiles().map(
    (file) => `('${versionOf(file)}', '${file.slice(15, -'.sql'.length)}')`,
  );
  await query(
    [
      takeOverSql(),
      `delete from supabase_migrations.schema_migrations where version in (${replaced.join(', ')});`,
      `insert into supabase_migrations.schema_migrations (version, name) values ${history.join(', ')};`,
    ].join('\n'),
  );
}

const squashedFiles = () => migrationFiles().filter((file) => versionOf(file) <= lastSquashed);

/** The upgrade with each statement of the squashed migrations that it names. */
function takeOverSql(): string {
  const statements = squashedFiles().flatMap((file) =>
    statementsOf(readFileSync(new URL(file, migrationsFolder), 'utf8')),
  );
  return readFileSync(new URL('5f1282e.sql', upgradesFolder), 'utf8').replace(
    /^\\squashed(?:-(functions)| (.+))$/gm,
    (_, functions: string | undefined, words: string) => {
      const named = statements.filter((statement) =>
        functions
          ? /^(create or replace function|(revoke|grant) \w+ on function) /.test(statement)
          : statement.includes(words),
      );
      if (!functions && named.length !== 1) {
        throw new Error(`${named.length} statements of the squashed migrations contain: ${words}`);
      }
      return named.join('\n');
    },
  );
}

/** A semicolon ends a statement, unless it is inside a text, a function's body or a comment. */
function statementsOf(sql: string): string[] {
  const statements: string[] = [];
  let start = 0;
  for (const { 0: token, index } of sql.matchAll(/(\$\w*\$)[\s\S]*?\1|'(?:[^']|'')*'|--[^\n]*|;/g)) {
    if (token === ';') {
      statements.push(sql.slice(start, index + 1).replace(/^(?:\s|--[^\n]*\n)+/, ''));
      start = index + 1;
    }
  }
  return statements;
}
