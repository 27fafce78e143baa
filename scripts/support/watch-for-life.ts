import { spawnSync } from 'node:child_process';

/** However little a process gets of a machine that does much else: one that works has used a second of it by then. */
const idleAtMostMs = 600_000;
const lookEveryMs = 10_000;

/** `[days-]hours:minutes:seconds`, as `ps` of Linux and of macOS write it. */
const secondsOf = (time: string): number =>
  time
    .replace('-', ':')
    .split(':')
    .reverse()
    .reduce((sum, part, place) => sum + Number(part) * ([1, 60, 3600, 86_400][place] ?? 0), 0);

/** What this process and all that it has started have used of the processors. */
export function processorSeconds(pid: number): number {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,time='], { encoding: 'utf8' });
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([own, parent, time = '0']) => ({
      pid: Number(own),
      parent: Number(parent),
      seconds: secondsOf(time),
    }));
  const sumOf = (root: number): number =>
    (processes.find((each) => each.pid === root)?.seconds ?? 0) +
    processes.filter(({ parent }) => parent === root).reduce((sum, each) => sum + sumOf(each.pid), 0);
  return sumOf(pid);
}

interface Looks {
  readonly now?: () => number;
  readonly used?: (pid: number) => number;
}

/**
 * Tells whether a process stands still: for ten minutes it has neither said a word nor used the processors. How long it
 * takes is the machine's affair.
 */
export function watchForLife(
  pid: number,
  said: () => number,
  { now = Date.now, used = processorSeconds }: Looks = {},
): () => boolean {
  let livedAt = now();
  let lookedAt = now();
  let words = 0;
  let seconds = 0;
  return () => {
    if (said() > words) {
      words = said();
      livedAt = now();
    }
    if (now() - lookedAt < lookEveryMs) return false;
    lookedAt = now();
    const all = used(pid);
    // What a child has used goes with it.
    if (Math.abs(all - seconds) >= 1) {
      seconds = all;
      livedAt = now();
    }
    return now() - livedAt > idleAtMostMs;
  };
}
