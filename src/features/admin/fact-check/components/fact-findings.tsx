import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors/app-error';
import { checkContent, type WhichText } from '@/lib/supabase/check-content';
import { queryRoots } from '@/lib/queries/query-roots';
import { useMutation } from '@/lib/queries/use-mutation';
import { Callout } from '@/ui/callout';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { factCheckQuery, resolveFinding } from '../api/findings-api';
import { FindingList } from './finding-list';

/** The statements about law without a source in a stored text, and the owner's decisions. */
export function FactFindings({ kind, id }: WhichText) {
  const queryClient = useQueryClient();
  const query = useQuery(factCheckQuery({ kind, id }));
  const refresh = () =>
    Promise.all(
      [queryRoots.texts, queryRoots.posts, queryRoots.articles, queryRoots.auditLog].map((root) =>
        queryClient.invalidateQueries({ queryKey: [root] }),
      ),
    );
  const check = useMutation({ mutationFn: () => checkContent({ kind, id }), onSettled: refresh });
  if (query.isPending) {
    return (
      <Loading label="The findings are loading">
        <SkeletonText lines={3} />
      </Loading>
    );
  }
  if (query.isError) {
    return (
      <ErrorState
        title="The findings did not load"
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      >
        {toAppError(query.error).message}
      </ErrorState>
    );
  }
  return (
    <>
      <FindingList
        findings={query.data.findings}
        isChecked={query.data.checkedAt !== null}
        isChecking={check.isPending}
        onCheck={() => check.mutate()}
        onResolve={async (findingId, reason) => {
          await resolveFinding(findingId, reason);
          await refresh();
        }}
      />
      {check.isError && (
        <div role="alert" className="mt-3">
          <Callout tone="danger" title="The facts were not checked">
            {toAppError(check.error).message}
          </Callout>
        </div>
      )}
    </>
  );
}
