import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = 'supabase/migrations/';
const list = 'tests/fixtures/landed-migrations.txt';

/** Adds the migrations of this release to the list of those that may not change any more. What the list has stays. */
export function noteLandedMigrations(): void {
  const lines = readFileSync(list, 'utf8').trim().split('\n');
  const known = new Set(lines.map((line) => line.split(/ +/)[1]));
  const added = readdirSync(folder)
    .filter((file) => file.endsWith('.sql') && !known.has(file))
    .map(
      (file) =>
        `${createHash('sha256')
          .update(readFileSync(folder + file))
          .digest('hex')}  ${file}`,
    );
  writeFileSync(list, `${[...lines, ...added].join('\n')}\n`);
}
