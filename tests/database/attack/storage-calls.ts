import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  publishableKey,
  secretKey,
  storageFolder,
  type Role,
  type TestShop,
} from '../../support/test-database';
import { canary } from './victims';

/** Files that belong to others: bytes that only functions hand out, and a picture that everybody may read. */
export const victimFile = 'exports/probe/victim.docx';
export const victimPicture = 'site-images/probe-victim.png';

export type Caller = Extract<Role, 'anonymous' | 'customer' | 'other-customer' | 'service'>;
/** The other customer has an active license of what is stored, which is no key to storage either. */
export const storageStrangers: readonly Caller[] = ['anonymous', 'customer', 'other-customer'];

const emails = { customer: 'customer@example.com', 'other-customer': 'other@example.com' } as const;

export interface StorageAnswer {
  readonly status: number;
  readonly text: string;
}

export type CallStorage = (
  caller: Caller,
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<StorageAnswer>;

/** Calls the storage service as somebody; text is sent as bytes, anything else as JSON. */
export async function openStorageCalls(shop: TestShop): Promise<CallStorage> {
  const keysOf = {
    anonymous: { apikey: publishableKey },
    service: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
    customer: await sessionOf(shop, emails.customer),
    'other-customer': await sessionOf(shop, emails['other-customer']),
  };
  return async (caller, method, path, body, headers = {}) => {
    const isText = typeof body === 'string';
    const request = new Request(`http://127.0.0.1/storage/v1/${path}`, {
      method,
      headers: {
        ...keysOf[caller],
        ...(body === undefined
          ? {}
          : { 'content-type': isText ? 'application/octet-stream' : 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
    });
    const response = await shop.database.fetch(request, null);
    return { status: response.status, text: await response.text() };
  };
}

async function sessionOf(shop: TestShop, email: string): Promise<Record<string, string>> {
  const { access_token } = await shop.signIn(email);
  return { apikey: publishableKey, authorization: `Bearer ${access_token}` };
}

/** Puts the victims' files where the shop itself puts them. */
export async function seedFiles(call: CallStorage): Promise<void> {
  for (const file of [victimFile, victimPicture]) {
    const { status, text } = await call('service', 'POST', `object/${file}`, canary, { 'x-upsert': 'true' });
    if (status >= 300) {
      throw new Error(`${file} could not be stored: ${status} ${text}`);
    }
  }
}

/** Every file below the folder with its bytes. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => `${path} ${readFileSync(path).toString('base64')}`)
    .sort();
}

/** All that storage holds, in the database and on the disk; reading may note its own time. */
export async function storedFiles(shop: TestShop): Promise<string> {
  const rows = await shop.database.query(
    `select to_jsonb(stored) - 'last_accessed_at' as row from storage.objects stored order by bucket_id, name`,
  );
  const buckets = await shop.database.query(`select id, public from storage.buckets order by id`);
  return JSON.stringify([rows, buckets, filesIn(storageFolder)]);
}
