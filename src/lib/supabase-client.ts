import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@contracts/database-types';

export type ShopClient = SupabaseClient<Database>;

/** Where supabase-js keeps its session; looking here tells whether it is worth loading at all. */
export const sessionStorageKey = 'northstar-session';

let client: Promise<ShopClient> | undefined;

/** The one client, loaded when somebody signs in, has a session, or opens a page that needs one. */
export function getSupabase(): Promise<ShopClient> {
  client ??= import('./create-shop-client').then(({ createShopClient }) =>
    createShopClient(sessionStorageKey),
  );
  return client;
}
