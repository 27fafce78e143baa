import { AdminPage } from '@/app/admin/admin-page';
import { OrderList } from '@/features/admin/orders/components/order-list';
import { ButtonLink } from '@/ui/button-link';

export default function OrdersPage() {
  return (
    <AdminPage
      actions={
        <ButtonLink to="/admin/events" variant="secondary">
          Checkout events
        </ButtonLink>
      }
    >
      <OrderList />
    </AdminPage>
  );
}
