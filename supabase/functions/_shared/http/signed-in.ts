import { requireSession, type Guard } from './access.ts';
import type { Client } from './context.ts';
import { databaseError } from './errors.ts';
import { HttpError } from './http-error.ts';

/** Anybody with a live session; what they may do is decided by row level security, for the client that they get. */
export const signedIn: Guard<Client> = {
  screen: requireSession,
  async identify(call) {
    const client = call.context.caller(requireSession(call));
    // Any query shows whether the session is live; only the body says what it is about.
    const { error, status } = await client.from('profiles').select('id').limit(1);
    if (status === 401 || status === 403) {
      throw new HttpError(401, 'unauthorized', 'Your session has ended. Please sign in again.');
    }
    if (error) {
      throw databaseError(error);
    }
    return client;
  },
};
