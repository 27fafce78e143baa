import { join } from 'node:path';

export interface JournalEntry {
  readonly rpc: string;
  readonly args: unknown;
}

/**
 * PGlite never syncs to disk, so what a visitor is told has happened is also written here and synced before the answer
 * goes out. At start all entries are played again; every RPC in it is idempotent. Appends that arrive together share one
 * sync.
 */
export class Journal {
  readonly #path: string;
  #file: Deno.FsFile;
  #waiting: { line: string; done: () => void; failed: (error: unknown) => void }[] = [];
  #flushing = false;

  private constructor(path: string, file: Deno.FsFile) {
    this.#path = path;
    this.#file = file;
  }

  static async open(folder: string): Promise<Journal> {
    await Deno.mkdir(folder, { recursive: true });
    const path = join(folder, 'journal.jsonl');
    return new Journal(path, await Deno.open(path, { create: true, append: true }));
  }

  append(entry: JournalEntry): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ line: `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`, done, failed });
      void this.#flush();
    });
  }

  async #flush(): Promise<void> {
    if (this.#flushing) {
      return;
    }
    this.#flushing = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0);
      try {
        const bytes = new TextEncoder().encode(batch.map(({ line }) => line).join(''));
        for (let offset = 0; offset < bytes.length; ) {
          offset += await this.#file.write(bytes.subarray(offset));
        }
        await this.#file.syncData();
        batch.forEach(({ done }) => done());
      } catch (error) {
        batch.forEach(({ failed }) => failed(error));
      }
    }
    this.#flushing = false;
  }

  /** Plays every entry again, oldest first. A last line cut short by a power cut was never acknowledged and is left out. */
  async replay(call: (entry: JournalEntry) => Promise<void>): Promise<number> {
    const lines = (await Deno.readTextFile(this.#path)).split('\n').filter((line) => line !== '');
    let played = 0;
    for (const line of lines) {
      let entry: JournalEntry;
      try {
        entry = JSON.parse(line) as JournalEntry;
      } catch {
        continue;
      }
      await call(entry);
      played++;
    }
    return played;
  }

  /** Forgets all entries; only after the database's own files have been synced. */
  async clear(): Promise<void> {
    await this.#file.truncate(0);
    await this.#file.sync();
  }

  close(): void {
    this.#file.close();
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
