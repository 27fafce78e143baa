import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { email, livePerson, name, orderEvent, receive } from '../support/live-person';
import { fillEveryTable, plantEverywhere, tablesWith, textColumns } from '../support/plant-person';
import { namesOfOthers, shopTexts } from './person-tables';
import { backends, openTestShop, type TestShop } from '../support/test-database';

/** Addresses that hold the deleted one as a part, and a person of the same name: none of theirs may change. */
const neighbors = [`my.${email}`, `${email}.au`];

describe.each(backends)('deleting a person on %s', (backend) => {
  let shop: TestShop;

  const call = async (role: 'admin' | 'service' | 'customer', rpc: string, args: object) => {
    const { status, body } = await shop.call(role, 'POST', `rpc/${rpc}`, args);
    return {
      status,
      body: body as Record<string, unknown>,
      message: (body as { message?: string } | null)?.message,
    };
  };
  const remove = (names: readonly string[] = [name], typed = email) =>
    call('admin', 'admin_delete_person', { address: email, typed_address: typed, names });
  const one = async <Row>(sql: string, values: unknown[] = []) =>
    (await shop.database.query<Row>(sql, values))[0]!;
  beforeAll(async () => {
    shop = await openTestShop(backend);
    await shop.database.query(
      `insert into public.provider_products (provider, provider_product_id, product_skus) values ('sandbox', 'core', '{core-hr}')
       on conflict do nothing`,
    );
    await shop.database.query(
      `insert into public.site_settings (key, value) values ('SUPPORT_EMAIL', 'help@example.com')
       on conflict (key) do update set value = excluded.value`,
    );
    await fillEveryTable(shop);
  });
  beforeEach(async () => {
    await remove();
  });
  afterAll(() => shop.close());

  it('knows every table with a text: none is in neither list', async () => {
    const swept = await shop.database.query<{ place: string; column: string }>(
      'select place, "column" from private.redactable_columns()',
    );
    expect(swept.map(({ place, column }) => `${place.replaceAll('"', '')}.${column}`).sort()).toEqual(
      (await textColumns(shop)).map(({ table, column }) => `${table}.${column}`).sort(),
    );
    const [row] = await shop.database.query<{ texts: string[]; names: string[] }>(
      'select private.shop_text_tables() as texts, private.names_of_others() as names',
    );
    expect([...(row?.texts ?? [])].sort()).toEqual(shopTexts.map((table) => table.split('.')[1]).sort());
    expect([...(row?.names ?? [])].sort()).toEqual(
      namesOfOthers.map((place) => place.replace('public.', '')).sort(),
    );
  });

  it('keeps the order for the books, and what later happens to it', async () => {
    await livePerson(shop, 'order-books');
    const before = await one<object>(
      `select product_sku, amount_cents, currency, status, paid_at::text from public.purchases where provider_order_id = 'order-books'`,
    );
    await remove();
    const order = () =>
      one<{ email: string; user_id: string | null; status: string; license: string }>(
        `select purchase.email, purchase.user_id, purchase.status, license.status as license
         from public.purchases as purchase join public.licenses as license on license.purchase_id = purchase.id
         where provider_order_id = 'order-books'`,
      );
    expect(
      await one(
        `select product_sku, amount_cents, currency, status, paid_at::text from public.purchases where provider_order_id = 'order-books'`,
      ),
    ).toEqual(before);
    const deleted = await order();
    expect(deleted).toMatchObject({ user_id: null, status: 'paid', license: 'active' });
    expect(deleted.email).toMatch(/^deleted-[0-9a-f]{12}@deleted\.invalid$/);

    // The provider tells of a refund, with name and address again, and knows the order by another of its keys.
    const refund = { refundId: 're_1', refundedTotalCents: null, amountCents: 9900, full: true };
    const { status } = await receive(
      shop,
      orderEvent('order.refunded', 'payment-order-books', {
        orderAliases: [],
        refund,
        amountCents: null,
        items: [],
      }),
    );
    expect(status).toBe(200);
    expect(await order()).toEqual({ ...deleted, status: 'refunded', license: 'revoked' });
    expect(await tablesWith(shop, email)).toEqual([]);
    expect(await tablesWith(shop, 'Quartermaine')).toEqual([]);
    expect(
      await shop.database.query(`select 1 from public.email_messages where "to" like 'deleted-%'`),
    ).toEqual([]);
    const again = await call('admin', 'admin_resend_receipt', {
      order_provider: 'sandbox',
      order_id: 'order-books',
    });
    expect([again.status, again.message]).toEqual([
      409,
      'The person was deleted, so there is no address to write to.',
    ]);
  });

  it('touches nobody else, not even a longer address or the same name', async () => {
    await shop.signUp(neighbors[0] ?? '');
    await shop.database.query(`insert into public.leads (email, name) values ($1, $2)`, [neighbors[1], name]);
    await shop.database.query(
      `insert into public.contact_messages (name, email, subject, message) values ($1, $2, 'Two of us', $3)`,
      [name, neighbors[0], `Not ${email}. I am ${neighbors.join(' or ')}.`],
    );
    await livePerson(shop, 'order-neighbors');
    await remove([]);
    expect(await tablesWith(shop, neighbors[0] ?? '')).toContain('auth.users');
    expect(await one('select name from public.leads where email = $1', [neighbors[1]])).toEqual({ name });
    expect(
      await one('select name, message from public.contact_messages where email = $1', [neighbors[0]]),
    ).toEqual({
      name,
      message: `Not [deleted]. I am ${neighbors.join(' or ')}.`,
    });
    await shop.database.query('delete from public.leads where email = $1', [neighbors[1]]);
    await shop.database.query('delete from public.contact_messages where email = $1', [neighbors[0]]);
    await shop.database.query('delete from auth.users where email = $1', [neighbors[0]]);
    await shop.database.query('delete from auth.audit_log_entries where payload::text like $1', [
      `%${neighbors[0]}%`,
    ]);
  });

  it('follows the orders of an account to its former address, and leaves an order that another account has claimed', async () => {
    const id = await livePerson(shop, 'order-former');
    const other = await one<{ id: string; email: string }>(
      `select id, email from public.profiles where id = $1`,
      [shop.userIds.customer],
    );
    const insert = (address: string, user: string, order: string) =>
      shop.database.query(
        `insert into public.purchases (user_id, email, product_sku, provider, provider_order_id, amount_cents, paid_at)
         values ($1, $2, 'core-hr', 'sandbox', $3, 9900, now())`,
        [user, address, order],
      );
    await insert('zoe.before@example.com', id, 'order-before');
    await insert(email, other.id, 'order-claimed');
    const found = await call('admin', 'admin_person', { address: email });
    expect(found.body).toMatchObject({
      formerAddresses: ['zoe.before@example.com'],
      names: [name],
      refusal: null,
    });
    await remove();
    expect(await tablesWith(shop, 'zoe.before@example.com')).toEqual([]);
    expect(
      await one(`select user_id, email from public.purchases where provider_order_id = 'order-claimed'`),
    ).toEqual({ user_id: other.id, email: other.email });
  });

  it('is done once, confirmed by the typed address, and logged without it', async () => {
    await livePerson(shop, 'order-twice');
    const refused = await remove([], 'zoe@example.com');
    expect([refused.status, refused.message]).toEqual([
      400,
      'Please type the address exactly as it is shown.',
    ]);
    expect(await tablesWith(shop, email)).toContain('auth.users');
    const first = await remove([], ` ${email.toUpperCase()} `);
    expect(first.body).toMatchObject({
      held: { account: 1, purchases: 1, reviews: 1, starterPackRequests: 1 },
    });
    const second = await remove([]);
    expect([second.status, second.body['held']]).toEqual([200, {}]);
    const lines = await shop.database.query<{ object_id: string; actor_email: string; after: object }>(
      `select object_id, actor_email, after from public.audit_log
       where object = 'people' and object_id = private.hash_person($1) order by id desc limit 2`,
      [email],
    );
    expect(lines.map(({ actor_email }) => actor_email)).toEqual(['owner@example.com', 'owner@example.com']);
    expect(lines[1]?.after).toEqual(first.body['held']);
    // What the deletion did row by row is not logged beside it.
    expect(
      await shop.database.query(
        `select 1 from public.audit_log where action = 'delete' and object in ('leads', 'reviews', 'profiles')`,
      ),
    ).toEqual([]);
  });

  it('refuses admins and the shop’s own addresses in plain words', async () => {
    const refusal = async (address: string) =>
      (await call('admin', 'admin_delete_person', { address, typed_address: address })).message;
    expect(await refusal('owner@example.com')).toMatch(/^This person is an admin/);
    expect(await refusal('help@example.com')).toMatch(/SUPPORT_EMAIL/);
    await shop.database.query(
      `insert into public.site_settings (key, value) values ('ADMIN_EMAILS', 'owner@example.com, next@example.com')
       on conflict (key) do update set value = excluded.value`,
    );
    expect(await refusal('next@example.com')).toMatch(/^This address is in ADMIN_EMAILS/);
    expect(await refusal('not an address')).toBe('Please enter an email address.');
    expect(await tablesWith(shop, 'owner@example.com')).toContain('auth.users');
  });

  it('is the service’s too, and nobody else’s', async () => {
    const args = { address: email, typed_address: email };
    expect((await call('customer', 'admin_delete_person', args)).status).toBe(403);
    expect((await call('service', 'admin_delete_person', args)).status).toBe(200);
    expect(
      await one(`select actor_email from public.audit_log where object = 'people' order by id desc limit 1`),
    ).toEqual({
      actor_email: 'service',
    });
  });

  it('hands out everything before, as one document, and logs that too', async () => {
    await livePerson(shop, 'order-export');
    const { status, body } = await call('admin', 'admin_export_person', { address: email });
    expect(status).toBe(200);
    for (const section of [
      'account',
      'identities',
      'profile',
      'companies',
      'companyInvitations',
      'sessions',
      'purchases',
      'licenses',
      'downloads',
      'paymentEvents',
      'orderLinks',
      'starterPackRequests',
      'contactMessages',
      'answers',
      'reviews',
      'emails',
      'changesByAdmins',
    ]) {
      expect(body[section], section).toEqual(expect.arrayContaining([expect.any(Object)]));
    }
    expect(JSON.stringify(body)).toContain(`Dear ${name}`);
    expect(JSON.stringify(body)).not.toMatch(/token_version|encrypted_password|lease|hmac/);
    expect(
      await one(
        `select object, action from public.audit_log where object_id = private.hash_person($1) order by id desc limit 1`,
        [email],
      ),
    ).toEqual({ object: 'person_exports', action: 'insert' });
  });

  // The last one: what it writes everywhere breaks the shop for others.
  it('leaves nothing of the person in any table but the shop’s own texts', async () => {
    await livePerson(shop, 'order-everywhere');
    const planted = await plantEverywhere(shop, (place) =>
      namesOfOthers.includes(place) ? `Ask ${email.toUpperCase()}` : `Ask ${email.toUpperCase()}, ${name}`,
    );
    const placed = (table: string) => [...planted].filter((place) => place.startsWith(`${table}.`));
    for (const table of [
      'audit_log',
      'ai_runs',
      'ai_jobs',
      'search_misses',
      'exports',
      'contact_messages',
      'leads',
    ]) {
      expect(placed(`public.${table}`), table).not.toEqual([]);
    }
    expect((await tablesWith(shop, email)).length).toBeGreaterThan(20);

    const { status, body } = await remove();
    expect(status, JSON.stringify(body)).toBe(200);
    const remaining = [...(await tablesWith(shop, email)), ...(await tablesWith(shop, 'Quartermaine'))];
    expect(remaining.filter((table) => !shopTexts.includes(table))).toEqual([]);
    expect(await tablesWith(shop, encodeURIComponent(email))).toEqual([]);
    // The owner is told of each of the rest.
    const mentioned = Object.keys(body['mentions'] as object);
    const said = new Set(remaining.map((table) => table.split('.')[1]));
    // Single words of the shop's texts, which say nothing of a person by themselves.
    said.delete('article_words');
    said.delete('template_words');
    expect([...said].sort()).toEqual(mentioned.sort());
  });
});
