import { AppError } from '../errors/app-error';
import { callFunction } from './data-api';
import { endSession, renewSession } from './renew-session';
import { createSessionFetch } from './session-fetch';
import { getSupabase } from './supabase-client';

interface SessionRequest {
  /** The caller's own token, for functions that check who calls. */
  readonly headers: { readonly authorization: string };
  /** Renews an expired token and repeats the request once. */
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
      () => endSession(client),
    ),
  };
}

/** Calls an edge function as the signed-in user. The function asks the database what this user may do. */
export async function callAsUser(name: string, body: unknown, signal?: AbortSignal): Promise<unknown> {
  return callFunction(name, body, { ...(await sessionRequest()), ...(signal ? { signal } : {}) });
}
