/**
 * `npm run backup [-- FOLDER]`: the whole shop into a new folder, with a manifest of row counts and checksums. Without
 * DATABASE_URL it is the data folder of a stopped embedded shop; with it, a Postgres (hosted: the connection string of the
 * project, and SUPABASE_URL and SUPABASE_SECRET_KEY for the files in storage).
 */
import { mkdir } from 'node:fs/promises';
import process from 'node:process';
import { backUpFolder } from './backup/data-folder.ts';
import { backUpPostgres } from './backup/postgres.ts';
import { storageFromEnvironment } from './backup/storage-from-environment.ts';

const folder = process.argv[2] ?? `backups/${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`;
const databaseUrl = process.env['DATABASE_URL'];
try {
  await mkdir(folder, { recursive: false }).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw new Error(`${folder} exists already. Nothing was changed.`);
    await mkdir(folder, { recursive: true });
  });
  const manifest = databaseUrl
    ? await backUpPostgres(databaseUrl, storageFromEnvironment(), folder)
    : await backUpFolder(process.env['DATA_DIR'] ?? '.data', folder);
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  console.log(
    `${folder}: ${rows} rows, ${Object.keys(manifest.files).length} files. npm run restore -- ${folder}`,
  );
  // The embedded database's library leaves a timer behind.
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
