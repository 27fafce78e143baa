import { useQuery } from '@tanstack/react-query';
import { ShortTime } from '@/lib/text/short-time';
import { Link } from '@/ui/link';
import { useListSearchParams } from '@/lib/url/list-search-params';
import { Badge } from '@/ui/badge';
import { LongWord } from '@/ui/long-word';
import { RecordList } from '@/ui/record-list';
import type { Column } from '@/ui/table';
import { eventsQuery, type CheckoutEvent } from '../api/events-api';
import { EventActions } from './event-actions';

const columns: readonly Column<CheckoutEvent>[] = [
  {
    key: 'event',
    header: 'Event',
    isRowHeader: true,
    cell: ({ kind, provider }) => (
      <span className="xl:whitespace-nowrap">{`${kind.replace('.', ' ')} (${provider})`}</span>
    ),
  },
  {
    key: 'order',
    header: 'Order',
    cell: ({ orderId }) => <LongWord className="xl:max-w-48!">{orderId || '–'}</LongWord>,
  },
  {
    key: 'buyer',
    header: 'Buyer',
    cell: ({ email }) => <LongWord className="xl:max-w-48!">{email || '–'}</LongWord>,
  },
  { key: 'state', header: 'State', cell: (event) => <EventState event={event} /> },
  {
    key: 'reason',
    header: 'Reason',
    cell: ({ error, doubt, processedAt }) => (
      <div className="min-w-32">
        <span className="wrap-anywhere">{error ?? doubt ?? '–'}</span>{' '}
        {processedAt === null && error?.startsWith('Unknown product') && (
          <Link to="/admin/provider-products" className="link">
            Match the product
          </Link>
        )}
      </div>
    ),
  },
  { key: 'time', header: 'Received', cell: ({ createdAt }) => <ShortTime at={createdAt} /> },
  {
    key: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: (event) => <EventActions event={event} />,
  },
];

/** Every event of the payment providers, stored once and unchanged. */
export function EventList() {
  const address = useListSearchParams();
  const query = useQuery(eventsQuery(address));
  return (
    <RecordList
      title="Checkout events"
      searchLabel="Search events"
      searchHelp="By a whole order or payment number."
      filters={[
        { value: '', label: 'All' },
        { value: 'held', label: 'Needs attention' },
        { value: 'order.paid', label: 'Paid' },
        { value: 'order.refunded', label: 'Refunded' },
        { value: 'refund.reversed', label: 'Refund taken back' },
        { value: 'dispute.opened', label: 'Disputed' },
        { value: 'dispute.lost', label: 'Dispute lost' },
        { value: 'payment.pending', label: 'Payment under way' },
        { value: 'payment.failed', label: 'Payment failed' },
        { value: 'unconfirmed', label: 'Not confirmed' },
        { value: 'unreadable', label: 'Unreadable' },
        { value: 'not-ours', label: 'Not of this shop' },
      ]}
      address={address}
      query={query}
      columns={columns}
      rowKey={({ id }) => id}
      emptyTitle={address.filter === 'held' ? 'Nothing needs your attention' : 'No events here'}
      emptyText={
        address.filter === 'held'
          ? 'An event that the shop could not use is held here, with what it needs.'
          : 'Events arrive once your payment provider has the webhook address from Copy/Paste Scripts.'
      }
    />
  );
}

function EventState({ event }: { readonly event: CheckoutEvent }) {
  if (event.kind === 'not-ours') {
    return <Badge tone="outline">not of this shop</Badge>;
  }
  if (event.doubt) {
    return <Badge tone="danger">not at the provider</Badge>;
  }
  if (event.processedAt !== null) {
    return <Badge tone="success">processed</Badge>;
  }
  return (
    <Badge tone={event.kind === 'ignored' ? 'outline' : 'danger'}>
      {event.kind === 'ignored' ? 'ignored' : 'held'}
    </Badge>
  );
}
