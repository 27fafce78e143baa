import { randomId } from '../browser/random-id';

/** Idempotency keys of unacknowledged requests, by their content. */
const openIds = new Map<string, string>();

/**
 * Sends a text with an idempotency key. Until it is known to have arrived, the same text keeps its key in this tab: sent again
 * after a lost answer, or after a visit to another page, it arrives once. A changed text gets another key.
 */
export async function withIdempotencyKey(
  content: object,
  send: (id: string) => Promise<unknown>,
): Promise<void> {
  const key = JSON.stringify(content);
  const id = openIds.get(key) ?? randomId();
  openIds.set(key, id);
  await send(id);
  openIds.delete(key);
}
