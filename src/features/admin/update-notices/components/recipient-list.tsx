import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useListSearchParams } from '@/lib/url/list-search-params';
import { LongWord } from '@/ui/long-word';
import { RecordList } from '@/ui/record-list';
import { Badge } from '@/ui/badge';
import type { Column } from '@/ui/table';
import { recipientsQuery, type OpenNotice, type Recipient } from '../api/update-notices-api';

const badges = {
  pending: { label: 'not compared yet', tone: 'outline' },
  unaffected: { label: 'nothing changes', tone: 'neutral' },
  affected: { label: 'copy changes', tone: 'accent' },
  queued: { label: 'told', tone: 'success' },
  withdrawn: { label: 'not told', tone: 'outline' },
} as const;

const columns: readonly Column<Recipient>[] = [
  { key: 'buyer', header: 'Buyer', isRowHeader: true, cell: ({ email }) => <LongWord>{email}</LongWord> },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => {
      const { label, tone } = badges[state as keyof typeof badges];
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  { key: 'why', header: 'Reason', cell: ({ why }) => why ?? '–' },
];

/** Who a notice is for: each license of the document with what was found out about its copy. */
export function RecipientList({ notice }: { readonly notice: OpenNotice }) {
  const address = useListSearchParams();
  const list = useMemo(() => recipientsQuery(notice), [notice]);
  const query = useQuery(list(address));
  return (
    <RecordList
      title="Buyers"
      searchLabel="Search buyers"
      searchHelp="By the email address of the order or its number."
      filters={[
        { value: '', label: 'All' },
        ...Object.entries(badges).map(([value, { label }]) => ({ value, label })),
      ]}
      address={address}
      query={query}
      columns={columns}
      rowKey={({ id }) => id}
      emptyTitle="No buyers here"
      emptyText="Buyers whose files this change reaches are listed here. Choose another filter to see the others."
    />
  );
}
