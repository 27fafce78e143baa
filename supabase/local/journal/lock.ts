import { join } from 'node:path';

export class LockedError extends Error {
  override readonly name = 'LockedError';
}

/**
 * One process per data folder: PGlite has no lock of its own, and two of them on one folder lose rows. The lock belongs to
 * the open file, so the system drops it when the process dies, however it dies.
 */
export async function lockFolder(folder: string): Promise<{ release(): void }> {
  await Deno.mkdir(folder, { recursive: true });
  const file = await Deno.open(join(folder, 'lock'), { create: true, write: true, read: true });
  if (!(await file.tryLock(true))) {
    file.close();
    throw new LockedError(
      `Another shop is running on the data folder ${folder}. Stop it first, or give this one its own: DATA_DIR=.data-2 npm start`,
    );
  }
  return {
    release() {
      file.unlockSync();
      file.close();
    },
  };
}
