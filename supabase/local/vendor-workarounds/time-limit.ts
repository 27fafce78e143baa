/** Hosted Supabase cuts a statement off after eight seconds; here a hundred calls at once may wait for each other. */
const longestMs = 20_000;

export class DatabaseTimeout extends Error {
  override readonly name = 'DatabaseTimeout';

  constructor() {
    // The driver's own word, so that it counts as unreachable everywhere.
    super('CONNECT_TIMEOUT: the database did not answer');
  }
}

/**
 * A call whose connection broke in the middle of a transaction never settles on a real Postgres (postgres.js 3.4): the
 * caller, and all that wait for it, would hang for ever.
 */
export async function withTimeLimit<T>(work: () => Promise<T>, limitMs = longestMs): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseTimeout()), limitMs);
  });
  try {
    return await Promise.race([work(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
