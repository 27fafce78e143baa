import { plainText } from './parse/plain-text.ts';
import type { Inline, TableBlock } from './tree.ts';
/** The first cell of each row names it: it has words in every row, nothing to write on, and something beside it. */
export function hasRowHeads({ header, rows }: TableBlock): boolean {
  const firsts = rows.map((row) => row[0]?.children ?? []);
  return (
    header.length > 1 &&
    plainText(header[0]?.children ?? []).trim() !== '' &&
    firsts.every(
      (cell) =>
        plainText(cell).trim() !== '' && !cell.some((node) => node.type === 'blank' || node.type === 'field'),
    )
  );
}

/** What a column needs: `min` is its longest word, `max` its longest line, both with padding, in any unit. */
export interface ColumnNeed {
  readonly min: number;
  readonly max: number;
  /** Every cell below the header is empty, for someone to write in. */
  readonly writing?: boolean;
}

/** Points that a date or a name takes by hand, whatever its column is called. */
const writingWidth = 84;
/** "Yes", "No", "0": a column with a shorter name is for a tick. */
const mostTickCharacters = 3;

/** Points for what someone writes in a column whose cells are empty; 0 where there is nothing to write but a tick. */
export function roomToWrite(table: TableBlock, column: number): number {
  const name = plainText(table.header[column]?.children ?? []).trim();
  return isForWriting(table, column) && name.length > mostTickCharacters ? writingWidth : 0;
}

/** Every cell of the column below the header is empty, or a dollar sign, for someone to write in. */
export function isForWriting({ rows }: TableBlock, column: number): boolean {
  return rows.length > 0 && rows.every((row) => isToFill(row[column]?.children ?? []));
}

const isToFill = (cell: readonly Inline[]): boolean =>
  cell.every(({ type }) => type === 'text') && ['', '$'].includes(plainText(cell).trim());

/**
 * Shares `total` among columns. Where every column fits on one line, what is left goes to those for writing, or to all. Else
 * those that fit get what they ask for; the others share the rest by the square root of what they ask for (so that a long text
 * does not squeeze its neighbors), none below its longest word where that is possible at all.
 */
export function shareWidth(needs: readonly ColumnNeed[], total: number): number[] {
  const wanted = needs.reduce((sum, need) => sum + need.max, 0);
  if (wanted <= total) {
    const takers = needs.some(({ writing }) => writing) ? needs.filter(({ writing }) => writing) : needs;
    const share = (total - wanted) / takers.reduce((sum, { max }) => sum + max, 0);
    return needs.map((need) => (takers.includes(need) ? need.max * (1 + share) : need.max));
  }
  const least = needs.reduce((sum, need) => sum + need.min, 0);
  if (least >= total) return needs.map((need) => (need.min / least) * total);
  return shareSpare(needs, total);
}

function shareSpare(needs: readonly ColumnNeed[], total: number): number[] {
  const widths = needs.map((need) => need.min);
  let open = needs.map((_need, index) => index);
  let spare = total - widths.reduce((sum, width) => sum + width, 0);
  while (open.length > 0 && spare > 0.01) {
    const weight = open.reduce((sum, index) => sum + weightOf(needs[index]), 0);
    const filled = open.filter((index) => {
      const need = needs[index];
      return need !== undefined && (widths[index] ?? 0) + (spare * weightOf(need)) / weight >= need.max;
    });
    if (filled.length === 0) {
      for (const index of open)
        widths[index] = (widths[index] ?? 0) + (spare * weightOf(needs[index])) / weight;
      return widths;
    }
    for (const index of filled) {
      const max = needs[index]?.max ?? 0;
      spare -= max - (widths[index] ?? 0);
      widths[index] = max;
    }
    open = open.filter((index) => !filled.includes(index));
  }
  return widths;
}

function weightOf(need: ColumnNeed | undefined): number {
  return Math.sqrt(Math.max(1, need?.max ?? 1));
}
