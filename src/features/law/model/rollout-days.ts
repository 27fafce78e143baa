const dayMs = 86_400_000;

/** Midnight UTC of a date field's value, so that no time zone moves it; null while there is none. */
export function readDay(value: string): number | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  if (year === undefined) {
    return null;
  }
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
  return new Date(time).toISOString().startsWith(value) && Number(year) >= 2000 ? time : null;
}

export const dayBefore = (effective: number, days: number) => effective - days * dayMs;

export const formatDay = (day: number) =>
  new Date(day).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
