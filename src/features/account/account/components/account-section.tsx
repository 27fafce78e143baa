import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { toast } from '@/ui/toast';

interface AccountSectionProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** A part of the account in its four states. A failed load shows one toast with the specification's text. */
export function AccountSection<Data>({ query, children }: AccountSectionProps<Data>) {
  const { data, isError, isFetching, refetch } = query;
  const hasFailed = isError && data === undefined;

  useEffect(() => {
    if (hasFailed) {
      void toast({ title: 'Error', description: 'Failed to load account data.', tone: 'error' });
    }
  }, [hasFailed]);

  // Keep the content when a later load fails: the user may be typing in it.
  if (data !== undefined) {
    return children(data);
  }
  if (hasFailed) {
    return (
      <ErrorState title="This part did not load" onRetry={() => void refetch()} isRetrying={isFetching}>
        Nothing is lost. Check your connection and try again.
      </ErrorState>
    );
  }
  return (
    <Loading label="Your account is loading">
      <SkeletonText lines={5} />
    </Loading>
  );
}
