import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDateTime } from '@/lib/format';
import { useListAddress } from '@/lib/list-address';
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
        {name}, <LongWord>{email}</LongWord>
      </>
    ),
  },
  { key: 'category', header: 'Category', cell: ({ category }) => category.replaceAll('-', ' ') },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={status === 'open' ? 'accent' : 'neutral'}>{status}</Badge>,
  },
  { key: 'created', header: 'Received', cell: ({ createdAt }) => formatDateTime(createdAt) },
];

/** What people wrote with the contact form; those without an answer first. */
export function MessageList() {
  const address = useListAddress('open');
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
      emptyTitle={filter === 'open' ? 'Everything is answered' : 'No messages here'}
      emptyText="What people write with the contact form appears here."
    />
  );
}
