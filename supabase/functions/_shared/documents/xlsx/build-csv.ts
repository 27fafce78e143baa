import { csvField, csvFile } from '../../contracts/csv.ts';
import { dayOfSerial, isoDate } from '../dates.ts';
import type { FilledDocument } from '../fill.ts';
import type { WorkbookColumn } from '../workbook.ts';
import { givenValue, WorkbookValues } from './evaluate.ts';
import { worksheetModel } from './worksheet-model.ts';
import type { WorksheetModel } from './worksheet-model.ts';

/**
 * The document's first worksheet as CSV with ISO dates. A formula's column holds its result. Text that a spreadsheet would run gets
 * an apostrophe in front.
 */
export function buildCsv(document: FilledDocument): string {
  const worksheets = document.workbook.map(worksheetModel);
  const [worksheet] = worksheets;
  if (!worksheet) return '';
  const values = new WorkbookValues(worksheets, document.template.lastReviewed);
  const lines = [
    worksheet.columns.map((column) => csvField(column.header)),
    ...worksheet.rows.map((_row, row) =>
      worksheet.columns.map((column) => field(values, worksheet, column, row)),
    ),
  ];
  return csvFile(lines);
}

function field(
  values: WorkbookValues,
  worksheet: WorksheetModel,
  column: WorkbookColumn,
  row: number,
): string {
  const value =
    column.kind === 'formula'
      ? values.cell(worksheet, row, column.key)
      : (givenValue(worksheet.rows[row] ?? {}, column.key) ?? '');
  if (typeof value === 'number') {
    return column.result === 'date' ? isoDate(dayOfSerial(value)) : String(value);
  }
  return typeof value === 'string' ? csvField(value) : '';
}
