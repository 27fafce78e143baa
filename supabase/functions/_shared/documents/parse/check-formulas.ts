import type { Worksheet } from '../workbook.ts';
import { columnsOf, formulaProblem } from '../xlsx/formula.ts';
import type { ColumnName } from '../xlsx/formula.ts';
import { worksheetModel } from '../xlsx/worksheet-model.ts';
import type { MatterReader } from './matter-reader.ts';

/** Reports formulas that cannot be read, name a column that does not exist, or need their own result. */
export function checkFormulas(worksheets: readonly Worksheet[], readers: readonly MatterReader[]): void {
  const keysOf = new Map(
    worksheets.map((worksheet) => [worksheet.name, worksheetModel(worksheet).columns.map(({ key }) => key)]),
  );
  worksheets.forEach((worksheet, index) => {
    const reader = readers[index];
    if (!reader?.has('columns') || worksheet.payCalendar) return;
    const knows = (column: ColumnName): boolean =>
      keysOf.get(column.worksheet ?? worksheet.name)?.includes(column.key) ?? false;
    const columns = reader.children('columns');
    worksheet.columns.forEach((column, at) => {
      if (column.kind !== 'formula') return;
      const problem =
        formulaProblem(column.formula, knows) ?? circleProblem(worksheets, worksheet.name, column.key);
      if (problem !== null) columns[at]?.report('formula', problem);
    });
    const totals = reader.has('totals') ? reader.child('totals') : null;
    for (const [key, { formula }] of Object.entries(worksheet.totals)) {
      const problem = formulaProblem(formula, knows);
      if (problem !== null) totals?.report(key, problem);
    }
  });
}

function circleProblem(worksheets: readonly Worksheet[], worksheet: string, key: string): string | null {
  const start = `${worksheet}!${key}`;
  const seen = new Set<string>();
  const open = [{ worksheet, key }];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const own = at.worksheet;
    const formula = formulaOf(worksheets, at);
    for (const needed of columnsOf(formula)) {
      const next = { worksheet: needed.worksheet ?? own, key: needed.key };
      const name = `${next.worksheet}!${next.key}`;
      if (name === start) return 'the formula needs its own result';
      if (!seen.has(name)) open.push(next);
      seen.add(name);
    }
  }
  return null;
}

function formulaOf(
  worksheets: readonly Worksheet[],
  { worksheet, key }: { readonly worksheet: string; readonly key: string },
): string {
  const columns = worksheets.find(({ name }) => name === worksheet)?.columns;
  return columns?.find((column) => column.key === key)?.formula ?? '';
}
