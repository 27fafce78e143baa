import { useQuery } from '@tanstack/react-query';
import { Link } from '@/ui/link';
import { toAppError } from '@/lib/errors/app-error';
import { formatMoney } from '@contracts/money';
import { formatDateTime } from '@/lib/text/shop-time';
import { ShortTime } from '@/lib/text/short-time';
import { productName } from '@contracts/products';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { KeyValueList } from '@/ui/key-value-list';
import { LongWord } from '@/ui/long-word';
import { Loading, SkeletonCard } from '@/ui/skeleton';
import { StatusBadge } from '@/ui/status-badge';
import { Table, type Column } from '@/ui/table';
import { userQuery, type User } from '../api/users-api';
import { describeAdmin } from '../model/describe-admin';
import { UserActions } from './user-actions';

type Purchase = User['purchases'][number];

const columns: readonly Column<Purchase>[] = [
  {
    key: 'product',
    header: 'Product',
    isRowHeader: true,
    cell: ({ sku }) => productName(sku),
  },
  {
    key: 'order',
    header: 'Order',
    cell: ({ provider, orderId }) => (
      <Link to={`/admin/orders/${provider}/${encodeURIComponent(orderId)}`} className="link">
        <LongWord>{orderId}</LongWord>
      </Link>
    ),
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
    cell: ({ licenseStatus }) => <StatusBadge status={licenseStatus ?? 'none'} good="active" />,
  },
  { key: 'date', header: 'Date', cell: ({ createdAt }) => <ShortTime at={createdAt} /> },
];

interface UserDetailProps {
  readonly id: string;
  /** The id of the current admin, who cannot remove their own role. */
  readonly ownId: string;
}

/** A user: profile, purchases, and the owner's actions. */
export function UserDetail({ id, ownId }: UserDetailProps) {
  const query = useQuery(userQuery(id));
  if (query.isPending) {
    return (
      <Loading label="The user is loading">
        <SkeletonCard />
      </Loading>
    );
  }
  if (query.isError) {
    return (
      <ErrorState
        title="This user did not load"
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      >
        {toAppError(query.error).message}
      </ErrorState>
    );
  }
  const user = query.data;
  return (
    <>
      <UserActions user={user} isSelf={user.id === ownId} />
      <KeyValueList
        className="mt-6"
        items={[
          { label: 'Email', value: user.email },
          { label: 'Full name', value: user.fullName || '–' },
          { label: 'Business', value: user.businessName || '–' },
          { label: 'Role', value: user.admin ? `${user.role}, ${describeAdmin(user.admin)}` : user.role },
          { label: 'Address confirmed', value: user.isConfirmed ? 'Yes' : 'No' },
          { label: 'Newsletter', value: user.newsletter ? 'Yes' : 'No' },
          { label: 'Joined', value: formatDateTime(user.createdAt) },
          { label: 'Last sign-in', value: user.lastSignInAt ? formatDateTime(user.lastSignInAt) : 'Never' },
        ]}
      />
      <h2 className="mt-10 mb-4 text-2xl">Purchases</h2>
      {user.purchases.length === 0 ? (
        <EmptyState title="No purchases yet">
          A purchase is listed here once its payment arrives. One paid with another address is under Orders.
        </EmptyState>
      ) : (
        <Table
          caption="Purchases of this user"
          isCaptionHidden
          density="dense"
          columns={columns}
          rows={user.purchases}
          rowKey={({ id: purchaseId }) => purchaseId}
        />
      )}
    </>
  );
}
