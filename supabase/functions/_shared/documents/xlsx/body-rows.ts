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
import type { WorksheetModel } from './worksheet-model.ts';

/** The cell of a column in a row; `index` counts the rows from 0. */
type Writer = (values: WorkbookRow, index: number) => string;

/**
 * The rows of a worksheet. They have no height of their own: a row grows with what somebody types into it, on the screen and in
 * print.
 */
export function bodyRows(book: BookContext, worksheet: WorksheetModel): string[] {
  const writers = worksheet.columns.map((column, at) =>
    column.kind === 'formula'
      ? formulaWriter(book, worksheet, column, at)
      : inputWriter(book, worksheet, column, at),
  );
  return Array.from({ length: worksheet.rows.length + worksheet.emptyRows }, (_row, index) => {
    const values = worksheet.rows[index] ?? {};
    const cells = writers.map((write) => write(values, index));
    return `<row r="${String(firstRow + index)}">${cells.join('')}</row>`;
  });
}

function inputWriter(
  { styles, texts }: BookContext,
  worksheet: WorksheetModel,
  column: WorkbookColumn,
  at: number,
): Writer {
  const letters = columnLetters(at);
  const style = styles.column(column, { list: isList(worksheet) });
  const quoted = styles.column(column, { list: isList(worksheet), quoted: true });
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
  { styles, worksheets, values: results }: BookContext,
  worksheet: WorksheetModel,
  column: WorkbookColumn,
  at: number,
): Writer {
  const letters = columnLetters(at);
  const style = String(styles.column(column, { list: isList(worksheet) }));
  const range = `${letters}${String(firstRow)}:${letters}${String(lastRowOf(worksheet))}`;
  const formula = escapeXml(writeFormula(column.formula, referenceIn(worksheets, worksheet, firstRow)));
  const number = String(at);
  return (_values, index) => {
    const result = results.cell(worksheet, index, column.key);
    const code =
      index === 0
        ? `<f t="shared" ref="${range}" si="${number}">${formula}</f>`
        : `<f t="shared" si="${number}"/>`;
    return `<c r="${letters}${String(firstRow + index)}" s="${style}"${resultType(result)}>${code}${resultXml(result)}</c>`;
  };
}
