interface HttpErrorDetails {
  readonly field?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly allow?: readonly string[] | undefined;
}

/** An error that the caller may see: status, a stable code, a sentence for people, and the field it is about. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  readonly #details: HttpErrorDetails;

  constructor(status: number, code: string, message: string, details: HttpErrorDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = details.field;
    this.#details = details;
  }

  /** What the status asks for besides the body: `Retry-After` with a 429 or 503, `Allow` with a 405. */
  get headers(): Record<string, string> {
    const { retryAfterSeconds, allow } = this.#details;
    return {
      ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
      ...(allow === undefined ? {} : { allow: allow.join(', ') }),
    };
  }
}

export function linkEnded(): HttpError {
  return new HttpError(410, 'expired', 'This link has expired. Please ask for a new one.');
}

export function notFound(message = 'Not found.'): HttpError {
  return new HttpError(404, 'not_found', message);
}
