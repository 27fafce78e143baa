import { useParams } from 'react-router-dom';
import { AdminPage } from '@/app/admin/admin-page';
import { TextEditor } from '@/features/admin/texts/components/text-editor';
import { TextWithHistory } from './text-with-history';

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
      <TextWithHistory key={id} kind="article" id={id} />
    </AdminPage>
  );
}
