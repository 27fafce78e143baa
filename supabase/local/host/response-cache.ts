import type { ShopDatabase } from '../database/open-database.ts';

const keepMs = 5000;
const mostAnswers = 200;
const mostBytes = 64 * 1024;

interface Kept {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer;
}

interface Entry {
  readonly answer: Promise<Kept>;
  /** While it is being read, everybody who asks the same waits for the one answer. */
  until: number;
}

/** What an answer of the Data API depends on besides its address. */
const varyingHeaders = ['accept', 'accept-profile', 'prefer', 'range', 'range-unit'];

/**
 * The same question of visitors is asked of the database once in five seconds. Whatever is written through this process is
 * seen at once: a write forgets every answer, when it begins and when it has ended. Only what another program writes into a
 * real Postgres, and what depends on the clock, is up to five seconds late.
 */
export function cacheResponses(
  database: ShopDatabase,
  { publishableKey, now = Date.now }: { readonly publishableKey: string; now?(): number },
): ShopDatabase {
  const entries = new Map<string, Entry>();

  const isAnonymous = ({ headers }: Request) => {
    const bearer = headers.get('authorization');
    return (
      headers.get('apikey') === publishableKey && (bearer === null || bearer === `Bearer ${publishableKey}`)
    );
  };
  const keyOf = (request: Request): string | null => {
    const { pathname, search } = new URL(request.url);
    const isTable = pathname.startsWith('/rest/v1/') && !pathname.startsWith('/rest/v1/rpc/');
    return request.method === 'GET' && isTable && isAnonymous(request)
      ? JSON.stringify([pathname, search, ...varyingHeaders.map((name) => request.headers.get(name))])
      : null;
  };
  const writing = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    entries.clear();
    try {
      return await work();
    } finally {
      entries.clear();
    }
  };

  async function read(request: Request, peerAddress: string | null): Promise<Kept> {
    const response = await database.fetch(request, peerAddress);
    return { status: response.status, headers: [...response.headers], body: await response.arrayBuffer() };
  }

  function ask(key: string, request: Request, peerAddress: string | null): Promise<Kept> {
    const known = entries.get(key);
    if (known && known.until > now()) {
      return known.answer;
    }
    const answer = read(request, peerAddress);
    const entry = { answer, until: Number.POSITIVE_INFINITY };
    if (entries.size >= mostAnswers) entries.clear();
    entries.set(key, entry);
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    answer.then(({ status, body }) => {
      entry.until = now() + keepMs;
      if (status !== 200 || body.byteLength > mostBytes) forget();
    }, forget);
    return answer;
  }

  return {
    ...database,
    query: (sql, parameters) => writing(() => database.query(sql, parameters)),
    async fetch(request, peerAddress) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return writing(() => database.fetch(request, peerAddress));
      }
      const key = keyOf(request);
      if (key === null) {
        return database.fetch(request, peerAddress);
      }
      const { status, headers, body } = await ask(key, request, peerAddress);
      return new Response(body.slice(0), { status, headers: headers as [string, string][] });
    },
  };
}
