import { useQueryClient } from '@tanstack/react-query';
import { queryRoots } from '@/lib/queries/query-roots';
import { ActionDialog } from '@/ui/action-dialog';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { cancelMail, retryMail, type Mail } from '../api/mail-api';

export function MailActions({ mail }: { readonly mail: Mail }) {
  const queryClient = useQueryClient();
  const done = async (title: string) => {
    await queryClient.invalidateQueries({ queryKey: [queryRoots.mail] });
    await queryClient.invalidateQueries({ queryKey: [queryRoots.dashboard] });
    void toast({ title, description: mail.to, tone: 'success' });
  };
  const trigger = (label: string) => (
    <Button variant="quiet" size="small">
      {label} <VisuallyHidden>the mail to {mail.to}</VisuallyHidden>
    </Button>
  );
  if (mail.status === 'failed') {
    return (
      <ActionDialog
        title={`Send this mail to ${mail.to} again?`}
        consequence="It is queued now, and sending is retried as for a new email."
        confirmLabel="Retry"
        trigger={trigger('Retry')}
        onConfirm={async () => {
          await retryMail(mail.id);
          await done('Queued again');
        }}
      />
    );
  }
  if (mail.status === 'queued') {
    return (
      <ActionDialog
        title={`Cancel this mail to ${mail.to}?`}
        consequence="It is never sent. This cannot be undone."
        confirmLabel="Cancel mail"
        isDanger
        trigger={trigger('Cancel')}
        onConfirm={async () => {
          await cancelMail(mail.id);
          await done('Mail canceled');
        }}
      />
    );
  }
  return null;
}
