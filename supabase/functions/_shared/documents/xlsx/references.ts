import { cellName, columnLetters } from './cells.ts';
import type { ColumnName } from './formula.ts';
import type { WorksheetModel } from './worksheet-model.ts';

/** Rows of the head: the title, the note and the totals, then the column names. */
export const totalRow = 3;
export const headerRow = 4;
export const firstRow = headerRow + 1;

export function lastRowOf(worksheet: WorksheetModel): number {
  return firstRow + worksheet.rows.length + worksheet.emptyRows - 1;
}

/** A formula reads on to this row, so that what is typed below the last prepared one counts too. */
const countedTo = 100_000;

/** A worksheet with empty rows is a list that people continue; one without is a table as it is. */
export function isList(worksheet: WorksheetModel): boolean {
  return worksheet.emptyRows > 0;
}

/** The last row that formulas, checks and colors take in. */
export function lastCountedRow(worksheet: WorksheetModel): number {
  return isList(worksheet) ? countedTo : lastRowOf(worksheet);
}

export function columnIndex(worksheet: WorksheetModel, key: string): number {
  return Math.max(
    0,
    worksheet.columns.findIndex((column) => column.key === key),
  );
}

/** `'Pay runs'!` in front of a reference to another worksheet. */
export function worksheetPrefix(name: string): string {
  return `'${name.replaceAll("'", "''")}'!`;
}

/**
 * How a formula of a worksheet names a column: in a row the cell of that row, in the totals the column, and with a worksheet's
 * name always the whole column.
 */
export function referenceIn(
  worksheets: readonly WorksheetModel[],
  own: WorksheetModel,
  row: number | null,
): (column: ColumnName) => string {
  return ({ worksheet, key }) => {
    if (worksheet === null && row !== null) return cellName(columnIndex(own, key), row);
    const target = worksheets.find(({ name }) => name === worksheet) ?? own;
    const letters = columnLetters(columnIndex(target, key));
    const from = `$${letters}$${String(firstRow)}`;
    const to = `$${letters}$${String(lastCountedRow(target))}`;
    return `${target === own ? '' : worksheetPrefix(target.name)}${from}:${to}`;
  };
}
