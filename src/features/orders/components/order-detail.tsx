import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toAppError } from '@/lib/app-error';
import { formatDateTime, formatMoney } from '@/lib/format';
import { queryRoots } from '@/lib/query-roots';
import { ActDialog } from '@/ui/act-dialog';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { KeyValueList } from '@/ui/key-value-list';
import { Loading, SkeletonCard } from '@/ui/skeleton';
import { toast } from '@/ui/toast';
import { orderQuery, resendReceipt, type Order } from '../api/orders-api';
import { OrderItems } from './order-items';
import { OrderRecords } from './order-records';

interface OrderDetailProps {
  readonly provider: string;
  readonly orderId: string;
}

/** One order: what was bought, the licenses, and everything that happened to it. */
export function OrderDetail({ provider, orderId }: OrderDetailProps) {
  const queryClient = useQueryClient();
  const query = useQuery(orderQuery(provider, orderId));
  if (query.isPending) {
    return (
      <Loading label="The order is loading">
        <SkeletonCard />
      </Loading>
    );
  }
  if (query.isError) {
    return (
      <ErrorState
        title="This order did not load"
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      >
        {toAppError(query.error).message}
      </ErrorState>
    );
  }
  const order = query.data;
  const addresses = [...new Set(order.items.map(({ email }) => email))].join(', ');
  return (
    <>
      <ActDialog
        title="Send the receipt again?"
        consequence={`It goes to ${addresses}, with a link to the files that is good for 30 days.`}
        confirmLabel="Send receipt"
        trigger={<Button variant="secondary">Resend receipt</Button>}
        act={async () => {
          await resendReceipt(provider, orderId);
          await queryClient.invalidateQueries({ queryKey: [queryRoots.orders] });
          void toast({ title: 'Receipt queued', description: addresses, tone: 'success' });
        }}
      />
      <KeyValueList className="mt-6" items={facts(order, provider, orderId)} />
      <OrderItems items={order.items} />
      <OrderRecords order={order} />
    </>
  );
}

function facts({ items }: Order, provider: string, orderId: string) {
  const [first] = items;
  const currency = first?.currency ?? 'USD';
  const sum = (values: readonly number[]) =>
    formatMoney(
      values.reduce((total, value) => total + value, 0),
      currency,
    );
  const campaign = Object.values(first?.utm ?? {}).filter(
    (value) => typeof value === 'string' && value !== '',
  );
  return [
    { label: 'Order', value: orderId },
    { label: 'Provider', value: provider },
    { label: 'Paid', value: first ? formatDateTime(first.paidAt) : '–' },
    { label: 'Total', value: sum(items.map(({ amountCents }) => amountCents)) },
    { label: 'Refunded', value: sum(items.map(({ refundedCents }) => refundedCents)) },
    { label: 'Coupon', value: first?.coupon ?? '–' },
    { label: 'Campaign', value: campaign.join(' / ') || '–' },
  ];
}
