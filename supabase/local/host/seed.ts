import type { Client } from '../../functions/_shared/http/context.ts';
import { brand } from '../../functions/_shared/contracts/brand.ts';
import { offers, offerSkus, productsIn } from '../../functions/_shared/contracts/products.ts';
import { lowestPrice } from '../../functions/_shared/contracts/lowest-price.ts';
import type { ShopDatabase } from '../database/open-database.ts';
import type { LocalConfig } from '../common/config.ts';
import { hasSandbox } from '../guard/on-network.ts';
import type { Secrets } from './secrets.ts';

function check<T extends { error: { message: string } | null }>(result: T): T {
  if (result.error) {
    throw new Error(`seed: ${result.error.message}`);
  }
  return result;
}

/** What an empty shop needs to be open: settings with the sandbox's buy links, and the sandbox's products. */
export async function seedSettings(client: Client, config: LocalConfig, secrets: Secrets): Promise<void> {
  const defaults: Record<string, string> = {
    ENV: config.siteEnvironment,
    SHOP_TIME_ZONE: config.shopTimeZone,
    SUPPORT_EMAIL: brand.supportEmail,
    OAUTH_PROVIDERS: JSON.stringify({ google: false, microsoft: false }),
    EMAIL_PROVIDER: 'resend',
    ADMIN_EMAILS: config.adminEmail,
    WEBHOOK_SHARED_SECRET: secrets.webhookSecret,
    RESEND_WEBHOOK_SECRET: secrets.mailEventsSecret,
  };
  for (const sku of hasSandbox(config) ? offerSkus : []) {
    defaults[offers[sku].buyLinkKey] = sandboxLink(config, sku);
  }
  const rows = Object.entries(defaults).map(([key, value]) => ({ key, value }));
  check(await client.from('site_settings').upsert(rows, { onConflict: 'key', ignoreDuplicates: true }));

  const known = offerSkus.map((sku) => ({
    provider: 'sandbox',
    provider_product_id: sku,
    product_skus: [...productsIn(sku)],
    minimum_cents: lowestPrice(sku),
  }));
  check(
    await client
      .from('provider_products')
      .upsert(known, { onConflict: 'provider,provider_product_id', ignoreDuplicates: true }),
  );
}

const sandboxLink = ({ apiUrl }: LocalConfig, sku: string) => `${apiUrl}/sandbox/checkout/${sku}`;

/** Buy links of an earlier start name the address of then, or a sandbox that is away now. Those of a provider stay as they are. */
export async function renewSandboxLinks({ query }: ShopDatabase, config: LocalConfig): Promise<void> {
  const ofSandbox = "key = $1 and value ~ '^https?://[^/]+/sandbox/checkout/'";
  for (const sku of offerSkus) {
    const key = offers[sku].buyLinkKey;
    await (hasSandbox(config)
      ? query(`update public.site_settings set value = $2 where ${ofSandbox} and value <> $2`, [
          key,
          sandboxLink(config, sku),
        ])
      : query(`delete from public.site_settings where ${ofSandbox}`, [key]));
  }
}

/** The limits that the database keeps, as this process was told them. */
export async function seedLimits(database: ShopDatabase, config: LocalConfig): Promise<void> {
  await database.query(
    `insert into private.shop_limits (name, most) values ('reviews-per-hour', $1), ('reviews-per-day', $2)
     on conflict (name) do update set most = excluded.most`,
    [config.reviewsPerHour, config.reviewsPerDay],
  );
}

/**
 * The owner's account, through the auth service like any other; only its confirmation is given here, since nobody could
 * receive a mail before the shop is open. A changed ADMIN_PASSWORD is set at the next start. A stranger who signed up with the owner's
 * address before has no password there: a confirmation comes with one of its own.
 */
export async function seedAdmin(
  database: ShopDatabase,
  config: LocalConfig,
  secrets: Secrets,
  api: (request: Request) => Promise<Response>,
): Promise<void> {
  const known = await findAccount(database, config.adminEmail);
  const account = known ?? (await signUpAdmin(database, config, secrets, api));
  if (!account.is_confirmed) {
    await database.query(
      'update auth.users set email_confirmed_at = now(), encrypted_password = $2 where id = $1',
      [account.id, await hashPassword(secrets.adminPassword)],
    );
  } else if (config.given.adminPassword) {
    await setPassword(database, account, config.given.adminPassword);
  }
  if (config.forgetsAdminFactors) {
    await database.query('delete from auth.mfa_factors where user_id = $1', [account.id]);
  }
  if (!known) {
    await listAdmin(database, config.adminEmail);
  }
}

interface AdminAccount {
  readonly id: string;
  readonly is_confirmed: boolean;
  readonly encrypted_password: string | null;
}

async function findAccount({ query }: ShopDatabase, address: string): Promise<AdminAccount | undefined> {
  const [account] = await query<AdminAccount>(
    `select id, email_confirmed_at is not null as is_confirmed, encrypted_password
     from auth.users where lower(email) = $1`,
    [address],
  );
  return account;
}

async function signUpAdmin(
  database: ShopDatabase,
  config: LocalConfig,
  secrets: Secrets,
  api: (request: Request) => Promise<Response>,
): Promise<AdminAccount> {
  const response = await api(
    new Request(`${config.apiUrl}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: secrets.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: config.adminEmail, password: secrets.adminPassword }),
    }),
  );
  const answer = await response.text();
  const account = await findAccount(database, config.adminEmail);
  if (!response.ok || !account) {
    throw new Error(`seed: the admin's account was not made: ${answer}`);
  }
  return account;
}

/** With the account only: an address that the owner removes from the list later stays out. */
async function listAdmin({ query }: ShopDatabase, address: string): Promise<void> {
  await query(
    `update public.site_settings set value = concat_ws(', ', nullif(value, ''), $1::text)
     where key = 'ADMIN_EMAILS' and not private.is_admin_email($1)`,
    [address],
  );
  await query(`update public.profiles set role = 'admin' where email = $1 and private.may_be_admin(id)`, [
    address,
  ]);
}

async function hashPassword(password: string): Promise<string> {
  const { hash } = await import('bcryptjs');
  return hash(password, 10);
}

async function setPassword(database: ShopDatabase, account: AdminAccount, password: string): Promise<void> {
  const { compare } = await import('bcryptjs');
  if (!(await compare(password, account.encrypted_password ?? ''))) {
    await database.query('update auth.users set encrypted_password = $2 where id = $1', [
      account.id,
      await hashPassword(password),
    ]);
  }
}
