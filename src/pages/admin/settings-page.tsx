import { AdminPage } from '@/app/admin/admin-page';
import { SiteSettings } from '@/features/all/settings/components/site-settings';
import { UtmCard } from '@/features/all/tracking/components/utm-card';

export default function SettingsPage() {
  return (
    <AdminPage lead="Visitors see what you publish here.">
      <SiteSettings />
      <div className="mt-8">
        <UtmCard />
      </div>
    </AdminPage>
  );
}
