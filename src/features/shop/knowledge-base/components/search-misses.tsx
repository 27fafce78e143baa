import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors/app-error';
import { useMutation } from '@/lib/queries/use-mutation';
import { ShortTime } from '@/lib/text/short-time';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LongWord } from '@/ui/long-word';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { Table, type Column } from '@/ui/table';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { removeSearchMiss, searchMissesQuery, type SearchMiss } from '../api/search-misses';

const columns: readonly Column<SearchMiss>[] = [
  {
    key: 'query',
    header: 'Searched for',
    isRowHeader: true,
    cell: ({ query }) => <LongWord>{query}</LongWord>,
  },
  { key: 'searches', header: 'Times', align: 'end', cell: ({ searches }) => searches },
  { key: 'last', header: 'Last', cell: ({ lastSearchedAt }) => <ShortTime at={lastSearchedAt} /> },
  { key: 'remove', header: 'Actions', isHeaderHidden: true, cell: (miss) => <RemoveButton miss={miss} /> },
];

/** Searches of the site and questions of the chat without results: topics that need a text or a synonym. */
export function SearchMisses() {
  const { data, error, isPending, isFetching, refetch } = useQuery(searchMissesQuery);
  return (
    <section aria-labelledby="search-misses" className="mt-14">
      <h2 id="search-misses" className="text-2xl">
        Searches that found nothing
      </h2>
      <p className="mt-2 mb-6 max-w-measure text-muted">
        What visitors typed into the search or asked the chat, without who they were. Write an article about
        it, or add its words to “Other words in the search” in Site Settings; then remove the line.
      </p>
      {isPending ? (
        <Loading label="The searches are loading">
          <SkeletonText lines={4} />
        </Loading>
      ) : !data ? (
        <ErrorState title="The searches did not load" onRetry={() => void refetch()} isRetrying={isFetching}>
          {toAppError(error).message}
        </ErrorState>
      ) : data.length === 0 ? (
        <EmptyState title="Every search had results">
          A search of the last 180 days that found no page is listed here.
        </EmptyState>
      ) : (
        <Table
          caption="Searches that found nothing, most frequent first"
          isCaptionHidden
          columns={columns}
          rows={data}
          rowKey={({ query }) => query}
        />
      )}
    </section>
  );
}

function RemoveButton({ miss }: { readonly miss: SearchMiss }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeSearchMiss(miss.query),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: searchMissesQuery.queryKey }),
    onError: (error) => void toast({ title: 'Error', description: toAppError(error).message, tone: 'error' }),
  });
  return (
    <Button variant="secondary" size="small" isLoading={isPending} onClick={() => mutate()}>
      Remove <VisuallyHidden>{miss.query}</VisuallyHidden>
    </Button>
  );
}
