const dayMs = 86_400_000;

/** Far from where a plan's days would need a year of more or fewer than four digits. */
export const dayBounds = { min: '2000-01-01', max: '2099-12-31' };

/** Midnight UTC of a date field's value, so that no time zone moves it; null while there is none within the bounds. */
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

/** What to do about a date that is out of bounds; nothing while a year has only its first digits, such as 0202. */
export const dayProblem = (value: string) =>
  value >= '1' && readDay(value) === null ? 'Please pick a day from 2000 to 2099.' : undefined;

export const dayBefore = (effective: number, days: number) => effective - days * dayMs;

let format: Intl.DateTimeFormat | undefined;

export function formatDay(day: number): string {
  // Made once: each takes a phone milliseconds.
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
const counted = (count: number, one: string, more: string) =>
  count === 1 ? `1 day ${one}` : `${count} days ${more}`;

/** What to know of the days of a plan: those that have passed, and those on which nobody is at work. */
export function dayNotice(days: readonly number[], now: Date): string {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const past = days.filter((day) => day < today).length;
  const weekend = days.filter(isWeekend).length;
  return [
    past > 0 ? `${counted(past, 'of this plan has', 'of this plan have')} passed: do those steps first.` : '',
    weekend > 0 ? `${counted(weekend, 'falls', 'fall')} on a weekend: use the working day before.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
