import { useEffect } from 'react';
import { toAppError } from '@/lib/errors/app-error';

/** Tells the page when the access from a link in an email has expired. A session of an account renews automatically. */
export function useExpiredAccess(error: unknown, onExpired: (() => void) | undefined): void {
  const isExpired = error !== null && toAppError(error).code === 'gone';
  useEffect(() => {
    if (isExpired) {
      onExpired?.();
    }
  }, [isExpired, onExpired]);
}
