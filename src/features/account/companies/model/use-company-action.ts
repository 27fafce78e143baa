import { useQueryClient } from '@tanstack/react-query';
import { queryRoots } from '@/lib/queries/query-roots';
import { toast } from '@/ui/toast';

/** Runs a change of a company, then reads again what the account shows, and says that it is done. */
export function useCompanyAction(userId: string) {
  const queryClient = useQueryClient();
  return async (change: () => Promise<void>, done: string) => {
    await change();
    await queryClient.invalidateQueries({ queryKey: [queryRoots.account, userId] });
    void toast({ title: done, tone: 'success' });
  };
}
