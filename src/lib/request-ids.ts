/** The numbers of the texts that are not known to have arrived. */
const openIds = new Map<string, string>();

/**
 * Sends a text under a number of its own. Until it is known to have arrived, the same words have the same number in this tab,
 * so that whoever sends them again after a lost answer, or after a visit to another page, has sent them once; other words
 * have another number, because they are not what may have arrived already.
 */
export async function sendUnderOneId(words: object, send: (id: string) => Promise<unknown>): Promise<void> {
  const key = JSON.stringify(words);
  const id = openIds.get(key) ?? crypto.randomUUID();
  openIds.set(key, id);
  await send(id);
  openIds.delete(key);
}
