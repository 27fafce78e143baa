import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@database/database-types';
import type { ProductSku } from '@contracts/products';
import { callRpc } from '@/lib/supabase/data-api';
import { queryRoots } from '@/lib/queries/query-roots';
import { changesByDay } from '../model/changes-by-day';

type ChangeRow = Database['public']['Functions']['product_changes']['Returns'][number];

/** The changes to a product's files by day, newest first. */
export const productChangesQuery = (sku: ProductSku) =>
  queryOptions({
    queryKey: [queryRoots.library, 'changes', sku],
    queryFn: async ({ signal }) =>
      changesByDay((await callRpc('product_changes', { sku }, signal)) as readonly ChangeRow[]),
    staleTime: 5 * 60_000,
  });
