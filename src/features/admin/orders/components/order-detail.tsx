import { useQuery, useQueryClient } from '@tanstack/react-query';
import { disputeLine, typedCode } from '@contracts/order-amounts';
import { orderLines } from '@contracts/order-lines';
import { isProductSku, productName } from '@contracts/products';
import { toAppError } from '@/lib/errors/app-error';
import { formatMoney } from '@contracts/money';
import { formatDateTime } from '@/lib/text/shop-time';
import { isDeletedPerson, personPath } from '@/lib/url/person-path';
import { queryRoots } from '@/lib/queries/query-roots';
import { ActionDialog } from '@/ui/action-dialog';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { ErrorState } from '@/ui/error-state';
import { KeyValueList } from '@/ui/key-value-list';
import { Loading, SkeletonCard } from '@/ui/skeleton';
import { Cluster } from '@/ui/stack';
import { toast } from '@/ui/toast';
import { endOrderLinks, orderQuery, resendReceipt, type Order } from '../api/orders-api';
import { OrderItems } from './order-items';
import { OrderRecords } from './order-records';

interface OrderDetailProps {
  readonly provider: string;
  readonly orderId: string;
}

/** An order: its products, licenses and history. */
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
  const payer = order.items[0]?.payerEmail ?? null;
  const addresses = [...new Set(order.items.map(({ email }) => email))].join(', ');
  return (
    <>
      <Cluster>
        <ActionDialog
          title="Send the receipt again?"
          consequence={`It goes to ${addresses}, with a link to the files that is good for 30 days.${
            payer === null ? '' : ` ${payer} gets the receipt for the gift, without the files.`
          }`}
          confirmLabel="Send receipt"
          trigger={<Button variant="secondary">Resend receipt</Button>}
          onConfirm={async () => {
            await resendReceipt(provider, orderId);
            await queryClient.invalidateQueries({ queryKey: [queryRoots.orders] });
            void toast({ title: 'Receipt queued', description: addresses, tone: 'success' });
          }}
        />
        <ActionDialog
          title="End the links of this order?"
          consequence={`The links that ${addresses} got by email stop working, for everybody who has them. A receipt that you send again has a new link.`}
          confirmLabel="End links"
          isDanger
          needsReason
          trigger={<Button variant="secondary">End links</Button>}
          onConfirm={async ({ reason }) => {
            await endOrderLinks(provider, orderId, reason);
            await queryClient.invalidateQueries({ queryKey: [queryRoots.orders] });
            void toast({ title: 'Links ended', description: addresses, tone: 'success' });
          }}
        />
        {order.items[0] && !isDeletedPerson(order.items[0].email) && (
          <ButtonLink to={personPath(order.items[0].email)} variant="secondary">
            Export or delete the buyer
          </ButtonLink>
        )}
      </Cluster>
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
  const taxIncluded = items.some((item) => item.taxIncluded);
  const taxes = items.flatMap(({ taxCents }) => taxCents ?? []);
  const tax = taxes.length < items.length ? 'not told by the provider' : sum(taxes);
  const dispute = disputeLine({
    status: items.some(({ status }) => status === 'disputed') ? 'disputed' : 'dispute_lost',
    disputedCents: items.reduce((total, { disputedCents }) => total + disputedCents, 0),
  });
  const campaign = Object.values(first?.utm ?? {}).filter(
    (value) => typeof value === 'string' && value !== '',
  );
  return [
    { label: 'Order', value: orderId, isVerbatim: true },
    { label: 'Provider', value: provider },
    { label: 'Paid', value: first ? formatDateTime(first.paidAt) : '–' },
    ...(first?.payerEmail ? [{ label: 'Gift, paid by', value: first.payerEmail, isVerbatim: true }] : []),
    ...orderLines(items.flatMap(({ sku, ...item }) => (isProductSku(sku) ? [{ ...item, sku }] : []))).map(
      ({ sku, listCents }) => ({ label: productName(sku), value: formatMoney(listCents, currency) }),
    ),
    { label: 'Discount', value: sum(items.map(({ discountCents }) => -discountCents)) },
    { label: taxIncluded ? 'Includes sales tax' : 'Sales tax', value: tax },
    { label: 'Total', value: sum(items.map(({ amountCents }) => amountCents)) },
    { label: 'Refunded', value: sum(items.map(({ refundedCents }) => refundedCents)) },
    ...(dispute === null ? [] : [{ label: dispute.label, value: formatMoney(dispute.cents, currency) }]),
    { label: 'Coupon', value: typedCode(first?.coupon ?? null) ?? '–', isVerbatim: true },
    { label: 'Campaign', value: campaign.join(' / ') || '–' },
  ];
}
