import type { ShopDatabase } from './open-database.ts';
import { DatabaseTimeout } from '../vendor-workarounds/time-limit.ts';

export interface WatchedDatabase extends ShopDatabase {
  /** Whether the database answers now, known within two seconds. */
  isAlive(): Promise<boolean>;
}

const patienceMs = 2000;
const lookAgainMs = 1000;
/** A database in this process is not gone from one second to the next. */
const answerLastsMs = 1000;
/** On a machine that is short of time the timer may end before an answer that has arrived was read. */
const readingMs = 50;

export interface WatchOptions {
  /** The database runs in this process: it may be busy, but never away, and nothing is refused. */
  readonly isInProcess: boolean;
}

/**
 * Finds out within seconds that the database is gone or frozen, which its driver tells after twenty, or never. From then on
 * calls are refused at once, as unavailable, until it answers again. What gets answers is alive, however long its queue is.
 */
export function watchDatabase(database: ShopDatabase, { isInProcess }: WatchOptions): WatchedDatabase {
  let answeredAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<boolean> | undefined;
  let isAway = false;
  let refuseRunning: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const noteAnswer = () => {
    answeredAt = performance.now();
  };
  /** One question at a time: those to a frozen database hold a connection each. */
  const ask = () =>
    (asking ??= database
      .query('select 1')
      .then(
        () => {
          noteAnswer();
          return true;
        },
        () => false,
      )
      .finally(() => (asking = undefined)));

  async function isAlive(): Promise<boolean> {
    const since = performance.now();
    // What has just answered need not be asked, behind all that waits for it.
    if (isInProcess && since - answeredAt < answerLastsMs) return true;
    const answer =
      (await Promise.race([ask(), after(patienceMs)])) ?? (await Promise.race([ask(), after(readingMs)]));
    return answer ?? answeredAt > since;
  }

  async function look(): Promise<void> {
    const wasAway = isAway;
    isAway = !(await isAlive());
    if (isAway && !wasAway) {
      refuseRunning.forEach((refuse) => refuse());
    }
    clearTimeout(timer);
    timer = isAway ? setTimeout(() => void look(), lookAgainMs) : undefined;
  }

  async function watched<T>(work: () => Promise<T>): Promise<T> {
    if (isAway) {
      throw new DatabaseTimeout();
    }
    const slow = isInProcess ? undefined : setTimeout(() => void look(), patienceMs);
    let refuse: () => void = () => undefined;
    const refused = new Promise<never>((_, reject) => {
      refuse = () => reject(new DatabaseTimeout());
    });
    refuseRunning.push(refuse);
    try {
      const result = await Promise.race([work(), refused]);
      // lite answers 500 where the database fails.
      if (!(result instanceof Response && result.status >= 500)) noteAnswer();
      return result;
    } finally {
      clearTimeout(slow);
      refuseRunning = refuseRunning.filter((running) => running !== refuse);
    }
  }

  return {
    query: (sql, parameters) => watched(() => database.query(sql, parameters)),
    fetch: (request, peerAddress) => watched(() => database.fetch(request, peerAddress)),
    async close() {
      clearTimeout(timer);
      await database.close();
    },
    isAlive,
  };
}

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), milliseconds);
  });
}
