import { useQuery } from '@tanstack/react-query';
import { Link } from '@/ui/link';
import { formatDateTime } from '@/lib/text/shop-time';
import { ShortTime } from '@/lib/text/short-time';
import { useListSearchParams } from '@/lib/url/list-search-params';
import { Badge } from '@/ui/badge';
import { LongWord } from '@/ui/long-word';
import { RecordList } from '@/ui/record-list';
import type { Column } from '@/ui/table';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { textsQueries, type TextRow } from '../api/texts-api';
import { textKinds, type TextKind } from '../model/text-kinds';

const tones = { published: 'success', scheduled: 'info', draft: 'neutral' } as const;

const columns = (kind: TextKind): readonly Column<TextRow>[] => [
  {
    key: 'title',
    header: 'Title',
    isRowHeader: true,
    cell: ({ id, title }) => (
      <Link to={`${textKinds[kind].base}/${id}`} className="link">
        {title}
      </Link>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status, scheduledFor, isSample }) => (
      <>
        <Badge tone={tones[status as keyof typeof tones]}>{status}</Badge>
        {status === 'scheduled' && scheduledFor && (
          <span className="ml-2 text-sm text-muted">{formatDateTime(scheduledFor)}</span>
        )}
        {isSample && (
          <Badge tone="info" className="ml-2">
            Sample
          </Badge>
        )}
      </>
    ),
  },
  {
    key: 'facts',
    header: 'Facts',
    cell: ({ id, title, status, openFindings, isSample }) =>
      openFindings === null ? (
        // Published texts without a check come from the content files, which are checked before they are pushed.
        status === 'published' ? (
          '–'
        ) : (
          <span className="xl:whitespace-nowrap">Not checked</span>
        )
      ) : (
        <Link
          className="link xl:whitespace-nowrap"
          // Sample text is marked as the owner's own in the draft editor.
          to={isSample ? `/admin/drafts/${kind}/${id}` : `${textKinds[kind].base}/${id}`}
        >
          <span>{openFindings === 0 ? 'Nothing open' : `${openFindings} to resolve`}</span>
          <VisuallyHidden> in {title}</VisuallyHidden>
        </Link>
      ),
  },
  {
    key: 'address',
    header: 'Address',
    isHiddenOnPhone: true,
    cell: ({ slug }) => <LongWord>{slug}</LongWord>,
  },
  { key: 'changed', header: 'Changed', cell: ({ updatedAt }) => <ShortTime at={updatedAt} /> },
];

export function TextList({ kind }: { readonly kind: TextKind }) {
  const address = useListSearchParams();
  const query = useQuery(textsQueries[kind](address));
  const { noun } = textKinds[kind];
  return (
    <RecordList
      title={kind === 'post' ? 'Posts' : 'Articles'}
      searchLabel={`Search ${noun}s`}
      searchHelp="By title or address."
      filters={[
        { value: '', label: 'All' },
        { value: 'draft', label: 'Drafts' },
        ...(kind === 'post' ? [{ value: 'scheduled', label: 'Scheduled' }] : []),
        { value: 'published', label: 'Published' },
      ]}
      address={address}
      query={query}
      columns={columns(kind)}
      rowKey={({ id }) => id}
      emptyTitle={`No ${noun}s here`}
      emptyText={`Begin with “New ${noun}”, or choose another filter.`}
    />
  );
}
