import { mkdir, open, readdir, readFile, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseEntry, type JournalEntry } from './journal-entry.ts';
import { rejectedFolder, setAside, type SetAsideLine } from './set-aside.ts';
import { syncNames } from './sync-folder.ts';

export interface Replay {
  readonly played: number;
  readonly setAside: readonly SetAsideLine[];
}

/**
 * PGlite never syncs to disk, so what a visitor is told has happened is also written here and synced before the answer
 * goes out. At start all entries are played again, and the database does those that it has lost. Appends that arrive together
 * share one sync. The journal is kept in segments, so that a checkpoint forgets exactly what it has made safe.
 */
export class Journal {
  readonly #folder: string;
  #segment: number;
  #file: FileHandle;
  #waiting: { line: string; done: () => void; failed: (error: unknown) => void }[] = [];
  #flushing: Promise<void> | undefined;
  /** A write broke off, so the file may end in the middle of a line: the next one starts on a line of its own. */
  #isTorn = false;

  private constructor(folder: string, segment: number, file: FileHandle) {
    this.#folder = folder;
    this.#segment = segment;
    this.#file = file;
  }

  static async open(folder: string): Promise<Journal> {
    await mkdir(folder, { recursive: true });
    await syncNames(dirname(folder));
    // A number is never used twice, so that a file that was set aside is not written over.
    const used = [...(await segmentsIn(folder)), ...(await segmentsIn(rejectedFolder(folder)))];
    const next = Math.max(0, ...used) + 1;
    return new Journal(folder, next, await openSegment(folder, next));
  }

  append(entry: JournalEntry): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({
        line: `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`,
        done,
        failed,
      });
      void this.#flush();
    });
  }

  #flush(): Promise<void> {
    this.#flushing ??= this.#writeWaiting().finally(() => {
      this.#flushing = undefined;
    });
    return this.#flushing;
  }

  async #writeWaiting(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0);
      const file = this.#file;
      try {
        const lines = batch.map(({ line }) => line).join('');
        await file.appendFile(this.#isTorn ? `\n${lines}` : lines);
        await file.datasync();
        this.#isTorn = false;
        batch.forEach(({ done }) => done());
      } catch (error) {
        this.#isTorn = true;
        batch.forEach(({ failed }) => failed(error));
      }
    }
  }

  /**
   * Plays every entry again, oldest first. `play` throws for one that cannot be played; such a line, and one that cannot be
   * read, is set aside, so that it neither stops the shop nor gets lost. A last line cut short by a power cut was never
   * acknowledged and is left out.
   */
  async replay(play: (entry: JournalEntry) => Promise<void>): Promise<Replay> {
    let played = 0;
    const rejected: SetAsideLine[] = [];
    for (const segment of await segmentsIn(this.#folder)) {
      const file = segmentName(segment);
      const lines = (await readFile(join(this.#folder, file), 'utf8')).split('\n').slice(0, -1);
      const bad: SetAsideLine[] = [];
      for (const [index, text] of lines.entries()) {
        if (text === '') continue;
        try {
          await play(parseEntry(text));
          played++;
        } catch (error) {
          if (error instanceof StopReplay) throw error.cause;
          bad.push({ file, line: index + 1, ...describe(error), text });
        }
      }
      if (bad.length > 0) {
        await setAside(this.#folder, file, bad);
        rejected.push(...bad);
      }
    }
    return { played, setAside: rejected };
  }

  /** Starts a new segment, lets `makeSafe` bring the database's files to the disk, then forgets the segments before. */
  async checkpoint(makeSafe: () => Promise<void>): Promise<void> {
    const previous = this.#file;
    this.#file = await openSegment(this.#folder, this.#segment + 1);
    this.#segment++;
    this.#isTorn = false;
    // A batch that began before the change still writes to the previous file.
    await this.#flushing;
    await previous.close();
    await makeSafe();
    for (const segment of await segmentsIn(this.#folder)) {
      if (segment < this.#segment) {
        await rm(join(this.#folder, segmentName(segment)));
      }
    }
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}

/** Thrown by `play` when the fault is not the entry's own, as when the database is unreachable: nothing is set aside. */
export class StopReplay extends Error {
  override readonly name = 'StopReplay';
}

function describe(error: unknown): { code: string; reason: string } {
  const reason = error instanceof Error ? error.message : String(error);
  return { code: /^database: (\w+)/.exec(reason)?.[1] ?? 'unreadable', reason };
}

const segmentName = (segment: number) => `journal-${String(segment).padStart(8, '0')}.jsonl`;

async function openSegment(folder: string, segment: number): Promise<FileHandle> {
  const file = await open(join(folder, segmentName(segment)), 'a');
  await syncNames(folder);
  return file;
}

async function segmentsIn(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .map((name) => /^journal-(\d{8})\.jsonl$/.exec(name)?.[1])
    .filter((number) => number !== undefined)
    .map(Number)
    .sort((a, b) => a - b);
}
