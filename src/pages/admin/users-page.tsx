import { AdminPage } from '@/app/admin/admin-page';
import { UserList } from '@/features/admin/users/components/user-list';

export default function UsersPage() {
  return (
    <AdminPage>
      <UserList />
    </AdminPage>
  );
}
