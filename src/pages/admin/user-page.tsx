import { useParams } from 'react-router-dom';
import { AdminPage } from '@/app/admin/admin-page';
import { useAuth } from '@/features/all/auth/auth-context';
import { UserDetail } from '@/features/admin/users/components/user-detail';

export default function UserPage() {
  const { id = '' } = useParams();
  const { user } = useAuth();
  return (
    <AdminPage title="User">
      <UserDetail key={id} id={id} ownId={user?.id ?? ''} />
    </AdminPage>
  );
}
