import type { InTurn } from '../common/turns.ts';

interface Driver {
  query(sql: string, parameters: readonly unknown[]): Promise<unknown>;
  exec(sql: string): Promise<unknown>;
}

const mostTries = 4;

/**
 * PGlite 0.4 has one connection and one buffer for what it sends. A parameter of the wrong kind (`states=ov.true`) breaks off
 * in the middle of a message: the rest of it spoils the next one, inside a transaction that nobody ends, and from then on
 * every request fails. So after a fault the transaction is ended, and a question with a parameter takes the rest along.
 */
async function heal(driver: Driver): Promise<void> {
  for (let attempt = 0; attempt < mostTries; attempt++) {
    await driver.exec('rollback').catch(() => undefined);
    const works = await driver.query('select $1::text as whole', ['whole']).then(
      () => true,
      () => false,
    );
    if (works) {
      return;
    }
  }
}

/** Each piece of work in its turn; one that fails leaves a whole connection to the next. */
export function healingAfterFaults(inTurn: InTurn, driver: Driver): InTurn {
  return (work, lane) =>
    inTurn(async () => {
      let isFault = true;
      try {
        const result = await work();
        isFault = result instanceof Response && result.status >= 500;
        return result;
      } finally {
        if (isFault) {
          await heal(driver);
        }
      }
    }, lane);
}
