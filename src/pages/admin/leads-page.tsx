import { AdminPage } from '@/app/admin/admin-page';
import { LeadList } from '@/features/admin/leads/components/lead-list';

export default function LeadsPage() {
  return (
    <AdminPage>
      <LeadList />
    </AdminPage>
  );
}
