/** Days are counted from 1970-01-01, so that no time zone shifts them. */
export const dayMs = 86_400_000;

/** The day number of a month's day; a day past the month's end runs into the next month, day 0 is the last before it. */
export function dayOf(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / dayMs;
}

/** 0 is Sunday. 1970-01-01 was a Thursday. */
export function weekday(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}
