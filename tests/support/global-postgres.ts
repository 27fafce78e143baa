import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { writeSnapshot } from './pglite-snapshot';
import type { TestPeople } from './test-people';
import { startPostgres } from '../../scripts/support/postgres-server';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** The file of a PGlite database with all migrations. */
    pgliteSnapshot: string;
    /** Who is signed in there. */
    pglitePeople: TestPeople;
  }
}

export default async function setup({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'northstar-snapshot-'));
  const server = startPostgres();
  const snapshot = await writeSnapshot(folder);
  provide('postgresUrl', server.url);
  provide('pgliteSnapshot', snapshot.file);
  provide('pglitePeople', snapshot.people);
  return () => {
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
