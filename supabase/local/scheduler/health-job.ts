import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from '../../functions/_shared/http/context.ts';
import { logLine } from '../common/log.ts';
import { countSetAside, rejectedFolder } from '../journal/set-aside.ts';
import { Ticker } from './scheduler.ts';

/** More than once a minute, so that no minute is missed when the machine is busy. */
const checkEveryMs = 20_000;
const measureEveryMs = 10 * 60_000;

/**
 * Records each minute that the shop was up and what stood still in it, and now and then what its folder takes of the disk and
 * how many lines of the journal wait for a person.
 */
export function createHealthTicker(service: Client, dataFolder: string, journalFolder: string): Ticker {
  let measuredAt = Number.NEGATIVE_INFINITY;
  const record = async (call: PromiseLike<{ readonly error: { readonly message: string } | null }>) => {
    const { error } = await call;
    if (error) {
      throw new Error(error.message);
    }
  };
  return new Ticker(
    async () => {
      if (performance.now() - measuredAt <= measureEveryMs) {
        await record(service.rpc('record_health', {}));
        return;
      }
      await record(service.rpc('record_health', { disk: await measureDisk(dataFolder) }));
      const setAside = await countSetAside(journalFolder);
      await record(
        service.rpc('note_shop_mark', {
          mark_name: 'journal',
          mark_detail: { ...setAside, files: [...setAside.files], folder: rejectedFolder(journalFolder) },
        }),
      );
      measuredAt = performance.now();
    },
    checkEveryMs,
    (error) => logLine({ at: 'health', error: String(error) }),
  );
}

async function measureDisk(folder: string): Promise<{ usedBytes: number; freeBytes: number }> {
  const { bavail, bsize } = await statfs(folder);
  let usedBytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) {
      // A file may go while the others are looked at.
      const info = await stat(join(entry.parentPath, entry.name)).catch(() => null);
      usedBytes += info?.size ?? 0;
    }
  }
  return { usedBytes, freeBytes: bavail * bsize };
}
