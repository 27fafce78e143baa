import { openDatabase, type DatabaseOptions, type ShopDatabase } from '../database/open-database.ts';
import { createAuthMails } from './auth-mails.ts';
import { withGotrueParity } from './gotrue-parity.ts';
import { splitToken, type AuthMail, type Query } from './mail-codes.ts';
import { Outbox } from './outbox.ts';

const defaultSignUpsPerHour = 20;

export interface SupabaseOptions extends Omit<DatabaseOptions, 'sendMail'> {
  /** Takes each mail of the account service; `queueAuthMail` is what the shop takes it with. */
  sendMail(mail: AuthMail, query: Query): Promise<void>;
  /** Sign-ups from one address in an hour. */
  readonly signUpsPerHour?: number | undefined;
}

/** Opens the database and answers the Supabase API over it, the auth service as hosted Supabase's does. */
export async function openSupabase(options: SupabaseOptions): Promise<ShopDatabase> {
  const outbox = new Outbox();
  const database = await openDatabase({ ...options, sendMail: (mail) => outbox.add(mail) });
  const lite = outbox.sendAfter(database.fetch, async (written) => {
    const mail = await splitToken(database.query, written);
    if (mail) {
      await options.sendMail(mail, database.query);
    }
  });
  return {
    ...database,
    fetch: withGotrueParity({
      lite,
      query: database.query,
      jwtSecret: options.auth.jwtSecret,
      siteUrl: options.auth.siteUrl,
      signUpsPerHour: options.signUpsPerHour ?? defaultSignUpsPerHour,
      mails: createAuthMails({
        ...options.auth,
        send: (message) => options.sendMail(message, database.query),
      }),
    }),
  };
}
