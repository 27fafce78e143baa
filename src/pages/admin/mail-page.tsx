import { AdminPage } from '@/app/admin/admin-page';
import { MailList, RetryFailedMails } from '@/features/admin/mail-queue/components/mail-list';
import { ButtonLink } from '@/ui/button-link';

export default function MailPage() {
  return (
    <AdminPage
      lead="Every email of the shop, and why one was not sent."
      actions={
        <>
          <ButtonLink to="/admin/stopped-addresses" variant="secondary">
            Stopped addresses
          </ButtonLink>
          <RetryFailedMails />
        </>
      }
    >
      <MailList />
    </AdminPage>
  );
}
