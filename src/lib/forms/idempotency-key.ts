import { randomId } from '../browser/random-id';
import { isRecord, readStored, writeStored } from '../browser/safe-storage';

/** Idempotency keys of unacknowledged requests, by the hash of their content. */
type OpenKeys = Readonly<Record<string, string>>;

const storedAs = 'open_requests';
let inMemory: OpenKeys = {};

/** Over plain http a browser has no hash, and a text or an address must not stay in its storage. */
const subtle = (globalThis.crypto as Partial<Crypto>).subtle;

/** Another page of the shop is another document: what is open is kept for the tab. */
const readOpen = (): OpenKeys => (subtle ? readStored(storedAs, asOpenKeys, 'session') : null) ?? inMemory;

const asOpenKeys = (value: unknown) => (isRecord(value) ? (value as OpenKeys) : null);

function writeOpen(keys: OpenKeys): void {
  inMemory = keys;
  if (subtle) writeStored(storedAs, keys, 'session');
}

async function hashOf(content: object): Promise<string> {
  const text = JSON.stringify(content);
  if (!subtle) return text;
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Sends a text with an idempotency key. Until it is known to have arrived, the same text keeps its key in this tab: sent again
 * after a lost answer, or after a visit to another page, it arrives once. A changed text gets another key.
 */
export async function withIdempotencyKey(
  content: object,
  send: (id: string) => Promise<unknown>,
): Promise<void> {
  const hash = await hashOf(content);
  const id = readOpen()[hash] ?? randomId();
  writeOpen({ ...readOpen(), [hash]: id });
  await send(id);
  const { [hash]: _, ...open } = readOpen();
  writeOpen(open);
}
