import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@/ui/link';
import { toAppError } from '@/lib/errors/app-error';
import { publishingSlotsQuery } from '@/lib/text/publishing-slots';
import { formatDateTime } from '@/lib/text/shop-time';
import { shopTimeZone } from '@/lib/text/shop-zone';
import { queryRoots } from '@/lib/queries/query-roots';
import { useMutation } from '@/lib/queries/use-mutation';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { SelectField } from '@/ui/select-field';
import { Table, type Column } from '@/ui/table';
import { toast } from '@/ui/toast';
import {
  runScheduler,
  schedulablePostsQuery,
  schedulePost,
  type SchedulablePost,
} from '../api/scheduler-api';
import { CalendarLink } from './calendar-link';
import { QueryStates } from './query-states';

function usePostsRefresh() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [queryRoots.posts, queryRoots.calendar].map((root) =>
        queryClient.invalidateQueries({ queryKey: [root] }),
      ),
    );
}

/** Publishes due posts manually. */
export function RunSchedulerButton() {
  const refresh = usePostsRefresh();
  const run = useMutation({
    mutationFn: runScheduler,
    onSuccess: ({ message }) => void toast({ title: 'Scheduler Run', description: message, tone: 'success' }),
    onError: (error) =>
      void toast({
        title: 'Failed to run scheduler',
        description: toAppError(error).message,
        tone: 'error',
      }),
    onSettled: refresh,
  });
  return (
    <Button variant="secondary" isLoading={run.isPending} onClick={() => run.mutate()}>
      Run scheduler
    </Button>
  );
}

/** The posts with their publishing times, which can be changed. */
export function BlogScheduler() {
  const posts = useQuery(schedulablePostsQuery);
  const slots = useQuery(publishingSlotsQuery);
  return (
    <>
      <Card tone="sunken" className="mb-6">
        <p className="max-w-measure">
          Scheduled posts go out twice a month, on the 1st and the 15th at 9 AM ({shopTimeZone()}). Run
          scheduler publishes everything that is due now.
        </p>
      </Card>
      <QueryStates query={posts} what="The list of posts">
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title="No posts yet" action={<CalendarLink />}>
              Write one under Blog, or generate a draft from a planned topic.
            </EmptyState>
          ) : (
            <PostTable posts={rows} slots={slots.data ?? []} />
          )
        }
      </QueryStates>
    </>
  );
}

interface PostTableProps {
  readonly posts: readonly SchedulablePost[];
  readonly slots: readonly string[];
}

function PostTable({ posts, slots }: PostTableProps) {
  const refresh = usePostsRefresh();
  const schedule = useMutation({
    mutationFn: ({ id, slot }: { readonly id: string; readonly slot: string | null }) =>
      schedulePost(id, slot),
    onError: (error) =>
      void toast({ title: 'Not scheduled', description: toAppError(error).message, tone: 'error' }),
    onSettled: refresh,
  });
  const columns: readonly Column<SchedulablePost>[] = [
    {
      key: 'title',
      header: 'Post',
      isRowHeader: true,
      cell: ({ id, title }) => (
        <Link className="link wrap-anywhere" to={`/admin/blog/${id}`}>
          {title}
        </Link>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status, scheduledFor }) =>
        scheduledFor !== null && status !== 'published' ? (
          <Badge tone="accent">Scheduled</Badge>
        ) : (
          <Badge tone={status === 'published' ? 'success' : 'neutral'}>{status}</Badge>
        ),
    },
    {
      key: 'when',
      header: 'Goes out',
      cell: (post) =>
        post.status === 'published' ? (
          `Published ${formatDateTime(post.publishedAt ?? '')}`
        ) : (
          <SelectField
            label={<span className="sr-only">When {post.title} goes out</span>}
            disabled={schedule.isPending}
            value={post.scheduledFor === null ? '' : new Date(post.scheduledFor).toISOString()}
            options={slotOptions(slots, post.scheduledFor)}
            onChange={(event) => schedule.mutate({ id: post.id, slot: event.target.value || null })}
          />
        ),
    },
  ];
  return (
    <Table
      caption="Posts and their publishing times"
      isCaptionHidden
      density="dense"
      columns={columns}
      rows={posts}
      rowKey={({ id }) => id}
    />
  );
}

function slotOptions(upcoming: readonly string[], chosen: string | null) {
  const times = new Set(
    [...upcoming, ...(chosen === null ? [] : [chosen])].map((slot) => new Date(slot).toISOString()),
  );
  return [
    { value: '', label: 'Not scheduled' },
    ...[...times].sort().map((slot) => ({ value: slot, label: formatDateTime(slot) })),
  ];
}
