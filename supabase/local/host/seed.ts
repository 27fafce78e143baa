import type { Client } from '../../functions/_shared/http/context.ts';
import { brand } from '../../functions/_shared/contracts/brand.ts';
import { products, productSkus } from '../../functions/_shared/contracts/products.ts';
import { largestPercentOff } from '../../../src/catalog/coupons.ts';
import { lowestQuotedCents } from '../../../src/catalog/prices.ts';
import type { ShopDatabase } from '../database/open-database.ts';
import type { LocalConfig } from './config.ts';
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
  };
  for (const sku of productSkus) {
    defaults[products[sku].buyLinkKey] = `${config.apiUrl}/sandbox/checkout/${sku}`;
  }
  const rows = Object.entries(defaults).map(([key, value]) => ({ key, value }));
  check(await client.from('site_settings').upsert(rows, { onConflict: 'key', ignoreDuplicates: true }));

  const known = productSkus.map((sku) => ({
    provider: 'sandbox',
    provider_product_id: sku,
    product_skus: [sku],
    minimum_cents: Math.floor((lowestQuotedCents(sku) * (100 - largestPercentOff)) / 100),
  }));
  check(
    await client
      .from('provider_products')
      .upsert(known, { onConflict: 'provider,provider_product_id', ignoreDuplicates: true }),
  );
}

/**
 * The owner's account, through the auth service like any other; only its confirmation is given here, since nobody could
 * receive a mail before the shop is open. A changed ADMIN_PASSWORD is set at the next start.
 */
export async function seedAdmin(
  database: ShopDatabase,
  config: LocalConfig,
  secrets: Secrets,
  api: (request: Request) => Promise<Response>,
): Promise<void> {
  const [known] = await database.query<{ id: string }>('select id from auth.users where lower(email) = $1', [
    config.adminEmail,
  ]);
  if (!known) {
    const response = await api(
      new Request(`${config.apiUrl}/auth/v1/signup`, {
        method: 'POST',
        headers: { apikey: secrets.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: config.adminEmail, password: secrets.adminPassword }),
      }),
    );
    if (!response.ok) {
      throw new Error(`seed: the admin's account was not made: ${await response.text()}`);
    }
    await response.body?.cancel();
  } else if (config.given.adminPassword) {
    await setPassword(database, known.id, config.given.adminPassword);
  }
  await database.query(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()) where lower(email) = $1`,
    [config.adminEmail],
  );
  await database.query(`update public.profiles set role = 'admin' where email = $1`, [config.adminEmail]);
}

async function setPassword(database: ShopDatabase, userId: string, password: string): Promise<void> {
  const { compare, hash } = await import('bcryptjs');
  const [account] = await database.query<{ encrypted_password: string }>(
    'select encrypted_password from auth.users where id = $1',
    [userId],
  );
  if (!(await compare(password, account?.encrypted_password ?? ''))) {
    await database.query('update auth.users set encrypted_password = $2 where id = $1', [
      userId,
      await hash(password, 10),
    ]);
  }
}
