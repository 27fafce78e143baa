import { buy, giveCompany, newCustomer, newEmail, type Customer } from '../../support/customers';
import type { TestShop } from '../../support/test-database';
import type { Probe } from './probe';

interface State {
  readonly links: string[] | null;
  readonly version: number;
  readonly answers: number;
  readonly companies: number;
  readonly company: string | null;
}

async function stateOf(shop: TestShop, purchase: string): Promise<State> {
  const [state] = await shop.database.query<State>(
    `select (select array_agg(link.id::text) from public.order_links as link
        where link.provider_order_id = purchase.provider_order_id) as links,
       license.holder_version as version, license.company_id as company,
       (select count(*)::int from public.license_profiles as given where given.license_id = license.id) as answers,
       (select count(*)::int from public.license_companies as further where further.license_id = license.id) as companies
     from public.purchases as purchase join public.licenses as license on license.purchase_id = purchase.id
     where purchase.id = $1`,
    [purchase],
  );
  if (!state) throw new Error('The order of the probe is gone.');
  return state;
}

const forget = async (shop: TestShop, purchase: string, people: readonly Customer[]) => {
  await shop.database.query('delete from public.purchases where id = $1', [purchase]);
  await shop.database.query('delete from auth.users where id = any ($1)', [people.map(({ id }) => id)]);
};

/** What a person keeps in hands of an order that is another's by now. */
export const linkProbes: readonly Probe[] = [
  {
    name: '156 links and tokens of an order that went to another mailbox',
    async attack(shop) {
      const purchase = await buy(shop, newEmail('probe-buyer'), null);
      const before = await stateOf(shop, purchase);
      await shop.database.query('update public.purchases set email = $1 where id = $2', [
        newEmail('probe-next'),
        purchase,
      ]);
      const after = await stateOf(shop, purchase);
      await forget(shop, purchase, []);
      return [
        ...(after.links?.some((link) => before.links?.includes(link)) ? ['the link is there'] : []),
        ...(after.version === before.version ? ['the tokens are as good as before'] : []),
      ];
    },
  },
  {
    name: '157 answers and companies of a person in a license that is another’s',
    async attack(shop) {
      const [former, next] = [await newCustomer(shop, 'probe-former'), await newCustomer(shop, 'probe-next')];
      const purchase = await buy(shop, former.email, former.id);
      const company = await giveCompany(shop, former.id, { company_name: 'Former Foods' });
      await shop.database.query(
        `with moved as (update public.licenses set company_id = $2 where purchase_id = $1 returning id),
           given as (insert into public.license_profiles (license_id, "values") select id, '{}' from moved)
         insert into public.license_companies (license_id, company_id) select id, $2 from moved`,
        [purchase, company],
      );
      const before = await stateOf(shop, purchase);
      await shop.database.query('update public.licenses set user_id = $1 where purchase_id = $2', [
        next.id,
        purchase,
      ]);
      const after = await stateOf(shop, purchase);
      await forget(shop, purchase, [former, next]);
      return [
        ...(after.company === company || after.companies > 0 ? ['the company is there'] : []),
        ...(after.answers > 0 ? ['the answers are there'] : []),
        ...(after.version === before.version ? ['the tokens are as good as before'] : []),
      ];
    },
  },
];
