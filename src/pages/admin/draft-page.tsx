import { useParams } from 'react-router-dom';
import { AdminPage } from '@/app/admin/admin-page';
import { DraftEditor } from '@/features/admin/content-tools/components/draft-editor';
import { FactFindings } from '@/features/admin/fact-check/components/fact-findings';
import { siteConfig } from '@/lib/site-config';

export default function DraftPage() {
  const { kind: named, id = '' } = useParams();
  const kind = named === 'article' ? 'article' : 'post';
  return (
    <AdminPage title="Draft">
      <DraftEditor
        kind={kind}
        id={id}
        siteUrl={siteConfig().siteUrl}
        facts={<FactFindings kind={kind} id={id} />}
      />
    </AdminPage>
  );
}
