import { dayOf } from '../dates.ts';
import { dayNumber, longDate, weekdayName } from '../dates.ts';
import type { PayCalendarSpec } from '../workbook.ts';
import { BankCalendar } from '../../law/bank-holidays.ts';

/** One pay run. All days are day numbers (dates.ts). */
export interface PayRun {
  readonly periodStart: number;
  readonly periodEnd: number;
  /** Hours are due. */
  readonly submitBy: number;
  /** The payday as the schedule has it. */
  readonly scheduled: number;
  /** The day people are paid: the scheduled day, or the business day before it when banks are closed. */
  readonly payday: number;
  /** Why the payday moved; empty when it did not. */
  readonly note: string;
}

/**
 * The pay runs whose payday falls in the calendar's year. A payday on a weekend or bank holiday moves to the business day
 * before, which can move the first payday of a year into the year before it (2027-01-01 becomes 2026-12-31): the run then
 * belongs to the year in which it is paid.
 */
export function payRuns(spec: PayCalendarSpec): PayRun[] {
  const banks = new BankCalendar();
  const scheduled = scheduledPaydays(spec);
  const runs: PayRun[] = [];
  scheduled.forEach((day, index) => {
    const before = scheduled[index - 1];
    if (before === undefined) return;
    const payday = banks.businessDayUpTo(day);
    if (yearOf(payday) !== spec.year) return;
    const because = payday === day ? '' : banks.closedBecause(day);
    runs.push({
      periodStart: before - spec.periodEndOffsetDays + 1,
      periodEnd: day - spec.periodEndOffsetDays,
      submitBy: banks.businessDaysBefore(payday, spec.submitDaysBefore),
      scheduled: day,
      payday,
      note: because === '' ? '' : movedNote(day, because),
    });
  });
  return runs;
}

function movedNote(day: number, because: string): string {
  const name = weekdayName(day);
  const reason = because === name ? 'a weekend' : because;
  return `Moved from ${name}, ${longDate(day)} (${reason})`;
}

/** Paydays of the schedule from the one before the year's first to a few days after its end. */
function scheduledPaydays(spec: PayCalendarSpec): number[] {
  if (spec.schedule === 'weekly' || spec.schedule === 'biweekly')
    return countedPaydays(spec, spec.schedule === 'weekly' ? 7 : 14);
  const days: number[] = [];
  for (let month = 0; month <= 13; month += 1) {
    if (spec.schedule === 'semimonthly') days.push(dayOf(spec.year, month, 15));
    days.push(dayOf(spec.year, month + 1, 0));
  }
  return days;
}

function countedPaydays(spec: PayCalendarSpec, step: number): number[] {
  const anchor = dayNumber(spec.firstPayday) ?? dayOf(spec.year, 1, 1);
  const from = dayOf(spec.year, 1, 1) - 2 * step;
  const end = dayOf(spec.year, 12, 31) + 7;
  const start = anchor - Math.ceil((anchor - from) / step) * step;
  const days: number[] = [];
  for (let day = start; day <= end; day += step) days.push(day);
  return days;
}

function yearOf(day: number): number {
  return new Date(day * 86_400_000).getUTCFullYear();
}
