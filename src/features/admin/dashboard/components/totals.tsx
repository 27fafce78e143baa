import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoney } from '@contracts/money';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { StatCard } from '@/ui/stat-card';
import { Sparkline } from '@/ui/sparkline';
import { totalsQuery, type Totals } from '../api/dashboard-api';
import { reportQuery } from '../api/report-api';
import { defaultPreset, presetRange } from '../model/date-range';
import { compareCurrencies, currenciesOf, monthlySales } from '../model/monthly-sales';

export function TotalCards() {
  const { data, isError, isFetching, refetch } = useQuery(totalsQuery);
  const months = useLastMonths();
  if (isError && !data) {
    return (
      <ErrorState title="The totals did not load" onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  const show = (value: string | undefined) => value ?? <Skeleton className="h-8 w-20" />;
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
      <li>
        <StatCard label="Total Users" value={show(data?.totalUsers.toLocaleString('en-US'))} />
      </li>
      <li>
        <StatCard
          label="Total Purchases"
          value={show(data?.totalPurchases.toLocaleString('en-US'))}
          trend={<Sparkline label="Purchases by month" values={months.map(({ purchases }) => purchases)} />}
          note="By month, last 12 months"
        />
      </li>
      <li>
        <StatCard
          label="Total Revenue"
          value={show(data && revenueOf(data))}
          trend={<Sparkline label="Revenue by month" values={months.map(({ netCents }) => netCents)} />}
          note="After refunds, disputes and sales tax, by currency"
        />
      </li>
      <li>
        <StatCard label="Active Licenses" value={show(data?.activeLicenses.toLocaleString('en-US'))} />
      </li>
    </ul>
  );
}

const revenueOf = ({ revenue }: Totals): string =>
  revenue.length === 0
    ? formatMoney(0)
    : [...revenue]
        .sort((a, b) => compareCurrencies(a.currency, b.currency))
        .map(({ currency, cents }) => formatMoney(cents, currency))
        .join(' + ');

/** The sales of the last twelve months, which the report below asks for as well. */
function useLastMonths() {
  const [{ from, to }] = useState(() => presetRange(defaultPreset, new Date()));
  const { data } = useQuery(reportQuery(from, to));
  const sales = data?.sales ?? [];
  return monthlySales(sales, from, to, currenciesOf(sales)[0] ?? 'USD');
}
