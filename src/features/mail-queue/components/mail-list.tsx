import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDateTime, plural } from '@/lib/format';
import { useListAddress } from '@/lib/list-address';
import { queryRoots } from '@/lib/query-roots';
import { ActDialog } from '@/ui/act-dialog';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { LongWord } from '@/ui/long-word';
import { RecordList } from '@/ui/record-list';
import type { Column } from '@/ui/table';
import { toast } from '@/ui/toast';
import { mailsQuery, retryFailedMails, type Mail } from '../api/mail-api';
import { MailActs } from './mail-acts';

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
    cell: ({ to }) => <LongWord>{to}</LongWord>,
  },
  { key: 'template', header: 'Mail', cell: ({ template }) => template.replaceAll('-', ' ') },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status, attempts }) => (
      <>
        <Badge tone={toneOf(status)}>{status}</Badge>
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
    cell: ({ sentAt, sendAfter }) => formatDateTime(sentAt ?? sendAfter),
  },
  {
    key: 'acts',
    header: 'Acts',
    isHeaderHidden: true,
    align: 'end',
    cell: (mail) => <MailActs mail={mail} />,
  },
];

/** Every mail of the shop: what waits, what was sent, and what was given up and why. */
export function MailList() {
  const address = useListAddress();
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
        { value: 'cancelled', label: 'Cancelled' },
      ]}
      address={address}
      query={query}
      columns={columns}
      rowKey={({ id }) => id}
      emptyTitle={address.filter === 'failed' ? 'No mail was given up' : 'No mails here'}
    />
  );
}

/** After the mail provider was down: everything that was given up gets its tries again. */
export function RetryFailedMails() {
  const queryClient = useQueryClient();
  return (
    <ActDialog
      title="Retry all failed mails?"
      consequence="Every mail that was given up is queued again with all its tries."
      confirmLabel="Retry all"
      trigger={<Button variant="secondary">Retry failed mails</Button>}
      act={async () => {
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
