import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/**
 * The folder of PostgreSQL's programs: `POSTGRES_PROGRAMS`, or where Debian, Homebrew or a plain installation keep them; null
 * when there is none.
 */
export function findPostgresPrograms(program: string): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const candidates = [
    ...(process.env['POSTGRES_PROGRAMS'] ? [process.env['POSTGRES_PROGRAMS']] : []),
    ...versions.map((version) => join(debian, version, 'bin')),
    '/opt/homebrew/opt/postgresql@15/bin',
    '/usr/local/opt/postgresql@15/bin',
    '/opt/homebrew/bin',
    '/usr/local/bin',
    '/usr/bin',
  ];
  return candidates.find((folder) => existsSync(join(folder, program))) ?? null;
}
