import { isIsoDate } from '../dates.ts';
import { columnKinds, highlights, resultKinds } from '../workbook.ts';
import type { Highlight, WorkbookColumn, WorkbookRow } from '../workbook.ts';
import type { MatterReader } from './matter-reader.ts';

const columnFields = [
  'header',
  'key',
  'kind',
  'width',
  'options',
  'formula',
  'result',
  'format',
  'highlight',
];
const keyPattern = /^[a-z][a-z0-9_]{0,40}$/;
const maxColumns = 40;

export function readColumns(reader: MatterReader): WorkbookColumn[] {
  const children = reader.children('columns');
  if (children.length === 0 || children.length > maxColumns) {
    reader.report('columns', `a sheet has 1 to ${String(maxColumns)} columns`);
  }
  const columns = children.map(readColumn);
  const keys = columns.map((column) => column.key);
  keys.forEach((key, index) => {
    if (keys.indexOf(key) !== index) children[index]?.report('key', `two columns have the key "${key}"`);
  });
  return columns;
}

function readColumn(reader: MatterReader): WorkbookColumn {
  reader.onlyKeys(columnFields);
  const kind = reader.oneOf('kind', columnKinds, 'text');
  const key = reader.text('key');
  if (key !== '' && !keyPattern.test(key)) reader.report('key', `"${key}" is not a column's key`);
  const width = reader.integer('width', 16);
  if (width < 3 || width > 120) reader.report('width', 'a width is 3 to 120 characters');
  for (const field of ['formula', 'result'] as const) {
    if (kind !== 'formula' && reader.has(field))
      reader.report(field, `"${key}" has a ${field} but is not of the kind formula`);
  }
  const column: WorkbookColumn = {
    header: reader.text('header'),
    key,
    kind,
    width,
    options: readOptions(reader, kind, key),
    formula: kind === 'formula' ? reader.text('formula') : '',
    result: kind === 'formula' && reader.has('result') ? reader.oneOf('result', resultKinds, 'text') : 'text',
    format: reader.optionalText('format'),
    highlight: readHighlight(reader),
  };
  checkFormat(reader, column);
  return column;
}

/** Dates and money look alike in every worksheet, so that only a number says how it is written. */
function checkFormat(reader: MatterReader, { key, kind, result, format }: WorkbookColumn): void {
  if (format !== '' && kind !== 'number' && !(kind === 'formula' && result === 'number'))
    reader.report('format', `"${key}" has a format but is not a number`);
}

function readOptions(reader: MatterReader, kind: WorkbookColumn['kind'], key: string): string[] {
  if (kind !== 'choice') {
    if (reader.has('options')) reader.report('options', `"${key}" has options but is not a choice`);
    return [];
  }
  const options = reader.textList('options');
  // Excel keeps a written list of choices in one text of at most 255 characters; a comma would split an option.
  if (options.join(',').length > 255)
    reader.report('options', 'the options are too long for Excel: 255 characters in all');
  if (options.some((option) => option.includes(',')))
    reader.report('options', 'an option of a sheet cannot contain a comma');
  return options;
}

function readHighlight(reader: MatterReader): Record<string, Highlight> {
  const map = reader.has('highlight') ? reader.child('highlight') : null;
  const words = map?.keys() ?? [];
  return Object.fromEntries(words.map((word) => [word, map?.oneOf(word, highlights, 'alert') ?? 'alert']));
}

export function readRows(
  reader: MatterReader,
  columns: readonly WorkbookColumn[],
  name: 'example_rows' | 'rows',
): WorkbookRow[] {
  if (!reader.has(name)) return [];
  const byKey = new Map(columns.map((column) => [column.key, column]));
  return reader.children(name).map((row) => {
    const cells: Record<string, string | number> = {};
    for (const key of row.keys()) {
      const column = byKey.get(key);
      if (!column || column.kind === 'formula') {
        row.report(key, column ? `"${key}" is computed and cannot be given` : `there is no column "${key}"`);
        continue;
      }
      const value = readCell(row, column);
      if (value !== null) cells[key] = value;
    }
    return cells;
  });
}

function readCell(row: MatterReader, column: WorkbookColumn): string | number | null {
  const value = row.raw(column.key);
  if (value === '' || value === undefined) return null;
  if (column.kind === 'number' || column.kind === 'money') {
    if (typeof value === 'number') return value;
    row.report(column.key, `"${column.key}" must be a number`);
    return null;
  }
  const text = String(value);
  if (column.kind === 'date' && !isIsoDate(text)) {
    row.report(column.key, `"${column.key}" must be a date such as 2027-01-04`);
    return null;
  }
  if (column.kind === 'choice' && !column.options.includes(text)) {
    row.report(column.key, `"${text}" is not an option of "${column.key}"`);
  }
  return text;
}
