import type { DutyRow } from '@law/duty-row';
import { isOfficialAddress, onlyReporter } from '@law/source-address';
import { shortKind } from '@law/source-kind';
import { ReviewMark } from '@/features/all/law/components/review-mark';
import { useLaw } from '@/features/all/law/law-context';
import { dutyPlaces, owedFrom } from '@/features/all/law/model/duty-groups';
import type { LibraryTemplate } from '@/features/all/library/api/library-api';
import { formatShortDate } from '@/lib/text/format';
import { unbroken } from '@/ui/unbroken';
import { Verbatim } from '@/ui/verbatim';
import { MetBy } from './met-by';

interface DutyRowsProps {
  readonly duties: readonly DutyRow[];
  readonly documents: readonly LibraryTemplate[];
}

/** Each duty in two lines: what is owed; where that stands, by whom it is owed and what meets it. By their attributes the element filters. */
export function DutyRows({ duties, documents }: DutyRowsProps) {
  return (
    <ul className="grid">
      {duties.map((row) => (
        <li
          key={row.key}
          id={row.key}
          data-in-state={row.state}
          data-kind={row.kind}
          data-from={owedFrom(row)}
          className="scroll-mt-24 border-t border-hairline py-3"
        >
          <p>{unbroken(row.duty)}</p>
          <p className="mt-1 text-sm text-muted">
            {dutyPlaces[row.state]}, <Statute row={row} /> · {unbroken(row.owed_by)} ·{' '}
            <MetBy row={row} documents={documents} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/**
 * The statute with the kind of page on which it was read and the day; a link where that is a public body's own. The file of the list
 * names the others.
 */
function Statute({ row: { statute, fact_key } }: { readonly row: DutyRow }) {
  const fact = useLaw().facts.get(fact_key ?? '');
  const name = statute.replaceAll('§ ', '§\u00a0');
  if (!fact) return <Verbatim>{name}</Verbatim>;
  const reporter = onlyReporter(fact);
  const kind = reporter ? `reported by ${reporter}` : shortKind(fact).toLowerCase();
  return (
    <>
      {isOfficialAddress(fact.source) ? (
        <a href={fact.source} className="link" rel="noopener nofollow" translate="no">
          {name}
        </a>
      ) : (
        <Verbatim>{name}</Verbatim>
      )}
      <ReviewMark fact={fact} />
      <span>{`, ${kind}, read ${formatShortDate(fact.checkedOn)}`}</span>
    </>
  );
}
