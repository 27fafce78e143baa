import { AdminPage } from '@/app/admin/admin-page';
import { ExportHistory } from '@/features/all/library/components/exports/export-history';
import { ButtonLink } from '@/ui/button-link';

export default function ExportsPage() {
  return (
    <AdminPage
      lead="The last 100 generated files, with their status."
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
