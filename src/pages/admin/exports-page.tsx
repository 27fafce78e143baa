import { AdminPage } from '@/app/admin/admin-page';
import { ExportHistory } from '@/features/library/components/exports/export-history';
import { ButtonLink } from '@/ui/button-link';

export default function ExportsPage() {
  return (
    <AdminPage
      lead="The last 100 files that were made, with their state."
      actions={
        <ButtonLink to="/admin/template-library" variant="secondary">
          Template Library
        </ButtonLink>
      }
    >
      <ExportHistory />
    </AdminPage>
  );
}
