import { createClient } from '@supabase/supabase-js';
import type { Database } from '@database/database-types';
import { endSession, renewSession } from './renew-session';
import { createSessionFetch } from './session-fetch';
import { siteConfig } from '../site-config';
import type { ShopClient } from './shop-client';

export function createShopClient(storageKey: string): ShopClient {
  const { supabaseUrl, publishableKey } = siteConfig();
  const client: ShopClient = createClient<Database>(supabaseUrl, publishableKey, {
    auth: { storageKey, detectSessionInUrl: true, flowType: 'pkce' },
    global: {
      fetch: createSessionFetch(
        (input, init) => fetch(input, init),
        (refused) => renewSession(client, refused),
        () => endSession(client),
      ),
    },
  });
  return client;
}
