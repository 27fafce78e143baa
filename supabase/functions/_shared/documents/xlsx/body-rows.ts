import { escapeXml } from '../clean-text.ts';
import type { WorkbookColumn, WorkbookRow } from '../workbook.ts';
import type { BookContext } from './book-context.ts';
import {
  columnLetters,
  dateSerial,
  emptyCell,
  numberCell,
  resultType,
  resultXml,
  textCell,
} from './cells.ts';
import { givenValue } from './evaluate.ts';
import { writeFormula } from './formula.ts';
import { firstRow, isList, lastRowOf, referenceIn } from './references.ts';
import type { SheetModel } from './sheet-model.ts';

/** The cell of a column in a row; `index` counts the rows from 0. */
type Writer = (values: WorkbookRow, index: number) => string;

/**
 * The rows of a sheet. They have no height of their own: a row grows with what somebody types into it, on the screen and in
 * print.
 */
export function bodyRows(book: BookContext, sheet: SheetModel): string[] {
  const writers = sheet.columns.map((column, at) =>
    column.kind === 'formula' ? formulaWriter(book, sheet, column, at) : inputWriter(book, sheet, column, at),
  );
  return Array.from({ length: sheet.rows.length + sheet.emptyRows }, (_row, index) => {
    const values = sheet.rows[index] ?? {};
    const cells = writers.map((write) => write(values, index));
    return `<row r="${String(firstRow + index)}">${cells.join('')}</row>`;
  });
}

function inputWriter(
  { styles, texts }: BookContext,
  sheet: SheetModel,
  column: WorkbookColumn,
  at: number,
): Writer {
  const letters = columnLetters(at);
  const style = styles.column(column, { list: isList(sheet) });
  const quoted = styles.column(column, { list: isList(sheet), quoted: true });
  return (values, index) => {
    const name = letters + String(firstRow + index);
    const value = givenValue(values, column.key);
    if (value === undefined || value === '') return emptyCell(name, style);
    const serial = column.kind === 'date' ? dateSerial(value) : null;
    if (serial !== null) return numberCell(name, serial, style);
    if (typeof value === 'number') return numberCell(name, value, style);
    return textCell(texts, name, value, style, quoted);
  };
}

/** The formula of a column is written once, in its first cell; the others share it, as Excel itself writes a column. */
function formulaWriter(
  { styles, sheets, values: results }: BookContext,
  sheet: SheetModel,
  column: WorkbookColumn,
  at: number,
): Writer {
  const letters = columnLetters(at);
  const style = String(styles.column(column, { list: isList(sheet) }));
  const range = `${letters}${String(firstRow)}:${letters}${String(lastRowOf(sheet))}`;
  const formula = escapeXml(writeFormula(column.formula, referenceIn(sheets, sheet, firstRow)));
  const number = String(at);
  return (_values, index) => {
    const result = results.cell(sheet, index, column.key);
    const code =
      index === 0
        ? `<f t="shared" ref="${range}" si="${number}">${formula}</f>`
        : `<f t="shared" si="${number}"/>`;
    return `<c r="${letters}${String(firstRow + index)}" s="${style}"${resultType(result)}>${code}${resultXml(result)}</c>`;
  };
}
