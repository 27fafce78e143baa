import { useQuery, useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { toAppError } from '@/lib/errors/app-error';
import { queryRoots } from '@/lib/queries/query-roots';
import { useMutation } from '@/lib/queries/use-mutation';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Tabs } from '@/ui/tabs';
import { toast } from '@/ui/toast';
import { calendarQuery, createStarterCalendar } from '../api/calendar-api';
import { AiOffNotice } from './ai-off-notice';
import { CalendarMonths } from './calendar-months';
import { CalendarTable } from './calendar-table';
import { QueryStates } from './query-states';
import { TopicDialog } from './topic-dialog';

/** The owner's topics as a list with next actions, and by month. */
export function ContentCalendar() {
  const query = useQuery(calendarQuery);
  return (
    <>
      <AiOffNotice />
      <QueryStates query={query} what="The calendar">
        {(items) =>
          items.length === 0 ? (
            <NoTopics />
          ) : (
            <Tabs
              label="Views of the calendar"
              items={[
                { value: 'list', label: 'List', content: <CalendarTable items={items} /> },
                { value: 'months', label: 'Months', content: <CalendarMonths items={items} /> },
              ]}
            />
          )
        }
      </QueryStates>
    </>
  );
}

export function AddTopicButton() {
  return (
    <TopicDialog
      trigger={
        <Button>
          <Plus className="size-4.5" />
          Add topic
        </Button>
      }
    />
  );
}

function NoTopics() {
  const queryClient = useQueryClient();
  const create = useMutation({
    mutationFn: createStarterCalendar,
    onSuccess: () => void toast({ title: 'Content Calendar Created', tone: 'success' }),
    onError: (error) =>
      void toast({
        title: 'Failed to create calendar items',
        description: toAppError(error).message,
        tone: 'error',
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [queryRoots.calendar] }),
  });
  return (
    <EmptyState
      title="No topics yet"
      action={
        <Button isLoading={create.isPending} onClick={() => create.mutate()}>
          Create 12 starter topics
        </Button>
      }
    >
      Begin with twelve topics, one for each month, and change them as you like.
    </EmptyState>
  );
}
