/** A bound for a machine that does much else: only a failure waits so long. */
const defaultMs = 60_000;

/** Asks again and again until the answer is not empty, and says what it waited for when it gives up. */
export async function waitUntil<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false>,
  forMs = defaultMs,
): Promise<T> {
  const giveUpAt = Date.now() + forMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== undefined && answer !== false) {
      return answer;
    }
    if (Date.now() > giveUpAt) {
      throw new Error(`Waited ${forMs / 1000} s in vain: ${what}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
