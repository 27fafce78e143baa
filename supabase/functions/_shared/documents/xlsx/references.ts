import { cellName, columnLetters } from './cells.ts';
import type { ColumnName } from './formula.ts';
import type { SheetModel } from './sheet-model.ts';

/** Rows of the head: the title, the note and an empty row, then the column names. */
export const headerRow = 4;
export const firstRow = headerRow + 1;

export function lastRowOf(sheet: SheetModel): number {
  return firstRow + sheet.rows.length + sheet.emptyRows - 1;
}

export function columnIndex(sheet: SheetModel, key: string): number {
  return Math.max(
    0,
    sheet.columns.findIndex((column) => column.key === key),
  );
}

/** `'Pay runs'!` in front of a reference to another sheet. */
export function sheetPrefix(name: string): string {
  return `'${name.replaceAll("'", "''")}'!`;
}

/**
 * How a formula of a sheet names a column: in a row the cell of that row, in the totals the column, and with a sheet's
 * name always the whole column.
 */
export function referenceIn(
  sheets: readonly SheetModel[],
  own: SheetModel,
  row: number | null,
): (column: ColumnName) => string {
  return ({ sheet, key }) => {
    if (sheet === null && row !== null) return cellName(columnIndex(own, key), row);
    const target = sheets.find(({ name }) => name === sheet) ?? own;
    const letters = columnLetters(columnIndex(target, key));
    const from = `$${letters}$${String(firstRow)}`;
    const to = `$${letters}$${String(lastRowOf(target))}`;
    return `${target === own ? '' : sheetPrefix(target.name)}${from}:${to}`;
  };
}
