import { AdminPage } from '@/app/admin/admin-page';
import { EventList } from '@/features/orders/components/event-list';

export default function EventsPage() {
  return (
    <AdminPage lead="What the payment providers sent. An event that is held delivers nothing until you replay or close it.">
      <EventList />
    </AdminPage>
  );
}
