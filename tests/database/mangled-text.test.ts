import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, giveCompany, newCustomer, newEmail, type Customer } from '../support/customers';
import { mangled } from '../support/mangled-text';
import { backends, openTestShop, type TestShop } from '../support/test-database';

const search = 'search';
/** Every argument of a call of the Data API that takes text from outside, and how it is asked here, or who asks before it. */
const doors: Readonly<Record<string, string>> = {
  'admin_delete_person.address': 'person',
  'admin_delete_person.typed_address': 'person',
  'admin_delete_person.names': 'name',
  'admin_deliver_event.buyer_email':
    'reads it as admin_move_license does; tests/database/other-sales.test.ts',
  'admin_export_person.address': 'person',
  'admin_list_articles.search': search,
  'admin_list_changes.search': search,
  'admin_list_events.search': search,
  'admin_list_leads.search': search,
  'admin_list_mails.search': search,
  'admin_list_messages.search': search,
  'admin_list_newsletters.search': search,
  'admin_list_orders.search': search,
  'admin_list_posts.search': search,
  'admin_list_reviews.search': search,
  'admin_list_stopped_addresses.search': search,
  'admin_list_update_notices.search': search,
  'admin_list_update_recipients.search': search,
  'admin_list_users.search': search,
  'admin_move_license.new_email': 'address',
  'admin_person.address': 'person',
  'create_company.company_name': 'name',
  'invite_to_company.address': 'address',
  'record_search_miss.query': 'any text; tests/functions/any-text.test.ts',
  'search_articles.query': 'any text; tests/functions/any-text.test.ts',
  'use_recovery_code.code': 'recovery code',
  // Called by functions alone: tests/functions/mangled-text.test.ts asks those.
  'payment_under_way.buyer_email': 'order-status',
  'request_order_link.buyer_email': 'find-order',
  'request_starter_pack.lead_email': 'send-starter-pack',
  'request_starter_pack.lead_name': 'send-starter-pack',
  'submit_contact_message.sender_email': 'submit-contact',
  'submit_contact_message.sender_name': 'submit-contact',
  // From the shop's own rows, or from a provider that signs it.
  'consume_caller_limit.address': 'the caller’s network',
  'describe_order.recipient': 'a queued mail',
  'may_receive_marketing.address': 'a queued mail',
  'queue_auth_mail.recipient': 'the auth service',
  'receive_mail_event.address': 'the mail provider',
  'stop_update_mails.recipient': 'a signed link',
};

