import { useQuery } from '@tanstack/react-query';
import { Link } from '@/ui/link';
import { useListSearchParams } from '@/lib/url/list-search-params';
import { ShortTime } from '@/lib/text/short-time';
import { RecordList } from '@/ui/record-list';
import type { Column } from '@/ui/table';
import { noticesQuery, type Notice } from '../api/update-notices-api';
import { describeChange, NoticeState } from './notice-state';

const columns: readonly Column<Notice>[] = [
  {
    key: 'document',
    header: 'Document',
    isRowHeader: true,
    cell: ({ id, title }) => (
      <Link to={`/admin/update-notices/${id}`} className="link">
        {title}
      </Link>
    ),
  },
  { key: 'change', header: 'Change', cell: describeChange },
  { key: 'state', header: 'State', cell: (notice) => <NoticeState {...notice} /> },
  { key: 'time', header: 'Since', cell: ({ createdAt }) => <ShortTime at={createdAt} /> },
];

/** The notices of changed documents, newest first. */
export function NoticeList() {
  const address = useListSearchParams();
  const query = useQuery(noticesQuery(address));
  return (
    <RecordList
      title="Update notices"
      searchLabel="Search notices"
      searchHelp="By the document's title."
      filters={[
        { value: '', label: 'All' },
        { value: 'draft', label: 'Draft' },
        { value: 'scheduled', label: 'Scheduled' },
        { value: 'sent', label: 'Sent' },
        { value: 'withdrawn', label: 'Withdrawn' },
      ]}
      address={address}
      query={query}
      columns={columns}
      rowKey={({ id }) => id}
      emptyTitle="No notices here"
      emptyText="Publish a new text of a document, or change a fact that a document states: a notice is prepared here, and nobody is told before you send it."
    />
  );
}
