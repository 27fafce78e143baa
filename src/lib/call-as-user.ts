import { callFunction } from './data-api';
import { authorizationHeader } from './session-header';

/** Calls an edge function as whoever is signed in; the function asks the database what this person may do. */
export async function callAsUser(name: string, body: unknown, signal?: AbortSignal): Promise<unknown> {
  return callFunction(name, body, { headers: await authorizationHeader(), ...(signal ? { signal } : {}) });
}
