import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '@/lib/format';
import { useListAddress } from '@/lib/list-address';
import { Badge } from '@/ui/badge';
import { LongWord } from '@/ui/long-word';
import { RecordList } from '@/ui/record-list';
import type { Column } from '@/ui/table';
import { leadsQuery, type Lead } from '../api/leads-api';
import { LeadActs } from './lead-acts';

const tones = { confirmed: 'success', pending: 'neutral', unsubscribed: 'outline' } as const;
const toneOf = (status: string) => tones[status as keyof typeof tones];

const campaignOf = (utm: Lead['utm']) =>
  ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'ref']
    .flatMap((key) => (typeof utm[key] === 'string' && utm[key] !== '' ? [utm[key]] : []))
    .join(' / ') || '–';

const columns: readonly Column<Lead>[] = [
  {
    key: 'email',
    header: 'Email',
    isRowHeader: true,
    cell: ({ email }) => <LongWord>{email}</LongWord>,
  },
  { key: 'name', header: 'Name', cell: ({ name }) => <span className="wrap-anywhere">{name || '–'}</span> },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status, customerSince }) => (
      <span className="inline-flex flex-wrap gap-1.5">
        <Badge tone={toneOf(status)}>{status}</Badge>
        {customerSince && <Badge tone="primary">bought</Badge>}
      </span>
    ),
  },
  {
    key: 'campaign',
    header: 'Campaign',
    cell: ({ utm }) => <span className="wrap-anywhere">{campaignOf(utm)}</span>,
  },
  { key: 'created', header: 'Asked', cell: ({ createdAt }) => formatDateTime(createdAt) },
  {
    key: 'acts',
    header: 'Acts',
    isHeaderHidden: true,
    align: 'end',
    cell: (lead) => <LeadActs lead={lead} />,
  },
];

/** Who asked for the starter pack. */
export function LeadList() {
  const address = useListAddress();
  const query = useQuery(leadsQuery(address));
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
      ]}
      address={address}
      query={query}
      columns={columns}
      rowKey={({ id }) => id}
      emptyTitle="No leads here"
      emptyText="Whoever asks for the starter pack appears here."
    />
  );
}
