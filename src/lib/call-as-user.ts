import { AppError } from './app-error';
import { callFunction } from './data-api';
import { renewSession } from './renew-session';
import { createSessionFetch } from './session-fetch';
import { getSupabase } from './supabase-client';

interface SessionRequest {
  /** The caller's own token, for functions that look at who calls. */
  readonly headers: { readonly authorization: string };
  /** Renews a token that has run out meanwhile and sends the request once more. */
  readonly send: typeof fetch;
}

export async function sessionRequest(): Promise<SessionRequest> {
  const client = await getSupabase();
  const { data } = await client.auth.getSession();
  if (!data.session) {
    throw new AppError('unauthorized', 'Your session has ended. Please sign in again.');
  }
  return {
    headers: { authorization: `Bearer ${data.session.access_token}` },
    send: createSessionFetch(
      (input, init) => fetch(input, init),
      (refused) => renewSession(client, refused),
    ),
  };
}

/** Calls an edge function as whoever is signed in; the function asks the database what this person may do. */
export async function callAsUser(name: string, body: unknown, signal?: AbortSignal): Promise<unknown> {
  return callFunction(name, body, { ...(await sessionRequest()), ...(signal ? { signal } : {}) });
}
