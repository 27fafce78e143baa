import { openDatabase, type DatabaseOptions, type ShopDatabase } from '../database/open-database.ts';
import { createAuthMails } from './auth-mails.ts';
import { withGotrueParity } from './gotrue-parity.ts';

const defaultSignUpsPerHour = 20;

export interface SupabaseOptions extends DatabaseOptions {
  /** Sign-ups from one address in an hour. */
  readonly signUpsPerHour?: number | undefined;
}

/** Opens the database and answers the Supabase API over it, the auth service as hosted Supabase's does. */
export async function openSupabase(options: SupabaseOptions): Promise<ShopDatabase> {
  const database = await openDatabase(options);
  return {
    ...database,
    fetch: withGotrueParity({
      lite: database.fetch,
      query: database.query,
      jwtSecret: options.auth.jwtSecret,
      siteUrl: options.auth.siteUrl,
      signUpsPerHour: options.signUpsPerHour ?? defaultSignUpsPerHour,
      mails: createAuthMails({ ...options.auth, send: (message) => options.sendMail(message) }),
    }),
  };
}
