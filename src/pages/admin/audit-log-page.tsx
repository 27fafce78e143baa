import { AdminPage } from '@/app/admin/admin-page';
import { ChangeList } from '@/features/admin/audit-log/components/change-list';

export default function AuditLogPage() {
  return (
    <AdminPage lead="Who changed what, recorded by the database. Nobody can add, change or remove an entry.">
      <ChangeList />
    </AdminPage>
  );
}
