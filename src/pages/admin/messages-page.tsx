import { AdminPage } from '@/app/admin/admin-page';
import { MessageList } from '@/features/admin/inbox/components/message-list';

export default function MessagesPage() {
  return (
    <AdminPage>
      <MessageList />
    </AdminPage>
  );
}
