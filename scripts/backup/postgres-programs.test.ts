import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { postgresClient } from './postgres-programs.ts';

const folder = mkdtempSync(join(tmpdir(), 'northstar-programs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A folder whose `pg_dump` says that it is of this version. */
function pretend(version: string): string {
  const programs = join(folder, version);
  mkdirSync(programs);
  writeFileSync(join(programs, 'pg_dump'), `#!/bin/sh\necho 'pg_dump (PostgreSQL) ${version}'\n`);
  chmodSync(join(programs, 'pg_dump'), 0o755);
  return programs;
}

const [old, same, newer, empty] = [
  pretend('15.14 (Debian 15.14-0)'),
  pretend('17.2'),
  pretend('18beta1'),
  folder,
];

it.each([
  ['of the server’s version', [same], same],
  ['of a newer one', [newer], newer],
  ['that is new enough, though an older one is found before it', [old, same, newer], same],
])('takes a client %s', async (_which, folders, expected) => {
  expect(await postgresClient('pg_dump', 17, folders)).toBe(join(expected, 'pg_dump'));
});

it('says what is there, what is needed and how to get it when each client is older than the server', async () => {
  const refusal = postgresClient('pg_dump', 17, [old]);
  await expect(refusal).rejects.toThrow(/^The server is PostgreSQL 17, and pg_dump is of PostgreSQL 15/);
  await expect(refusal).rejects.toThrow(/brew install libpq.*postgresql-client-17.*Nothing was changed\.$/s);
});

it.each([
  ['there is none', []],
  ['none can be started', [empty]],
])('says that the client is missing when %s', async (_when, folders) => {
  await expect(postgresClient('pg_dump', 17, folders)).rejects.toThrow('and pg_dump is missing');
});
