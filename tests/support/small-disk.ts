import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

export interface SmallDisk {
  /** Until not a byte more goes in. */
  fill(): void;
  free(): void;
  remove(): void;
}

/** A disk of its own in this folder, which a test may fill; null where the system lets nobody mount one. */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk | null {
  const owner = `uid=${process.getuid?.() ?? 0},gid=${process.getgid?.() ?? 0},mode=700`;
  const mount = ['mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,${owner}`, 'tmpfs', folder];
  // As root, or as somebody who becomes root without being asked for a password, as on GitHub's machines.
  const asRoot = [[], ['sudo', '-n']].find((prefix) => spawnSync('env', [...prefix, ...mount]).status === 0);
  if (!asRoot) {
    return null;
  }
  const ballast = join(folder, 'ballast');
  return {
    fill() {
      // More than the disk holds, so that it is full whatever the shop writes or removes meanwhile.
      try {
        writeFileSync(ballast, Buffer.alloc(megabytes * 2 ** 20));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') {
          throw error;
        }
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => void spawnSync('env', [...asRoot, 'umount', '-l', folder]),
  };
}
