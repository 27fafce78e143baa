import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { Badge } from '../badge';
import { Button } from '../button';
import { IconButton } from '../icon-button';
import { Pagination } from '../pagination';
import { ScrollArea } from '../scroll-area';
import { nextSort, type SortState } from '../sort-state';
import { Table, type Column } from '../table';
import { Specimen, SpecimenGroup } from './specimen';

interface ExportRow {
  readonly file: string;
  readonly format: string;
  readonly status: 'completed' | 'processing' | 'failed';
  readonly sizeKb: number;
}

const rows: readonly ExportRow[] = [
  { file: 'mn-leave-policy.md', format: 'docx', status: 'completed', sizeKb: 48 },
  { file: 'mn-employee-notice.md', format: 'pdf', status: 'failed', sizeKb: 0 },
  { file: 'mn-request-form.md', format: 'pdf', status: 'processing', sizeKb: 112 },
];

const tones = { completed: 'success', processing: 'info', failed: 'danger' } as const;

const columns: readonly Column<ExportRow>[] = [
  { key: 'file', header: 'File', cell: (row) => row.file, isSortable: true, isRowHeader: true },
  { key: 'format', header: 'Format', cell: (row) => row.format },
  { key: 'status', header: 'Status', cell: (row) => <Badge tone={tones[row.status]}>{row.status}</Badge> },
  { key: 'size', header: 'Size', cell: (row) => `${row.sizeKb} KB`, align: 'end', isSortable: true },
  {
    key: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: (row) => <IconButton label={`Retry ${row.file}`} icon={<RefreshCw />} size="small" />,
  },
];

function SortableTable() {
  const [sort, setSort] = useState<SortState>({ key: 'file', direction: 'ascending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const sorted = [...rows].sort((a, b) =>
    sort.key === 'size' ? sign * (a.sizeKb - b.sizeKb) : sign * a.file.localeCompare(b.file),
  );
  return (
    <Table
      caption="Exports of the last week"
      columns={columns}
      rows={sorted}
      rowKey={(row) => row.file}
      sort={sort}
      onSort={(key) => setSort(nextSort(sort, key))}
    />
  );
}

export function Records() {
  return (
    <SpecimenGroup title="Records">
      <Specimen name="Table" note="Sortable; on phones each row becomes a list.">
        <SortableTable />
      </Specimen>
      <Specimen name="Table, scrolling" note="Dense; scrolls in its own region.">
        <Table
          caption="What each product contains"
          onPhone="scroll"
          density="dense"
          columns={['Product', 'Documents', 'Word', 'Google Docs', 'PDF', 'Excel'].map((header, index) => ({
            key: header,
            header,
            isRowHeader: index === 0,
            cell: (row: readonly string[]) => <span className="whitespace-nowrap">{row[index]}</span>,
          }))}
          rows={[
            ['MN Paid Leave 2026 Policy Kit', '7', 'Yes', 'Yes', 'Yes', 'No'],
            ['Payroll Ops Pack', '10', 'Yes', 'Yes', 'Yes', 'Yes'],
          ]}
          rowKey={(row) => row[0] ?? ''}
        />
      </Specimen>
      <Specimen name="Pages">
        <Pagination label="Pages of exports" page={4} pageCount={9} hrefFor={(page) => `?page=${page}`} />
      </Specimen>
      <Specimen name="Scroll area">
        <ScrollArea
          label="Recent users"
          heightClass="max-h-48"
          className="rounded-lg border border-hairline bg-surface"
        >
          <ul className="divide-y divide-hairline px-4">
            {Array.from({ length: 12 }, (_, index) => (
              <li key={index} className="flex items-center justify-between gap-4 py-2.5 text-sm">
                <span>{`customer-${index + 1}@example.com`}</span>
                <Button size="small" variant="quiet">
                  Open
                </Button>
              </li>
            ))}
          </ul>
        </ScrollArea>
      </Specimen>
    </SpecimenGroup>
  );
}
