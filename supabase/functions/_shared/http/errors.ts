import { HttpError } from './http-error.ts';
import { isDatabaseAway, unavailable } from './unavailable.ts';

interface DatabaseFailure {
  readonly code?: string | undefined;
  readonly message: string;
}

/**
 * The database's own refusals (SQLSTATE PTnnn) carry a sentence for people and become that status. Anything else is a
 * fault inside and is never shown.
 */
export function databaseError(failure: DatabaseFailure): Error {
  const status = /^PT(4\d\d)$/.exec(failure.code ?? '')?.[1];
  if (status) {
    return new HttpError(Number(status), 'refused', failure.message);
  }
  return new Error(`database: ${failure.code ?? 'unreachable'} ${failure.message}`);
}

export function errorResponse(error: unknown, requestId: string, plain: boolean): Response {
  const known = error instanceof HttpError ? error : internalError(error);
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...known.headers,
  });
  const details = {
    code: known.code,
    ...(known.field === undefined ? {} : { field: known.field }),
    ...(known.status >= 500 ? { requestId } : {}),
  };
  const body = plain
    ? { error: known.message, ...details }
    : { error: { message: known.message, ...details } };
  return new Response(JSON.stringify(body), { status: known.status, headers });
}

function internalError(error: unknown): HttpError {
  if (isDatabaseAway(error)) {
    return unavailable();
  }
  return new HttpError(
    500,
    'internal',
    'Something went wrong on our side. Nothing was saved; please try again.',
  );
}

/** For the log: what failed, without anything that the caller sent. */
export function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
}
