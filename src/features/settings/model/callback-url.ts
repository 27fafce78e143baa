import type { Settings } from './settings';

/** Where mailed links and other providers come back to. */
export function callbackUrlOf({ AUTH_REDIRECT_URL }: Settings): string {
  return AUTH_REDIRECT_URL || `${window.location.origin}/auth/callback`;
}
