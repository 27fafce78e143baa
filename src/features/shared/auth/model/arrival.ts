import { emailLinkTypes, type EmailLinkType } from '../api/mailed-links-api';

export interface MailedLink {
  readonly tokenHash: string;
  readonly type: EmailLinkType;
}

export type Arrival =
  | { readonly kind: 'link'; readonly link: MailedLink }
  /** Another provider or the auth service refused. */
  | { readonly kind: 'refused' }
  /** Another provider's code, which supabase-js exchanges for a session. */
  | { readonly kind: 'code' }
  | { readonly kind: 'plain' };

/** The parameters of a return to /auth/callback. The auth service puts errors in the query or in the fragment. */
export function readArrival({ search, hash }: Pick<Location, 'search' | 'hash'>): Arrival {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  if ([query, fragment].some((part) => part.has('error') || part.has('error_code'))) {
    return { kind: 'refused' };
  }
  const tokenHash = query.get('token_hash');
  if (tokenHash) {
    const type = emailLinkTypes.find((known) => known === query.get('type'));
    return type ? { kind: 'link', link: { tokenHash, type } } : { kind: 'refused' };
  }
  return { kind: query.has('code') ? 'code' : 'plain' };
}
