import { useParams } from 'react-router-dom';
import { AdminPage } from '@/app/admin/admin-page';
import { DraftEditor } from '@/features/content-tools/components/draft-editor';
import { siteConfig } from '@/lib/site-config';

export default function DraftPage() {
  const { kind, id = '' } = useParams();
  return (
    <AdminPage title="Draft">
      <DraftEditor kind={kind === 'article' ? 'article' : 'post'} id={id} siteUrl={siteConfig().siteUrl} />
    </AdminPage>
  );
}
