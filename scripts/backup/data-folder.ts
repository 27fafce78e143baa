import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { connectDatabase } from '../../supabase/local/database/open-database.ts';
import { lockFolder } from '../../supabase/local/host/lock.ts';
import { countRows } from './count-rows.ts';
import { BackupError, compareRows, readManifest, writeManifest, type Manifest } from './manifest.ts';

/** Rebuilt from the database, or of this process only. */
const leftOut = new Set(['lock', 'site', 'site.stamp']);

async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = await lockFolder(folder);
  try {
    return await work();
  } finally {
    lock.release();
  }
}

async function countFolder(dataFolder: string): Promise<Record<string, number>> {
  const { query, close } = await connectDatabase({ folder: join(dataFolder, 'database') });
  try {
    return await countRows(query);
  } finally {
    await close();
  }
}

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
    return writeManifest(target, { kind: 'data folder', rows });
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
