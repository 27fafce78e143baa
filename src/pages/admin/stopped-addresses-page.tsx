import { AdminPage } from '@/app/admin/admin-page';
import { StoppedAddressList } from '@/features/admin/mail-queue/components/stopped-address-list';

export default function StoppedAddressesPage() {
  return (
    <AdminPage lead="Addresses that get no mail, because mail to them bounced or was reported as spam.">
      <StoppedAddressList />
    </AdminPage>
  );
}
