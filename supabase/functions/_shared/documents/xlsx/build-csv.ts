import { dayOfSerial, isoDate } from '../dates.ts';
import type { FilledDocument } from '../fill.ts';
import type { WorkbookColumn } from '../workbook.ts';
import { givenValue, WorkbookValues } from './evaluate.ts';
import { sheetModel } from './sheet-model.ts';
import type { SheetModel } from './sheet-model.ts';

/**
 * The document's first sheet as CSV: UTF-8 with a mark (Excel needs it), `\r\n`, ISO dates. A formula's column holds its
 * result. Text that a spreadsheet would run gets an apostrophe in front.
 */
export function buildCsv(document: FilledDocument): string {
  const sheets = document.workbook.map(sheetModel);
  const [sheet] = sheets;
  if (!sheet) return '';
  const values = new WorkbookValues(sheets, document.template.lastReviewed);
  const lines = [
    sheet.columns.map((column) => textField(column.header)),
    ...sheet.rows.map((_row, row) => sheet.columns.map((column) => field(values, sheet, column, row))),
  ];
  return `\ufeff${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}

function field(values: WorkbookValues, sheet: SheetModel, column: WorkbookColumn, row: number): string {
  const value =
    column.kind === 'formula'
      ? values.cell(sheet, row, column.key)
      : (givenValue(sheet.rows[row] ?? {}, column.key) ?? '');
  if (typeof value === 'number') {
    return column.result === 'date' ? isoDate(dayOfSerial(value)) : String(value);
  }
  return typeof value === 'string' ? textField(value) : '';
}

/** OWASP's rule against CSV injection: these characters, also after white space, begin a formula or a command. */
function textField(text: string): string {
  const safe = /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
