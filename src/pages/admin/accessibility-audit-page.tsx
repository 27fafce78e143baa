import { AdminPage } from '@/app/admin/admin-page';
import { adminGroups } from '@/app/admin/admin-pages';
import { AccessibilityAudit } from '@/features/accessibility-audit/components/accessibility-audit';

const deskGroup = {
  title: 'The owner’s desk',
  paths: adminGroups.flatMap(({ pages }) => pages.map(({ path }) => path)),
};

export default function AccessibilityAuditPage() {
  return (
    <AdminPage lead="Opens the chosen pages of the site as it is now and checks each with axe-core against WCAG 2.2 AA. It finds about half of what can be wrong; the rest takes a person with a keyboard and a screen reader.">
      <AccessibilityAudit deskGroup={deskGroup} />
    </AdminPage>
  );
}
