import { queryOptions } from '@tanstack/react-query';
import { lawFactColumns, toLawFact } from '@contracts/law/law-fact-row';
import { readRows } from '@/lib/data-api';
import { queryRoots } from '@/lib/query-roots';
import { toDatedFact } from '../model/page-dates';

const columns = [...lawFactColumns, 'created_at', 'updated_at'] as const;

/** The fact base as it stands in the database, the owner's edits included. */
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
