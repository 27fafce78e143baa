import { queryOptions } from '@tanstack/react-query';
import { lawFactColumns, toLawFact } from '@contracts/law/law-fact-row';
import { readRows } from '@/lib/data-api';
import { queryRoots } from '@/lib/query-roots';

/** The fact base as it stands in the database, the owner's edits included. */
export const lawFactsQuery = queryOptions({
  queryKey: [queryRoots.lawFacts, 'all'],
  queryFn: async ({ signal }) => {
    const rows = await readRows('law_facts', lawFactColumns, { order: 'key', limit: '1000' }, signal);
    return rows.flatMap((row) => toLawFact(row) ?? []);
  },
  staleTime: 5 * 60_000,
});

export interface LawChange {
  readonly state: string;
  /** ISO day. */
  readonly changedOn: string;
}

/** When facts were changed after they had been written: an edit of the words leaves the day of reading as it was. */
export const lawChangesQuery = queryOptions({
  queryKey: [queryRoots.lawFacts, 'changes'],
  queryFn: async ({ signal }): Promise<LawChange[]> => {
    const columns = ['state', 'created_at', 'updated_at'] as const;
    const rows = await readRows('law_facts', columns, { order: 'key', limit: '1000' }, signal);
    return rows.flatMap(({ state, created_at: written, updated_at: changed }) =>
      changed > written ? [{ state, changedOn: changed.slice(0, 10) }] : [],
    );
  },
});
