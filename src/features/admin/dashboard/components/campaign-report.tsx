import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { KeyValueList } from '@/ui/key-value-list';
import { ScrollArea } from '@/ui/scroll-area';
import { Table, type Column } from '@/ui/table';
import type { Campaign, Report } from '../api/report-api';
import { formatShare } from '../model/monthly-sales';

const count = (value: number) => value.toLocaleString('en-US');

const columns: readonly Column<Campaign>[] = [
  {
    key: 'campaign',
    header: 'Campaign',
    isRowHeader: true,
    cell: ({ campaign }) => <span className="wrap-anywhere">{campaign}</span>,
  },
  { key: 'leads', header: 'Leads', align: 'end', cell: ({ leads }) => count(leads) },
  { key: 'confirmed', header: 'Confirmed', align: 'end', cell: ({ confirmed }) => count(confirmed) },
  { key: 'customers', header: 'Bought', align: 'end', cell: ({ customers }) => count(customers) },
  {
    key: 'conversion',
    header: 'Conversion',
    align: 'end',
    cell: ({ customers, leads }) => formatShare(customers, leads),
  },
];

/** Leads of the range by campaign, and how many of them have bought since. */
export function CampaignReport({ report: { campaigns, leads } }: { readonly report: Report }) {
  return (
    <Card as="section">
      <h3 className="mb-4 text-xl">Leads by campaign</h3>
      {campaigns.length === 0 ? (
        <EmptyState title="No leads in these days">
          Choose a longer time. A link with <code>utm_campaign</code> at its end counts here by its name.
        </EmptyState>
      ) : (
        <>
          <KeyValueList
            layout="columns"
            items={[
              { label: 'Leads', value: count(leads.leads) },
              { label: 'Confirmed', value: count(leads.confirmed) },
              { label: 'Bought since', value: count(leads.customers) },
              { label: 'Lead to purchase', value: formatShare(leads.customers, leads.leads) },
            ]}
          />
          <ScrollArea label="Leads by campaign" heightClass="max-h-96" className="mt-6">
            <Table
              caption="Leads by campaign, the 50 largest"
              density="dense"
              columns={columns}
              rows={campaigns}
              rowKey={({ campaign }) => campaign}
            />
          </ScrollArea>
        </>
      )}
    </Card>
  );
}
