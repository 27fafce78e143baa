import { useQuery } from '@tanstack/react-query';
import { Link } from '@/ui/link';
import { productName, products } from '@contracts/products';
import { formatMoney } from '@contracts/money';
import { formatDate } from '@/lib/text/format';
import { ButtonLink } from '@/ui/button-link';
import { EmptyState } from '@/ui/empty-state';
import { LongWord } from '@/ui/long-word';
import { Cluster } from '@/ui/stack';
import { StatusBadge } from '@/ui/status-badge';
import { Table, type Column } from '@/ui/table';
import { purchasesQuery, type Purchase } from '../api/account-api';
import { AccountSection } from './account-section';
import { EndLinksButton } from './end-links-button';
import { ReceiptButton } from './receipt-button';

const columns: readonly Column<Purchase>[] = [
  {
    key: 'product',
    header: 'Product',
    isRowHeader: true,
    cell: ({ sku, bundleSku }) =>
      bundleSku === null ? products[sku].name : `${products[sku].name}, in the ${productName(bundleSku)}`,
  },
  { key: 'order', header: 'Order', cell: ({ orderId }) => <LongWord>{orderId}</LongWord> },
  { key: 'date', header: 'Date', cell: ({ paidOn }) => formatDate(paidOn) },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amountCents, currency, isGift }) => (isGift ? 'Gift' : formatMoney(amountCents, currency)),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge status={status} good="paid" />,
  },
  {
    key: 'receipt',
    header: 'Receipt',
    isHeaderHidden: true,
    align: 'end',
    cell: (purchase) => (
      <Cluster gap="small" className="justify-end">
        <ReceiptButton purchase={purchase} />
        <EndLinksButton purchase={purchase} />
      </Cluster>
    ),
  },
];

export function PurchasesPanel({ userId }: { readonly userId: string }) {
  const query = useQuery(purchasesQuery(userId));
  return (
    <AccountSection query={query}>
      {(purchases) =>
        purchases.length === 0 ? (
          <EmptyState
            title="No purchases yet"
            action={<ButtonLink to="/templates">Browse templates</ButtonLink>}
          >
            Bought with another address? Use{' '}
            <Link to="/find-order" className="link">
              Find my order
            </Link>
            , or sign up with that address.
          </EmptyState>
        ) : (
          <Table
            caption="Your purchases"
            isCaptionHidden
            columns={columns}
            rows={purchases}
            rowKey={({ id }) => id}
          />
        )
      }
    </AccountSection>
  );
}
