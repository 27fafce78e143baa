import { useQueryClient } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors/app-error';
import { queryRoots } from '@/lib/queries/query-roots';
import { useMutation } from '@/lib/queries/use-mutation';
import { Badge } from '@/ui/badge';
import { Table, type Column } from '@/ui/table';
import { toast } from '@/ui/toast';
import { generateDraft, generateFor, orderTopics, removeTopic, resetTopic } from '../api/calendar-api';
import { badgeTones, monthNames, priorityNames, type CalendarItem } from '../model/calendar';
import { useIsAiOff } from './ai-off-notice';
import { GenerateButtons, TopicTools, type TopicAction } from './topic-actions';
import { last } from '@/lib/lists/last';

interface TopicRequest {
  readonly item: CalendarItem;
  readonly action: TopicAction;
}

async function runAction({ item, action }: TopicRequest): Promise<unknown> {
  switch (action) {
    case 'draft':
      return generateDraft(item);
    case 'reset':
      return resetTopic(item);
    case 'generate_outline':
    case 'generate_intro':
    case 'generate_full_post':
      return generateFor(item, action);
  }
}

/** All topics by month, with their next actions. */
export function CalendarTable({ items }: { readonly items: readonly CalendarItem[] }) {
  const queryClient = useQueryClient();
  const isOff = useIsAiOff();
  const refresh = () =>
    Promise.all(
      [queryRoots.calendar, queryRoots.aiRuns, queryRoots.posts].map((root) =>
        queryClient.invalidateQueries({ queryKey: [root] }),
      ),
    );
  const generate = useMutation({
    mutationFn: runAction,
    onSuccess: (_, { action }) =>
      action === 'reset' ? undefined : void toast({ title: 'Content Generated', tone: 'success' }),
    onError: (error) =>
      void toast({
        title: 'Failed to generate content',
        description: toAppError(error).message,
        tone: 'error',
      }),
    onSettled: refresh,
  });
  const move = useMutation({
    mutationFn: orderTopics,
    onError: (error) =>
      void toast({ title: 'Not moved', description: toAppError(error).message, tone: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [queryRoots.calendar] }),
  });

  const sameMonth = (item: CalendarItem) =>
    items.filter(({ month, year }) => month === item.month && year === item.year);
  const moveItem = (item: CalendarItem, by: -1 | 1) => {
    const ids = sameMonth(item).map(({ id }) => id);
    const from = ids.indexOf(item.id);
    ids.splice(from, 1);
    ids.splice(from + by, 0, item.id);
    move.mutate(ids);
  };

  const columns: readonly Column<CalendarItem>[] = [
    {
      key: 'topic',
      header: 'Topic',
      isRowHeader: true,
      cell: ({ topic, keyword, state }) => (
        <>
          <span className="wrap-anywhere">{topic}</span>
          <span className="block text-sm font-normal text-muted">
            {[keyword || 'No keyword yet', state].filter(Boolean).join(', ')}
          </span>
        </>
      ),
    },
    {
      key: 'month',
      header: 'Month',
      cell: ({ month, year }) => (
        <span className="whitespace-nowrap">{`${monthNames[month - 1] ?? ''} ${year}`}</span>
      ),
    },
    { key: 'priority', header: 'Priority', cell: ({ priority }) => priorityNames[priority] ?? priority },
    {
      key: 'status',
      header: 'Status',
      cell: (item) => <Badge tone={badgeTones[item.status]}>{item.status.replaceAll('_', ' ')}</Badge>,
    },
    {
      key: 'generate',
      header: 'Next step',
      cell: (item) => (
        <GenerateButtons
          item={item}
          isOff={isOff}
          busyWith={
            generate.isPending && generate.variables.item.id === item.id
              ? generate.variables.action
              : undefined
          }
          onAction={(action) => generate.mutate({ item, action })}
        />
      ),
    },
    {
      key: 'tools',
      header: 'Tools',
      isHeaderHidden: true,
      align: 'end',
      cell: (item) => {
        const siblings = sameMonth(item);
        return (
          <TopicTools
            item={item}
            isFirst={siblings[0]?.id === item.id}
            isLast={last(siblings)?.id === item.id}
            onMove={(by) => moveItem(item, by)}
            onRemove={async () => {
              await removeTopic(item.id);
              await queryClient.invalidateQueries({ queryKey: [queryRoots.calendar] });
            }}
          />
        );
      },
    },
  ];

  return (
    <Table
      caption="Content calendar"
      isCaptionHidden
      density="dense"
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
    />
  );
}
