const shortest = 1;
const longest = 60 * 60;
/** For a provider that says "too much" and not for how long. */
const usual = 60;

/** Seconds to wait by a `Retry-After` header: a number of them, or a date (RFC 9110, 10.2.3). An hour at most. */
export function retryAfterSeconds(header: string | null, now: Date): number {
  const text = header?.trim() ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : secondsUntil(text, now);
  return Number.isNaN(seconds) ? usual : Math.min(longest, Math.max(shortest, Math.ceil(seconds)));
}

/** A date begins with the name of its day; `Date.parse` would read a date into "-5", too. */
const secondsUntil = (date: string, now: Date): number =>
  /^[a-z]{3}/i.test(date) ? (Date.parse(date) - now.getTime()) / 1000 : NaN;
