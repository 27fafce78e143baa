import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const probeBytes = new Uint8Array(16 * 1024);
const knownForMs = 2000;

export type DiskState = 'writable' | 'the disk is full' | 'the disk takes no writes';

/** Whether the folder takes a file now, tried by writing one: free space alone does not tell of a quota or a disk that only reads. */
export async function tryDisk(folder: string): Promise<DiskState> {
  const probe = join(folder, `.probe-${crypto.randomUUID()}`);
  try {
    await writeFile(probe, probeBytes, { flag: 'wx' });
    return 'writable';
  } catch (error) {
    return isFull(error) ? 'the disk is full' : 'the disk takes no writes';
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes((error as { code?: string }).code ?? '');

/** Anybody may ask for the shop's health: many questions are one try. */
export function watchDisk(folder: string, now = () => performance.now()): () => Promise<DiskState> {
  let triedAt = Number.NEGATIVE_INFINITY;
  let state: Promise<DiskState> | undefined;
  return () => {
    if (!state || now() - triedAt > knownForMs) {
      triedAt = now();
      state = tryDisk(folder);
    }
    return state;
  };
}
