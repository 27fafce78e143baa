import { fieldLabel, fieldValue, tableLabel } from '@/lib/labels/field-labels';
import { ShortTime } from '@/lib/text/short-time';
import { Badge } from '@/ui/badge';
import { LongWord } from '@/ui/long-word';
import { Table, type Column } from '@/ui/table';
import type { Order } from '../api/orders-api';
import { EventActions } from './event-actions';

type Event = Order['events'][number];
type Mail = Order['mails'][number];
type Change = Order['changes'][number];

const eventColumns: readonly Column<Event>[] = [
  { key: 'kind', header: 'Event', isRowHeader: true, cell: ({ kind }) => kind.replace('.', ' ') },
  {
    key: 'state',
    header: 'State',
    cell: ({ processedAt, error }) => (
      <>
        <Badge tone={processedAt ? 'success' : 'danger'}>{processedAt ? 'processed' : 'held'}</Badge> {error}
      </>
    ),
  },
  { key: 'time', header: 'Happened', cell: ({ occurredAt }) => <ShortTime at={occurredAt} /> },
  {
    key: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: (event) => <EventActions event={event} />,
  },
];

const mailColumns: readonly Column<Mail>[] = [
  {
    key: 'template',
    header: 'Mail',
    isRowHeader: true,
    cell: ({ template }) => template.replaceAll('-', ' '),
  },
  { key: 'to', header: 'To', cell: ({ to }) => <LongWord>{to}</LongWord> },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status, lastError }) => (
      <>
        <Badge tone={status === 'failed' ? 'danger' : status === 'sent' ? 'success' : 'neutral'}>
          {status}
        </Badge>{' '}
        {lastError}
      </>
    ),
  },
  { key: 'time', header: 'Queued', cell: ({ createdAt }) => <ShortTime at={createdAt} /> },
];

const changeColumns: readonly Column<Change>[] = [
  {
    key: 'change',
    header: 'Change',
    isRowHeader: true,
    cell: ({ object, before, after }) => (
      <span className="wrap-anywhere">
        {tableLabel(object)}:{' '}
        {Object.keys(after ?? {})
          .map(
            (key) =>
              `${fieldLabel(key)} ${fieldValue(key, before?.[key])} → ${fieldValue(key, after?.[key])}`,
          )
          .join(', ')}
      </span>
    ),
  },
  { key: 'reason', header: 'Reason', cell: ({ reason }) => reason ?? '–' },
  { key: 'actor', header: 'By', cell: ({ actor }) => <LongWord>{actor}</LongWord> },
  { key: 'time', header: 'When', cell: ({ createdAt }) => <ShortTime at={createdAt} /> },
];

/** The provider's events, the emails and the admins' actions. */
export function OrderRecords({ order }: { readonly order: Order }) {
  return (
    <>
      <Records title="Checkout events" columns={eventColumns} rows={order.events} />
      <Records title="Mails" columns={mailColumns} rows={order.mails} />
      <Records title="Changes by admins" columns={changeColumns} rows={order.changes} />
    </>
  );
}

interface RecordsProps<Row> {
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

function Records<Row extends { readonly id: string | number }>({ title, columns, rows }: RecordsProps<Row>) {
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-2xl">{title}</h2>
      {rows.length === 0 ? (
        <p className="text-muted">None for this order.</p>
      ) : (
        <Table
          caption={title}
          isCaptionHidden
          density="dense"
          columns={columns}
          rows={rows}
          rowKey={({ id }) => String(id)}
        />
      )}
    </section>
  );
}
