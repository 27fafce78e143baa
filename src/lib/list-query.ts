import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { readAdmin, type AdminRpc } from './admin-rpc';

type ListRpc = Extract<AdminRpc, `admin_list_${string}`>;

interface ListDefinition<Row> {
  /** First part of the query's key: what invalidating it refreshes. */
  readonly root: string;
  readonly rpc: ListRpc;
  /** The call's argument that the filter of the address goes to. */
  readonly filterArgument: string;
  readonly row: z.ZodType<Row>;
}

interface Narrowing {
  readonly search: string;
  readonly filter: string;
  readonly cursor: string;
}

/** The query of a long list: one page of what its address says. The page before stays while the next one comes. */
export function listQuery<Row>({ root, rpc, filterArgument, row }: ListDefinition<Row>) {
  const pageSchema = z.object({
    rows: z.array(row),
    /** Cursors of the neighbouring pages, where there are any. */
    newer: z.string().nullable(),
    older: z.string().nullable(),
  });
  return ({ search, filter, cursor }: Narrowing) =>
    // What the rule misses in the key belongs to the call that stands in it.
    // eslint-disable-next-line @tanstack/query/exhaustive-deps
    queryOptions({
      queryKey: [root, rpc, search, filter, cursor],
      queryFn: ({ signal }) =>
        readAdmin(rpc, { search, [filterArgument]: filter, page_cursor: cursor }, pageSchema, signal),
      placeholderData: keepPreviousData,
    });
}
