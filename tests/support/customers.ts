import type { TestShop } from './test-database';

export interface Customer {
  readonly email: string;
  readonly id: string;
  readonly token: string;
}

let counter = 0;

/** An address that no other test uses. */
export const newEmail = (name: string) => `${name}-${++counter}@example.com`;

/** Somebody with a confirmed account, signed in. */
export async function newCustomer(shop: TestShop, name = 'person'): Promise<Customer> {
  const email = newEmail(name);
  const id = await shop.signUp(email);
  return { email, id, token: (await shop.signIn(email)).access_token };
}

/** A company that the account owns. Answers its id. */
export async function giveCompany(
  shop: TestShop,
  owner: string,
  values: Readonly<Record<string, string>>,
): Promise<string> {
  const id = crypto.randomUUID();
  await shop.database.query(
    `insert into public.companies (id, name, "values") values ($1, coalesce($2, 'My company'), $3::text::jsonb)`,
    [id, values['company_name'] ?? null, JSON.stringify(values)],
  );
  await shop.database.query(
    `insert into public.company_members (company_id, user_id, role) values ($1, $2, 'owner')`,
    [id, owner],
  );
  return id;
}

/** An order with its license and a receipt link that has run out. Answers the purchase's id. */
export async function buy(
  shop: TestShop,
  email: string,
  userId: string | null,
  orderId = newEmail('order'),
): Promise<string> {
  const [purchase] = await shop.database.query<{ id: string }>(
    `insert into public.purchases (user_id, email, product_sku, provider, provider_order_id, amount_cents, paid_at)
     values ($1, $2, 'core-hr', 'sandbox', $3, 9900, now()) returning id`,
    [userId, email, orderId],
  );
  await shop.database.query(
    `insert into public.licenses (user_id, purchase_id, product_sku, license_key) values ($1, $2, 'core-hr', $3)`,
    [userId, purchase?.id, `KEY-${orderId}`],
  );
  await shop.database.query(
    `insert into public.order_links (kind, email, provider, provider_order_id, expires_at)
     values ('receipt', $1, 'sandbox', $2, now() - interval '1 day')`,
    [email, orderId],
  );
  return purchase?.id ?? '';
}
