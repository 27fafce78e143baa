import { AppError, errorFromStatus } from '@/lib/errors/app-error';

interface AuthFailure {
  readonly message: string;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
}

/** Throws an error of the auth service, with its error code as the reason. */
export function checkAuth(error: AuthFailure | null): void {
  if (error) {
    throw error.status === undefined || error.status === 0
      ? new AppError('offline', 'The shop cannot be reached. Please check your connection and try again.')
      : errorFromStatus(error.status, error.message, { reason: error.code });
  }
}
