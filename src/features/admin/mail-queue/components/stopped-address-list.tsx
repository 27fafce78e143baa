import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queryRoots } from '@/lib/queries/query-roots';
import { ShortTime } from '@/lib/text/short-time';
import { useListSearchParams } from '@/lib/url/list-search-params';
import { ActionDialog } from '@/ui/action-dialog';
import { Button } from '@/ui/button';
import { LongWord } from '@/ui/long-word';
import { RecordList } from '@/ui/record-list';
import type { Column } from '@/ui/table';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { allowAddress, stoppedAddressesQuery, type StoppedAddress } from '../api/stopped-api';

const reasons = {
  'hard-bounce': 'Bounced',
  'soft-bounces': 'Bounced several times',
  complaint: 'Reported as spam',
} as const;
const reasonOf = (reason: string) => reasons[reason as keyof typeof reasons];

const columns: readonly Column<StoppedAddress>[] = [
  { key: 'email', header: 'Address', isRowHeader: true, cell: ({ email }) => <LongWord>{email}</LongWord> },
  { key: 'reason', header: 'Reason', cell: ({ reason }) => reasonOf(reason) },
  {
    key: 'detail',
    header: 'What the provider said',
    cell: ({ detail }) => <span className="wrap-anywhere">{detail || '–'}</span>,
  },
  { key: 'since', header: 'Since', cell: ({ createdAt }) => <ShortTime at={createdAt} /> },
  {
    key: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: (address) => <Allow address={address} />,
  },
];

/** The addresses that get no mail any more, and why. */
export function StoppedAddressList() {
  const address = useListSearchParams();
  const query = useQuery(stoppedAddressesQuery(address));
  return (
    <RecordList
      title="Stopped addresses"
      searchLabel="Search addresses"
      searchHelp="By the address."
      filters={[
        { value: '', label: 'All' },
        ...Object.entries(reasons).map(([value, label]) => ({ value, label })),
      ]}
      address={address}
      query={query}
      columns={columns}
      rowKey={({ id }) => id}
      emptyTitle="No address is stopped"
      emptyText="An address is added here when an email to it bounces or is reported as spam."
    />
  );
}

function Allow({ address: { id, email, reason } }: { readonly address: StoppedAddress }) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      title={`Send mail to ${email} again?`}
      consequence={
        reason === 'complaint'
          ? 'Receipts and links are sent again. The newsletter is not: this person ended it with the report.'
          : 'New mails are sent to it again. Those that were canceled stay canceled.'
      }
      confirmLabel="Allow again"
      trigger={
        <Button variant="quiet" size="small">
          Allow again <VisuallyHidden>mail to {email}</VisuallyHidden>
        </Button>
      }
      onConfirm={async () => {
        await allowAddress(id);
        await queryClient.invalidateQueries({ queryKey: [queryRoots.mail] });
        void toast({ title: 'Mail is allowed again', description: email, tone: 'success' });
      }}
    />
  );
}
