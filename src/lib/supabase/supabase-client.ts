import { renewOrFail } from '../react/load-error';
import type { ShopClient } from './shop-client';

/** The storage key of the supabase-js session. Without an entry there is no need to load supabase-js. */
export const sessionStorageKey = 'northstar-session';

let client: Promise<ShopClient> | undefined;

/** The only client, loaded for a sign-in, a stored session, or a page that needs a session. */
export function getSupabase(): Promise<ShopClient> {
  client ??= import('./create-shop-client').then(
    ({ createShopClient }) => createShopClient(sessionStorageKey),
    renewOrFail,
  );
  return client;
}