function argumentsOfCalls(): string[] {
  const types = readFileSync('supabase/functions/_shared/database/database-types.ts', 'utf8');
  const calls = types.slice(types.indexOf('    Functions: {'));
  return [...calls.matchAll(/^ {6}(\w+): \{\n {8}Args: \{ (.*?) \};$/gm)].flatMap(
    ([, call = '', given = '']) =>
      [...given.matchAll(/(\w+)\??: string/g)].map(([, name = '']) => `${call}.${name}`),
  );
}
/** Names of what people type; a name of a function, a mark or a provider is the shop's own. */
const typedName =
  /\.(?:\w*(?:address|email|search|query|recipient)|code|names|(?:lead|sender|company)_name)$/;

it('every call of the Data API that takes text from outside is in the list', () => {
  expect(
    argumentsOfCalls()
      .filter((name) => typedName.test(name))
      .toSorted(),
  ).toEqual(Object.keys(doors).toSorted());
});

describe.each(backends)('mangled text on %s', (backend) => {
  let shop: TestShop;
  let owner: Customer;
  let company: string;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    owner = await newCustomer(shop, 'owner');
    company = await giveCompany(shop, owner.id, { company_name: 'Ann Example' });
  });
  afterAll(() => shop.close());

  const admin = (call: string, body: object) => shop.call('admin', 'POST', `rpc/${call}`, body);
  const stored = async (sql: string, values: readonly unknown[]) =>
    (await shop.database.query<{ value: string }>(sql, [...values])).map(({ value }) => value);
  const forgetLimits = () => shop.database.query('delete from private.rate_limits');

  it('an invitation goes to the address that was meant, once, or is refused', async () => {
    const email = newEmail('invited');
    for (const { what, typed, ends } of mangled('address', email)) {
      const { status } = await shop.callWith(owner.token, 'POST', 'rpc/invite_to_company', {
        company,
        address: typed,
        new_role: 'viewer',
      });
      expect(status < 300 ? 'read' : status, what).toBe(ends === 'read' ? 'read' : 400);
    }
    expect(await stored('select email as value from public.company_invitations', [])).toEqual([email]);
  });

  it('a license moves to the address that was meant, or stays', async () => {
    const target = newEmail('moved');
    for (const { what, typed, ends } of mangled('address', target)) {
      const purchase = await buy(shop, newEmail('buyer'), null);
      const [license_id] = await stored(
        'select id::text as value from public.licenses where purchase_id = $1',
        [purchase],
      );
      const { status } = await admin('admin_move_license', {
        license_id,
        new_email: typed,
        reason: 'Typing error',
      });
      const [email] = await stored('select email as value from public.purchases where id = $1', [purchase]);
      expect([status < 300, email === target], what).toEqual([ends === 'read', ends === 'read']);
    }
  });

  it('a person is found, exported and deleted by the address that was meant', async () => {
    for (const { what } of mangled('address', 'ann@example.com')) {
      const email = newEmail('held');
      const { typed = '', ends } = mangled('address', email).find((each) => each.what === what) ?? {};
      await buy(shop, email, null);
      for (const call of ['admin_person', 'admin_export_person']) {
        const { status, body } = await admin(call, { address: typed });
        if (ends === 'read') expect(body, `${call}: ${what}`).toMatchObject({ email });
        else expect(status, `${call}: ${what}`).toBe(400);
      }
      const deleted = await admin('admin_delete_person', { address: email, typed_address: typed });
      const left = await stored('select email as value from public.purchases where email = $1', [email]);
      expect([deleted.status, left], what).toEqual(ends === 'read' ? [200, []] : [400, [email]]);
    }
  });

  it('finds in every list what was meant', async () => {
    const email = newEmail('sought');
    const order = `ord_${crypto.randomUUID().slice(0, 8)}`;
    await buy(shop, email, null, order);
    await shop.signUp(email);
    await shop.call('service', 'POST', 'rpc/request_starter_pack', {
      lead_id: crypto.randomUUID(),
      lead_name: 'Sought Example',
      lead_email: email,
    });
    const lists = Object.keys(doors).flatMap((door) =>
      doors[door] === search ? [door.replace(`.${search}`, '')] : [],
    );
    // Words of a search are all meant: who types a name is looking for it too.
    const asWords = mangled('address', email).filter(
      ({ ends, what }) => ends === 'read' && !['mailto: before it', 'a name and brackets'].includes(what),
    );
    const rowsOf = async (list: string, words: string) => {
      const notice = list === 'admin_list_update_recipients' ? { for_notice: crypto.randomUUID() } : {};
      const answer = await admin(list, { ...notice, search: words });
      return list === 'admin_list_update_recipients' ? answer.status : [answer.status, answer.body];
    };
    const found: string[] = [];
    for (const list of lists) {
      const clean = await rowsOf(list, email);
      if (JSON.stringify(clean).includes(email)) found.push(list);
      for (const { what, typed } of asWords)
        expect(await rowsOf(list, typed), `${list}: ${what}`).toEqual(clean);
    }
    expect(found).toEqual(
      expect.arrayContaining([
        'admin_list_orders',
        'admin_list_leads',
        'admin_list_users',
        'admin_list_mails',
      ]),
    );
    expect(await rowsOf('admin_list_orders', `\u200b ${order}\u2060`)).toEqual(
      await rowsOf('admin_list_orders', order),
    );
    expect(JSON.stringify(await rowsOf('admin_list_orders', order))).toContain(order);
  });

  it('finds an order by its license key', async () => {
    const key = 'NSHR-7K2MD-9QXTF-4WPAH-2JCVB';
    const purchase = await buy(shop, newEmail('keyed'), null);
    await shop.database.query('update public.licenses set license_key = $2 where purchase_id = $1', [
      purchase,
      key,
    ]);
    for (const { what, typed, ends } of mangled('licenseKey', key)) {
      const { body } = await admin('admin_list_orders', { search: typed });
      expect(JSON.stringify(body).includes(purchase), what).toBe(ends === 'read');
    }
  });

  it('a recovery code is read as it was shown', async () => {
    const hash = async (typed: string) =>
      (await stored('select private.recovery_code_hash($1, $2) as value', [owner.id, typed]))[0];
    const code = '7K2M-01XT-4WPA-2JCV';
    for (const { what, typed, ends } of mangled('recoveryCode', code))
      expect((await hash(typed)) === (await hash(code)), what).toBe(ends === 'read');
  });

  it('names are kept as they read', async () => {
    for (const { what, typed } of mangled('name', 'Ann Example')) {
      const id = crypto.randomUUID();
      await forgetLimits();
      const made = await shop.callWith(owner.token, 'POST', 'rpc/create_company', {
        new_id: id,
        company_name: typed,
      });
      expect(made.status, what).toBeLessThan(300);
      expect(await stored('select name as value from public.companies where id = $1', [id]), what).toEqual([
        'Ann Example',
      ]);
      await shop.database.query('delete from public.companies where id = $1', [id]);
      await shop.callWith(owner.token, 'PATCH', `profiles?id=eq.${owner.id}`, { full_name: typed });
      expect(
        await stored('select full_name as value from public.profiles where id = $1', [owner.id]),
        what,
      ).toEqual(['Ann Example']);
    }
  });
});
