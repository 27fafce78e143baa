import { OrderConfirmation } from '@/features/checkout/components/order-confirmation';
import { withQueries } from '@/lib/queries';

export default withQueries(OrderConfirmation);
