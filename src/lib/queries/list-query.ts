import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { readAdmin, type AdminRpc } from '../supabase/admin-rpc';

type ListRpc = Extract<AdminRpc, `admin_list_${string}`>;

interface ListDefinition<Row> {
  /** First part of the query key: invalidating it refreshes the list. */
  readonly root: string;
  readonly rpc: ListRpc;
  /** The argument of the call that receives the filter from the URL. */
  readonly filterArgument: string;
  /** What the list is about, such as the notice whose buyers it lists. */
  readonly of?: Readonly<Record<string, string>>;
  /** Figures that the page reads again and again: when they change, the rows have changed as well and are read again. */
  readonly asOf?: Readonly<Record<string, number>>;
  readonly row: z.ZodType<Row>;
}

interface Narrowing {
  readonly search: string;
  readonly filter: string;
  readonly cursor: string;
}

/** The query of a long list: one page, as the URL describes it. The previous page stays visible while the next one loads. */
export function listQuery<Row>({ root, rpc, filterArgument, of = {}, asOf = {}, row }: ListDefinition<Row>) {
  const pageSchema = z.object({
    rows: z.array(row),
    /** Cursors of the previous and next page, if there are any. */
    newer: z.string().nullable(),
    older: z.string().nullable(),
  });
  return ({ search, filter, cursor }: Narrowing) =>
    // The rule misses the call's closure, which the call's name in the key already covers.
    // eslint-disable-next-line @tanstack/query/exhaustive-deps
    queryOptions({
      queryKey: [root, rpc, of, asOf, search, filter, cursor],
      queryFn: ({ signal }) =>
        readAdmin(rpc, { ...of, search, [filterArgument]: filter, page_cursor: cursor }, pageSchema, signal),
      placeholderData: keepPreviousData,
    });
}
