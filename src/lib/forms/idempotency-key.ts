import { randomId } from '../browser/random-id';
import { isRecord, readStored, writeStored } from '../browser/safe-storage';
import { canHash, sha256 } from '../browser/sha256';

/** Idempotency keys of unacknowledged requests, by the hash of their content. */
type OpenKeys = Readonly<Record<string, string>>;

const storedAs = 'open_requests';
let inMemory: OpenKeys = {};

/** Another page of the shop is another document: what is open is kept for the tab. Without a hash a text would stay in its storage. */
const readOpen = (): OpenKeys => (canHash ? readStored(storedAs, asOpenKeys, 'session') : null) ?? inMemory;

const asOpenKeys = (value: unknown) => (isRecord(value) ? (value as OpenKeys) : null);

function writeOpen(keys: OpenKeys): void {
  inMemory = keys;
  if (canHash) writeStored(storedAs, keys, 'session');
}

async function hashOf(content: object): Promise<string> {
  const text = JSON.stringify(content);
  return (await sha256(text)) ?? text;
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
