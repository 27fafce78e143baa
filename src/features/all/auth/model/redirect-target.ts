import { sitePath } from '@/lib/url/paths';
import { readStored, removeStored, writeStored } from '@/lib/browser/safe-storage';

const storageKey = 'post_login_redirect';
const defaultTarget = '/account';
/** The page for a new password. The email's link and its code lead there. */
export const passwordPath = '/auth/password';
/** The same page for an account's first password, right after confirmation. */
export const firstPasswordPath = `${passwordPath}?first=1`;

/** Remembers where to go after sign-in by a link in an email. Only paths of this site are stored or accepted. */
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
