import { AdminPage } from '@/app/admin/admin-page';
import { EmailSequence } from '@/features/admin/email-sequences/components/email-sequence';

export default function EmailSequencesPage() {
  return (
    <AdminPage lead="The two emails that follow the starter pack, from the same source that the shop sends. Copy them to send them with another email program.">
      <EmailSequence />
    </AdminPage>
  );
}
