import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buy, giveCompany, newCustomer, newEmail, type Customer } from '../support/customers';
import { openHostedProject } from '../support/hosted-database';
import { backends, openTestShop, type TestShop } from '../support/test-database';

describe.each(backends)('members and licenses of companies on %s', (backend) => {
  let shop: TestShop;
  let owner: Customer;
  let company: string;
  let license: string;

  const rows = <Row>(sql: string, values: unknown[] = []) => shop.database.query<Row>(sql, values);
  const rpc = async (person: Customer, name: string, args: object) => {
    const { status, body } = await shop.callWith(person.token, 'POST', `rpc/${name}`, args);
    return { status, body, message: (body as { message?: string } | null)?.message };
  };
  const useFor = (other: string, person = owner) =>
    rpc(person, 'use_license_for_company', { license, company: other });
  const fill = (filled: string) =>
    rows(
      `insert into public.downloads (license_id, company_id, template_path, format, mode, version)
       values ($1, $2, 'x.md', 'pdf', 'company', '1.0')`,
      [license, filled],
    );
  const cover = (count: string) =>
    rows(
      `insert into public.site_settings (key, value) values ('LICENSE_COMPANIES', $1)
       on conflict (key) do update set value = excluded.value`,
      [count],
    );
  const companyOf = async () =>
    (
      await rows<{ company_id: string | null }>('select company_id from public.licenses where id = $1', [
        license,
      ])
    )[0]?.company_id;
  const invited = async (address: string) => {
    const { body } = await rpc(owner, 'invite_to_company', { company, address, new_role: 'adviser' });
    return body as string;
  };

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  beforeEach(async () => {
    owner = await newCustomer(shop, 'buyer');
    company = await giveCompany(shop, owner.id, { company_name: 'Lakeside' });
    const order = newEmail('terms');
    await buy(shop, owner.email, owner.id, order);
    license = (
      await rows<{ id: string }>('select id from public.licenses where license_key = $1', [`KEY-${order}`])
    )[0]!.id;
    await cover('');
  });
  afterAll(() => shop.close());

  it('take an invitation by the address that got it, once, and no withdrawn one', async () => {
    const guest = await newCustomer(shop, 'guest');
    const other = await newCustomer(shop, 'other');
    const invitation = await invited(guest.email.toUpperCase());
    expect(await rows(`select template from public.email_messages where "to" = $1`, [guest.email])).toEqual([
      { template: 'company-invitation' },
    ]);
    const accept = (person: Customer, version = 1) =>
      rpc(person, 'accept_company_invitation', { invitation, version });
    expect((await accept(other)).status).toBe(403);
    expect((await accept(guest, 2)).status).toBe(410);
    expect((await accept(guest)).body).toEqual({ companyId: company, name: 'Lakeside', role: 'adviser' });
    expect((await accept(guest)).status).toBe(200);
    await rpc(owner, 'remove_company_member', { company, member: guest.id });
    expect((await accept(guest)).status).toBe(410);
    const second = await invited(guest.email);
    await rpc(owner, 'withdraw_company_invitation', { invitation: second });
    expect((await rpc(guest, 'accept_company_invitation', { invitation: second, version: 1 })).status).toBe(
      410,
    );
  });

  it('refuse an invitation that has expired', async () => {
    const guest = await newCustomer(shop, 'late');
    const invitation = await invited(guest.email);
    await rows(`update public.company_invitations set expires_at = now() where id = $1`, [invitation]);
    const late = await rpc(guest, 'accept_company_invitation', { invitation, version: 1 });
    expect([late.status, late.message]).toEqual([
      410,
      'This invitation has expired. Please ask for a new one.',
    ]);
  });

  it('cover one company unless the shop says more, and say what to do', async () => {
    await fill(company);
    const client = await giveCompany(shop, owner.id, { company_name: 'Client' });
    const refused = await useFor(client);
    expect([refused.status, refused.message]).toEqual([
      409,
      'This license covers 1 company and is used for Lakeside. Buy another license for this company, or switch to a company that it covers.',
    ]);
    await cover('2');
    expect((await useFor(client)).status).toBeLessThan(300);
    expect((await useFor(client)).status).toBeLessThan(300);
    const third = await giveCompany(shop, owner.id, { company_name: 'Third' });
    expect((await useFor(third)).message).toMatch(/covers 2 companies and is used for Client, Lakeside\./);
    await expect(cover('none')).rejects.toThrow(/whole number from 1 to 100/);
  });

  it('let a license go to another company until a file of it was filled', async () => {
    const client = await giveCompany(shop, owner.id, { company_name: 'Client' });
    expect(await companyOf()).toBe(company);
    await useFor(client);
    expect(await companyOf()).toBe(client);
  });

  it('let only the buyer use a license for a further company', async () => {
    await cover('5');
    await fill(company);
    const adviser = await newCustomer(shop, 'adviser');
    const invitation = await invited(adviser.email);
    await rpc(adviser, 'accept_company_invitation', { invitation, version: 1 });
    const own = await giveCompany(shop, adviser.id, { company_name: 'Of the adviser' });
    expect((await useFor(own, adviser)).status).toBe(403);
    const stranger = await newCustomer(shop, 'stranger');
    const theirs = await giveCompany(shop, stranger.id, {});
    expect((await useFor(theirs, stranger)).status).toBe(404);
    expect((await useFor(company, stranger)).status).toBe(404);
  });

  it('go back to their buyer with a member who leaves and a company that is deleted', async () => {
    const adviser = await newCustomer(shop, 'leaves');
    const invitation = await invited(adviser.email);
    await rpc(adviser, 'accept_company_invitation', { invitation, version: 1 });
    await rpc(owner, 'set_company_role', { company, member: adviser.id, new_role: 'owner' });
    await rpc(owner, 'remove_company_member', { company, member: owner.id });
    expect(await companyOf()).toBeNull();
    const mine = (await rpc(owner, 'my_licenses', {})).body as { id: string; is_mine: boolean }[];
    expect(mine).toMatchObject([{ id: license, is_mine: true }]);

    const next = await giveCompany(shop, owner.id, { company_name: 'Next' });
    await useFor(next);
    await fill(next);
    await shop.callWith(owner.token, 'DELETE', `companies?id=eq.${next}`);
    expect(await companyOf()).toBeNull();
    expect(await rows('select 1 from public.downloads where license_id = $1', [license])).toHaveLength(1);
  });

  it('pass on when the account of the last owner is deleted, and end with the last member', async () => {
    const viewer = await newCustomer(shop, 'heir');
    await rows(`insert into public.company_members (company_id, user_id, role) values ($1, $2, 'viewer')`, [
      company,
      viewer.id,
    ]);
    await rows('delete from auth.users where id = $1', [owner.id]);
    expect(
      await rows('select user_id, role from public.company_members where company_id = $1', [company]),
    ).toEqual([{ user_id: viewer.id, role: 'owner' }]);
    await rows('delete from auth.users where id = $1', [viewer.id]);
    expect(await rows('select 1 from public.companies where id = $1', [company])).toEqual([]);
  });
});

