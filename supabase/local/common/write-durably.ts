import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes a file so that it is there in full or not at all, and is on the disk when this returns: content synced, renamed
 * over, and the folder's entry synced, too. A kill in between leaves a `.tmp` file that nobody reads.
 */
export async function writeDurably(
  folder: string,
  name: string,
  content: string,
  mode = 0o666,
): Promise<void> {
  const temporary = join(folder, `${name}.${crypto.randomUUID()}.tmp`);
  try {
    const file = await open(temporary, 'wx', mode);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, join(folder, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
