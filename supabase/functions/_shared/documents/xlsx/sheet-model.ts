import { isoDate, longDate } from '../dates.ts';
import type { WorkbookColumn, WorkbookRow, WorkbookSheet, WorkbookTotal } from '../workbook.ts';
import { bankHolidays } from '../../law/bank-holidays.ts';
import { payRuns } from './pay-calendar.ts';

/** A sheet ready to be written: a pay calendar has been worked out, everything else is as declared. */
export interface SheetModel {
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

export function sheetModel(sheet: WorkbookSheet): SheetModel {
  if (!sheet.payCalendar) return { ...sheet, appendix: null };
  const spec = sheet.payCalendar;
  const runs = payRuns(spec);
  const submit = spec.submitDaysBefore;
  return {
    name: sheet.name,
    title: sheet.title,
    note: sheet.note,
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
