import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { BackupError } from './manifest.ts';

const run = promisify(execFile);

/** Homebrew keeps the clients alone (`libpq`, the newest) and a whole PostgreSQL of one version out of its common folder. */
const homebrewFolders = (root: string) => [
  join(root, 'opt/libpq/bin'),
  join(root, 'opt/postgresql@15/bin'),
  join(root, 'bin'),
];

/** Where Debian, newest version first, Homebrew or a plain installation keep PostgreSQL's programs. */
function usualFolders(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...homebrewFolders('/opt/homebrew'),
    ...homebrewFolders('/usr/local'),
    '/usr/bin',
  ];
}

/** The folders that have the program. Where `POSTGRES_PROGRAMS` has it, no other one counts. */
function foldersWith(program: string): string[] {
  const hasIt = (folder: string) => existsSync(join(folder, program));
  const named = process.env['POSTGRES_PROGRAMS'];
  return named && hasIt(named) ? [named] : usualFolders().filter(hasIt);
}

/** The folder of PostgreSQL's programs; null when there is none. */
export function findPostgresPrograms(program: string): string | null {
  return foldersWith(program)[0] ?? null;
}

/** As the program tells it: `pg_dump (PostgreSQL) 15.14 (Debian …)` is 15. One that does not start is of no use. */
async function majorVersion(path: string): Promise<number> {
  const { stdout } = await run(path, ['--version']).catch(() => ({ stdout: '' }));
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1] ?? 0);
}

function complaint(program: string, server: number, newest: number): string {
  const found = newest === 0 ? 'is missing' : `is of PostgreSQL ${newest}`;
  return [
    `The server is PostgreSQL ${server}, and ${program} ${found}: PostgreSQL's client programs must be at least of version ${server}.`,
    `macOS: brew install libpq. Debian: apt-get install postgresql-client-${server}, from PostgreSQL's own packages where`,
    'Debian is older (docs/operate.md says how). POSTGRES_PROGRAMS names the folder of others. Nothing was changed.',
  ].join('\n');
}

/**
 * The path of `pg_dump` or `psql` for a server of this major version: the first one found that is at least as new, because an
 * older one refuses to read the server or cannot read what a newer one wrote.
 */
export async function postgresClient(
  program: 'pg_dump' | 'psql',
  server: number,
  folders: readonly string[] = foldersWith(program),
): Promise<string> {
  let newest = 0;
  for (const folder of folders) {
    const path = join(folder, program);
    const version = await majorVersion(path);
    if (version >= server) return path;
    newest = Math.max(newest, version);
  }
  throw new BackupError(complaint(program, server, newest));
}
