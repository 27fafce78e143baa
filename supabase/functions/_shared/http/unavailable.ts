import { HttpError } from './http-error.ts';

/**
 * What drivers and runtimes say when a connection could not be had or broke off. Hosted Supabase answers such calls with
 * an SQLSTATE of its own; the embedded one passes the driver's code on.
 */
const unavailableMessage =
  /fetch failed|connect ENOENT|ECONN(?:REFUSED|RESET)|EPIPE|CONNECTION_(?:CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT/;

/** Connection failures (08), too few resources (53: the disk is full), an operator's stop (57). */
export function isUnavailable(code: string, message: string): boolean {
  return /^(08|53|57)/.test(code) || unavailableMessage.test(message);
}

/** Whether a call of the database failed (`databaseError`) because it is unreachable, and not because of the request. */
export function isDatabaseAway(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  const code = /^database: (\w*)/.exec(message)?.[1] ?? '';
  return code === 'unreachable' || isUnavailable(code, message);
}

/** What cannot be stored is not acknowledged: the caller retries, and every call that stores something is idempotent. */
export function unavailable(): HttpError {
  return new HttpError(
    503,
    'unavailable',
    'The shop cannot store this right now. Nothing was lost; please try again.',
    { retryAfterSeconds: 30 },
  );
}
