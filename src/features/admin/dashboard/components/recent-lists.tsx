import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { Link } from '@/ui/link';
import { productName } from '@contracts/products';
import { formatMoney } from '@contracts/money';
import { ShortTime } from '@/lib/text/short-time';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LongWord } from '@/ui/long-word';
import { ScrollArea } from '@/ui/scroll-area';
import { SearchField } from '@/ui/search-field';
import { Loading, SkeletonTable } from '@/ui/skeleton';
import { StatusBadge } from '@/ui/status-badge';
import { Table, type Column } from '@/ui/table';
import { toast } from '@/ui/toast';
import {
  recentPurchasesQuery,
  recentUsersQuery,
  type RecentPurchase,
  type RecentUser,
} from '../api/dashboard-api';

const userColumns: readonly Column<RecentUser>[] = [
  {
    key: 'email',
    header: 'Email',
    isRowHeader: true,
    cell: ({ id, email }) => (
      <Link to={`/admin/users/${id}`} className="link">
        <LongWord>{email}</LongWord>
      </Link>
    ),
  },
  { key: 'name', header: 'Name', isHiddenOnPhone: true, cell: ({ fullName }) => fullName || '–' },
  {
    key: 'role',
    header: 'Role',
    cell: ({ role }) => <Badge tone={role === 'admin' ? 'primary' : 'neutral'}>{role}</Badge>,
  },
  { key: 'joined', header: 'Joined', cell: ({ createdAt }) => <ShortTime at={createdAt} /> },
];

const purchaseColumns: readonly Column<RecentPurchase>[] = [
  {
    key: 'email',
    header: 'Email',
    isRowHeader: true,
    cell: ({ email }) => (
      <Link to={`/admin/orders?q=${encodeURIComponent(email)}`} className="link">
        <LongWord>{email}</LongWord>
      </Link>
    ),
  },
  { key: 'product', header: 'Product', cell: ({ sku }) => productName(sku) },
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
  { key: 'date', header: 'Date', cell: ({ createdAt }) => <ShortTime at={createdAt} /> },
];

/** The latest 50 users and purchases, with one search box for both. */
export function RecentLists() {
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim().toLowerCase());
  const users = useQuery(recentUsersQuery);
  const purchases = useQuery(recentPurchasesQuery);
  const failed = users.isError || purchases.isError;

  useEffect(() => {
    if (failed) {
      void toast({ title: 'Error', description: 'Failed to load dashboard data.', tone: 'error' });
    }
  }, [failed]);

  return (
    <div>
      <SearchField
        label="Search users and purchases"
        className="max-w-md"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="mt-6 grid gap-6">
        <RecentList
          title="Recent Users"
          query={users}
          columns={userColumns}
          rowKey={({ id }) => id}
          matches={({ email, fullName }) => `${email} ${fullName}`.toLowerCase().includes(words)}
        />
        <RecentList
          title="Recent Purchases"
          query={purchases}
          columns={purchaseColumns}
          rowKey={({ id }) => id}
          matches={({ email, sku }) => `${email} ${sku} ${productName(sku)}`.toLowerCase().includes(words)}
        />
      </div>
    </div>
  );
}

interface RecentListProps<Row> {
  readonly title: string;
  readonly query: UseQueryResult<Row[]>;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly matches: (row: Row) => boolean;
}

function RecentList<Row>({ title, query, columns, rowKey, matches }: RecentListProps<Row>) {
  const rows = query.data?.filter(matches) ?? [];
  return (
    <Card as="section">
      <h2 className="mb-4 text-xl">{title}</h2>
      {query.isPending && (
        <Loading label={`${title} are loading`}>
          <SkeletonTable rows={4} columns={3} />
        </Loading>
      )}
      {query.isError && (
        <ErrorState
          title="This list did not load"
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        >
          Nothing is lost. Check your connection and try again.
        </ErrorState>
      )}
      {query.isSuccess &&
        (rows.length === 0 ? (
          <EmptyState title={query.data.length === 0 ? 'Nothing yet' : 'Nothing matches the search'}>
            {query.data.length === 0
              ? 'New entries appear here.'
              : 'Search for a part of the address or the name.'}
          </EmptyState>
        ) : (
          <ScrollArea label={title} heightClass="max-h-96">
            <Table
              caption={title}
              isCaptionHidden
              density="dense"
              columns={columns}
              rows={rows}
              rowKey={rowKey}
            />
          </ScrollArea>
        ))}
    </Card>
  );
}
