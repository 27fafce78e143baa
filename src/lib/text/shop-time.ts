import { TZDate } from '@date-fns/tz';
import { shopTimeZone } from './shop-zone';

const day = { month: 'short', day: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** It names its zone. */
export function formatDateTime(value: string | Date): string {
  return format(value, { ...day, year: 'numeric', ...time });
}

/** For rows of a list: the time of day within this year, else the year. */
export function formatRowTime(value: string, now = new Date()): string {
  const isThisYear = format(value, { year: 'numeric' }) === format(now, { year: 'numeric' });
  return format(value, { ...day, ...(isThisYear ? time : { year: 'numeric' }) });
}

function format(value: string | Date, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...parts, timeZone: shopTimeZone() }).format(new Date(value));
}

/** Reads a `datetime-local` field, whose text names no zone, as a time of the shop. Null while it is not a time. */
export function readShopTime(text: string): Date | null {
  const [year, month, dayOfMonth, hour, minute] = (
    /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(text)?.slice(1) ?? []
  ).map(Number);
  if (year === undefined || month === undefined) return null;
  return new Date(
    new TZDate(year, month - 1, dayOfMonth ?? 1, hour ?? 0, minute ?? 0, shopTimeZone()).getTime(),
  );
}
