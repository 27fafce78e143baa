import { AdminPage } from '@/app/admin/admin-page';
import { adminGroups } from '@/app/admin/admin-pages';
import { AccessibilityAudit } from '@/features/admin/accessibility-audit/components/accessibility-audit';

const adminGroup = {
  title: 'Admin pages',
  paths: adminGroups.flatMap(({ pages }) => pages.map(({ path }) => path)),
};

export default function AccessibilityAuditPage() {
  return (
    <AdminPage lead="Opens the chosen pages of the current site and checks each with axe-core against WCAG 2.2 AA. This finds about half of all problems; the rest needs a person with a keyboard and a screen reader.">
      <AccessibilityAudit adminGroup={adminGroup} />
    </AdminPage>
  );
}
