import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { readPostgresAddress } from '../../supabase/local/database/postgres-address.ts';
import type { Client } from '../../supabase/functions/_shared/http/context.ts';
import { countRows, shopTables, type Query } from './count-rows.ts';
import { compareRows, readManifest, writeManifest, type Manifest } from './manifest.ts';
import { noteBackup } from './note-backup.ts';
import { postgresClient } from './postgres-programs.ts';
import { downloadObjects, uploadObjects } from './storage-objects.ts';

const run = promisify(execFile);
const dumpName = 'rows.sql';
const maxOutput = 64 * 1024 * 1024;

async function withDatabase<T>(url: string, work: (query: Query) => Promise<T>): Promise<T> {
  const address = readPostgresAddress(url);
  const sql = postgres(address.url, { max: 1, onnotice: () => undefined, ...address.options });
  try {
    return await work(async <Row>(text: string) => (await sql.unsafe(text)) as unknown as Row[]);
  } finally {
    await sql.end();
  }
}

async function serverVersion(query: Query): Promise<number> {
  const [row] = await query<{ server_version_num: string }>('show server_version_num');
  return Math.floor(Number(row?.server_version_num) / 10_000);
}

/** Found before anything is written: a client that is too old would fail in the midst, in words of its own. */
const clientFor = async (program: 'pg_dump' | 'psql', url: string) =>
  postgresClient(program, await withDatabase(url, serverVersion));

/** The rows of the shop's tables and of the accounts, and the files in storage. One snapshot, while the shop runs. */
export async function backUpPostgres(url: string, storage: Client | null, target: string): Promise<Manifest> {
  const dump = await clientFor('pg_dump', url);
  await mkdir(target, { recursive: true });
  const tables = await withDatabase(url, shopTables);
  const only = tables.flatMap((table) => ['--table', table]);
  await run(
    dump,
    ['--data-only', '--no-owner', '--no-privileges', '--file', join(target, dumpName), ...only, url],
    { maxBuffer: maxOutput },
  );
  const rows = await countDumped(join(target, dumpName));
  if (storage) await downloadObjects(storage, target);
  const manifest = await writeManifest(target, { kind: 'postgres', rows });
  await withDatabase(url, (query) => noteBackup(query, target));
  return manifest;
}

/** Counted in the dump itself: the database may have gone on since its snapshot. */
async function countDumped(path: string): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  let table: string | null = null;
  for (const line of (await readFile(path, 'utf8')).split('\n')) {
    if (table !== null) {
      if (line === '\\.') table = null;
      else rows[table] = (rows[table] ?? 0) + 1;
      continue;
    }
    table = /^COPY (\S+) \(.*FROM stdin;$/.exec(line)?.[1] ?? null;
    if (table !== null) rows[table] = 0;
  }
  return rows;
}

/**
 * Replaces the rows of a database that has the same migrations (`npm run database:push`) with those of a backup, in one
 * transaction: it is restored whole and counted, or not touched.
 */
export async function restorePostgres(
  source: string,
  url: string,
  storage: Client | null,
): Promise<Manifest> {
  const manifest = await readManifest(source);
  const psql = await clientFor('psql', url);
  const tables = Object.keys(manifest.rows);
  const begin = join(tmpdir(), `restore-${process.pid}.sql`);
  await writeFile(
    begin,
    // Triggers would write history and move secrets a second time.
    `set session_replication_role = replica;\ntruncate ${tables.join(', ')} cascade;\n`,
  );
  try {
    await run(
      psql,
      [
        '--single-transaction',
        '--set',
        'ON_ERROR_STOP=1',
        '--quiet',
        '--file',
        begin,
        '--file',
        join(source, dumpName),
        url,
      ],
      { maxBuffer: maxOutput },
    );
  } finally {
    await rm(begin, { force: true });
  }
  compareRows(manifest.rows, await withDatabase(url, countRows));
  if (storage) await uploadObjects(storage, source);
  return manifest;
}
