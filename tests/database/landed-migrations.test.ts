import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { replacedVersions } from '../../supabase/local/database/take-over';
import { frozenSql, frozenVersions } from '../support/frozen-versions';

const migrations = new URL('../../supabase/migrations/', import.meta.url);

/** Name and sum of each migration that a released version has; `npm run freeze` adds those of the next one. */
const landed = readFileSync(new URL('../fixtures/landed-migrations.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(/ +/) as [sum: string, file: string]);

it('keeps each migration that has landed, unchanged: a shop that has it never gets another', () => {
  expect(landed.length).toBeGreaterThan(40);
  const sumOf = (file: URL) =>
    existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'is missing';
  const now = landed.map(([, file]) => [sumOf(new URL(file, migrations)), file]);
  expect(now).toEqual(landed);
});

it('knows each migration of a frozen version, or takes it over', () => {
  const known = new Set([...replacedVersions(), ...landed.map(([, file]) => file.slice(0, 14))]);
  for (const version of frozenVersions) {
    const history = /INSERT INTO supabase_migrations\.schema_migrations VALUES([\s\S]*?);\n\n/.exec(
      frozenSql(version),
    );
    const versions = [...(history?.[1] ?? '').matchAll(/^\t\('(\d{14})'/gm)].map(([, name]) => name ?? '');
    expect(versions.length, version).toBeGreaterThan(40);
    expect(
      versions.filter((name) => !known.has(name)),
      version,
    ).toEqual([]);
  }
});
