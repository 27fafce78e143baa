interface Answer {
  readonly fields?: readonly unknown[];
}

type Run = (...statement: never[]) => Promise<unknown>;

/** What this needs of a PGlite; its engine is open to callers, but not typed. */
interface Driver {
  readonly Module: object;
  query: Run;
  exec: Run;
  /** What a statement would answer with, without running it. */
  describeQuery: (sql: string) => Promise<{ readonly resultFields: readonly unknown[] }>;
}

interface Engine {
  _PostgresMainLoopOnce(): void;
}

/** How the engine leaves a statement whose error Postgres itself reports. */
const reportedByPostgres = 100;

export class LostAnswer extends Error {
  override readonly name = 'LostAnswer';
}

/**
 * PGlite 0.4 swallows every fault of its engine that Postgres has not reported (a stack or a memory that is full, say) and
 * answers with what it has got by then: no rows, as if there were none, or a write that never was. Such a statement fails here.
 */
export function refuseLostAnswers(driver: Driver): void {
  const engine = driver.Module as Engine;
  const step = engine._PostgresMainLoopOnce;
  const swallowed: unknown[] = [];
  engine._PostgresMainLoopOnce = () => {
    try {
      step();
    } catch (error) {
      if ((error as { readonly status?: number } | undefined)?.status !== reportedByPostgres) {
        swallowed.push(error);
      }
      throw error;
    }
  };

  const watch =
    (run: Run): Run =>
    async (...statement) => {
      swallowed.length = 0;
      const answer = await run.apply(driver, statement);
      const [sql] = statement as readonly string[];
      if (swallowed.length > 0) {
        throw new LostAnswer(`The database's engine failed: ${String(swallowed[0])}`, {
          cause: swallowed[0],
        });
      }
      if (sql !== undefined && /^\s*select\b/i.test(sql) && (answer as Answer).fields?.length === 0) {
        // A `select` may name no column at all, as one does that spreads nothing.
        if ((await driver.describeQuery(sql)).resultFields.length === 0) return answer;
        throw new LostAnswer(`The database lost its answer to: ${sql}`);
      }
      return answer;
    };
  driver.query = watch(driver.query);
  driver.exec = watch(driver.exec);
}
