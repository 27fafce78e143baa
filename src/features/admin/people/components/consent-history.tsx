import { formatDateTime } from '@/lib/text/shop-time';
import { Table, type Column } from '@/ui/table';
import { describeAct, type ConsentAct } from '../model/consent';

const columns: readonly Column<ConsentAct>[] = [
  { key: 'when', header: 'When', isRowHeader: true, cell: ({ at }) => formatDateTime(at) },
  { key: 'consent', header: 'Consent', cell: ({ isGiven }) => (isGiven ? 'Given' : 'Withdrawn') },
  { key: 'act', header: 'By', cell: describeAct },
];

/** How the person gave or withdrew consent to marketing mail, newest first. */
export function ConsentHistory({ acts }: { readonly acts: readonly ConsentAct[] }) {
  if (acts.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 text-xl">Consent</h3>
      <p className="text-sm text-muted">To marketing mail. The last act holds, and the newest is on top.</p>
      <Table
        caption="Consent to marketing mail"
        isCaptionHidden
        density="dense"
        columns={columns}
        rows={acts}
        rowKey={({ id }) => String(id)}
      />
    </section>
  );
}
