import { packForState } from '@law/pack-states';
import type { LawFact } from '@law/law-fact';
import { isTraced } from '@law/source-kind';
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

/**
 * The rules of a state, each with its source, and with the document that answers it where one is on sale. What names no section
 * of the law and was read on no official page stands below the table.
 */
export function Requirements({ caption, keys, pageState }: RequirementsProps) {
  const { facts } = useLaw();
  const rules = keys.flatMap((key) => facts.get(key) ?? []);
  const rows = rules.filter(isTraced);
  const documentColumn: Column<LawFact> = {
    key: 'document',
    header: 'Document that answers it',
    cell: ({ key }) => {
      const slug = requirementDocuments[key];
      return slug && <AnsweringDocument slug={slug} pageState={pageState} sold={packForState(pageState)} />;
    },
  };
  return (
    <>
      {rows.length > 0 && (
        <Table
          caption={caption}
          isCaptionHidden
          columns={rows.some(({ key }) => requirementDocuments[key]) ? [...columns, documentColumn] : columns}
          rows={rows}
          rowKey={({ key }) => key}
        />
      )}
      <Reported rules={rules.filter((rule) => !isTraced(rule))} isAlone={rows.length === 0} />
    </>
  );
}

interface ReportedProps {
  readonly rules: readonly LawFact[];
  readonly isAlone: boolean;
}

function Reported({ rules, isAlone }: ReportedProps) {
  return (
    rules.length > 0 && (
      <div className={isAlone ? undefined : 'mt-8'}>
        <h3 className="text-xl">Reported by others</h3>
        <p className="mt-1 text-sm text-muted">
          We have not read the law behind these, and our source names no section of it.
        </p>
        <ul className="mt-4 grid gap-3">
          {rules.map(({ key, checkedOn }) => (
            <li key={key}>
              <LawText text={`{{${key}}}`} />
              <span className="block text-sm text-muted">{`Read on ${formatShortDate(checkedOn)}`}</span>
            </li>
          ))}
        </ul>
      </div>
    )
  );
}
