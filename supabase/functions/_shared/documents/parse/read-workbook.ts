import { dayNumber } from '../dates.ts';
import { maxRows, roomFor, roomNames, rowsIn } from '../worksheet-rows.ts';
import type { RoomFactor } from '../worksheet-rows.ts';
import { paySchedules } from '../workbook.ts';
import type { PayCalendarSpec, WorkbookColumn, Worksheet, WorkbookTotal } from '../workbook.ts';
import { checkFormulas } from './check-formulas.ts';
import type { MatterReader } from './matter-reader.ts';
import { readColumns, readRows } from './read-columns.ts';

const worksheetKeys = [
  'name',
  'title',
  'note',
  'columns',
  'example_rows',
  'rows',
  'empty_rows',
  'rows_for',
  'at_end',
  'totals',
  'total_label',
  'pay_calendar',
];
const calendarKeys = ['year', 'schedule', 'first_payday', 'period_end_offset_days', 'submit_days_before'];
const totalFields = ['formula', 'unit'];

/** Reads the worksheets of `workbook` and reports what Excel or our writer could not hold. */
export function readWorkbook(readers: readonly MatterReader[]): Worksheet[] {
  const names = new Set<string>();
  const worksheets = readers.map((reader) => {
    reader.onlyKeys(worksheetKeys);
    const worksheet = readWorksheet(reader);
    if (names.has(worksheet.name.toLowerCase()))
      reader.report('name', `two sheets are called "${worksheet.name}"`);
    names.add(worksheet.name.toLowerCase());
    return worksheet;
  });
  checkFormulas(worksheets, readers);
  return worksheets;
}

function readWorksheet(reader: MatterReader): Worksheet {
  const name = reader.text('name');
  // Excel refuses longer names and these characters.
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
  const rowsFor = readRowsFor(reader);
  const emptyRows = rowsFor.length > 0 ? rowsIn(rowsFor, roomFor({})) : reader.integer('empty_rows', 0);
  const exampleRows = readRows(reader, columns, 'example_rows');
  const rows = readRows(reader, columns, 'rows');
  const rowCount = emptyRows + exampleRows.length + rows.length;
  if (rowCount > maxRows) reader.report('empty_rows', `a sheet has at most ${String(maxRows)} rows`);
  if (!calendar && rowCount === 0) reader.report('columns', 'a sheet needs rows, empty_rows or rows_for');
  return {
    name,
    title: reader.text('title'),
    note: reader.optionalText('note'),
    columns,
    rows,
    exampleRows,
    emptyRows,
    rowsFor,
    atEnd: reader.optionalText('at_end'),
    totals: readTotals(reader, columns),
    totalLabel: reader.has('total_label') ? reader.text('total_label') : 'Total',
    payCalendar: calendar ? readCalendar(reader) : null,
  };
}

/** `[employees, pay_runs]`: the number of rows, worked out for each company. */
function readRowsFor(reader: MatterReader): RoomFactor[] {
  if (!reader.has('rows_for')) return [];
  if (reader.has('empty_rows')) reader.report('empty_rows', 'a sheet has either empty_rows or rows_for');
  return reader.textList('rows_for').flatMap((text): RoomFactor[] => {
    const name = roomNames.find((candidate) => candidate === text);
    if (name) return [name];
    if (/^[1-9]\d{0,3}$/.test(text)) return [Number(text)];
    reader.report('rows_for', `"${text}" is no number of rows and none of ${roomNames.join(', ')}`);
    return [];
  });
}

function readTotals(reader: MatterReader, columns: readonly WorkbookColumn[]): Record<string, WorkbookTotal> {
  const totals: Record<string, WorkbookTotal> = {};
  const map = reader.has('totals') ? reader.child('totals') : null;
  for (const key of map?.keys() ?? []) {
    if (!map || !columns.some((column) => column.key === key)) {
      map?.report(key, `there is no column "${key}"`);
      continue;
    }
    totals[key] = readTotal(map, key);
  }
  if (columns.length > 0 && Object.keys(totals).length === columns.length)
    reader.report('totals', 'one column must stay without a total, for the label');
  return totals;
}

/** Written as the formula alone, or with the unit that a count needs to be understood. */
function readTotal(map: MatterReader, key: string): WorkbookTotal {
  if (typeof map.raw(key) === 'string') {
    const formula = map.text(key);
    if (formula.toUpperCase().startsWith('COUNT'))
      map.report(key, `the total of "${key}" counts: give its formula with a unit, what it counts`);
    return { formula, unit: '' };
  }
  const total = map.child(key);
  total?.onlyKeys(totalFields);
  return { formula: total?.text('formula') ?? '', unit: total?.text('unit') ?? '' };
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
