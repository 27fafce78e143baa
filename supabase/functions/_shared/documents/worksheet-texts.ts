import type { WorkbookRow, Worksheet } from './workbook.ts';

/** The worksheet with every text changed that may hold placeholders. What is not changed here is never filled. */
export function mapWorksheetTexts(worksheet: Worksheet, change: (text: string) => string): Worksheet {
  const mapRow = (row: WorkbookRow): WorkbookRow =>
    Object.fromEntries(
      Object.entries(row).map(([key, cell]) => [key, typeof cell === 'string' ? change(cell) : cell]),
    );
  return {
    ...worksheet,
    title: change(worksheet.title),
    note: change(worksheet.note),
    atEnd: change(worksheet.atEnd),
    columns: worksheet.columns.map((column) => ({ ...column, header: change(column.header) })),
    rows: worksheet.rows.map(mapRow),
    exampleRows: worksheet.exampleRows.map(mapRow),
    totalLabel: change(worksheet.totalLabel),
  };
}

/** The other texts of a worksheet that hold a placeholder: its name, options, formulas, formats, units. */
export function unfilledTexts(worksheet: Worksheet): string[] {
  return textsIn(mapWorksheetTexts(worksheet, () => '')).filter((text) => text.includes('{{'));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)]);
}
