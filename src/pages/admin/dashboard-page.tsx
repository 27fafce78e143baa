import { AdminPage } from '@/app/admin/admin-page';
import { RecentLists } from '@/features/dashboard/components/recent-lists';
import { TotalCards } from '@/features/dashboard/components/totals';
import { ButtonLink } from '@/ui/button-link';

export default function DashboardPage() {
  return (
    <AdminPage title="Admin Dashboard" actions={<ButtonLink to="/admin/settings">Site Settings</ButtonLink>}>
      <TotalCards />
      <div className="mt-10">
        <RecentLists />
      </div>
    </AdminPage>
  );
}
