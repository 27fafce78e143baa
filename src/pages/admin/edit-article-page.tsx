import { useParams } from 'react-router-dom';
import { AdminPage } from '@/app/admin/admin-page';
import { ObjectHistory } from '@/features/audit-log/components/object-history';
import { TextEditor } from '@/features/text-desk/components/text-editor';
import { TextPage } from '@/features/text-desk/components/text-page';

export default function EditArticlePage() {
  const { id = '' } = useParams();
  if (id === 'new') {
    return (
      <AdminPage title="New article">
        <TextEditor key="new" kind="article" />
      </AdminPage>
    );
  }
  return (
    <AdminPage title="Edit article">
      <TextPage key={id} kind="article" id={id} />
      <ObjectHistory object="knowledge_base_articles" id={id} />
    </AdminPage>
  );
}
