import { useQuery } from '@tanstack/react-query';
import { toAppError } from '@/lib/app-error';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonCard } from '@/ui/skeleton';
import { textQuery } from '../api/texts-api';
import type { TextKind } from '../model/text-kinds';
import { TextEditor } from './text-editor';

interface TextPageProps {
  readonly kind: TextKind;
  readonly id: string;
}

/** The editor of a stored text; a colleague's version that arrives later never replaces what is being written. */
export function TextPage({ kind, id }: TextPageProps) {
  const query = useQuery(textQuery(kind, id));
  if (query.isPending) {
    return (
      <Loading label="The text is loading">
        <SkeletonCard />
      </Loading>
    );
  }
  if (query.isError) {
    return (
      <ErrorState
        title="This text did not load"
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      >
        {toAppError(query.error).message}
      </ErrorState>
    );
  }
  return <TextEditor kind={kind} stored={query.data} />;
}
