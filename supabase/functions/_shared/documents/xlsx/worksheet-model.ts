import { isoDate, longDate } from '../dates.ts';
import type { WorkbookColumn, WorkbookRow, Worksheet, WorkbookTotal } from '../workbook.ts';
import { bankHolidays } from '../../law/bank-holidays.ts';
import { payRuns } from './pay-calendar.ts';

/** A worksheet ready to be written: a pay calendar has been worked out, everything else is as declared. */
export interface WorksheetModel {
  readonly name: string;
  readonly title: string;
  readonly note: string;
  readonly columns: readonly WorkbookColumn[];
  readonly rows: readonly WorkbookRow[];
  readonly emptyRows: number;
  readonly totals: Readonly<Record<string, WorkbookTotal>>;
  readonly totalLabel: string;
  /** Below the table: a heading, dates with what they mean, and sentences. */
  readonly appendix: Appendix | null;
}

interface Appendix {
  readonly heading: string;
  readonly days: readonly { readonly date: string; readonly name: string }[];
  readonly notes: readonly string[];
}

export function worksheetModel(worksheet: Worksheet): WorksheetModel {
  if (!worksheet.payCalendar) return { ...worksheet, note: noteOf(worksheet), appendix: null };
  const spec = worksheet.payCalendar;
  const runs = payRuns(spec);
  const submit = spec.submitDaysBefore;
  return {
    name: worksheet.name,
    title: worksheet.title,
    note: worksheet.note,
    columns: calendarColumns(submit),
    rows: runs.map((run, index): WorkbookRow => ({
      run: index + 1,
      period_start: isoDate(run.periodStart),
      period_end: isoDate(run.periodEnd),
      submit_by: isoDate(run.submitBy),
      payday: isoDate(run.payday),
      note: run.note,
    })),
    emptyRows: 0,
    totals: { payday: { formula: 'COUNT([payday])', unit: 'paydays' } },
    totalLabel: 'Total',
    appendix: {
      heading: `Bank holidays ${String(spec.year)} (Federal Reserve)`,
      days: bankHolidays(spec.year).map((holiday) => ({ date: isoDate(holiday.day), name: holiday.name })),
      notes: [
        'A payday on a weekend or bank holiday moves to the business day before; the note of its row says so.',
        `${String(runs.length)} paydays in ${String(spec.year)}${runs[0] ? `, the first on ${longDate(runs[0].payday)}` : ''}.`,
        'Check the bank holidays against the list of the Federal Reserve before you rely on them.',
      ],
    },
  };
}

/** The note with what to do at the end of the file, and what the worksheet has room for. */
function noteOf({ note, atEnd, rows, emptyRows }: Worksheet): string {
  return [note, atEnd, emptyRows > 0 ? roomNote(rows.length + emptyRows) : '']
    .filter((text) => text !== '')
    .join(' ');
}

function roomNote(rows: number): string {
  return (
    `This sheet has ${rows.toLocaleString('en-US')} rows; sort, filter, insert and delete them as you like. ` +
    'If you need more, copy an empty row into the rows below the last: they count too. ' +
    'A red cell has lost its formula: copy it from the cell above. To print, filter out the empty rows.'
  );
}

function calendarColumns(submitDays: number): WorkbookColumn[] {
  const column = (
    header: string,
    key: string,
    kind: WorkbookColumn['kind'],
    width: number,
    formula = '',
  ): WorkbookColumn => ({
    header,
    key,
    kind,
    width,
    formula,
    options: [],
    result: key === 'days' ? 'number' : 'text',
    format: '',
    highlight: {},
  });
  const due =
    submitDays === 0
      ? 'Hours due'
      : `Hours due (${String(submitDays)} business day${submitDays === 1 ? '' : 's'} before)`;
  return [
    column('Pay run', 'run', 'number', 9),
    column('Period begins', 'period_start', 'date', 16),
    column('Period ends', 'period_end', 'date', 16),
    column(due, 'submit_by', 'date', 18),
    column('Payday', 'payday', 'date', 16),
    column('Weekday', 'weekday', 'formula', 13, 'TEXT([payday],"dddd")'),
    column('Days from period end', 'days', 'formula', 13, '[payday]-[period_end]'),
    column('Note', 'note', 'text', 52),
  ];
}
