import { useQueryClient } from '@tanstack/react-query';
import { queryRoots } from '@/lib/queries/query-roots';

/** Reloads the reviews and their counts after a decision. */
export function useRefreshReviews(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: [queryRoots.reviews] });
    await queryClient.invalidateQueries({ queryKey: [queryRoots.dashboard] });
  };
}
