import { AdminPage } from '@/app/admin/admin-page';
import { StatusReport } from '@/features/shop-status/components/status-report';

export default function StatusPage() {
  return (
    <AdminPage lead="What the shop recorded of its own health: a look each minute, kept for a week.">
      <StatusReport />
    </AdminPage>
  );
}
