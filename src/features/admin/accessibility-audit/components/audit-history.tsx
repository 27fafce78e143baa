import { Link } from '@/ui/link';
import { formatDateTime } from '@/lib/text/shop-time';
import { EmptyState } from '@/ui/empty-state';
import { LongWord } from '@/ui/long-word';
import { Table, type Column } from '@/ui/table';
import type { AuditRun } from '../api/audits-api';

const columns: readonly Column<AuditRun>[] = [
  {
    key: 'when',
    header: 'Run',
    isRowHeader: true,
    cell: ({ id, createdAt }) => (
      <Link to={`?run=${id}`} className="link">
        {formatDateTime(createdAt)}
      </Link>
    ),
  },
  { key: 'score', header: 'Score', align: 'end', cell: ({ score }) => `${score}%` },
  { key: 'errors', header: 'Errors', align: 'end', cell: ({ errors }) => errors },
  { key: 'warnings', header: 'Warnings', align: 'end', cell: ({ warnings }) => warnings },
  { key: 'pages', header: 'Pages', align: 'end', cell: ({ paths }) => paths.length },
  { key: 'by', header: 'By', cell: ({ runBy }) => <LongWord>{runBy}</LongWord> },
];

/** The stored runs, each with a button for its findings. */
export function AuditHistory({ runs }: { readonly runs: readonly AuditRun[] }) {
  return (
    <section aria-labelledby="audit-history">
      <h2 id="audit-history" className="mb-4 text-2xl">
        Last runs
      </h2>
      {runs.length === 0 ? (
        <EmptyState title="No audit has been run yet">The last twenty runs are listed here.</EmptyState>
      ) : (
        <Table
          caption="Last runs"
          isCaptionHidden
          density="dense"
          columns={columns}
          rows={runs}
          rowKey={({ id }) => id}
        />
      )}
    </section>
  );
}
