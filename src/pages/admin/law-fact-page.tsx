import { useParams } from 'react-router-dom';
import { AdminPage } from '@/app/admin/admin-page';
import { FactEditor } from '@/features/law/components/fact-editor';

export default function LawFactPage() {
  const { key = '' } = useParams();
  return (
    <AdminPage title={key}>
      <FactEditor factKey={key} />
    </AdminPage>
  );
}
