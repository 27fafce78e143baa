import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDateTime } from '@/lib/text/shop-time';
import { settingLabel, settingValue } from '@/lib/labels/setting-labels';
import { queryRoots } from '@/lib/queries/query-roots';
import { ShortTime } from '@/lib/text/short-time';
import { ActionDialog } from '@/ui/action-dialog';
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

const columns: readonly Column<Publish>[] = [
  {
    key: 'changes',
    header: 'Changes',
    isRowHeader: true,
    cell: ({ changes }) => (
      <ul>
        {changes.map(({ key, before, after, isSecret }) => (
          <li key={key} className="wrap-anywhere">
            {settingLabel(key)}:{' '}
            <span className="font-normal">
              {isSecret ? 'a new secret' : `${settingValue(before)} → ${settingValue(after)}`}
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
        <LongWord>{actor}</LongWord>{' '}
        <span>{reason && `(${reason.charAt(0).toLowerCase()}${reason.slice(1)})`}</span>
      </>
    ),
  },
  { key: 'at', header: 'When', cell: ({ at }) => <ShortTime at={at} /> },
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

/** Who published what, with an undo button. */
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
            caption="Published changes"
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
    <ActionDialog
      title="Undo these changes?"
      consequence={`Restores the values before: ${publish.changes.map(({ key }) => settingLabel(key)).join(', ')}. Visitors see them within a minute. Secrets cannot be restored.`}
      confirmLabel="Undo"
      trigger={
        <Button variant="quiet" size="small">
          Undo <VisuallyHidden>the publish of {formatDateTime(publish.at)}</VisuallyHidden>
        </Button>
      }
      onConfirm={async () => {
        await undoSettings(publish.changeSet);
        await queryClient.invalidateQueries({ queryKey: [queryRoots.settings] });
        void toast({ title: 'Undone', description: 'The previous settings are restored.', tone: 'success' });
      }}
    />
  );
}

/** Publishes the values of an earlier version again, unless they are already in use. */
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
    <ActionDialog
      title="Publish these values again?"
      consequence={
        <span className="wrap-anywhere">
          {values.map(([key, value]) => `${settingLabel(key)}: ${settingValue(value)}`).join(', ')}. Visitors
          see it within a minute.
        </span>
      }
      confirmLabel="Publish again"
      trigger={
        <Button variant="quiet" size="small">
          Use again <VisuallyHidden>the values of {formatDateTime(publish.at)}</VisuallyHidden>
        </Button>
      }
      onConfirm={async () => {
        await publishSettings(Object.fromEntries(values), stored);
        await queryClient.invalidateQueries({ queryKey: [queryRoots.settings] });
        void toast({ title: 'Settings Saved', description: 'The old values are restored.', tone: 'success' });
      }}
    />
  );
}
