import { AdminPage } from '@/app/admin/admin-page';
import { Attention } from '@/features/dashboard/components/attention';
import { ExportData } from '@/features/dashboard/components/export-data';
import { RecentLists } from '@/features/dashboard/components/recent-lists';
import { Report } from '@/features/dashboard/components/report';
import { TotalCards } from '@/features/dashboard/components/totals';
import { StatusNotice } from '@/features/shop-status/components/status-notice';
import { ButtonLink } from '@/ui/button-link';

export default function DashboardPage() {
  return (
    <AdminPage
      title="Admin Dashboard"
      actions={
        <>
          <ButtonLink to="/admin/settings">Site Settings</ButtonLink>
          <ButtonLink to="/admin/users" variant="secondary">
            Manage Users
          </ButtonLink>
          <ExportData />
        </>
      }
    >
      <StatusNotice />
      <TotalCards />
      <Attention />
      <Report />
      <div className="mt-10">
        <RecentLists />
      </div>
    </AdminPage>
  );
}
