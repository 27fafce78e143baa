const isoPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const dayMs = 86_400_000;
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

/** The day number of a month's day; a day past the month's end runs into the next month, day 0 is the last before it. */
export function dayOf(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / dayMs;
}

/** ISO date of a day number. */
export function isoDate(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** 0 is Sunday. 1970-01-01 was a Thursday. */
export function weekday(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

export function weekdayName(day: number): string {
  return weekdays[weekday(day)] ?? '';
}

/** `January 4, 2027`: how a date stands in running text in the United States. */
export function longDate(day: number): string {
  const date = new Date(day * dayMs);
  return `${months[date.getUTCMonth()] ?? ''} ${String(date.getUTCDate())}, ${String(date.getUTCFullYear())}`;
}

/** An ISO date in words; anything else unchanged. */
export function dateInWords(value: string): string {
  const day = dayNumber(value);
  return day === null ? value : longDate(day);
}

/** Excel's serial number of a day (1900 date system, exact for every date after February 1900). */
export function excelSerial(day: number): number {
  return day + 25_569;
}