it('makes a company of each profile and loses nothing of it', { timeout: 60_000 }, async () => {
  const folder = new URL('../../supabase/migrations/', import.meta.url);
  const [before, after] = [readdirSync(folder).sort(), '20261126150000_companies.sql'] as const;
  const project = await openHostedProject('companies');
  const apply = (file: string) => project.sql.unsafe(readFileSync(new URL(file, folder), 'utf8'));
  const user = '00000000-0000-4000-8000-000000000001';
  try {
    for (const file of before.filter((name) => name < after)) await apply(file);
    await project.sql.unsafe(`
      insert into auth.users (id, email) values ('${user}', 'ann@example.com');
      insert into public.company_profiles (user_id, created_at, "values")
      values ('${user}', '2026-11-25', '{"company_name": " Lakeside ", "core-hr-pack-mn/days": "5"}');
      insert into public.purchases (user_id, email, product_sku, provider, provider_order_id, amount_cents, paid_at)
      values ('${user}', 'ann@example.com', 'core-hr', 'sandbox', 'one', 9900, now());
      insert into public.licenses (user_id, purchase_id, product_sku, license_key)
      select user_id, id, 'core-hr', 'KEY' from public.purchases;
      insert into public.downloads (license_id, template_path, format, mode, version)
      select id, 'x.md', 'pdf', 'company', '1.0' from public.licenses;`);
    await apply(after);
    const found = await project.sql`
      select company.name, company."values", company.created_at::date::text as since, member.user_id, member.role,
        license.license_key, download.template_path
      from public.companies as company
      join public.company_members as member on member.company_id = company.id
      join public.licenses as license on license.company_id = company.id
      join public.downloads as download on download.company_id = company.id`;
    expect([...found]).toEqual([
      {
        name: 'Lakeside',
        values: { company_name: ' Lakeside ', 'core-hr-pack-mn/days': '5' },
        since: '2026-11-25',
        user_id: user,
        role: 'owner',
        license_key: 'KEY',
        template_path: 'x.md',
      },
    ]);
  } finally {
    await project.drop();
  }
});
