import { useQueryClient } from '@tanstack/react-query';
import { queryRoots } from '@/lib/query-roots';
import { ActDialog } from '@/ui/act-dialog';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { cancelMail, retryMail, type Mail } from '../api/mail-api';

export function MailActs({ mail }: { readonly mail: Mail }) {
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
      <ActDialog
        title={`Send this mail to ${mail.to} again?`}
        consequence="It is queued at once with all its tries."
        confirmLabel="Retry"
        trigger={trigger('Retry')}
        act={async () => {
          await retryMail(mail.id);
          await done('Queued again');
        }}
      />
    );
  }
  if (mail.status === 'queued') {
    return (
      <ActDialog
        title={`Cancel this mail to ${mail.to}?`}
        consequence="It is never sent. This cannot be undone."
        confirmLabel="Cancel mail"
        isDanger
        trigger={trigger('Cancel')}
        act={async () => {
          await cancelMail(mail.id);
          await done('Mail cancelled');
        }}
      />
    );
  }
  return null;
}
