import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { actAsAdmin, readAdmin } from '@/lib/supabase/admin-rpc';
import { listQuery } from '@/lib/queries/list-query';
import { queryRoots } from '@/lib/queries/query-roots';

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
  answer: z.string().nullable(),
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

export type Status = 'pending' | 'approved' | 'rejected';

interface Decision {
  /** The status that the admin saw. A review whose status has changed since is not touched. */
  readonly from: Status;
  readonly to: Status;
  readonly reason?: string | undefined;
}

/** Resolves to the number of reviews that still had that status. */
export function moderateReviews(
  ids: readonly string[],
  { from, to, reason = '' }: Decision,
): Promise<number> {
  return readAdmin(
    'admin_moderate_reviews',
    { review_ids: [...ids], new_status: to, reason, seen_status: from },
    z.number(),
  );
}

/** An empty text removes the reply. */
export const answerReview = (id: string, answer: string) =>
  actAsAdmin('admin_answer_review', { review_id: id, answer });

interface Page {
  readonly rows: readonly Review[];
}

/** Shows the reviews as approved before the database has responded. Returns a function that reverts it. */
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
