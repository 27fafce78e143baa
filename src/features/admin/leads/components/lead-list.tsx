import { useQuery } from '@tanstack/react-query';
import { ShortTime } from '@/lib/text/short-time';
import { Link } from '@/ui/link';
import { useListSearchParams } from '@/lib/url/list-search-params';
import { personPath } from '@/lib/url/person-path';
import { Badge } from '@/ui/badge';
import { LongWord } from '@/ui/long-word';
import { RecordList } from '@/ui/record-list';
import type { Column } from '@/ui/table';
import { leadsQuery, wantedStatesQuery, type Lead } from '../api/leads-api';
import { LeadActions } from './lead-actions';

const tones = { confirmed: 'success', pending: 'neutral', unsubscribed: 'outline' } as const;
const toneOf = (status: string) => tones[status as keyof typeof tones];

const campaignOf = (utm: Lead['utm']) =>
  ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'ref']
    .flatMap((key) => (typeof utm[key] === 'string' && utm[key] !== '' ? [utm[key]] : []))
    .join(' / ');

/** The campaign, and the states that the person waits for. */
const wayOf = ({ utm, wantedStates }: Lead) =>
  [campaignOf(utm), wantedStates.length > 0 ? `waits for ${wantedStates.join(', ')}` : '']
    .filter(Boolean)
    .join('; ') || '–';

const columns: readonly Column<Lead>[] = [
  {
    key: 'email',
    header: 'Email',
    isRowHeader: true,
    cell: ({ email }) => (
      <Link to={personPath(email)} className="link">
        <LongWord className="xl:max-w-60!">{email}</LongWord>
      </Link>
    ),
  },
  { key: 'name', header: 'Name', cell: ({ name }) => <LongWord>{name || '–'}</LongWord> },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status, customerSince }) => (
      <span className="inline-flex gap-1.5">
        <Badge tone={toneOf(status)}>{status}</Badge>
        {customerSince && <Badge tone="primary">bought</Badge>}
      </span>
    ),
  },
  {
    key: 'campaign',
    header: 'Campaign',
    cell: (lead) => <LongWord>{wayOf(lead)}</LongWord>,
  },
  { key: 'created', header: 'Asked', cell: ({ createdAt }) => <ShortTime at={createdAt} /> },
  {
    key: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: (lead) => <LeadActions lead={lead} />,
  },
];

/** The people who requested the starter pack, and the states that they want a pack for. */
export function LeadList() {
  const address = useListSearchParams();
  const query = useQuery(leadsQuery(address));
  const { data: wanted = [] } = useQuery(wantedStatesQuery);
  return (
    <RecordList
      title="Leads"
      searchLabel="Search leads"
      searchHelp="By address or name."
      filters={[
        { value: '', label: 'All' },
        { value: 'pending', label: 'Pending' },
        { value: 'confirmed', label: 'Confirmed' },
        { value: 'unsubscribed', label: 'Unsubscribed' },
        ...wanted.map(({ state, people }) => ({ value: state, label: `Waits for ${state}`, count: people })),
      ]}
      address={address}
      query={query}
      columns={columns}
      rowKey={({ id }) => id}
      emptyTitle="No leads here"
      emptyText="People who request the starter pack appear here."
    />
  );
}
