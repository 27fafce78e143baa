import { AdminPage } from '@/app/admin/admin-page';
import { StatusReport } from '@/features/admin/shop-status/components/status-report';

export default function StatusPage() {
  return (
    <AdminPage lead="The shop’s health, recorded each minute and kept for a week.">
      <StatusReport />
    </AdminPage>
  );
}
