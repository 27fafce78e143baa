import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDateTime } from '@/lib/format';
import { useListAddress } from '@/lib/list-address';
import { Badge } from '@/ui/badge';
import { LongWord } from '@/ui/long-word';
import { RecordList } from '@/ui/record-list';
import type { Column } from '@/ui/table';
import { eventsQuery, type CheckoutEvent } from '../api/events-api';
import { EventActs } from './event-acts';

const columns: readonly Column<CheckoutEvent>[] = [
  {
    key: 'event',
    header: 'Event',
    isRowHeader: true,
    cell: ({ kind, provider }) => `${kind.replace('.', ' ')} (${provider})`,
  },
  {
    key: 'order',
    header: 'Order',
    cell: ({ orderId, email }) => <LongWord>{[orderId, email].filter(Boolean).join(', ') || '–'}</LongWord>,
  },
  { key: 'state', header: 'State', cell: (event) => <EventState event={event} /> },
  {
    key: 'reason',
    header: 'Reason',
    cell: ({ error, processedAt }) => (
      <>
        <span className="wrap-anywhere">{error ?? '–'}</span>
        {processedAt === null && error?.startsWith('Unknown product') && (
          <Link to="/admin/provider-products" className="link">
            Say what it is
          </Link>
        )}
      </>
    ),
  },
  { key: 'time', header: 'Received', cell: ({ createdAt }) => formatDateTime(createdAt) },
  {
    key: 'acts',
    header: 'Acts',
    isHeaderHidden: true,
    align: 'end',
    cell: (event) => <EventActs event={event} />,
  },
];

/** Everything that the payment providers said, stored once as it came. */
export function EventList() {
  const address = useListAddress();
  const query = useQuery(eventsQuery(address));
  return (
    <RecordList
      title="Checkout events"
      searchLabel="Search events"
      searchHelp="By a whole order or payment number."
      filters={[
        { value: '', label: 'All' },
        { value: 'held', label: 'Waiting for you' },
        { value: 'order.paid', label: 'Paid' },
        { value: 'order.refunded', label: 'Refunded' },
        { value: 'dispute.opened', label: 'Disputed' },
        { value: 'unreadable', label: 'Unreadable' },
      ]}
      address={address}
      query={query}
      columns={columns}
      rowKey={({ id }) => id}
      emptyTitle={address.filter === 'held' ? 'Nothing waits for you' : 'No events here'}
    />
  );
}

function EventState({ event }: { readonly event: CheckoutEvent }) {
  if (event.processedAt !== null) {
    return <Badge tone="success">worked off</Badge>;
  }
  return (
    <Badge tone={event.kind === 'ignored' ? 'outline' : 'danger'}>
      {event.kind === 'ignored' ? 'ignored' : 'held'}
    </Badge>
  );
}
