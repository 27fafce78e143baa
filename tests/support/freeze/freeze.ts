/**
 * `npm run freeze -- COMMIT`: the database of a released version, small and for ever, for the tests of upgrades. It installs and
 * starts that version in a folder and on a database of its own, and ends with both gone.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { freezeShop } from './freeze-shop.ts';
import { migrationsOf, noteLandedMigrations } from './landed-migrations.ts';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

async function freeze(name: string): Promise<void> {
  const commit = git('rev-parse', '--verify', `${name}^{commit}`);
  const file = `tests/fixtures/frozen/${git('rev-parse', '--short=7', commit)}.sql.br`;
  const parent = mkdtempSync(join(tmpdir(), 'northstar-freeze-'));
  const checkout = join(parent, 'checkout');
  try {
    git('worktree', 'add', '--detach', checkout, commit);
    execFileSync('npm', ['ci', '--prefer-offline'], {
      cwd: checkout,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    for (const refused of await freezeShop(checkout, file)) console.log(`Refused: ${refused}`);
    noteLandedMigrations(migrationsOf(checkout));
    console.log(`${file}: ${statSync(file).size} bytes`);
  } finally {
    rmSync(parent, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

try {
  const [name] = process.argv.slice(2);
  if (!name) throw new Error('Which version? npm run freeze -- COMMIT');
  await freeze(name);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
