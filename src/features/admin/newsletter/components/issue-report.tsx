import { useQueryClient } from '@tanstack/react-query';
import { queryRoots } from '@/lib/queries/query-roots';
import { plural } from '@/lib/text/format';
import { formatDateTime } from '@/lib/text/shop-time';
import { ActionDialog } from '@/ui/action-dialog';
import { Button } from '@/ui/button';
import { KeyValueList } from '@/ui/key-value-list';
import { toast } from '@/ui/toast';
import { withdrawNewsletter, type Issue } from '../api/newsletter-api';
import { IssuePreview } from './issue-preview';
import { IssueStatus } from './issue-status';

/** What became of an issue, in numbers. */
export function IssueReport({ issue }: { readonly issue: Issue }) {
  const { subject, status, scheduledFor } = issue;
  const canWithdraw = ['scheduled', 'sending'].includes(status) || (status === 'sent' && issue.waiting > 0);
  return (
    <div className="grid gap-12 xl:grid-cols-2">
      <section aria-label="Numbers" className="grid content-start justify-items-start gap-6">
        <h2 className="text-xl">{subject}</h2>
        <KeyValueList
          items={[
            { label: 'Status', value: <IssueStatus status={status} /> },
            { label: 'Send time', value: scheduledFor === null ? '–' : formatDateTime(scheduledFor) },
            { label: 'Waiting', value: issue.waiting },
            { label: 'Sent', value: issue.sent },
            { label: 'Failed', value: issue.failed },
            { label: 'Canceled', value: issue.canceled },
            { label: 'Bounced', value: issue.bounced },
            { label: 'Reported as spam', value: issue.complained },
            { label: 'Unsubscribed by it', value: issue.unsubscribed },
          ]}
        />
        {canWithdraw && <Withdraw issue={issue} />}
      </section>
      <IssuePreview text={issue} />
    </div>
  );
}

function Withdraw({ issue: { id, subject, status } }: { readonly issue: Issue }) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      title={`Withdraw “${subject}”?`}
      consequence={
        status === 'scheduled'
          ? 'It becomes a draft again.'
          : 'Mails that wait are not sent. Those that are out stay out, and the issue cannot be sent again.'
      }
      confirmLabel="Withdraw"
      isDanger
      trigger={<Button variant="secondary">Withdraw</Button>}
      onConfirm={async () => {
        const stopped = await withdrawNewsletter(id);
        await queryClient.invalidateQueries({ queryKey: [queryRoots.newsletter] });
        void toast({
          title: 'Withdrawn',
          description: `${plural(stopped, 'mail was', 'mails were')} stopped.`,
          tone: 'success',
        });
      }}
    />
  );
}
