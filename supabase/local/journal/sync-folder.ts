import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Brings the folder's own list of names to the disk: without it, a power cut can lose a new file that was itself synced. */
export async function syncNames(folder: string): Promise<void> {
  // Windows opens no folder, and its file system journals names anyway.
  if (process.platform !== 'win32') {
    await syncPath(folder);
  }
}

/** Syncs every file and folder below a folder, deepest first, so that the journal before it may be forgotten. */
export async function syncFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      await syncFolder(path);
    } else if (entry.isFile()) {
      await syncPath(path);
    }
  }
  await syncNames(folder);
}
