import { dayMs, weekday } from '../law/day-numbers.ts';

export { dayOf, weekday } from '../law/day-numbers.ts';

const isoPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
/** 1970-01-01 as Excel counts days. */
const excelEpoch = 25_569;
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Days since 1970-01-01 of an ISO date, or null for anything that is not a real calendar date. */
export function dayNumber(iso: string): number | null {
  const match = isoPattern.exec(iso);
  if (!match) return null;
  const time = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  const day = time / dayMs;
  return isoDate(day) === iso ? day : null;
}

export function isIsoDate(iso: string): boolean {
  return dayNumber(iso) !== null;
}

/** ISO date of a day number. */
export function isoDate(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

export function weekdayName(day: number): string {
  return weekdays[weekday(day)] ?? '';
}

/** The month counted from 1 in words. */
export function monthName(month: number): string {
  return months[month - 1] ?? '';
}

export interface CalendarDay {
  readonly year: number;
  /** 1 is January. */
  readonly month: number;
  readonly day: number;
}

export function calendarDay(day: number): CalendarDay {
  const date = new Date(day * dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** `January 4, 2027`: how a date is written in running text in the United States. */
export function longDate(day: number): string {
  const parts = calendarDay(day);
  return `${monthName(parts.month)} ${String(parts.day)}, ${String(parts.year)}`;
}

/** An ISO date in words; anything else unchanged. */
export function dateInWords(value: string): string {
  const day = dayNumber(value);
  return day === null ? value : longDate(day);
}

/** Excel's serial number of a day (1900 date system, exact for every date after February 1900). */
export function excelSerial(day: number): number {
  return day + excelEpoch;
}

/** The day of one of Excel's serial numbers; the time of the day is left out. */
export function dayOfSerial(serial: number): number {
  return Math.floor(serial) - excelEpoch;
}
