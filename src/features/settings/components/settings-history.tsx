import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDateTime } from '@/lib/format';
import { queryRoots } from '@/lib/query-roots';
import { ActDialog } from '@/ui/act-dialog';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LongWord } from '@/ui/long-word';
import { Loading, SkeletonTable } from '@/ui/skeleton';
import { Table, type Column } from '@/ui/table';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import {
  adminSettingsQuery,
  publishSettings,
  settingsHistoryQuery,
  undoSettings,
  type Publish,
} from '../api/admin-settings';

const quoted = (value: string | null) =>
  value ? `“${value.length > 80 ? `${value.slice(0, 80)}…` : value}”` : 'empty';

const columns: readonly Column<Publish>[] = [
  {
    key: 'changes',
    header: 'Changes',
    isRowHeader: true,
    cell: ({ changes }) => (
      <ul>
        {changes.map(({ key, before, after, isSecret }) => (
          <li key={key} className="wrap-anywhere">
            {key}:{' '}
            <span className="font-normal">
              {isSecret ? 'a new secret' : `${quoted(before)} → ${quoted(after)}`}
            </span>
          </li>
        ))}
      </ul>
    ),
  },
  {
    key: 'actor',
    header: 'By',
    cell: ({ actor, reason }) => (
      <>
        <LongWord>{actor}</LongWord> {reason && `(${reason.toLowerCase()})`}
      </>
    ),
  },
  { key: 'at', header: 'When', cell: ({ at }) => formatDateTime(at) },
  {
    key: 'undo',
    header: 'Undo',
    isHeaderHidden: true,
    align: 'end',
    cell: (publish) =>
      publish.changes.every(({ isSecret }) => isSecret) ? null : (
        <span className="inline-flex flex-wrap justify-end">
          <UseAgain publish={publish} />
          <Undo publish={publish} />
        </span>
      ),
  },
];

/** Who published what, with undo. */
export function SettingsHistory() {
  const query = useQuery(settingsHistoryQuery);
  return (
    <Card as="section" padding="large">
      <h2 className="mb-5 text-2xl">History</h2>
      {query.isPending && (
        <Loading label="The history is loading">
          <SkeletonTable rows={3} />
        </Loading>
      )}
      {query.isError && (
        <ErrorState
          title="The history did not load"
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.isSuccess &&
        (query.data.length === 0 ? (
          <EmptyState title="Nothing was published yet" />
        ) : (
          <Table
            caption="What was published"
            isCaptionHidden
            density="dense"
            columns={columns}
            rows={query.data}
            rowKey={({ changeSet }) => changeSet}
          />
        ))}
    </Card>
  );
}

function Undo({ publish }: { readonly publish: Publish }) {
  const queryClient = useQueryClient();
  return (
    <ActDialog
      title="Undo this publish?"
      consequence={`Brings back what was there before: ${publish.changes.map(({ key }) => key).join(', ')}. Visitors see it at once. Secrets cannot be brought back.`}
      confirmLabel="Undo"
      trigger={
        <Button variant="quiet" size="small">
          Undo <VisuallyHidden>the publish of {formatDateTime(publish.at)}</VisuallyHidden>
        </Button>
      }
      act={async () => {
        await undoSettings(publish.changeSet);
        await queryClient.invalidateQueries({ queryKey: [queryRoots.settings] });
        void toast({ title: 'Undone', description: 'The settings before are back.', tone: 'success' });
      }}
    />
  );
}

/** Publishes the values of an old publish again, where they are not the ones in use. */
function UseAgain({ publish }: { readonly publish: Publish }) {
  const queryClient = useQueryClient();
  const { data: stored } = useQuery(adminSettingsQuery);
  const values = publish.changes
    .filter(({ key, after, isSecret }) => !isSecret && (after ?? '') !== (stored?.[key]?.value ?? ''))
    .map(({ key, after }): [string, string] => [key, after ?? '']);
  if (!stored || values.length === 0) {
    return null;
  }
  return (
    <ActDialog
      title="Publish these values again?"
      consequence={
        <span className="wrap-anywhere">
          {values.map(([key, value]) => `${key}: ${quoted(value)}`).join(', ')}. Visitors see it at once.
        </span>
      }
      confirmLabel="Publish again"
      trigger={
        <Button variant="quiet" size="small">
          Use again <VisuallyHidden>the values of {formatDateTime(publish.at)}</VisuallyHidden>
        </Button>
      }
      act={async () => {
        await publishSettings(Object.fromEntries(values), stored);
        await queryClient.invalidateQueries({ queryKey: [queryRoots.settings] });
        void toast({ title: 'Settings Saved', description: 'The old values are back.', tone: 'success' });
      }}
    />
  );
}
