import { AppError } from './app-error';
import { getSupabase } from './supabase-client';

/** The caller's own token, for functions that look at who calls. */
export async function authorizationHeader(): Promise<{ readonly authorization: string }> {
  const client = await getSupabase();
  const { data } = await client.auth.getSession();
  if (!data.session) {
    throw new AppError('unauthorized', 'Your session has ended. Please sign in again.');
  }
  return { authorization: `Bearer ${data.session.access_token}` };
}
