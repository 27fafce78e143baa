import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, giveCompany, newCustomer, type Customer } from '../support/customers';
import { backends, openTestShop, type TestShop } from '../support/test-database';

const people = ['owner', 'adviser', 'viewer', 'former', 'stranger'] as const;
type Person = (typeof people)[number];

describe.each(backends)('companies on %s', (backend) => {
  let shop: TestShop;
  let company: string;
  let license: string;
  let who: Readonly<Record<Person, Customer>>;

  const rows = <Row>(sql: string, values: unknown[] = []) => shop.database.query<Row>(sql, values);
  const rpc = async (person: Customer, name: string, args: object) => {
    const { status, body } = await shop.callWith(person.token, 'POST', `rpc/${name}`, args);
    return { status, body, message: (body as { message?: string } | null)?.message };
  };
  const join = (member: Customer, role: string) =>
    rows(`insert into public.company_members (company_id, user_id, role) values ($1, $2, $3)`, [
      company,
      member.id,
      role,
    ]);
  /** The people for whom a call has its effect. */
  const allowed = async (attempt: (person: Customer) => Promise<boolean>): Promise<Person[]> => {
    const able: Person[] = [];
    for (const person of people) {
      if (await attempt(who[person])) able.push(person);
    }
    return able;
  };

  beforeAll(async () => {
    shop = await openTestShop(backend);
    who = Object.fromEntries(
      await Promise.all(people.map(async (person) => [person, await newCustomer(shop, person)] as const)),
    ) as Record<Person, Customer>;
    company = await giveCompany(shop, who.owner.id, { company_name: 'Lakeside' });
    await buy(shop, who.owner.email, who.owner.id);
    [license = ''] = (
      await rows<{ id: string }>('select id from public.licenses where company_id = $1', [company])
    ).map(({ id }) => id);
    await rows(
      `insert into public.downloads (license_id, company_id, template_path, format, mode, version)
       values ($1, $2, 'x.md', 'pdf', 'company', '1.0')`,
      [license, company],
    );
    await join(who.adviser, 'adviser');
    await join(who.viewer, 'viewer');
    await join(who.former, 'adviser');
    const removed = await rpc(who.owner, 'remove_company_member', { company, member: who.former.id });
    expect(removed.status).toBeLessThan(300);
    await rows('insert into public.license_companies (license_id, company_id) values ($1, $2)', [
      license,
      company,
    ]);
    await rpc(who.owner, 'invite_to_company', { company, address: 'new@example.com', new_role: 'viewer' });
  });
  afterAll(() => shop.close());

  it.each([
    ['companies', 'id', ['owner', 'adviser', 'viewer']],
    ['company_members', 'company_id', ['owner', 'adviser', 'viewer']],
    ['company_invitations', 'company_id', ['owner']],
    ['license_companies', 'company_id', ['owner', 'adviser', 'viewer']],
    ['licenses', 'company_id', ['owner', 'adviser', 'viewer']],
    ['downloads', 'company_id', ['owner', 'adviser', 'viewer']],
  ])('%s are read by members, not by former ones and strangers', async (table, column, expected) => {
    expect(
      await allowed(async ({ token }) => {
        const { body } = await shop.callWith(token, 'GET', `${table}?select=*&${column}=eq.${company}`);
        return Array.isArray(body) && body.length > 0;
      }),
    ).toEqual(expected);
  });

  it.each([
    ['the answers', 'values', { company_name: 'By ' }, ['owner', 'adviser']],
    ['“prepared by”', 'prepared_by', 'By ', ['owner', 'adviser']],
    ['the name', 'name', 'By ', ['owner']],
  ])('%s are changed by those who may', async (_what, column, value, expected) => {
    expect(
      await allowed(async ({ id, token }) => {
        const mine = typeof value === 'string' ? value + id : { company_name: value.company_name + id };
        await shop.callWith(token, 'PATCH', `companies?id=eq.${company}`, { [column]: mine });
        const [stored] = await rows<Record<string, unknown>>('select * from public.companies where id = $1', [
          company,
        ]);
        return JSON.stringify(stored?.[column]) === JSON.stringify(mine);
      }),
    ).toEqual(expected);
    // Nobody is invited in a name with the digits of an id.
    await rows(`update public.companies set name = 'Lakeside' where id = $1`, [company]);
  });

  it.each([
    ['save_company_values', () => ({ company, answers: { company_name: 'Lakeside' } }), ['owner', 'adviser']],
    ['company_people', () => ({ company }), ['owner', 'adviser', 'viewer']],
    ['set_company_role', () => ({ company, member: who.viewer.id, new_role: 'viewer' }), ['owner']],
    ['invite_to_company', () => ({ company, address: 'more@example.com', new_role: 'viewer' }), ['owner']],
  ])('%s answers those who may', async (name, args, expected) => {
    expect(await allowed(async (person) => (await rpc(person, name, args())).status < 300)).toEqual(expected);
  });

  it('lets nobody but an owner remove another member or delete the company', async () => {
    for (const person of ['adviser', 'viewer', 'former', 'stranger'] as const) {
      const { status } = await rpc(who[person], 'remove_company_member', { company, member: who.owner.id });
      expect([person, status >= 400]).toEqual([person, true]);
      await shop.callWith(who[person].token, 'DELETE', `companies?id=eq.${company}`);
      await shop.callWith(who[person].token, 'DELETE', `company_members?company_id=eq.${company}`);
      await shop.callWith(who[person].token, 'POST', 'company_members', {
        company_id: company,
        user_id: who[person].id,
        role: 'owner',
      });
    }
    expect(
      await rows('select role from public.company_members where company_id = $1', [company]),
    ).toHaveLength(3);
  });

  it('keeps an owner: the last one can neither leave nor step down', async () => {
    for (const [name, args] of [
      ['remove_company_member', {}],
      ['set_company_role', { new_role: 'viewer' }],
    ] as const) {
      const refused = await rpc(who.owner, name, { company, member: who.owner.id, ...args });
      expect([refused.status, refused.message]).toEqual([
        409,
        'A company needs an owner. Make another member an owner first, or delete the company.',
      ]);
    }
  });

  it('makes one first company for two calls at once, and gives it the licenses that were bought', async () => {
    const person = await newCustomer(shop, 'first');
    await buy(shop, person.email, person.id);
    const save = () =>
      rpc(person, 'save_company_values', { company: null, answers: { company_name: 'Prairie' } });
    const made = await Promise.all([save(), save()]);
    expect(new Set(made.map(({ body }) => body)).size).toBe(1);
    expect(
      await rows(
        `select company.name from public.licenses as license join public.companies as company on company.id = license.company_id
         where license.user_id = $1`,
        [person.id],
      ),
    ).toEqual([{ name: 'Prairie' }]);
  });

  it('carries over what was answered by the order link when the order is claimed', async () => {
    const person = await newCustomer(shop, 'claims');
    await giveCompany(shop, person.id, { company_name: 'Prairie', payday: 'Friday' });
    for (const [mark, answers] of [
      ['same', { company_name: 'prairie', payday: 'Monday', owner_name: 'Dana' }],
      ['other', { company_name: 'Bakery' }],
    ] as const) {
      await buy(shop, person.email, null, `claim-${backend}-${mark}`);
      await rows(
        `insert into public.license_profiles (license_id, "values")
         select id, $2::text::jsonb from public.licenses where license_key = $1`,
        [`KEY-claim-${backend}-${mark}`, JSON.stringify(answers)],
      );
    }
    await rpc(person, 'claim_purchases_for_user', {});
    expect(
      await rows(
        `select company.name, company."values" from public.licenses as license
         join public.companies as company on company.id = license.company_id
         where license.user_id = $1 order by company.created_at`,
        [person.id],
      ),
    ).toEqual([
      { name: 'Prairie', values: { company_name: 'Prairie', payday: 'Friday', owner_name: 'Dana' } },
      { name: 'Bakery', values: { company_name: 'Bakery' } },
    ]);
  });
});
