import { shopTimeZone } from './shop-zone';

/** A price on a page: whole dollars without cents. Formatted by hand, because setting up `Intl` takes a phone 30 ms. */
export function formatPrice(cents: number): string {
  const dollars = (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
  return `$${dollars.replace(/\B(?=(\d{3})+(?:$|\.))/g, ',')}`;
}

/** A day as it is, or the day of a moment where the shop is. */
export function formatDate(value: string | Date): string {
  return formatDay(value, 'long');
}

/** The short form, for lists. */
export function formatShortDate(value: string | Date): string {
  return formatDay(value, 'medium');
}

function formatDay(value: string | Date, dateStyle: 'long' | 'medium'): string {
  const isDay = typeof value === 'string' && !value.includes(':');
  return new Intl.DateTimeFormat('en-US', { dateStyle, timeZone: isDay ? 'UTC' : shopTimeZone() }).format(
    new Date(value),
  );
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
