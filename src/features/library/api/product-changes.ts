import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@contracts/database-types';
import type { ProductSku } from '@contracts/products';
import { callRpc } from '@/lib/data-api';
import { queryRoots } from '@/lib/query-roots';
import { changesByDay } from '../model/changes-by-day';

type ChangeRow = Database['public']['Functions']['product_changes']['Returns'][number];

/** What changed in the files of a product, by day, newest first. */
export const productChangesQuery = (sku: ProductSku) =>
  queryOptions({
    queryKey: [queryRoots.library, 'changes', sku],
    queryFn: async ({ signal }) =>
      changesByDay((await callRpc('product_changes', { sku }, signal)) as readonly ChangeRow[]),
    staleTime: 5 * 60_000,
  });
