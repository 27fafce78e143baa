import { useQueryClient } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import MailX from 'lucide-react/icons/mail-x';
import Trash2 from 'lucide-react/icons/trash-2';
import { queryRoots } from '@/lib/query-roots';
import { ActDialog } from '@/ui/act-dialog';
import { IconButton } from '@/ui/icon-button';
import { toast } from '@/ui/toast';
import { deleteLead, resendConfirmation, unsubscribeLead, type Lead } from '../api/leads-api';

export function LeadActs({ lead }: { readonly lead: Lead }) {
  const queryClient = useQueryClient();
  const done = async (title: string) => {
    await queryClient.invalidateQueries({ queryKey: [queryRoots.leads] });
    await queryClient.invalidateQueries({ queryKey: [queryRoots.dashboard] });
    void toast({ title, description: lead.email, tone: 'success' });
  };
  return (
    <span className="inline-flex">
      {lead.status === 'pending' && (
        <ActDialog
          title={`Send ${lead.email} the confirmation again?`}
          consequence="They get the mail with the link that confirms their address, once a minute at most."
          confirmLabel="Send mail"
          trigger={<IconButton size="small" label={`Resend confirmation to ${lead.email}`} icon={<Mail />} />}
          act={async () => {
            await resendConfirmation(lead.id);
            await done('Confirmation sent');
          }}
        />
      )}
      {lead.status !== 'unsubscribed' && (
        <ActDialog
          title={`Unsubscribe ${lead.email}?`}
          consequence="They get no marketing mail any more, and what waits is cancelled. Only they can subscribe again."
          confirmLabel="Unsubscribe"
          isDanger
          trigger={<IconButton size="small" label={`Unsubscribe ${lead.email}`} icon={<MailX />} />}
          act={async () => {
            await unsubscribeLead(lead.id);
            await done('Unsubscribed');
          }}
        />
      )}
      <ActDialog
        title={`Delete ${lead.email}?`}
        consequence="Their name, address, campaign and mails are deleted for good. This cannot be undone."
        confirmLabel="Delete lead"
        isDanger
        needsReason
        trigger={
          <IconButton size="small" variant="danger" label={`Delete ${lead.email}`} icon={<Trash2 />} />
        }
        act={async ({ reason }) => {
          await deleteLead(lead.id, reason);
          await done('Lead deleted');
        }}
      />
    </span>
  );
}
