import { AdminPage } from '@/app/admin/admin-page';
import { Attention } from '@/features/admin/dashboard/components/attention';
import { ExportData } from '@/features/admin/dashboard/components/export-data';
import { RecentLists } from '@/features/admin/dashboard/components/recent-lists';
import { Report } from '@/features/admin/dashboard/components/report';
import { TotalCards } from '@/features/admin/dashboard/components/totals';
import { StatusNotice } from '@/features/admin/shop-status/components/status-notice';
import { ButtonLink } from '@/ui/button-link';

export default function DashboardPage() {
  return (
    <AdminPage title="Admin Dashboard">
      <StatusNotice />
      <Attention />
      <div className="mt-6">
        <TotalCards />
      </div>
      <section aria-labelledby="quick-actions" className="mt-8">
        <h2 id="quick-actions" className="mb-3 text-xl">
          Quick Actions
        </h2>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/admin/settings">Site Settings</ButtonLink>
          <ButtonLink to="/admin/users" variant="secondary">
            Manage Users
          </ButtonLink>
          <ExportData />
        </div>
      </section>
      <Report />
      <div className="mt-10">
        <RecentLists />
      </div>
    </AdminPage>
  );
}
