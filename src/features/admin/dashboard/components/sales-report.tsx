import { productName, productSkus, products } from '@contracts/products';
import { formatMoney } from '@contracts/money';
import { Card } from '@/ui/card';
import { ColumnChart } from '@/ui/column-chart';
import { Disclosure, DisclosureGroup } from '@/ui/disclosure';
import { ButtonLink } from '@/ui/button-link';
import { EmptyState } from '@/ui/empty-state';
import { Table, type Column } from '@/ui/table';
import type { Report } from '../api/report-api';
import type { DateRange } from '../model/date-range';
import { currenciesOf, formatMonth, monthlySales, type MonthOfSales } from '../model/monthly-sales';

const series = productSkus.map((sku) => ({ key: sku, label: products[sku].name }));

const columns = (currency: string): readonly Column<MonthOfSales>[] => [
  { key: 'month', header: 'Month', isRowHeader: true, cell: ({ month }) => formatMonth(month) },
  {
    key: 'purchases',
    header: 'Purchases',
    align: 'end',
    cell: ({ purchases }) => purchases.toLocaleString('en-US'),
  },
  {
    key: 'products',
    header: 'By product',
    cell: ({ centsBySku }) =>
      Object.entries(centsBySku)
        .map(([sku, cents]) => `${productName(sku)} ${formatMoney(cents, currency)}`)
        .join(', ') || '–',
  },
  ...(
    [
      ['Refunded', 'refundedCents'],
      ['Disputed', 'disputedCents'],
      ['Dispute lost', 'lostCents'],
      ['Sales tax', 'taxCents'],
    ] as const
  ).map(([header, key]): Column<MonthOfSales> => ({
    key,
    header,
    align: 'end',
    cell: (month) => formatMoney(month[key], currency),
  })),
  { key: 'net', header: 'Revenue', align: 'end', cell: ({ netCents }) => formatMoney(netCents, currency) },
];

interface SalesReportProps {
  readonly report: Report;
  readonly range: DateRange;
}

/** Revenue after refunds, disputes and sales tax by month and product, separately for each currency. */
export function SalesReport({ report, range }: SalesReportProps) {
  const currencies = currenciesOf(report.sales);
  return (
    <Card as="section">
      <h3 className="mb-4 text-xl">Revenue by month and product</h3>
      {currencies.length === 0 && (
        <EmptyState
          title="No purchases in these days"
          action={
            <ButtonLink to="/admin/settings" variant="secondary">
              Check the buy links
            </ButtonLink>
          }
        >
          Choose a longer time, or see that each pack has its buy link.
        </EmptyState>
      )}
      {currencies.map((currency) => {
        const months = monthlySales(report.sales, range.from, range.to, currency);
        return (
          <div key={currency} className="not-first:mt-8">
            <ColumnChart
              series={series}
              columns={months.map(({ month, centsBySku }) => ({
                label: formatMonth(month),
                values: centsBySku,
              }))}
              format={(cents) => formatMoney(cents, currency)}
            />
            <DisclosureGroup className="mt-4">
              <Disclosure isWide summary={`The figures in ${currency}`}>
                <Table
                  caption={`Revenue by month in ${currency}, after refunds, disputes and sales tax`}
                  density="dense"
                  columns={columns(currency)}
                  rows={[...months].reverse()}
                  rowKey={({ month }) => month}
                />
              </Disclosure>
            </DisclosureGroup>
          </div>
        );
      })}
    </Card>
  );
}
