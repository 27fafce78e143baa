import { useQuery } from '@tanstack/react-query';
import { Link } from '@/ui/link';
import { ShortTime } from '@/lib/text/short-time';
import { useListSearchParams } from '@/lib/url/list-search-params';
import { RecordList } from '@/ui/record-list';
import type { Column } from '@/ui/table';
import { newslettersQuery, type ListedIssue } from '../api/newsletter-api';
import { IssueStatus } from './issue-status';

const columns: readonly Column<ListedIssue>[] = [
  {
    key: 'subject',
    header: 'Subject',
    isRowHeader: true,
    cell: ({ id, subject }) => (
      <Link to={`/admin/newsletter/${id}`} className="link wrap-anywhere">
        {subject}
      </Link>
    ),
  },
  { key: 'status', header: 'Status', cell: ({ status }) => <IssueStatus status={status} /> },
  {
    key: 'time',
    header: 'Send time',
    cell: ({ scheduledFor }) => (scheduledFor === null ? '–' : <ShortTime at={scheduledFor} />),
  },
  { key: 'waiting', header: 'Waiting', align: 'end', cell: ({ waiting }) => waiting },
  { key: 'sent', header: 'Sent', align: 'end', cell: ({ sent }) => sent },
  { key: 'bounced', header: 'Bounced', align: 'end', cell: ({ bounced }) => bounced },
  { key: 'unsubscribed', header: 'Unsubscribed', align: 'end', cell: ({ unsubscribed }) => unsubscribed },
];

/** Every issue, with what became of it. */
export function NewsletterList() {
  const address = useListSearchParams();
  const query = useQuery(newslettersQuery(address));
  return (
    <RecordList
      title="Issues"
      searchLabel="Search issues"
      searchHelp="By the subject."
      filters={[
        { value: '', label: 'All' },
        { value: 'draft', label: 'Drafts' },
        { value: 'scheduled', label: 'Scheduled' },
        { value: 'sent', label: 'Sent' },
        { value: 'withdrawn', label: 'Withdrawn' },
      ]}
      address={address}
      query={query}
      columns={columns}
      rowKey={({ id }) => id}
      emptyTitle="No issue here"
      emptyText="Begin with “New issue”, or choose another filter. Nobody gets an issue before you send it."
    />
  );
}
