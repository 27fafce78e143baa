import { createClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../supabase/functions/_shared/database/database-types';
import { publishableKey, type TestShop } from './test-database';

const password = 'correct-horse-battery';
const caller = '192.0.2.7';

/** The code that the app shows; a later one is good up to 30 seconds before its time. */
export const appCodeOf = (secret: string, secondsFromNow = 0, now = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + secondsFromNow * 1000 });

/** A browser of its own, with supabase-js as the site uses it. */
const openClient = (shop: TestShop) =>
  createClient<Database>('http://127.0.0.1', publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: EventTarget as never },
    global: {
      // The guard writes the header.
      headers: { 'x-forwarded-for': caller },
      fetch: (input, init) => shop.database.fetch(new Request(input, init), caller),
    },
  });
export type Client = ReturnType<typeof openClient>;

export async function signInAtOnce(shop: TestShop, email: string, typed = password): Promise<Client> {
  const client = openClient(shop);
  const { error } = await client.auth.signInWithPassword({ email, password: typed });
  if (error) throw error;
  return client;
}

export const accessOf = async (client: Client) => (await client.rpc('my_admin_access')).data;

export async function enroll(client: Client) {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (error) throw error;
  return { id: data.id, secret: data.totp.secret, qrCode: data.totp.qr_code, uri: data.totp.uri };
}

/** Turns an authenticator app on; the client's session has given its code then. */
export async function turnOn(client: Client) {
  const factor = await enroll(client);
  const { error } = await client.auth.mfa.challengeAndVerify({
    factorId: factor.id,
    code: appCodeOf(factor.secret),
  });
  if (error) throw error;
  return factor;
}
