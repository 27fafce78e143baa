import { createClient } from '@supabase/supabase-js';
import type { Database } from '@contracts/database-types';
import { createSessionFetch } from './session-fetch';
import { siteConfig } from './site-config';
import type { ShopClient } from './supabase-client';

export function createShopClient(storageKey: string): ShopClient {
  const { supabaseUrl, publishableKey } = siteConfig();
  const client: ShopClient = createClient<Database>(supabaseUrl, publishableKey, {
    auth: { storageKey, detectSessionInUrl: true, flowType: 'pkce' },
    global: {
      fetch: createSessionFetch(
        (input, init) => fetch(input, init),
        (refused) => renew(client, refused),
      ),
    },
  });
  return client;
}

/** What the auth service answers where a session is over; anything else may be a passing fault. */
const overStatuses: readonly (number | undefined)[] = [400, 401, 403, 404];

async function renew({ auth }: ShopClient, refused: string): Promise<string | null> {
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
