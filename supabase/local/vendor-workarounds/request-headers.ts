import { AsyncLocalStorage } from 'node:async_hooks';

interface Executor {
  executeQuery(query: unknown): Promise<unknown>;
}

/** What this needs of a connection of lite's; its method is open to callers, but not typed. */
interface Connection {
  applyJwtSessionContext(executor: Executor, ...rest: readonly unknown[]): Promise<void>;
}

const sent = new AsyncLocalStorage<string>();

/** A statement as Kysely compiles it, which lite runs its own with. */
const statement = (text: string, parameters: readonly unknown[]) => ({
  sql: text,
  parameters,
  query: { kind: 'RawNode', sqlFragments: [text], parameters: [] },
  queryId: { queryId: crypto.randomUUID() },
});

/**
 * PostgREST tells the database the headers of every request, lite 0.10 those of RPCs only. Limits count the caller of a
 * written row as well, so the transaction of a write is told them here.
 */
export function passHeaders(connection: unknown): (request: Request) => <T>(work: () => T) => T {
  const open = connection as Connection;
  const apply = open.applyJwtSessionContext.bind(open);
  open.applyJwtSessionContext = async (executor, ...rest) => {
    await apply(executor, ...rest);
    const headers = sent.getStore();
    if (headers !== undefined) {
      await executor.executeQuery(statement(`select set_config('request.headers', $1, true)`, [headers]));
    }
  };
  return (request) => (work) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? work()
      : sent.run(JSON.stringify(Object.fromEntries(request.headers)), work);
}
