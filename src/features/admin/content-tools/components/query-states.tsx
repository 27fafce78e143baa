import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toAppError } from '@/lib/errors/app-error';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonTable } from '@/ui/skeleton';

interface QueryStatesProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** The subject, as in "The calendar". */
  readonly what: string;
  readonly children: (data: Data) => ReactNode;
}

/** Shows a loading state, an error with a retry, or the data. */
export function QueryStates<Data>({ query, what, children }: QueryStatesProps<Data>) {
  if (query.isPending) {
    return (
      <Loading label={`${what} is loading`}>
        <SkeletonTable rows={4} />
      </Loading>
    );
  }
  if (query.isError) {
    return (
      <ErrorState
        title={`${what} did not load`}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      >
        {toAppError(query.error).message} Nothing is lost.
      </ErrorState>
    );
  }
  return children(query.data);
}
