import { AdminPage } from '@/app/admin/admin-page';
import { People } from '@/features/admin/people/components/people';

export default function PeoplePage() {
  return (
    <AdminPage lead="Export or delete everything that the shop holds on one person, by their email address.">
      <People />
    </AdminPage>
  );
}
