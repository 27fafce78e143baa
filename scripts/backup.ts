/**
 * `npm run backup [-- FOLDER]`: the whole shop into a new folder, with a manifest of row counts and checksums. Without
 * DATABASE_URL it is the data folder of a stopped embedded shop; with it, a Postgres (hosted: the connection string of the
 * project, and SUPABASE_URL and SUPABASE_SECRET_KEY for the files in storage).
 */
import { mkdir, rmdir } from 'node:fs/promises';
import process from 'node:process';
import { backUpFolder } from './backup/data-folder.ts';
import { backUpPostgres } from './backup/postgres.ts';
import { storageFromEnvironment } from './backup/storage-from-environment.ts';

const folder = process.argv[2] ?? `backups/${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`;
const databaseUrl = process.env['DATABASE_URL'];

// A backup has every secret of the shop: its owner alone reads it.
process.umask(0o077);
const began = performance.now();

const backUp = () =>
  databaseUrl
    ? backUpPostgres(databaseUrl, storageFromEnvironment(), folder)
    : backUpFolder(process.env['DATA_DIR'] ?? '.data', folder);

try {
  await mkdir(folder, { recursive: false }).catch(async (error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new Error(`${folder} exists already. Nothing was changed.`);
    await mkdir(folder, { recursive: true });
  });
  const manifest = await backUp().catch(async (error: unknown) => {
    // Refused before its first file: an empty folder would refuse the next try. One with files in it stays.
    await rmdir(folder).catch(() => undefined);
    throw error;
  });
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  console.log(
    `${folder}: ${rows} rows, ${Object.keys(manifest.files).length} files in ${((performance.now() - began) / 1000).toFixed(1)} s. npm run restore -- ${folder}`,
  );
  // The embedded database's library leaves a timer behind.
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
