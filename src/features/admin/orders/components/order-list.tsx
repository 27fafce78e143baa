import { useQuery } from '@tanstack/react-query';
import { Link } from '@/ui/link';
import { productName } from '@contracts/products';
import { formatMoney } from '@contracts/money';
import { ShortTime } from '@/lib/text/short-time';
import { useListSearchParams } from '@/lib/url/list-search-params';
import { LongWord } from '@/ui/long-word';
import { RecordList } from '@/ui/record-list';
import { StatusBadge } from '@/ui/status-badge';
import type { Column } from '@/ui/table';
import { orderPath, ordersQuery, type OrderRow } from '../api/orders-api';

const columns: readonly Column<OrderRow>[] = [
  {
    key: 'order',
    header: 'Order',
    isRowHeader: true,
    cell: (order) => (
      <Link to={orderPath(order)} className="link">
        <LongWord>{order.orderId}</LongWord>
      </Link>
    ),
  },
  { key: 'email', header: 'Email', cell: ({ email }) => <LongWord>{email}</LongWord> },
  {
    key: 'product',
    header: 'Product',
    cell: ({ sku }) => <span className="xl:whitespace-nowrap">{productName(sku)}</span>,
  },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amountCents, currency }) => formatMoney(amountCents, currency),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge status={status} good="paid" />,
  },
  {
    key: 'license',
    header: 'License',
    isHiddenOnPhone: true,
    cell: ({ licenseStatus }) => <StatusBadge status={licenseStatus ?? 'none'} good="active" />,
  },
  { key: 'date', header: 'Date', cell: ({ createdAt }) => <ShortTime at={createdAt} /> },
];

/** One row per purchased product. */
export function OrderList() {
  const address = useListSearchParams();
  const query = useQuery(ordersQuery(address));
  return (
    <RecordList
      title="Orders"
      searchLabel="Search orders"
      searchHelp="By address, order number or a whole license key."
      filters={[
        { value: '', label: 'All' },
        { value: 'paid', label: 'Paid' },
        { value: 'partially_refunded', label: 'Partly refunded' },
        { value: 'refunded', label: 'Refunded' },
        { value: 'disputed', label: 'Disputed' },
        { value: 'dispute_lost', label: 'Dispute lost' },
      ]}
      address={address}
      query={query}
      columns={columns}
      rowKey={({ id }) => id}
      emptyTitle="No orders here"
      emptyText="Purchases appear here as soon as the payment provider confirms them."
    />
  );
}
