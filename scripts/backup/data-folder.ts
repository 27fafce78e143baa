import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { connectDatabase } from '../../supabase/local/database/open-database.ts';
import { lockFolder } from '../../supabase/local/journal/lock.ts';
import { countRows, type Query } from './count-rows.ts';
import { BackupError, compareRows, readManifest, writeManifest, type Manifest } from './manifest.ts';
import { noteBackup } from './note-backup.ts';

/** Rebuilt from the database, or of this process only. */
const leftOut = new Set(['lock', 'ports.json', 'site', 'site.stamp', 'site.pages.json']);

async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = await lockFolder(folder);
  try {
    return await work();
  } finally {
    lock.release();
  }
}

async function withFolderDatabase<T>(dataFolder: string, work: (query: Query) => Promise<T>): Promise<T> {
  const { query, close } = await connectDatabase({ folder: join(dataFolder, 'database') });
  try {
    return await work(query);
  } finally {
    await close();
  }
}

const countFolder = (dataFolder: string) => withFolderDatabase(dataFolder, countRows);

async function copyEntries(from: string, to: string, skip: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(from)) {
    if (!skip.has(name)) await cp(join(from, name), join(to, name), { recursive: true });
  }
}

/** Copies the data folder of a stopped shop. The journal goes along, so that what it still holds is replayed after a restore. */
export async function backUpFolder(dataFolder: string, target: string): Promise<Manifest> {
  if (!existsSync(join(dataFolder, 'database'))) {
    throw new BackupError(`${dataFolder} holds no shop. DATA_DIR names another folder.`);
  }
  return withLock(dataFolder, async () => {
    const rows = await countFolder(dataFolder);
    await copyEntries(dataFolder, join(target, 'data'), leftOut);
    const manifest = await writeManifest(target, { kind: 'data folder', rows });
    await withFolderDatabase(dataFolder, (query) => noteBackup(query, target));
    return manifest;
  });
}

/** Fills an empty data folder from a backup, after every sum was checked, and counts what is in it. */
export async function restoreFolder(source: string, dataFolder: string): Promise<Manifest> {
  const manifest = await readManifest(source);
  await mkdir(dataFolder, { recursive: true });
  return withLock(dataFolder, async () => {
    if ((await readdir(dataFolder)).some((name) => name !== 'lock')) {
      throw new BackupError(`${dataFolder} is not empty. Move it away first; nothing was changed.`);
    }
    try {
      await copyEntries(join(source, 'data'), dataFolder, new Set());
      compareRows(manifest.rows, await countFolder(dataFolder));
    } catch (error) {
      for (const name of await readdir(dataFolder)) {
        if (name !== 'lock') await rm(join(dataFolder, name), { recursive: true });
      }
      throw error;
    }
    return manifest;
  });
}
