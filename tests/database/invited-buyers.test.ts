import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, giveCompany, newCustomer, newEmail, type Customer } from '../support/customers';
import { bothBackends, openTestShop, type TestShop } from '../support/test-database';

// Attack catalog: 171
describe.each(bothBackends)('a buyer in the company of somebody else on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  const read = async ({ token }: Customer) =>
    (await shop.callWith(token, 'POST', 'rpc/my_licenses', {})).body as { id: string }[];
  const accept = async (person: Customer) => {
    const [{ id, version } = { id: '', version: 0 }] = await shop.database.query<{
      id: string;
      version: number;
    }>('select id, token_version as version from public.company_invitations where email = $1', [
      person.email,
    ]);
    return shop.callWith(person.token, 'POST', 'rpc/accept_company_invitation', { invitation: id, version });
  };

  it('keeps orders and answers apart, though invited as an owner, until the license is given to it', async () => {
    const stranger = await newCustomer(shop, 'inviter');
    const company = await giveCompany(shop, stranger.id, {});
    const buyer = await newCustomer(shop, 'invited');
    const answers = { company_name: 'Bakery' };
    await buy(shop, buyer.email, null);
    await shop.database.query(
      `insert into public.license_profiles (license_id, "values")
       select license.id, '{"company_name": "Bakery"}' from public.licenses as license
       join public.purchases as purchase on purchase.id = license.purchase_id where purchase.email = $1`,
      [buyer.email],
    );
    const new_role = 'owner';
    await shop.callWith(stranger.token, 'POST', 'rpc/invite_to_company', {
      company,
      address: buyer.email,
      new_role,
    });
    expect((await accept(buyer)).status).toBe(200);
    await shop.callWith(buyer.token, 'POST', 'rpc/claim_purchases_for_user', {});
    await buy(shop, buyer.email, buyer.id);
    await shop.callWith(buyer.token, 'POST', 'rpc/save_company_values', { answers });
    expect(await read(stranger)).toEqual([]);
    const { body } = await shop.callWith(stranger.token, 'GET', 'companies?select=values');
    expect(body).toEqual([{ values: {} }]);
    const [license] = await read(buyer);
    await shop.callWith(buyer.token, 'POST', 'rpc/use_license_for_company', {
      license: license?.id,
      company,
    });
    expect((await read(buyer)).length).toBe(2);
  });

  it('keeps apart what is bought after an account that shares a company has moved to the buyer’s address', async () => {
    const stranger = await newCustomer(shop, 'mover');
    const accomplice = await newCustomer(shop, 'accomplice');
    const company = await giveCompany(shop, stranger.id, { company_name: 'Trap' });
    await shop.database.query(
      `insert into public.company_members (company_id, user_id, role) values ($1, $2, 'owner')`,
      [company, accomplice.id],
    );
    const buyer = newEmail('later-buyer');
    await shop.database.query('update auth.users set email = $2 where id = $1', [stranger.id, buyer]);
    await buy(shop, buyer, stranger.id);
    expect(await read(accomplice)).toEqual([]);
  });
});
