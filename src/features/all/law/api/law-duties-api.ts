import { queryOptions } from '@tanstack/react-query';
import { dutyColumns } from '@law/duty-row';
import { readRows } from '@/lib/supabase/data-api';
import { queryRoots } from '@/lib/queries/query-roots';

/** What the law asks of an employer, from the database, including the owner's edits. */
export const lawDutiesQuery = queryOptions({
  queryKey: [queryRoots.lawFacts, 'duties'],
  queryFn: ({ signal }) =>
    readRows('law_duties', dutyColumns, { order: 'state,statute,key', limit: '1000' }, signal),
  staleTime: 5 * 60_000,
});
