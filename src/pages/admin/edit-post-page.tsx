import { useParams } from 'react-router-dom';
import { AdminPage } from '@/app/admin/admin-page';
import { TextEditor } from '@/features/admin/texts/components/text-editor';
import { TextWithHistory } from './text-with-history';

export default function EditPostPage() {
  const { id = '' } = useParams();
  if (id === 'new') {
    return (
      <AdminPage title="New post">
        <TextEditor key="new" kind="post" />
      </AdminPage>
    );
  }
  return (
    <AdminPage title="Edit post">
      <TextWithHistory key={id} kind="post" id={id} />
    </AdminPage>
  );
}
