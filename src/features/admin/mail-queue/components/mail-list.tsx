import { useQuery, useQueryClient } from '@tanstack/react-query';
import { plural } from '@/lib/text/format';
import { useListSearchParams } from '@/lib/url/list-search-params';
import { queryRoots } from '@/lib/queries/query-roots';
import { ShortTime } from '@/lib/text/short-time';
import { ActionDialog } from '@/ui/action-dialog';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { LongWord } from '@/ui/long-word';
import { RecordList } from '@/ui/record-list';
import type { Column } from '@/ui/table';
import { toast } from '@/ui/toast';
import { mailsQuery, retryFailedMails, type Mail } from '../api/mail-api';
import { MailActions } from './mail-actions';

const tones = {
  sent: 'success',
  failed: 'danger',
  queued: 'info',
  sending: 'info',
  cancelled: 'outline',
} as const;
const toneOf = (status: string) => tones[status as keyof typeof tones];

const columns: readonly Column<Mail>[] = [
  {
    key: 'to',
    header: 'To',
    isRowHeader: true,
    cell: ({ to }) => <LongWord className="xl:max-w-72!">{to}</LongWord>,
  },
  {
    key: 'template',
    header: 'Mail',
    cell: ({ template }) => <span className="xl:whitespace-nowrap">{template.replaceAll('-', ' ')}</span>,
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status, attempts }) => (
      <>
        <Badge tone={toneOf(status)}>{status === 'cancelled' ? 'canceled' : status}</Badge>
        {attempts > 1 && <span className="ml-2 text-muted">{plural(attempts, 'try', 'tries')}</span>}
      </>
    ),
  },
  {
    key: 'reason',
    header: 'Reason',
    cell: ({ lastError }) => <span className="wrap-anywhere">{lastError ?? '–'}</span>,
  },
  {
    key: 'time',
    header: 'Sent or due',
    cell: ({ sentAt, sendAfter }) => <ShortTime at={sentAt ?? sendAfter} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: (mail) => <MailActions mail={mail} />,
  },
];

/** Every email of the shop: queued, sent, or failed with the reason. */
export function MailList() {
  const address = useListSearchParams();
  const query = useQuery(mailsQuery(address));
  return (
    <RecordList
      title="Mails"
      searchLabel="Search mails"
      searchHelp="By the recipient's address."
      filters={[
        { value: '', label: 'All' },
        { value: 'queued', label: 'Queued' },
        { value: 'sent', label: 'Sent' },
        { value: 'failed', label: 'Failed' },
        { value: 'cancelled', label: 'Canceled' },
      ]}
      address={address}
      query={query}
      columns={columns}
      rowKey={({ id }) => id}
      emptyTitle={address.filter === 'failed' ? 'No email failed' : 'No mails here'}
      emptyText={
        address.filter === 'failed'
          ? 'An email that could not be sent is listed here, with the reason.'
          : 'Every email that the shop sends is listed here.'
      }
    />
  );
}

/** After an outage of the mail provider: retries every failed email. */
export function RetryFailedMails() {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      title="Retry all failed mails?"
      consequence="Every failed email is queued again, and sending is retried as for a new email."
      confirmLabel="Retry all"
      trigger={<Button variant="secondary">Retry failed mails</Button>}
      onConfirm={async () => {
        const count = await retryFailedMails();
        await queryClient.invalidateQueries({ queryKey: [queryRoots.mail] });
        await queryClient.invalidateQueries({ queryKey: [queryRoots.dashboard] });
        void toast({
          title: 'Queued again',
          description: `${plural(count, 'mail')} in the queue.`,
          tone: 'success',
        });
      }}
    />
  );
}
