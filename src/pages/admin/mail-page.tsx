import { AdminPage } from '@/app/admin/admin-page';
import { MailList, RetryFailedMails } from '@/features/mail-queue/components/mail-list';

export default function MailPage() {
  return (
    <AdminPage lead="Every mail that the shop sends, and why one did not go." actions={<RetryFailedMails />}>
      <MailList />
    </AdminPage>
  );
}
