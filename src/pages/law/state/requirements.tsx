import { packForState } from '@law/pack-states';
import type { LawFact } from '@law/law-fact';
import { requirementDocuments } from '@/catalog/requirement-documents';
import { LawText } from '@/features/all/law/components/law-text';
import { useLaw } from '@/features/all/law/law-context';
import { shortSourceName } from '@/features/all/law/model/source-text';
import { AnsweringDocument } from '@/features/all/library/components/answering-document';
import { formatShortDate } from '@/lib/text/format';
import { Table, type Column } from '@/ui/table';
import { unbroken } from '@/ui/unbroken';

interface RequirementsProps {
  readonly caption: string;
  readonly keys: readonly string[];
  readonly pageState: string;
}

const columns: readonly Column<LawFact>[] = [
  {
    key: 'rule',
    header: 'What the law asks',
    isRowHeader: true,
    cell: ({ key }) => (
      <span className="font-normal text-ink">
        <LawText text={`{{${key}}}`} />
      </span>
    ),
  },
  {
    key: 'source',
    header: 'Source, read on',
    cell: (fact) => (
      <span className="text-sm">
        <span translate="no" className="block wrap-break-word">
          {unbroken(shortSourceName(fact))}
        </span>
        <span className="block whitespace-nowrap text-muted">{formatShortDate(fact.checkedOn)}</span>
      </span>
    ),
  },
];

/** The rules of a state, each with its source, and with the document that answers it where one is on sale. */
export function Requirements({ caption, keys, pageState }: RequirementsProps) {
  const { facts } = useLaw();
  const rows = keys.flatMap((key) => facts.get(key) ?? []);
  const documentColumn: Column<LawFact> = {
    key: 'document',
    header: 'Document that answers it',
    cell: ({ key }) => {
      const slug = requirementDocuments[key];
      return slug && <AnsweringDocument slug={slug} pageState={pageState} sold={packForState(pageState)} />;
    },
  };
  return (
    <Table
      caption={caption}
      isCaptionHidden
      columns={rows.some(({ key }) => requirementDocuments[key]) ? [...columns, documentColumn] : columns}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}
