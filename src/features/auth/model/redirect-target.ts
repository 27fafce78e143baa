import { sitePath } from '@/lib/paths';
import { readStored, removeStored, writeStored } from '@/lib/safe-storage';

const storageKey = 'post_login_redirect';
const defaultTarget = '/account';
/** Where a new password is chosen; the mail's link and its code lead there. */
export const passwordPath = '/auth/password';

/** Remembers where to go after signing in by a mailed link; only paths of this site are kept or believed. */
export function rememberTarget(path: string): void {
  const safe = sitePath(path);
  if (safe) {
    writeStored(storageKey, safe);
  }
}

export function takeTarget(): string {
  const path = readStored(storageKey, sitePath);
  removeStored(storageKey);
  return path && !path.startsWith('/auth/') ? path : defaultTarget;
}
