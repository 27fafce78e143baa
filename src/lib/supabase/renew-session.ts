import type { ShopClient } from './shop-client';

/** The status codes with which the auth service reports an ended session. Any other failure may be temporary. */
const overStatuses: readonly (number | undefined)[] = [400, 401, 403, 404];

/** Ends this session, here and at the auth service. */
export async function endSession({ auth }: Pick<ShopClient, 'auth'>): Promise<void> {
  await auth.signOut({ scope: 'local' });
}

/** The token to use instead of the refused one. Null if the session has ended. */
export async function renewSession({ auth }: ShopClient, refused: string): Promise<string | null> {
  const { data } = await auth.getSession();
  if (data.session?.access_token !== refused) {
    // Another request or tab has already renewed it, or nobody is signed in.
    return data.session?.access_token ?? null;
  }
  const { data: renewed, error } = await auth.refreshSession();
  if (error && overStatuses.includes(error.status)) {
    // supabase-js does not renew a token that has not expired by the clock, but the server has just refused this one.
    await endSession({ auth });
  }
  return renewed.session?.access_token ?? null;
}
