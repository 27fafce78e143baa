import { join } from 'node:path';
import type { JournalEntry } from './journal-entry.ts';

/**
 * PGlite never syncs to disk, so what a visitor is told has happened is also written here and synced before the answer
 * goes out. At start all entries are played again, and the database does those that it has lost. Appends that arrive together
 * share one sync. The journal is kept in segments, so that a checkpoint forgets exactly what it has made safe.
 */
export class Journal {
  readonly #folder: string;
  #segment: number;
  #file: Deno.FsFile;
  #waiting: { line: string; done: () => void; failed: (error: unknown) => void }[] = [];
  #flushing: Promise<void> | undefined;
  /** A write broke off, so the file may end in the middle of a line: the next one starts on a line of its own. */
  #isTorn = false;

  private constructor(folder: string, segment: number, file: Deno.FsFile) {
    this.#folder = folder;
    this.#segment = segment;
    this.#file = file;
  }

  static async open(folder: string): Promise<Journal> {
    await Deno.mkdir(folder, { recursive: true });
    const last = (await segmentsIn(folder)).at(-1) ?? 0;
    return new Journal(folder, last + 1, await openSegment(folder, last + 1));
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
      try {
        const lines = batch.map(({ line }) => line).join('');
        const bytes = new TextEncoder().encode(this.#isTorn ? `\n${lines}` : lines);
        for (let offset = 0; offset < bytes.length;) {
          offset += await this.#file.write(bytes.subarray(offset));
        }
        await this.#file.syncData();
        this.#isTorn = false;
        batch.forEach(({ done }) => done());
      } catch (error) {
        this.#isTorn = true;
        batch.forEach(({ failed }) => failed(error));
      }
    }
  }

  /** Plays every entry again, oldest first. A last line cut short by a power cut was never acknowledged and is left out. */
  async replay(call: (entry: JournalEntry) => Promise<void>): Promise<number> {
    let played = 0;
    for (const segment of await segmentsIn(this.#folder)) {
      const text = await Deno.readTextFile(segmentPath(this.#folder, segment));
      for (const line of text.split('\n')) {
        const entry = parseEntry(line);
        if (entry) {
          await call(entry);
          played++;
        }
      }
    }
    return played;
  }

  /** Starts a new segment, lets `makeSafe` bring the database's files to the disk, then forgets the segments before. */
  async checkpoint(makeSafe: () => Promise<void>): Promise<void> {
    await this.#flushing;
    const previous = this.#file;
    this.#segment++;
    this.#file = await openSegment(this.#folder, this.#segment);
    previous.close();
    await makeSafe();
    for (const segment of await segmentsIn(this.#folder)) {
      if (segment < this.#segment) {
        await Deno.remove(segmentPath(this.#folder, segment));
      }
    }
  }

  close(): void {
    this.#file.close();
  }
}

function segmentPath(folder: string, segment: number): string {
  return join(folder, `journal-${String(segment).padStart(8, '0')}.jsonl`);
}

function openSegment(folder: string, segment: number): Promise<Deno.FsFile> {
  return Deno.open(segmentPath(folder, segment), { create: true, append: true });
}

async function segmentsIn(folder: string): Promise<number[]> {
  const segments: number[] = [];
  for await (const { name } of Deno.readDir(folder)) {
    const number = /^journal-(\d{8})\.jsonl$/.exec(name)?.[1];
    if (number) {
      segments.push(Number(number));
    }
  }
  return segments.sort((a, b) => a - b);
}

function parseEntry(line: string): JournalEntry | null {
  try {
    return line === '' ? null : (JSON.parse(line) as JournalEntry);
  } catch {
    return null;
  }
}

/** Syncs every file below a folder, deepest first, so that the journal before it may be forgotten. */
export async function syncFolder(folder: string): Promise<void> {
  for await (const entry of Deno.readDir(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory) {
      await syncFolder(path);
    } else if (entry.isFile) {
      using file = await Deno.open(path, { read: true });
      await file.sync();
    }
  }
}
