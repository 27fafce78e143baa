/**
 * `npm run restore -- FOLDER`: a backup into an empty data folder or, with DATABASE_URL, into a database that has the
 * migrations. Every checksum is proven first, every table counted afterwards.
 */
import process from 'node:process';
import { restoreFolder } from './backup/data-folder.ts';
import { readManifest } from './backup/manifest.ts';
import { restorePostgres } from './backup/postgres.ts';
import { storageFromEnvironment } from './backup/storage-from-environment.ts';

const [folder] = process.argv.slice(2);
const databaseUrl = process.env['DATABASE_URL'];
// A backup has every secret of the shop: its owner alone reads it.
process.umask(0o077);
const began = performance.now();
try {
  if (!folder) throw new Error('Which backup? npm run restore -- FOLDER');
  const wanted = databaseUrl ? 'postgres' : 'data folder';
  const { kind } = await readManifest(folder);
  if (kind !== wanted) {
    throw new Error(
      `${folder} is the backup of a ${kind}. ${databaseUrl ? 'Leave DATABASE_URL out.' : 'Set DATABASE_URL.'}`,
    );
  }
  const { rows } = databaseUrl
    ? await restorePostgres(folder, databaseUrl, storageFromEnvironment())
    : await restoreFolder(folder, process.env['DATA_DIR'] ?? '.data');
  console.log(
    `Restored and counted: ${Object.keys(rows).length} tables in ${((performance.now() - began) / 1000).toFixed(1)} s.`,
  );
  // The embedded database's library leaves a timer behind.
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
