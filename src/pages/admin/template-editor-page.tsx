import { useParams } from 'react-router-dom';
import { AdminPage } from '@/app/admin/admin-page';
import { TemplateEditor } from '@/features/all/library/components/admin/template-editor';
import { ButtonLink } from '@/ui/button-link';

export default function TemplateEditorPage() {
  const { packageId = '', slug = '' } = useParams();
  const path = `templates/${packageId}/${slug}.md`;
  return (
    <AdminPage
      title="Edit Source"
      lead={path}
      actions={
        <ButtonLink to={`/admin/template-library?package=${packageId}`} variant="secondary">
          Back to the library
        </ButtonLink>
      }
    >
      <TemplateEditor key={path} path={path} />
    </AdminPage>
  );
}
