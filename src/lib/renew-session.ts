import type { ShopClient } from './supabase-client';

/** What the auth service answers where a session is over; anything else may be a passing fault. */
const overStatuses: readonly (number | undefined)[] = [400, 401, 403, 404];

/** The token to use in place of one that was refused; null where the session has ended. */
export async function renewSession({ auth }: ShopClient, refused: string): Promise<string | null> {
  const { data } = await auth.getSession();
  if (data.session?.access_token !== refused) {
    // Another request or another tab has renewed it already, or nobody is signed in.
    return data.session?.access_token ?? null;
  }
  const { data: renewed, error } = await auth.refreshSession();
  if (error && overStatuses.includes(error.status)) {
    // supabase-js keeps a session whose token looks good by the clock; here the server has just refused it.
    await auth.signOut({ scope: 'local' });
  }
  return renewed.session?.access_token ?? null;
}
