import { newCaller, send, type Answer } from '../../support/http';
import { apiUrl, linkIn, publishableKey, waitForMail } from '../../../scripts/support/shop';

export const password = 'a-long-password-of-somebody';

/** A call of the auth service, as supabase-js makes it. */
export function callAuth(path: string, body: unknown, from: string = newCaller()): Promise<Answer> {
  return send(`${apiUrl}/auth/v1/${path}`, {
    method: 'POST',
    from,
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user: { readonly id: string; readonly role: string };
}

/** An account whose address is confirmed and whose password is chosen, signed in. */
export async function signUpAndIn(email: string): Promise<Session> {
  await callAuth('signup', { email, password });
  const link = new URL(linkIn(await waitForMail(email, /./), '/auth/callback'));
  const { token_hash, type } = Object.fromEntries(link.searchParams);
  const session = (await callAuth('verify', { token_hash, type })).json() as Session;
  await send(`${apiUrl}/auth/v1/user`, {
    method: 'PUT',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${session.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ password }),
  });
  return session;
}

export const signIn = (email: string, secret: string): Promise<Answer> =>
  callAuth('token?grant_type=password', { email, password: secret });
