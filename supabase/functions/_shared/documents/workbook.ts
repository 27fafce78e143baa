import type { RoomFactor } from './worksheet-rows.ts';

/** The kinds a column of a workbook may have. */
export const columnKinds = ['text', 'date', 'number', 'money', 'choice', 'formula'] as const;
type ColumnKind = (typeof columnKinds)[number];

/** What a formula answers: it is shown as an input of that kind is. */
export const resultKinds = ['text', 'number', 'money', 'date'] as const;
type ResultKind = (typeof resultKinds)[number];

/** What a highlighted word means; each has its color. */
export const highlights = ['alert', 'warning', 'good'] as const;
export type Highlight = (typeof highlights)[number];

export interface WorkbookColumn {
  readonly header: string;
  readonly key: string;
  readonly kind: ColumnKind;
  /** In characters, as Excel counts a column's width. */
  readonly width: number;
  /** For `choice`. */
  readonly options: readonly string[];
  /** For `formula`: `[key]` is that column's cell in the same row, `[Name!key]` a whole column. */
  readonly formula: string;
  /** For `formula`. */
  readonly result: ResultKind;
  /** An Excel number format of a number; empty for the kind's own. */
  readonly format: string;
  /** Words that are colored wherever the column has them. */
  readonly highlight: Readonly<Record<string, Highlight>>;
}

/** A formula of the row of totals, which is above the head so that a worksheet can grow below; `[key]` is that column's whole range. */
export interface WorkbookTotal {
  readonly formula: string;
  /** What is counted, shown after the number: `late`. */
  readonly unit: string;
}

/** Cells by column key; a date is ISO, money in dollars. */
export type WorkbookRow = Readonly<Record<string, string | number>>;

export const paySchedules = ['weekly', 'biweekly', 'semimonthly', 'monthly'] as const;
type PaySchedule = (typeof paySchedules)[number];

export interface PayCalendarSpec {
  readonly year: number;
  readonly schedule: PaySchedule;
  /** ISO date of the first payday of the year as the schedule has it; weekly and biweekly count from it. */
  readonly firstPayday: string;
  /** A pay period ends this many days before its payday as the schedule has it. */
  readonly periodEndOffsetDays: number;
  /** Hours are due this many business days before the payday. */
  readonly submitDaysBefore: number;
}

export interface Worksheet {
  readonly name: string;
  readonly title: string;
  readonly note: string;
  readonly columns: readonly WorkbookColumn[];
  readonly rows: readonly WorkbookRow[];
  /** Rows that show how the worksheet is used; a company's own file has empty ones in their place. */
  readonly exampleRows: readonly WorkbookRow[];
  readonly emptyRows: number;
  /** What `emptyRows` is worked out from for a company; empty where the number is declared. */
  readonly rowsFor: readonly RoomFactor[];
  /** What to do when the period of the file is over. */
  readonly atEnd: string;
  /** The row of totals by column key. */
  readonly totals: Readonly<Record<string, WorkbookTotal>>;
  /** What the row of totals says it is. */
  readonly totalLabel: string;
  readonly payCalendar: PayCalendarSpec | null;
}
