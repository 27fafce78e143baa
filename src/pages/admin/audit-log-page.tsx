import { AdminPage } from '@/app/admin/admin-page';
import { ChangeList } from '@/features/audit-log/components/change-list';

export default function AuditLogPage() {
  return (
    <AdminPage lead="Who changed what, written by the database itself. Nobody can add, change or remove a line.">
      <ChangeList />
    </AdminPage>
  );
}
