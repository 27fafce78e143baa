/** The errors that screens distinguish. They choose their text by code and never by message. */
export type ErrorCode =
  | 'offline'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'gone'
  | 'invalid'
  | 'too-many-requests'
  | 'unavailable';

interface ErrorDetails {
  readonly field?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly reason?: string | undefined;
}

export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The service's own code, when one of ours covers several. */
  readonly reason: string | undefined;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.code = code;
    this.field = details.field;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.reason = details.reason;
  }
}

const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  409: 'invalid',
  410: 'gone',
  413: 'invalid',
  415: 'invalid',
  422: 'invalid',
  429: 'too-many-requests',
};

export function errorFromStatus(status: number, message: string, details: ErrorDetails = {}): AppError {
  return new AppError(codeByStatus[status] ?? 'unavailable', message, details);
}

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) {
    return error;
  }
  return new AppError('offline', 'The shop cannot be reached. Please check your connection and try again.');
}

/** Whether the same request may succeed later. A 4xx fails every time. */
export function isWorthRetrying(error: unknown): boolean {
  const { code } = toAppError(error);
  return code === 'offline' || code === 'unavailable' || code === 'too-many-requests';
}
