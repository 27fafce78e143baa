import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { FilledDocument } from '../../../supabase/functions/_shared/documents/mod.ts';
import { worksheetModel } from '../../../supabase/functions/_shared/documents/testing/internals.ts';

type Worksheet = ReturnType<typeof worksheetModel>;
type Column = Worksheet['columns'][number];

export const firstRow = 5;
/** About 150 characters, as somebody explains a figure, with punctuation in front and at the end. */
const remark =
  'Said on the phone that the second shift was swapped with a colleague and that both of them had asked the manager before, who wrote it down the same day';

/** What is typed into every number and every amount of money, so that a total is a count. */
export const typedNumber = 1.5;

function typed(column: Column, row: number): string | number {
  switch (column.kind) {
    case 'date':
      // Days of one year, and one of somebody who was hired long ago.
      return row === firstRow ? 31_929 : 46_391 + (row % 360);
    case 'number':
      return column.format.includes('h:mm') ? 0.375 : typedNumber;
    case 'money':
      return typedNumber;
    case 'choice':
      return column.options[0] ?? '';
    case 'text':
    case 'formula':
      return column.key === 'employee' || column.key === 'order'
        ? `Bartholomew Featherstonehaugh-Cholmondeley ${String(row % 7)}`
        : `${String(row)}: ${remark} (${String(row)}).`;
  }
}

function cellXml(name: string, style: string, value: string | number): string {
  return typeof value === 'number'
    ? `<c r="${name}"${style}><v>${String(value)}</v></c>`
    : `<c r="${name}"${style} t="inlineStr"><is><t>${value}</t></is></c>`;
}

const columnName = (index: number): string => String.fromCharCode(65 + index);
export const lastRowOf = ({ rows, emptyRows }: Worksheet): number => firstRow + rows.length + emptyRows - 1;

/** The worksheet with every empty cell for input typed into, and one row more below the last. */
function typeIntoWorksheet(xml: string, worksheet: Worksheet): string {
  const columns = new Map(worksheet.columns.map((column, index) => [columnName(index), column]));
  const filled = xml.replace(
    /<c r="([A-Z]+)(\d+)"( s="\d+")\/>/g,
    (cell, column: string, row: string, style: string) => {
      const own = columns.get(column);
      if (!own || own.kind === 'formula' || Number(row) < firstRow) return cell;
      return cellXml(column + row, style, typed(own, Number(row)));
    },
  );
  const below = lastRowOf(worksheet) + 1;
  const cells = [...columns].flatMap(([column, own]) =>
    own.kind === 'formula' ? [] : [cellXml(`${column}${String(below)}`, '', typed(own, below))],
  );
  return filled.replace('</sheetData>', `<row r="${String(below)}">${cells.join('')}</row></sheetData>`);
}

/**
 * The workbook as somebody leaves it who typed into it: formulas without a result, so that a program has to work them out.
 * LibreOffice keeps a result that it finds.
 */
export function withoutResults(bytes: Uint8Array): Uint8Array {
  const parts = unzipSync(bytes);
  for (const [name, part] of Object.entries(parts)) {
    if (!name.startsWith('xl/worksheets/')) continue;
    parts[name] = strToU8(strFromU8(part).replace(/(<f\b[^>]*\/>|<\/f>)<v>[^<]*<\/v>/g, '$1'));
  }
  return zipSync(parts);
}

/** The worksheets that people continue. */
export const listsOf = (
  document: FilledDocument,
): { readonly worksheet: Worksheet; readonly number: number }[] =>
  document.workbook
    .map((worksheet, index) => ({ worksheet: worksheetModel(worksheet), number: index + 1 }))
    .filter(({ worksheet }) => worksheet.emptyRows > 0);

/** A workbook as it is after its whole period: every list filled to its last row with long answers, and a row further. */
export function typeIntoWorkbook(bytes: Uint8Array, document: FilledDocument): Uint8Array {
  const parts = unzipSync(bytes);
  for (const { worksheet, number } of listsOf(document)) {
    const name = `xl/worksheets/sheet${String(number)}.xml`;
    const part = parts[name];
    if (!part) throw new Error(`There is no part ${name}`);
    parts[name] = strToU8(typeIntoWorksheet(strFromU8(part), worksheet));
  }
  return withoutResults(zipSync(parts));
}
