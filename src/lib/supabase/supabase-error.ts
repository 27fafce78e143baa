import { AppError, errorFromStatus } from '../errors/app-error';

interface QueryResult<T> {
  readonly data: T;
  readonly error: { readonly message: string; readonly code?: string } | null;
  readonly status: number;
}

/** Returns the data of a response, or throws its error. */
export function requireData<T>({ data, error, status }: QueryResult<T>): NonNullable<T> {
  requireSuccess({ error, status });
  if (data === null || data === undefined) {
    throw new AppError('not-found', 'There is nothing here.');
  }
  return data;
}

export function requireSuccess({ error, status }: Pick<QueryResult<unknown>, 'error' | 'status'>): void {
  if (error) {
    throw status === 0
      ? new AppError('offline', 'The shop cannot be reached. Please check your connection and try again.')
      : errorFromStatus(status, error.message);
  }
}
