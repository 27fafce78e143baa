import { valueInAddress } from '@contracts/value-in-address';
import { emailLinkTypes, type EmailLinkType } from '../api/mailed-links-api';

export interface MailedLink {
  readonly tokenHash: string;
  readonly type: EmailLinkType;
}

export type Arrival =
  | { readonly kind: 'link'; readonly link: MailedLink }
  /** Another provider or the auth service refused. */
  | { readonly kind: 'refused'; readonly code: string }
  /** Another provider's code, which supabase-js exchanges for a session. */
  | { readonly kind: 'code' }
  | { readonly kind: 'plain' };

/** The parameters of a return to /auth/callback. The auth service puts errors in the query or in the fragment. */
export function readArrival({ search, hash }: Pick<Location, 'search' | 'hash'>): Arrival {
  const code = readRefusal({ search, hash });
  if (code !== null) {
    return { kind: 'refused', code };
  }
  const address = search + hash;
  const tokenHash = valueInAddress(address, 'token_hash');
  if (tokenHash) {
    const type = emailLinkTypes.find((known) => known === valueInAddress(address, 'type'));
    return type ? { kind: 'link', link: { tokenHash, type } } : { kind: 'refused', code: '' };
  }
  return { kind: new URLSearchParams(search).has('code') ? 'code' : 'plain' };
}

/** The code with which the auth service sends people back, empty where it names none; null where it did not refuse. */
export function readRefusal({ search, hash }: Pick<Location, 'search' | 'hash'>): string | null {
  const parts = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))];
  const code = parts.map((part) => part.get('error_code')).find((found) => found !== null);
  // Our own mark alone is left in the address after the page has told.
  return code ?? (parts.some((part) => ![null, 'auth_error'].includes(part.get('error'))) ? '' : null);
}
