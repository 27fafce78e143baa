import { useQuery } from '@tanstack/react-query';
import { Link } from '@/ui/link';
import { toAppError } from '@/lib/errors/app-error';
import { plural } from '@/lib/text/format';
import { formatDateTime } from '@/lib/text/shop-time';
import { ShortTime } from '@/lib/text/short-time';
import { Callout } from '@/ui/callout';
import { ErrorState } from '@/ui/error-state';
import { KeyValueList } from '@/ui/key-value-list';
import { Loading, SkeletonCard } from '@/ui/skeleton';
import { StatCard } from '@/ui/stat-card';
import { Table, type Column } from '@/ui/table';
import { shopStatusQuery, type ShopStatus } from '../api/shop-status-api';
import {
  ago,
  backupAdvice,
  formatBytes,
  listLabel,
  missing,
  queueLabel,
  troubleLabel,
  warnings,
  whenAndAgo,
} from '../model/status-text';

/** The recorded health of the shop. */
export function StatusReport() {
  const { data, isPending, isError, error, isFetching, refetch } = useQuery(shopStatusQuery);
  if (isPending) {
    return (
      <Loading label="The status is loading">
        <SkeletonCard />
      </Loading>
    );
  }
  if (isError) {
    return (
      <ErrorState title="The status did not load" onRetry={() => void refetch()} isRetrying={isFetching}>
        {toAppError(error).message}
      </ErrorState>
    );
  }
  return (
    <>
      <Verdict status={data} />
      <div className="mt-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <StatCard
          label="Bad minutes, last day"
          value={data.badMinutes}
          note={data.since ? `recorded since ${formatDateTime(data.since)}` : 'nothing recorded yet'}
        />
        {data.queues.map(({ name, waiting, oldest }) => (
          <StatCard
            key={name}
            label={queueLabel(name)}
            value={waiting}
            note={oldest ? `the oldest was due ${ago(oldest, data.now)}` : 'nothing is queued'}
          />
        ))}
      </div>
      <KeyValueList className="mt-8" items={lastThings(data)} />
      <BadMinutes status={data} />
    </>
  );
}

function Verdict({ status }: { readonly status: ShopStatus }) {
  const found = warnings(status);
  const notYet = missing(status);
  if (found.length + notYet.length === 0) {
    return (
      <Callout tone="success" title="All is well">
        Every queue moves, and nothing asks for your attention.
      </Callout>
    );
  }
  return (
    <div className="grid gap-4">
      {found.length > 0 && (
        <Callout tone="danger" title="This needs a look">
          <Sentences of={found} />
        </Callout>
      )}
      {notYet.length > 0 && (
        <Callout
          tone="warning"
          title={found.length > 0 ? 'This is missing' : 'Every queue moves, but this is missing'}
        >
          <Sentences of={notYet} />
        </Callout>
      )}
    </div>
  );
}

function Sentences({ of }: { readonly of: readonly string[] }) {
  return (
    <ul>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

function lastThings({
  now,
  lastWebhook,
  heldEvents,
  orderLists,
  lastBackup,
  disk,
  journal,
  databaseBytes,
  lastCheck,
}: ShopStatus) {
  return [
    { label: 'Last check', value: lastCheck ? whenAndAgo(lastCheck, now) : 'None yet' },
    {
      label: 'Last webhook',
      value: lastWebhook ? `${whenAndAgo(lastWebhook.at, now)}, ${lastWebhook.provider}` : 'None yet',
    },
    {
      label: 'Checkout events',
      value:
        heldEvents > 0 ? (
          <Link to="/admin/events?filter=held" className="link">
            {`${plural(heldEvents, 'event is', 'events are')} held for you`}
          </Link>
        ) : (
          'All processed'
        ),
    },
    {
      label: 'Lists of the checkout',
      value: orderLists
        ? `Looked at ${whenAndAgo(orderLists.at, now)}: ${Object.entries(orderLists.providers).map(listLabel).join(', ')}`
        : 'Not checked: this needs a key from your payment provider',
    },
    {
      label: 'Last backup',
      value: lastBackup
        ? `${whenAndAgo(lastBackup.at, now)}, in ${lastBackup.folder}`
        : `None yet. ${backupAdvice(disk)}`,
    },
    {
      label: 'Disk',
      value: disk
        ? `${formatBytes(disk.usedBytes)} used by the shop, ${formatBytes(disk.freeBytes)} free; measured ${ago(disk.at, now)}`
        : 'Managed by the database host',
    },
    ...(journal !== null && journal.lines > 0
      ? [
          {
            label: 'Journal',
            value: `${plural(journal.lines, 'line')} set aside in ${journal.folder}: ${journal.files.join(', ')}`,
          },
        ]
      : []),
    { label: 'Database', value: formatBytes(databaseBytes) },
  ];
}

type Stretch = ShopStatus['stretches'][number];

const columns: readonly Column<Stretch>[] = [
  { key: 'at', header: 'From', isRowHeader: true, cell: ({ startsAt }) => <ShortTime at={startsAt} /> },
  { key: 'minutes', header: 'Minutes', align: 'end', cell: ({ minutes }) => minutes },
  { key: 'what', header: 'What', cell: ({ troubles }) => troubles.map(troubleLabel).join('; ') },
];

function BadMinutes({ status: { stretches } }: { readonly status: ShopStatus }) {
  return (
    stretches.length > 0 && (
      <Table
        className="mt-8"
        caption="Bad minutes of the last day"
        columns={columns}
        rows={stretches}
        rowKey={({ startsAt, troubles }) => startsAt + troubles.join()}
      />
    )
  );
}
