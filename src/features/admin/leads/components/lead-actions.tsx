import { useQueryClient } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import MailX from 'lucide-react/icons/mail-x';
import Trash2 from 'lucide-react/icons/trash-2';
import { queryRoots } from '@/lib/queries/query-roots';
import { ActionDialog } from '@/ui/action-dialog';
import { IconButton } from '@/ui/icon-button';
import { toast } from '@/ui/toast';
import { deleteLead, resendConfirmation, unsubscribeLead, type Lead } from '../api/leads-api';

export function LeadActions({ lead }: { readonly lead: Lead }) {
  const queryClient = useQueryClient();
  const done = async (title: string) => {
    await queryClient.invalidateQueries({ queryKey: [queryRoots.leads] });
    await queryClient.invalidateQueries({ queryKey: [queryRoots.dashboard] });
    void toast({ title, description: lead.email, tone: 'success' });
  };
  return (
    <span className="inline-flex">
      {lead.status === 'pending' && (
        <ActionDialog
          title={`Send ${lead.email} the confirmation again?`}
          consequence="They get the mail with the link that confirms their address, once a minute at most."
          confirmLabel="Send mail"
          trigger={<IconButton size="small" label={`Resend confirmation to ${lead.email}`} icon={<Mail />} />}
          onConfirm={async () => {
            await resendConfirmation(lead.id);
            await done('Confirmation sent');
          }}
        />
      )}
      {lead.status !== 'unsubscribed' && (
        <ActionDialog
          title={`Unsubscribe ${lead.email}?`}
          consequence="They get no more marketing email, and queued emails are canceled. Only they can subscribe again."
          confirmLabel="Unsubscribe"
          isDanger
          trigger={<IconButton size="small" label={`Unsubscribe ${lead.email}`} icon={<MailX />} />}
          onConfirm={async () => {
            await unsubscribeLead(lead.id);
            await done('Unsubscribed');
          }}
        />
      )}
      <ActionDialog
        title={`Delete ${lead.email}?`}
        consequence="Their name, address, campaign and mails are deleted for good. This cannot be undone."
        confirmLabel="Delete lead"
        isDanger
        needsReason
        trigger={
          <IconButton size="small" variant="danger" label={`Delete ${lead.email}`} icon={<Trash2 />} />
        }
        onConfirm={async ({ reason }) => {
          await deleteLead(lead.id, reason);
          await done('Lead deleted');
        }}
      />
    </span>
  );
}
