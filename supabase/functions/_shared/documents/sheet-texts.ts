import type { WorkbookRow, WorkbookSheet } from './workbook.ts';

/** The sheet with every text changed that may hold placeholders. What is not changed here is never filled. */
export function mapSheetTexts(sheet: WorkbookSheet, change: (text: string) => string): WorkbookSheet {
  const mapRow = (row: WorkbookRow): WorkbookRow =>
    Object.fromEntries(
      Object.entries(row).map(([key, cell]) => [key, typeof cell === 'string' ? change(cell) : cell]),
    );
  return {
    ...sheet,
    title: change(sheet.title),
    note: change(sheet.note),
    atEnd: change(sheet.atEnd),
    columns: sheet.columns.map((column) => ({ ...column, header: change(column.header) })),
    rows: sheet.rows.map(mapRow),
    exampleRows: sheet.exampleRows.map(mapRow),
    totalLabel: change(sheet.totalLabel),
  };
}

/** The other texts of a sheet that hold a placeholder: its name, options, formulas, formats, units. */
export function unfilledTexts(sheet: WorkbookSheet): string[] {
  return textsIn(mapSheetTexts(sheet, () => '')).filter((text) => text.includes('{{'));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)]);
}
