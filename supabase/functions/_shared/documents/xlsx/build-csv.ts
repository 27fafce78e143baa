import type { FilledDocument } from '../fill.ts';
import type { WorkbookColumn, WorkbookRow } from '../workbook.ts';
import { sheetModel } from './sheet-model.ts';

/**
 * The document's first sheet as CSV: UTF-8 with a mark (Excel needs it), `\r\n`, ISO dates. A formula's column holds its
 * result where that is known and is empty otherwise. Text that a spreadsheet would run gets an apostrophe in front.
 */
export function buildCsv(document: FilledDocument): string {
  const [first] = document.workbook;
  if (!first) return '';
  const sheet = sheetModel(first);
  const lines = [
    sheet.columns.map((column) => textField(column.header)),
    ...sheet.rows.map((row) => sheet.columns.map((column) => field(column, row))),
  ];
  return `\ufeff${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}

function field(column: WorkbookColumn, row: WorkbookRow): string {
  const value = Object.hasOwn(row, column.key) ? row[column.key] : undefined;
  if (value === undefined) return '';
  return typeof value === 'number' ? String(value) : textField(value);
}

/** OWASP's rule against CSV injection: these signs, also after white space, begin a formula or a command. */
function textField(text: string): string {
  const safe = /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
