import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toAppError } from '@/lib/errors/app-error';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonCard } from '@/ui/skeleton';
import { textQuery } from '../api/texts-api';
import type { TextKind } from '../model/text-kinds';
import { TextEditor } from './text-editor';

interface TextPageProps {
  readonly kind: TextKind;
  readonly id: string;
  readonly facts?: ReactNode | undefined;
}

/** The editor of a stored text. A colleague's later version never replaces the text in the editor. */
export function TextPage({ kind, id, facts }: TextPageProps) {
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
  return <TextEditor kind={kind} stored={query.data} facts={facts} />;
}
