import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from '../../functions/_shared/http/context.ts';
import { logLine } from './log.ts';
import { Ticker } from './ticker.ts';

/** More than once a minute, so that no minute is missed when the machine is busy. */
const checkEveryMs = 20_000;
const measureEveryMs = 10 * 60_000;

/** Records each minute that the shop was up and what stood still in it, and now and then what its folder takes of the disk. */
export function createHealthTicker(service: Client, dataFolder: string): Ticker {
  let measuredAt = Number.NEGATIVE_INFINITY;
  return new Ticker(
    async () => {
      const isDue = performance.now() - measuredAt > measureEveryMs;
      const { error } = await service.rpc(
        'record_health',
        isDue ? { disk: await measureDisk(dataFolder) } : {},
      );
      if (error) {
        throw new Error(error.message);
      }
      if (isDue) {
        measuredAt = performance.now();
      }
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
