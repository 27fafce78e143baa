import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { batchMaximum } from '@contracts/content-tools';
import { toAppError } from '@/lib/errors/app-error';
import { plural } from '@/lib/text/format';
import { queryRoots } from '@/lib/queries/query-roots';
import { useMutation } from '@/lib/queries/use-mutation';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CheckboxField } from '@/ui/checkbox-field';
import { EmptyState } from '@/ui/empty-state';
import { toast } from '@/ui/toast';
import { aiStatusQuery } from '../api/ai-api';
import { calendarQuery, generateBatch, latestBatchQuery } from '../api/calendar-api';
import { isReadyForDraft, type CalendarItem } from '../model/calendar';
import { CalendarLink } from './calendar-link';
import { useIsAiOff } from './ai-off-notice';
import { BatchProgressList } from './batch-progress';
import { QueryStates } from './query-states';

/** Generates several planned topics at once. The shop continues after the browser is closed. */
export function BatchGeneration() {
  const query = useQuery(calendarQuery);
  return (
    <Card as="section">
      <h2 className="mb-1.5 text-xl">Batch generation</h2>
      <p className="mb-4 max-w-measure text-muted">
        Drafts for planned topics that have a keyword, at most {batchMaximum} at a time.
      </p>
      <QueryStates query={query} what="The calendar">
        {(items) => <Choice items={items.filter(isReadyForDraft)} />}
      </QueryStates>
      <LatestBatch />
    </Card>
  );
}

interface ChoiceProps {
  readonly items: readonly CalendarItem[];
}

function Choice({ items }: ChoiceProps) {
  const queryClient = useQueryClient();
  const isOff = useIsAiOff();
  const left = useGenerationsLeft();
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const chosen = items.filter(({ id }) => chosenIds.includes(id));
  const refresh = () =>
    Promise.all(
      [queryRoots.aiRuns, queryRoots.calendar, queryRoots.posts].map((root) =>
        queryClient.invalidateQueries({ queryKey: [root] }),
      ),
    );
  const generate = useMutation({
    mutationFn: generateBatch,
    // The call returns at the end, but its rows exist as soon as it has started.
    onMutate: () =>
      setInterval(() => void queryClient.invalidateQueries({ queryKey: [queryRoots.aiRuns] }), 1000),
    onSuccess: ({ successful, totalItems }) => {
      setChosenIds([]);
      void toast({
        title: 'Content Generated',
        description: `${successful} of ${plural(totalItems, 'draft')}`,
        tone: successful === totalItems ? 'success' : 'neutral',
      });
    },
    onError: (error) =>
      void toast({
        title: 'Failed to generate content',
        description: toAppError(error).message,
        tone: 'error',
      }),
    onSettled: async (_data, _error, _items, timer) => {
      clearInterval(timer);
      await refresh();
    },
  });

  const submit = () => {
    if (chosen.length === 0) {
      return;
    }
    if (chosen.length > batchMaximum) {
      void toast({ title: `Maximum ${batchMaximum} items can be generated at once`, tone: 'error' });
      return;
    }
    generate.mutate(chosen);
  };

  if (items.length === 0 && !generate.isPending) {
    return (
      <EmptyState title="No planned topic with a keyword" action={<CalendarLink />}>
        Add topics, and give each a keyword to write for.
      </EmptyState>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {left < batchMaximum && (
        <p className="mb-3 text-sm text-muted" role="status">
          {left === 0
            ? 'No generations are left this hour.'
            : `${plural(left, 'generation')} left this hour: choose at most ${left}.`}
        </p>
      )}
      <fieldset>
        <legend className="sr-only">Topics to write</legend>
        {items.map((item) => (
          <CheckboxField
            key={item.id}
            label={item.topic}
            checked={chosenIds.includes(item.id)}
            disabled={!chosenIds.includes(item.id) && left < batchMaximum && chosen.length >= left}
            onChange={(event) =>
              setChosenIds(
                event.target.checked ? [...chosenIds, item.id] : chosenIds.filter((id) => id !== item.id),
              )
            }
          />
        ))}
      </fieldset>
      <Button
        type="submit"
        className="mt-4"
        isLoading={generate.isPending}
        disabled={chosen.length === 0 || (left < batchMaximum && chosen.length > left) || isOff}
      >
        {chosen.length === 0 ? 'Generate drafts' : `Generate ${plural(chosen.length, 'draft')}`}
      </Button>
    </form>
  );
}

/** The generations left this hour. Until that is known, the size of a full batch. */
function useGenerationsLeft(): number {
  const { data } = useQuery(aiStatusQuery);
  return data ? Math.max(0, data.limit - data.used) : batchMaximum;
}

function LatestBatch() {
  const batch = useQuery(latestBatchQuery);
  return batch.data ? <BatchProgressList batch={batch.data} /> : null;
}
