import type { WorkbookSheet } from '../workbook.ts';
import { columnsOf, formulaProblem } from '../xlsx/formula.ts';
import type { ColumnName } from '../xlsx/formula.ts';
import { sheetModel } from '../xlsx/sheet-model.ts';
import type { MatterReader } from './matter-reader.ts';

/** Reports formulas that cannot be read, name a column that does not exist, or need their own result. */
export function checkFormulas(sheets: readonly WorkbookSheet[], readers: readonly MatterReader[]): void {
  const keysOf = new Map(
    sheets.map((sheet) => [sheet.name, sheetModel(sheet).columns.map(({ key }) => key)]),
  );
  sheets.forEach((sheet, index) => {
    const reader = readers[index];
    if (!reader?.has('columns') || sheet.payCalendar) return;
    const knows = (column: ColumnName): boolean =>
      keysOf.get(column.sheet ?? sheet.name)?.includes(column.key) ?? false;
    const columns = reader.children('columns');
    sheet.columns.forEach((column, at) => {
      if (column.kind !== 'formula') return;
      const problem = formulaProblem(column.formula, knows) ?? circleProblem(sheets, sheet.name, column.key);
      if (problem !== null) columns[at]?.report('formula', problem);
    });
    const totals = reader.has('totals') ? reader.child('totals') : null;
    for (const [key, { formula }] of Object.entries(sheet.totals)) {
      const problem = formulaProblem(formula, knows);
      if (problem !== null) totals?.report(key, problem);
    }
  });
}

function circleProblem(sheets: readonly WorkbookSheet[], sheet: string, key: string): string | null {
  const start = `${sheet}!${key}`;
  const seen = new Set<string>();
  const open = [{ sheet, key }];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const own = at.sheet;
    const formula = formulaOf(sheets, at);
    for (const needed of columnsOf(formula)) {
      const next = { sheet: needed.sheet ?? own, key: needed.key };
      const name = `${next.sheet}!${next.key}`;
      if (name === start) return 'the formula needs its own result';
      if (!seen.has(name)) open.push(next);
      seen.add(name);
    }
  }
  return null;
}

function formulaOf(
  sheets: readonly WorkbookSheet[],
  { sheet, key }: { readonly sheet: string; readonly key: string },
): string {
  const columns = sheets.find(({ name }) => name === sheet)?.columns;
  return columns?.find((column) => column.key === key)?.formula ?? '';
}
