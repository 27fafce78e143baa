import { AdminPage } from '@/app/admin/admin-page';
import { EventList } from '@/features/admin/orders/components/event-list';

export default function EventsPage() {
  return (
    <AdminPage lead="Events from the payment providers. A held event delivers nothing until you replay or close it.">
      <EventList />
    </AdminPage>
  );
}
