/** A price on a page: whole dollars without cents. Formatted by hand, because setting up `Intl` takes a phone 30 ms. */
export function formatPrice(cents: number): string {
  const dollars = (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
  return `$${dollars.replace(/\B(?=(\d{3})+(?:$|\.))/g, ',')}`;
}

export function formatDate(value: string | Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(value));
}

/** The short form, for lists. */
export function formatShortDate(value: string | Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(value));
}

export function formatDateTime(value: string | Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(value),
  );
}

/** For rows of a list: the time of day within this year, else the year. */
export function formatRowTime(value: string, now = new Date()): string {
  const at = new Date(value);
  const isThisYear = at.getFullYear() === now.getFullYear();
  const parts = { month: 'short', day: 'numeric' } as const;
  return new Intl.DateTimeFormat('en-US', {
    ...parts,
    ...(isThisYear ? { hour: 'numeric', minute: '2-digit' } : { year: 'numeric' }),
  }).format(at);
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
