import { formatFigure } from '@law/figures';
import type { LawFact } from '@law/law-fact';
import { addressesOf, hostOf } from '@law/source-address';
import type { YearlyFigure } from '@law/yearly-figures';
import { formatDate } from '@/lib/text/format';
import type { FactIndex } from './law-text';

export interface FigureRow extends YearlyFigure {
  readonly thisYear: LawFact | null;
  readonly nextYear: LawFact | null;
  readonly status: string;
}

/** The figure of a fact, or its statement if it has none. */
export const valueOf = ({ figure, unit, statement }: LawFact): string =>
  figure === null || unit === null ? statement : formatFigure(figure, unit);

/** Who vouches for the next figure, or when and how it is to come out. */
function statusOf(next: LawFact | null, { expected, announcedOn, awaited }: YearlyFigure): string {
  if (next === null) {
    const due = `${expected}, due ${formatDate(announcedOn)}.`;
    return awaited === null ? due : `${due} ${awaited}.`;
  }
  if (next.confidence === 'calculated') {
    return 'Worked out by us';
  }
  const reporters = [...new Set(addressesOf(next).map(hostOf))];
  return next.confidence === 'official' ? 'Published' : `Reported by ${reporters.join(' and ')}`;
}

/** The rows of the page of yearly figures. A row whose facts were all removed is left out. */
export function figureRows(figures: readonly YearlyFigure[], facts: FactIndex): FigureRow[] {
  const factOf = (key: string | null) => (key === null ? null : (facts.get(key) ?? null));
  return figures.flatMap((figure) => {
    const [thisYear, nextYear] = [factOf(figure.current), factOf(figure.next)];
    return thisYear === null && nextYear === null
      ? []
      : [{ ...figure, thisYear, nextYear, status: statusOf(nextYear, figure) }];
  });
}

/** What is known of next year's figures. A figure is the same only where it was published and is equal. */
export function groupByNews(rows: readonly FigureRow[]) {
  const isSame = ({ thisYear, nextYear }: FigureRow) =>
    thisYear !== null && nextYear !== null && valueOf(thisYear) === valueOf(nextYear);
  return {
    isNew: rows.filter((row) => row.nextYear !== null && !isSame(row)),
    same: rows.filter(isSame),
    notAnnounced: rows.filter(({ nextYear }) => nextYear === null),
  };
}
