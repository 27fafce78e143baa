import type { RenderedFile } from '../../functions/_shared/documents/mod.ts';
import type { FileWork, MakeFile } from '../../functions/_shared/files/file-work.ts';
import { clientGone } from '../../functions/_shared/http/client-gone.ts';
import { sha256Hex } from '../../functions/_shared/links/crypto.ts';
import { BoundedQueue } from './bounded-queue.ts';
import { inMemory, type Shelve, type Shelved } from './shelf.ts';

const keepMs = 60 * 60_000;
const mostBytes = 48 * 1024 * 1024;
const mostWaitingArchives = 6;
const mostWaitingExports = 100;

interface Kept {
  readonly named: Omit<RenderedFile, 'bytes'>;
  readonly size: number;
  readonly shelved: Shelved;
  readonly until: number;
}

/** A file on its way, and how many wait for it. */
interface InWork {
  readonly file: Promise<RenderedFile>;
  readonly work: AbortController;
  waiters: number;
}

export interface FinishedFilesOptions {
  /** Where the bytes are kept. */
  readonly shelve?: Shelve;
  readonly mostBytes?: number;
  readonly mostWaitingArchives?: number;
  readonly now?: () => number;
}

/**
 * The files that were made within the last hour, by a hash of what they were made from. Who asks for one that is being made
 * waits for it; it is given up when nobody waits any more. One archive of buyers and one of the owner are made at a time.
 */
export function createFinishedFiles(options: FinishedFilesOptions = {}): MakeFile {
  const { now = Date.now, shelve = inMemory } = options;
  const kept = new Map<string, Kept>();
  const inWork = new Map<string, InWork>();
  const queues = {
    archive: new BoundedQueue(options.mostWaitingArchives ?? mostWaitingArchives),
    export: new BoundedQueue(mostWaitingExports),
  };
  const room = options.mostBytes ?? mostBytes;

  const drop = (key: string): void => {
    kept.get(key)?.shelved.drop();
    kept.delete(key);
  };

  const lookUp = async (key: string): Promise<RenderedFile | null> => {
    const known = kept.get(key);
    if (!known) return null;
    if (known.until <= now()) {
      drop(key);
      return null;
    }
    // Asked for last, forgotten last.
    kept.delete(key);
    kept.set(key, known);
    return { ...known.named, bytes: await known.shelved.read() };
  };

  const keep = async (key: string, { bytes, ...named }: RenderedFile): Promise<void> => {
    const until = now() + keepMs;
    const size = bytes.byteLength;
    const shelved = await shelve(bytes);
    drop(key);
    kept.set(key, { named, size, shelved, until });
    let sum = 0;
    for (const [name, one] of [...kept].reverse()) {
      sum += one.size;
      if (sum > room || one.until <= now()) drop(name);
    }
  };

  const begin = (key: string, line: FileWork['line'], make: Make): InWork => {
    const work = new AbortController();
    const run = () => make(work.signal);
    const file = line === 'file' ? run() : queues[line].run(work.signal, run);
    const entry: InWork = { file, work, waiters: 0 };
    const forget = () => {
      if (inWork.get(key) === entry) inWork.delete(key);
    };
    // A full disk keeps nothing; who waits has the file all the same.
    file
      .then((made) => keep(key, made))
      .catch(() => undefined)
      .finally(forget);
    inWork.set(key, entry);
    return entry;
  };

  const wait = (key: string, entry: InWork, signal: AbortSignal): Promise<RenderedFile> => {
    entry.waiters += 1;
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(clientGone());
        entry.waiters -= 1;
        if (entry.waiters > 0) return;
        entry.work.abort();
        // The next who asks begins again instead of waiting for what was given up.
        if (inWork.get(key) === entry) inWork.delete(key);
      };
      signal.addEventListener('abort', leave, { once: true });
      void entry.file.finally(() => signal.removeEventListener('abort', leave)).then(resolve, reject);
    });
  };

  const makeFile = async ({ from, line, signal }: FileWork, make: Make): Promise<RenderedFile> => {
    const key = await sha256Hex(JSON.stringify([line, from], plainMaps));
    if (signal.aborted) throw clientGone();
    const known = await lookUp(key).catch(() => null);
    return known ?? wait(key, inWork.get(key) ?? begin(key, line, make), signal);
  };
  return Object.assign(makeFile, {
    requireRoom(line: FileWork['line']) {
      if (line !== 'file') queues[line].requireRoom();
    },
  });
}

type Make = Parameters<MakeFile>[1];

const plainMaps = (_name: string, value: unknown): unknown => (value instanceof Map ? [...value] : value);
