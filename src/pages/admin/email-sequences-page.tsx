import { AdminPage } from '@/app/admin/admin-page';
import { EmailSequence } from '@/features/email-sequences/components/email-sequence';

export default function EmailSequencesPage() {
  return (
    <AdminPage lead="The two mails that follow the starter pack, from the same source that the shop sends them from. Copy them if another mail program is to send them.">
      <EmailSequence />
    </AdminPage>
  );
}
