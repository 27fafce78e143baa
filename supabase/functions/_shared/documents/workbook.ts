/** The kinds a column of a workbook may have. */
export const columnKinds = ['text', 'date', 'number', 'money', 'choice', 'formula'] as const;
type ColumnKind = (typeof columnKinds)[number];

export interface WorkbookColumn {
  readonly header: string;
  readonly key: string;
  readonly kind: ColumnKind;
  /** In characters, as Excel counts a column's width. */
  readonly width: number;
  /** For `choice`. */
  readonly options: readonly string[];
  /** For `formula`: `[key]` is that column's cell in the same row. */
  readonly formula: string;
  /** An Excel number format; empty for the kind's own. */
  readonly format: string;
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

export interface WorkbookSheet {
  readonly name: string;
  readonly title: string;
  readonly note: string;
  readonly columns: readonly WorkbookColumn[];
  readonly rows: readonly WorkbookRow[];
  readonly emptyRows: number;
  /** Formulas of the last row by column key; `[key]` is that column's whole range. */
  readonly totals: Readonly<Record<string, string>>;
  readonly payCalendar: PayCalendarSpec | null;
}
