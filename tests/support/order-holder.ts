import { expect } from 'vitest';
import { newEmail } from '../../scripts/support/shop';
import { documentPath } from './changed-document';
import { buy, giveCompany, newCustomer, type Customer } from './customers';
import { fetchAll, openLink, receiptToken, withAccess, withSession } from './order-link';
import type { TestShop } from './test-database';
import type { TestFunctions } from './test-functions';

/** What the former holder has in hands. */
export interface Former {
  readonly email: string;
  readonly account: Customer | null;
  readonly purchase: string;
  readonly license: string;
  readonly order: string;
  readonly link: string;
  readonly access: string;
  readonly files: readonly string[];
}

/** Somebody who has everything that can be had: links, tokens, files, answers, companies and mails that wait. */
export async function newHolder(
  shop: TestShop,
  functions: TestFunctions,
  from: 'guest' | 'account',
): Promise<Former> {
  const sql = (text: string, values: unknown[] = []) => shop.database.query<{ id: string }>(text, values);
  await sql('delete from private.rate_limits');
  const account = from === 'account' ? await newCustomer(shop, 'former') : null;
  const email = account?.email ?? newEmail('former');
  const order = newEmail('order');
  const company = account
    ? await giveCompany(shop, account.id, { company_name: 'Former Foods', employee_count: '9' })
    : null;
  const purchase = await buy(shop, email, account?.id ?? null, order);
  await sql(`update public.order_links set expires_at = now() + interval '30 days'`);
  const [{ id: license } = { id: '' }] = await sql('select id from public.licenses where purchase_id = $1', [
    purchase,
  ]);
  const link = await receiptToken(shop, order);
  const access = (await openLink(functions, link)).body['accessToken'] as string;
  const file = { license_id: license, template: documentPath, format: 'text' };
  const made = [await fetchAll(functions, 'license-download', file, withAccess(access))];
  if (account && company) {
    await sql('insert into public.license_companies (license_id, company_id) values ($1, $2)', [
      license,
      await giveCompany(shop, account.id, { company_name: 'Former Client' }),
    ]);
    made.push(await fetchAll(functions, 'license-download', file, withSession(account.token)));
  } else {
    await sql(
      `insert into public.license_profiles (license_id, "values") values ($1, '{"company_name": "Former Foods"}')`,
      [license],
    );
  }
  await shop.call('service', 'POST', 'rpc/request_order_link', { buyer_email: email });
  await sql(
    `insert into public.email_messages ("to", template, data, idempotency_key)
     values ($1, 'receipt', jsonb_build_object('provider', 'sandbox', 'orderId', $2::text), $2)`,
    [email, order],
  );
  expect(made.map(({ status }) => status)).toEqual(made.map(() => 200));
  return {
    email,
    account,
    purchase,
    license,
    order,
    link,
    access,
    files: made.map(({ body }) => String(body['url'])),
  };
}
