import { HttpError } from './http-error.ts';

/**
 * What drivers and runtimes say when a connection could not be had or broke off. Hosted Supabase answers such calls with
 * an SQLSTATE of its own; the embedded one passes the driver's word on.
 */
const words =
  /fetch failed|ECONN(?:REFUSED|RESET)|EPIPE|CONNECTION_(?:CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT/;

/** Connection failures (08), too few resources (53: the disk is full), an operator's stop (57). */
export function isUnavailable(code: string, message: string): boolean {
  return /^(08|53|57)/.test(code) || words.test(message);
}

/** What cannot be kept is not acknowledged: the caller comes again, and every call that stores something may come twice. */
export function unavailable(): HttpError {
  return new HttpError(
    503,
    'unavailable',
    'The shop cannot store this right now. Nothing was lost; please try again.',
    { retryAfterSeconds: 30 },
  );
}
