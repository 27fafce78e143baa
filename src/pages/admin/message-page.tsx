import { useParams } from 'react-router-dom';
import { AdminPage } from '@/app/admin/admin-page';
import { MessageDetail } from '@/features/admin/inbox/components/message-detail';

export default function MessagePage() {
  const { id = '' } = useParams();
  return (
    <AdminPage title="Message">
      <MessageDetail key={id} id={id} />
    </AdminPage>
  );
}
