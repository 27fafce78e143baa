import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  toStoredMessage,
  type IncomingMail,
  type MessageFacts,
  type MessageSummary,
  type StoredMessage,
} from './message.ts';
import { writeDurably } from '../common/write-durably.ts';

interface Idempotency {
  readonly key: string;
  /** Digest of the request, to tell a repetition from another request under the same key. */
  readonly digest: string;
}

/** A key that already stands for another mail. */
export class IdempotencyConflictError extends Error {
  override readonly name = 'IdempotencyConflictError';
}

export interface InboxEntry {
  readonly summary: MessageSummary;
  /** Lower-case words of the message, for searching. */
  readonly words: string;
}

export interface InboxStore {
  /** Returns once the message is on the disk. A repeated key gives the first message's id and no second message. */
  add(mail: IncomingMail, idempotency?: Idempotency): Promise<string>;
  /** Newest first. */
  list(): readonly InboxEntry[];
  get(id: string): Promise<StoredMessage | null>;
  /** Without ids: all of them. */
  remove(ids?: readonly string[]): Promise<void>;
  setRead(read: boolean, ids?: readonly string[]): Promise<void>;
}

interface StoredFile {
  readonly sequence: number;
  readonly idempotency: Idempotency | null;
  readonly message: StoredMessage;
}

interface IndexedMessage {
  readonly sequence: number;
  readonly file: string;
  readonly facts: MessageFacts;
  readonly words: string;
}

interface StoreOptions {
  readonly folder: string;
  /** The oldest messages beyond this many are deleted. */
  readonly cap?: number | undefined;
  readonly now?: (() => Date) | undefined;
}

const defaultCap = 2000;
const rememberedKeys = 10_000;
const readStateFile = 'read-state.json';

/**
 * The mailbox on disk: one file for each message, written once and never changed, so a kill at any moment loses nothing that
 * was acknowledged. Which messages were read is a file of its own.
 */
export async function openStore({
  folder,
  cap = defaultCap,
  now = () => new Date(),
}: StoreOptions): Promise<InboxStore> {
  await mkdir(folder, { recursive: true });
  const loaded = await load(folder);
  let index: IndexedMessage[] = loaded.files
    .map(toIndexed)
    .sort((left, right) => right.sequence - left.sequence);
  let nextSequence = (index[0]?.sequence ?? 0) + 1;
  const read = new Set(loaded.read);
  const keys = new Map<string, { digest: string; id: Promise<string> }>();
  for (const { idempotency, message } of loaded.files) {
    if (idempotency)
      keys.set(idempotency.key, { digest: idempotency.digest, id: Promise.resolve(message.facts.ID) });
  }

  async function write(mail: IncomingMail, idempotency: Idempotency | null): Promise<string> {
    const sequence = nextSequence++;
    const message = toStoredMessage(mail, crypto.randomUUID(), now());
    const stored: StoredFile = { sequence, idempotency, message };
    await writeDurably(folder, fileName(stored), JSON.stringify(stored));
    // Messages that came in together may be on the disk in another order.
    const place = index.findIndex((entry) => entry.sequence < sequence);
    index.splice(place === -1 ? index.length : place, 0, toIndexed(stored));
    const surplus = index.slice(cap).map((entry) => entry.facts.ID);
    if (surplus.length > 0) await remove(surplus);
    return message.facts.ID;
  }

  async function remove(ids?: readonly string[]): Promise<void> {
    const chosen = ids === undefined ? null : new Set(ids);
    const leaving = index.filter((entry) => chosen?.has(entry.facts.ID) ?? true);
    index = index.filter((entry) => !(chosen?.has(entry.facts.ID) ?? true));
    for (const entry of leaving) read.delete(entry.facts.ID);
    await Promise.all(leaving.map((entry) => rm(join(folder, entry.file), { force: true })));
  }

  return {
    add(mail, idempotency) {
      if (!idempotency) return write(mail, null);
      const known = keys.get(idempotency.key);
      if (known) {
        return known.digest === idempotency.digest
          ? known.id
          : Promise.reject(new IdempotencyConflictError('This key stands for another mail.'));
      }
      const id = write(mail, idempotency);
      keys.set(idempotency.key, { digest: idempotency.digest, id });
      id.catch(() => keys.delete(idempotency.key));
      const [oldest] = keys.keys();
      if (keys.size > rememberedKeys && oldest !== undefined) keys.delete(oldest);
      return id;
    },
    list: () => index.map(({ facts, words }) => ({ summary: { ...facts, Read: read.has(facts.ID) }, words })),
    async get(id) {
      const entry = index.find(({ facts }) => facts.ID === id);
      if (!entry) return null;
      const stored = await readStoredFile(folder, entry.file);
      return stored?.message ?? null;
    },
    remove,
    async setRead(state, ids) {
      const before = read.size;
      let changed = false;
      for (const id of ids ?? index.map(({ facts }) => facts.ID)) {
        if (!index.some(({ facts }) => facts.ID === id)) continue;
        changed = (state ? !read.has(id) : read.has(id)) || changed;
        if (state) read.add(id);
        else read.delete(id);
      }
      if (changed || read.size !== before) {
        await writeDurably(folder, readStateFile, JSON.stringify({ read: [...read] }));
      }
    },
  };
}

function fileName({ sequence, message }: StoredFile): string {
  return `${String(sequence).padStart(12, '0')}-${message.facts.ID}.json`;
}

function toIndexed(stored: StoredFile): IndexedMessage {
  const { facts, text } = stored.message;
  const people = [facts.From, ...facts.To, ...facts.Cc, ...facts.ReplyTo];
  const words = [...people.flatMap(({ Name, Address }) => [Name, Address]), facts.Subject, text];
  return { sequence: stored.sequence, file: fileName(stored), facts, words: words.join(' ').toLowerCase() };
}

async function load(folder: string): Promise<{ files: StoredFile[]; read: readonly string[] }> {
  const names = await readdir(folder);
  await Promise.all(
    names.filter((name) => name.endsWith('.tmp')).map((name) => rm(join(folder, name), { force: true })),
  );
  const files: StoredFile[] = [];
  for (const name of names.filter((candidate) => /^\d{12}-.*\.json$/.test(candidate))) {
    const stored = await readStoredFile(folder, name);
    if (stored) files.push(stored);
  }
  return { files, read: await readReadState(folder) };
}

/** A file that cannot be read is left where it is and passed over: one bad sector must not close the mailbox. */
async function readStoredFile(folder: string, name: string): Promise<StoredFile | null> {
  try {
    return JSON.parse(await readFile(join(folder, name), 'utf8')) as StoredFile;
  } catch {
    return null;
  }
}

async function readReadState(folder: string): Promise<readonly string[]> {
  try {
    const state = JSON.parse(await readFile(join(folder, readStateFile), 'utf8')) as {
      read: readonly string[];
    };
    return state.read;
  } catch {
    return [];
  }
}
