import { Link } from '@/ui/link';
import { productSkus, products } from '@contracts/products';
import type { DutyRow } from '@law/duty-row';
import { SourceNumber } from '@/features/all/law/components/law-text';
import { ReviewMark } from '@/features/all/law/components/review-mark';
import { useLaw } from '@/features/all/law/law-context';
import type { LibraryTemplate } from '@/features/all/library/api/library-api';
import { formatShortDate } from '@/lib/text/format';
import { Table, type Column } from '@/ui/table';
import { unbroken } from '@/ui/unbroken';
import { Verbatim } from '@/ui/verbatim';

const kinds: Readonly<Record<string, string>> = {
  clause: 'Rule',
  notice: 'Notice',
  poster: 'Poster',
  record: 'Record',
  payment: 'Payment',
};

interface DutyTableProps {
  readonly caption: string;
  readonly duties: readonly DutyRow[];
  readonly documents: readonly LibraryTemplate[];
}

/** The duties of one state. */
export function DutyTable({ caption, duties, documents }: DutyTableProps) {
  const columns: readonly Column<DutyRow>[] = [
    { key: 'duty', header: 'Duty', isRowHeader: true, cell: ({ duty }) => unbroken(duty) },
    { key: 'kind', header: 'Kind', cell: ({ kind }) => kinds[kind] ?? kind },
    { key: 'statute', header: 'Statute', cell: StatuteCell },
    { key: 'owed', header: 'Who owes it', cell: ({ owed_by }) => unbroken(owed_by) },
    { key: 'met', header: 'Where it is met', cell: (row) => <MetBy row={row} documents={documents} /> },
  ];
  return (
    <Table
      caption={caption}
      isCaptionHidden
      columns={columns}
      rows={duties}
      rowKey={({ key }) => key}
      isAnchored
    />
  );
}

/** The statute with the number of its source and the day on which that was read. */
function StatuteCell({ statute, fact_key }: DutyRow) {
  const fact = useLaw().facts.get(fact_key ?? '');
  return (
    <>
      <Verbatim>{unbroken(statute.replaceAll('§ ', '§\u00a0'))}</Verbatim>
      {fact && (
        <>
          <SourceNumber fact={fact} />
          <ReviewMark fact={fact} />
          <span className="block text-sm text-muted">Read {formatShortDate(fact.checkedOn)}</span>
        </>
      )}
    </>
  );
}

/** A heading as a visitor reads it: a document names the buyer's company there. */
const sectionName = (section: string) => section.replaceAll(/\{\{[^}]*\}\}/g, 'your company');

function MetBy({
  row: { template, section, open_reason },
  documents,
}: { readonly row: DutyRow } & Pick<DutyTableProps, 'documents'>) {
  const document = documents.find(({ path }) => path === `templates/${template ?? ''}.md`);
  const sku =
    document && productSkus.find((candidate) => products[candidate].packages.includes(document.packageId));
  if (!document || !sku) {
    return open_reason === null ? 'A document that is no longer sold' : unbroken(open_reason);
  }
  return (
    <>
      <Link to={products[sku].path} className="link">
        {unbroken(document.title)}
      </Link>
      <span className="block text-sm text-muted">{unbroken(sectionName(section ?? ''))}</span>
    </>
  );
}
