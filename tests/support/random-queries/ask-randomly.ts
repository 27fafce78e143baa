import { Chooser, randomNumbers } from './chooser';
import type { RandomQuery } from './random-query';
import { SoundQueries } from './sound-queries';
import { readTables } from './table-shapes';
import { WildQueries } from './wild-queries';

interface StrangersAnswer {
  readonly status: number;
  readonly text: string;
  /** All of them, as one text. */
  readonly headers: string;
}

interface RandomAsking {
  readonly count: number;
  readonly seed: number;
  readonly inFlight: number;
  /** No answer may have any of them. */
  readonly secrets: readonly string[];
  /** Where one leak is enough. */
  readonly endsAtLeak?: boolean;
  readonly ask: (query: RandomQuery, isCustomer: boolean) => Promise<StrangersAnswer>;
}

interface Findings {
  /** Answers that show a secret or failed, each with its question. */
  readonly wrong: readonly string[];
  readonly hasLeaked: boolean;
  /** Parts of all answers: those that are no refusal, and those that carry rows. */
  readonly answered: number;
  readonly withRows: number;
}

const carriesRows = ({ status, text }: StrangersAnswer, { method }: RandomQuery) =>
  method === 'GET' && status < 300 && !/^\s*(?:\[\s*\]|\{\}|null)?\s*$/.test(text);

/** The tables of which a visitor is shown at least one row. */
async function shownTables({ ask }: RandomAsking, names: readonly string[]): Promise<string[]> {
  const shown: string[] = [];
  for (const name of names) {
    const query = { method: 'GET', path: `${name}?select=*&limit=1`, headers: {} } as const;
    if (carriesRows(await ask(query, false), query)) shown.push(name);
  }
  return shown;
}

/** Asks as a visitor and as a customer in turn, one half of the questions sound and one half wild. */
export async function askRandomly(asking: RandomAsking): Promise<Findings> {
  const { count, seed, inFlight, secrets, ask, endsAtLeak = false } = asking;
  const tables = readTables();
  const choose = new Chooser(randomNumbers(seed));
  const sound = new SoundQueries(choose, tables, await shownTables(asking, Object.keys(tables)));
  const wild = new WildQueries(choose, tables);
  const wrong: string[] = [];
  let hasLeaked = false;
  let [asked, answered, withRows] = [0, 0, 0];
  const worker = async () => {
    while (asked < count && !(endsAtLeak && hasLeaked)) {
      asked += 1;
      const isCustomer = asked % 2 === 0;
      const query = (choose.chance(0.5) ? sound : wild).next();
      const answer = await ask(query, isCustomer);
      answered += answer.status < 300 ? 1 : 0;
      withRows += carriesRows(answer, query) ? 1 : 0;
      const leak = secrets.find((secret) => (answer.text + answer.headers).includes(secret));
      hasLeaked ||= leak !== undefined;
      if (leak !== undefined || answer.status >= 500) {
        const what = leak ?? String(answer.status);
        const who = isCustomer ? 'a customer' : 'a visitor';
        wrong.push(`${what} for ${who}: ${JSON.stringify(query)} ${answer.text.slice(0, 200)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  return { wrong, hasLeaked, answered: answered / asked, withRows: withRows / asked };
}
