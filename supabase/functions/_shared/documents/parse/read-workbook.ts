import { dayNumber, isIsoDate } from '../dates.ts';
import { columnKinds, paySchedules } from '../workbook.ts';
import type { PayCalendarSpec, WorkbookColumn, WorkbookRow, WorkbookSheet } from '../workbook.ts';
import { formulaProblem } from '../xlsx/formula.ts';
import type { MatterReader } from './matter-reader.ts';

const sheetKeys = ['name', 'title', 'note', 'columns', 'rows', 'empty_rows', 'totals', 'pay_calendar'];
const columnFields = ['header', 'key', 'kind', 'width', 'options', 'formula', 'format'];
const calendarKeys = ['year', 'schedule', 'first_payday', 'period_end_offset_days', 'submit_days_before'];
const keyPattern = /^[a-z][a-z0-9_]{0,40}$/;
const maxRows = 2000;
const maxColumns = 40;

/** Reads the sheets of `workbook` and reports what Excel or our writer could not hold. */
export function readWorkbook(readers: readonly MatterReader[]): WorkbookSheet[] {
  const names = new Set<string>();
  return readers.map((reader) => {
    reader.onlyKeys(sheetKeys);
    const sheet = readSheet(reader);
    if (names.has(sheet.name.toLowerCase())) reader.report('name', `two sheets are called "${sheet.name}"`);
    names.add(sheet.name.toLowerCase());
    return sheet;
  });
}

function readSheet(reader: MatterReader): WorkbookSheet {
  const name = reader.text('name');
  // Excel refuses longer names and these signs.
  if (
    name.length > 31 ||
    /[[\]:*?/\\]/.test(name) ||
    /^'|'$/.test(name) ||
    name.toLowerCase() === 'history'
  ) {
    reader.report(
      'name',
      `"${name}" cannot be a sheet's name: at most 31 characters, none of [ ] : * ? / \\`,
    );
  }
  const calendar = reader.has('pay_calendar');
  if (calendar && reader.has('columns'))
    reader.report('columns', 'a sheet has either columns or a pay_calendar');
  const columns = calendar ? [] : readColumns(reader);
  const emptyRows = reader.integer('empty_rows', 0);
  const rows = readRows(reader, columns);
  if (emptyRows + rows.length > maxRows)
    reader.report('empty_rows', `a sheet has at most ${String(maxRows)} rows`);
  if (!calendar && emptyRows + rows.length === 0)
    reader.report('columns', 'a sheet needs rows or empty_rows');
  return {
    name,
    title: reader.text('title'),
    note: reader.optionalText('note'),
    columns,
    rows,
    emptyRows,
    totals: readTotals(reader, columns),
    payCalendar: calendar ? readCalendar(reader) : null,
  };
}

function readColumns(reader: MatterReader): WorkbookColumn[] {
  const children = reader.children('columns');
  if (children.length === 0 || children.length > maxColumns) {
    reader.report('columns', `a sheet has 1 to ${String(maxColumns)} columns`);
  }
  const columns = children.map(readColumn);
  const keys = columns.map((column) => column.key);
  columns.forEach((column, index) => {
    const child = children[index];
    if (keys.indexOf(column.key) !== index) child?.report('key', `two columns have the key "${column.key}"`);
    if (column.kind !== 'formula') return;
    const problem = formulaProblem(column.formula, keys);
    if (problem !== null) child?.report('formula', problem);
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
  const options = kind === 'choice' ? reader.textList('options') : [];
  // Excel keeps a written list of choices in one text of at most 255 characters; a comma would split an option.
  if (options.join(',').length > 255)
    reader.report('options', 'the options are too long for Excel: 255 characters in all');
  if (options.some((option) => option.includes(',')))
    reader.report('options', 'an option of a sheet cannot contain a comma');
  if (kind !== 'choice' && reader.has('options'))
    reader.report('options', `"${key}" has options but is not a choice`);
  if (kind !== 'formula' && reader.has('formula'))
    reader.report('formula', `"${key}" has a formula but is not of the kind formula`);
  return {
    header: reader.text('header'),
    key,
    kind,
    width,
    options,
    formula: kind === 'formula' ? reader.text('formula') : '',
    format: reader.optionalText('format'),
  };
}

function readRows(reader: MatterReader, columns: readonly WorkbookColumn[]): WorkbookRow[] {
  if (!reader.has('rows')) return [];
  const byKey = new Map(columns.map((column) => [column.key, column]));
  return reader.children('rows').map((row) => {
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

function readTotals(reader: MatterReader, columns: readonly WorkbookColumn[]): Record<string, string> {
  const totals: Record<string, string> = {};
  const map = reader.has('totals') ? reader.child('totals') : null;
  const keys = columns.map((column) => column.key);
  for (const key of map?.keys() ?? []) {
    const formula = map?.text(key) ?? '';
    const problem = keys.includes(key) ? formulaProblem(formula, keys) : `there is no column "${key}"`;
    if (problem === null) totals[key] = formula;
    else map?.report(key, problem);
  }
  return totals;
}

function readCalendar(reader: MatterReader): PayCalendarSpec | null {
  const child = reader.child('pay_calendar');
  if (!child) return null;
  child.onlyKeys(calendarKeys);
  const year = child.integer('year');
  if (year < 2020 || year > 2100) child.report('year', '"year" must be between 2020 and 2100');
  const schedule = child.oneOf('schedule', paySchedules, 'monthly');
  const counted = schedule === 'weekly' || schedule === 'biweekly';
  const first = counted || child.has('first_payday') ? child.text('first_payday') : `${String(year)}-01-01`;
  const day = dayNumber(first);
  if (day === null) child.report('first_payday', '"first_payday" must be a date such as 2027-01-08');
  else if (counted && Math.abs(Number(first.slice(0, 4)) - year) > 1) {
    child.report('first_payday', '"first_payday" must be the first payday of the year');
  }
  const offset = child.integer('period_end_offset_days', 0);
  const submit = child.integer('submit_days_before', 0);
  if (offset > 31) child.report('period_end_offset_days', 'a period ends at most 31 days before its payday');
  if (submit > 15)
    child.report('submit_days_before', 'hours are due at most 15 business days before the payday');
  return {
    year,
    schedule,
    firstPayday: day === null ? `${String(year)}-01-01` : first,
    periodEndOffsetDays: offset,
    submitDaysBefore: submit,
  };
}
