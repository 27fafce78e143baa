import { useParams } from 'react-router-dom';
import { AdminPage } from '@/app/admin/admin-page';
import { ObjectHistory } from '@/features/audit-log/components/object-history';
import { TextEditor } from '@/features/text-desk/components/text-editor';
import { TextPage } from '@/features/text-desk/components/text-page';

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
      <TextPage key={id} kind="post" id={id} />
      <ObjectHistory object="blog_posts" id={id} />
    </AdminPage>
  );
}
