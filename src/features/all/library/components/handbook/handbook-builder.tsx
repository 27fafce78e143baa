import { useQuery } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors/app-error';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { handbookQuery, type HandbookSource } from '../../api/handbook-api';
import { useExpiredAccess } from '../../model/use-expired-access';
import { HandbookForm } from './handbook-form';
import { HandbookLoading } from './handbook-loading';

interface HandbookBuilderProps {
  readonly source: HandbookSource;
  readonly onExpired: (() => void) | undefined;
}

/** What a handbook is made of, once it is known. */
export default function HandbookBuilder({ source, onExpired }: HandbookBuilderProps) {
  const query = useQuery(handbookQuery(source));
  useExpiredAccess(query.error, onExpired);
  if (query.isPending) {
    return <HandbookLoading />;
  }
  if (query.isError) {
    return (
      <ErrorState
        title="Your handbook did not load"
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      >
        {toAppError(query.error).message}
      </ErrorState>
    );
  }
  if (query.data.documents.length === 0) {
    return (
      <EmptyState title="No policies for a handbook">
        Your files are forms, notices and letters. A handbook is made of policies.
      </EmptyState>
    );
  }
  return <HandbookForm source={source} handbook={query.data} onExpired={onExpired} />;
}
