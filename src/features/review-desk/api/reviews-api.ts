import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { readAdmin } from '@/lib/admin-rpc';
import { listQuery } from '@/lib/list-query';
import { queryRoots } from '@/lib/query-roots';

const reviewSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  sku: z.string(),
  rating: z.number(),
  text: z.string(),
  status: z.string(),
  verified: z.boolean(),
  createdAt: z.string(),
  email: z.string().nullable(),
  reason: z.string().nullable(),
});
export type Review = z.infer<typeof reviewSchema>;

export const reviewsQuery = listQuery({
  root: queryRoots.reviews,
  rpc: 'admin_list_reviews',
  filterArgument: 'status_filter',
  row: reviewSchema,
});

const countsSchema = z.object({
  pendingReviews: z.number(),
  approvedReviews: z.number(),
  rejectedReviews: z.number(),
});

export const reviewCountsQuery = queryOptions({
  queryKey: [queryRoots.reviews, 'counts'],
  queryFn: ({ signal }) => readAdmin('admin_attention', {}, countsSchema, signal),
});

/** Answers how many were still waiting. */
export function moderateReviews(
  ids: readonly string[],
  status: 'approved' | 'rejected',
  reason = '',
): Promise<number> {
  return readAdmin(
    'admin_moderate_reviews',
    { review_ids: [...ids], new_status: status, reason },
    z.number(),
  );
}

interface Page {
  readonly rows: readonly Review[];
}

/** Shows the reviews as approved before the database has answered; what it gives back shows them again as they were. */
export async function showApproved(queryClient: QueryClient, ids: readonly string[]): Promise<() => void> {
  const lists = { queryKey: [queryRoots.reviews, 'admin_list_reviews'] };
  await queryClient.cancelQueries(lists);
  const before = queryClient.getQueriesData<Page>(lists);
  queryClient.setQueriesData<Page>(
    lists,
    (page) =>
      page && {
        ...page,
        rows: page.rows.map((row) => (ids.includes(row.id) ? { ...row, status: 'approved' } : row)),
      },
  );
  return () => {
    for (const [key, page] of before) {
      queryClient.setQueryData(key, page);
    }
  };
}
