import { useParams } from 'react-router-dom';
import { AdminPage } from '@/app/admin/admin-page';
import { OrderDetail } from '@/features/admin/orders/components/order-detail';

export default function OrderPage() {
  const { provider = '', orderId = '' } = useParams();
  return (
    <AdminPage title="Order">
      <OrderDetail key={`${provider}/${orderId}`} provider={provider} orderId={orderId} />
    </AdminPage>
  );
}
