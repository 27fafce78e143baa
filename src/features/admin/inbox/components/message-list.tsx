import { useQuery } from '@tanstack/react-query';
import { ShortTime } from '@/lib/text/short-time';
import { Link } from '@/ui/link';
import { useListSearchParams } from '@/lib/url/list-search-params';
import { Badge } from '@/ui/badge';
import { LongWord } from '@/ui/long-word';
import { RecordList } from '@/ui/record-list';
import type { Column } from '@/ui/table';
import { messagesQuery, type MessageRow } from '../api/messages-api';

const columns: readonly Column<MessageRow>[] = [
  {
    key: 'subject',
    header: 'Subject',
    isRowHeader: true,
    cell: ({ id, subject }) => (
      <Link to={`/admin/messages/${id}`} className="link wrap-anywhere">
        {subject}
      </Link>
    ),
  },
  {
    key: 'from',
    header: 'From',
    cell: ({ name, email }) => (
      <>
        <LongWord>{name}</LongWord>, <LongWord>{email}</LongWord>
      </>
    ),
  },
  { key: 'category', header: 'Category', cell: ({ category }) => category.replaceAll('-', ' ') },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={status === 'open' ? 'accent' : 'neutral'}>{status}</Badge>,
  },
  { key: 'created', header: 'Received', cell: ({ createdAt }) => <ShortTime at={createdAt} /> },
];

/** The messages from the contact form, those without a reply first. */
export function MessageList() {
  const address = useListSearchParams('open');
  const filter = address.filter === 'all' ? '' : address.filter;
  const query = useQuery(messagesQuery({ ...address, filter }));
  return (
    <RecordList
      title="Messages"
      searchLabel="Search messages"
      searchHelp="By name, address or subject."
      filters={[
        { value: 'open', label: 'Open' },
        { value: 'answered', label: 'Answered' },
        { value: 'closed', label: 'Closed' },
        { value: 'all', label: 'All' },
      ]}
      address={address}
      query={query}
      columns={columns}
      rowKey={({ id }) => id}
      emptyTitle={filter === 'open' ? 'Every message has a reply' : 'No messages here'}
      emptyText="Messages from the contact form appear here."
    />
  );
}
