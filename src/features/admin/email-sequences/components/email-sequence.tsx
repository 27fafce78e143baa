import { useQuery } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors/app-error';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonCard } from '@/ui/skeleton';
import { Stack } from '@/ui/stack';
import { sequenceQuery } from '../api/sequences-api';
import { SequenceFlow } from './sequence-flow';
import { SequenceMailCard } from './sequence-mail-card';

/** The steps of the sequence for a subscriber, and each of its emails. */
export function EmailSequence() {
  const query = useQuery(sequenceQuery);
  if (query.isPending) {
    return (
      <Loading label="The mails are loading">
        <SkeletonCard />
      </Loading>
    );
  }
  if (query.isError) {
    return (
      <ErrorState
        title="The mails did not load"
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      >
        {toAppError(query.error).message}
      </ErrorState>
    );
  }
  return (
    <Stack gap="large">
      <SequenceFlow />
      {query.data.mails.map((mail) => (
        <SequenceMailCard key={mail.name} mail={mail} />
      ))}
    </Stack>
  );
}
