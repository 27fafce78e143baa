import type { Settings } from './settings';

/** The URL to which links in emails and other providers return. */
export function callbackUrlOf({ AUTH_REDIRECT_URL }: Settings): string {
  return AUTH_REDIRECT_URL || `${window.location.origin}/auth/callback`;
}
