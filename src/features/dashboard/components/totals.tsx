import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '@/lib/format';
import { Skeleton } from '@/ui/skeleton';
import { StatCard } from '@/ui/stat-card';
import { Grid } from '@/ui/stack';
import { totalsQuery } from '../api/dashboard-api';

export function TotalCards() {
  const { data } = useQuery(totalsQuery);
  const show = (value: string | undefined) => value ?? <Skeleton className="h-8 w-20" />;
  return (
    <Grid as="ul" cell="small">
      <li>
        <StatCard label="Total Users" value={show(data?.totalUsers.toLocaleString('en-US'))} />
      </li>
      <li>
        <StatCard label="Total Purchases" value={show(data?.totalPurchases.toLocaleString('en-US'))} />
      </li>
      <li>
        <StatCard
          label="Total Revenue"
          value={show(data && formatMoney(data.totalRevenue))}
          note="After refunds, USD"
        />
      </li>
      <li>
        <StatCard label="Active Licenses" value={show(data?.activeLicenses.toLocaleString('en-US'))} />
      </li>
    </Grid>
  );
}
