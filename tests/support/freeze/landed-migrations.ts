import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const list = 'tests/fixtures/landed-migrations.txt';

/** `sum  file` of each migration in this checkout. */
export function migrationsOf(checkout: string): string[] {
  const folder = join(checkout, 'supabase/migrations');
  const sumOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => `${sumOf(file)}  ${file}`);
}

/** The list and those of a release that it lacks. What the list has stays, whatever the release has under that name. */
export function withLanded(lines: readonly string[], released: readonly string[]): string[] {
  const nameOf = (line: string) => line.split(/ +/)[1] ?? '';
  const known = new Set(lines.map(nameOf));
  return [...lines, ...released.filter((line) => !known.has(nameOf(line)))].sort((a, b) =>
    nameOf(a).localeCompare(nameOf(b), 'en'),
  );
}

/** Adds the migrations of a release to the list of those that may not change any more. */
export function noteLandedMigrations(released: readonly string[]): void {
  const lines = readFileSync(list, 'utf8').trim().split('\n');
  writeFileSync(list, `${withLanded(lines, released).join('\n')}\n`);
}
