import { queryOptions } from '@tanstack/react-query';
import { lawFactColumns, toLawFact } from '@law/law-fact-row';
import { readRows } from '@/lib/supabase/data-api';
import { queryRoots } from '@/lib/queries/query-roots';
import { shopDay } from '@/lib/text/shop-zone';
import { toDatedFact } from '../model/page-dates';

const columns = [...lawFactColumns, 'created_at', 'updated_at'] as const;

/** The fact base from the database, including the owner's edits. */
export const lawFactsQuery = queryOptions({
  queryKey: [queryRoots.lawFacts, 'all'],
  queryFn: async ({ signal }) => {
    const rows = await readRows('law_facts', columns, { order: 'key', limit: '1000' }, signal);
    return rows.flatMap((row) => {
      const fact = toLawFact(row);
      return fact ? [toDatedFact(fact, row)] : [];
    });
  },
  staleTime: 5 * 60_000,
});

/** One fact; null when the owner has removed it. */
export const lawFactQuery = (key: string) =>
  queryOptions({
    queryKey: [queryRoots.lawFacts, 'one', key],
    queryFn: async ({ signal }) => {
      const [row] = await readRows('law_facts', lawFactColumns, { key: `eq.${key}`, limit: '1' }, signal);
      return row ? toLawFact(row) : null;
    },
    staleTime: 5 * 60_000,
  });

export interface LawFigures {
  readonly statements: number;
  /** The next ISO day on which a source is read again. Null if none is due later. */
  readonly nextReading: string | null;
}

/** How many statements there are, and when the next one is checked. */
export const lawFiguresQuery = queryOptions({
  queryKey: [queryRoots.lawFacts, 'figures'],
  queryFn: async ({ signal }): Promise<LawFigures> => {
    const rows = await readRows('law_facts', ['next_check'], { order: 'next_check', limit: '1000' }, signal);
    const today = shopDay();
    const next = rows.find(({ next_check }) => next_check >= today);
    return { statements: rows.length, nextReading: next?.next_check ?? null };
  },
  staleTime: 5 * 60_000,
});
