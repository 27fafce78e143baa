import { bankHolidays } from '@law/bank-holidays';
import { dayMs } from '@law/day-numbers';

/** Well within the years that have four digits. */
export const dayBounds = { min: '2000-01-01', max: '2099-12-31' };

/** Midnight UTC of a date field's value, so that no time zone shifts it. Null if there is no date within the bounds. */
export function readDay(value: string): number | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  if (year === undefined) {
    return null;
  }
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
  return new Date(time).toISOString().startsWith(value) && value >= dayBounds.min && value <= dayBounds.max
    ? time
    : null;
}

/** The message for a date out of bounds. None while a year is incomplete, such as 0202. */
export const dayProblem = (value: string) =>
  value >= '1' && readDay(value) === null ? 'Please pick a day from 2000 to 2099.' : undefined;

export const dayBefore = (effective: number, days: number) => effective - days * dayMs;

let format: Intl.DateTimeFormat | undefined;

export function formatDay(day: number): string {
  // Created once: each takes a phone several milliseconds.
  format ??= new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(day);
}

const isWeekend = (day: number) => [0, 6].includes(new Date(day).getUTCDay());
const holidayOn = (day: number) =>
  bankHolidays(new Date(day).getUTCFullYear()).find((holiday) => holiday.day * dayMs === day)?.name;
const counted = (count: number, one: string, more: string) =>
  count === 1 ? `1 day ${one}` : `${count} days ${more}`;

/** Notes on the days of a plan: those in the past, and those on which nobody works, except the effective date itself. */
export function dayNotice(days: readonly number[], now: Date, effective?: number): string {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const past = days.filter((day) => day < today).length;
  const workdays = days.filter((day) => day !== effective);
  const weekend = workdays.filter(isWeekend).length;
  const holidays = workdays.flatMap((day) => (isWeekend(day) ? [] : (holidayOn(day) ?? [])));
  const closed = [
    weekend > 0 && 'a weekend',
    holidays.length > 0 && `a bank holiday (${[...new Set(holidays)].join(', ')})`,
  ].filter(Boolean);
  return [
    past > 0 ? `${counted(past, 'of this plan has', 'of this plan have')} passed: do those steps first.` : '',
    closed.length > 0
      ? `${counted(weekend + holidays.length, 'falls', 'fall')} on ${closed.join(' or ')}: use the working day before.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}
