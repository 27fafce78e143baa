import { useSearchParams } from 'react-router-dom';
import { AdminPage } from '@/app/admin/admin-page';
import { TemplateLibrary } from '@/features/all/library/components/admin/template-library';
import { ButtonLink } from '@/ui/button-link';

export default function TemplateLibraryPage() {
  const [query, setQuery] = useSearchParams();
  return (
    <AdminPage
      lead="Every template that you sell, in every form it comes in."
      actions={
        <ButtonLink to="/admin/exports" variant="secondary">
          Export History
        </ButtonLink>
      }
    >
      <TemplateLibrary
        tab={query.get('package')}
        onTabChange={(tab) => setQuery({ package: tab }, { replace: true })}
      />
    </AdminPage>
  );
}
