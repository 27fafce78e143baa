import { cellName, columnLetters } from './cells.ts';
import type { ColumnName } from './formula.ts';
import type { SheetModel } from './sheet-model.ts';

/** Rows of the head: the title, the note and the totals, then the column names. */
export const totalRow = 3;
export const headerRow = 4;
export const firstRow = headerRow + 1;

export function lastRowOf(sheet: SheetModel): number {
  return firstRow + sheet.rows.length + sheet.emptyRows - 1;
}

/** A formula reads on to this row, so that what is typed below the last prepared one counts too. */
const countedTo = 100_000;

/** A sheet with empty rows is a list that people continue; one without is a table as it is. */
export function isList(sheet: SheetModel): boolean {
  return sheet.emptyRows > 0;
}

/** The last row that formulas, checks and colors take in. */
export function lastCountedRow(sheet: SheetModel): number {
  return isList(sheet) ? countedTo : lastRowOf(sheet);
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
    const to = `$${letters}$${String(lastCountedRow(target))}`;
    return `${target === own ? '' : sheetPrefix(target.name)}${from}:${to}`;
  };
}
