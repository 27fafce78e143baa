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

const takes = async (call: Promise<{ readonly status: number }>) => (await call).status < 300;

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
  {
    name: '190 the link of an order whose proof has ended',
    async attack(shop) {
      const purchase = await buy(shop, newEmail('probe-link'), null);
      const [link = ''] = (await stateOf(shop, purchase)).links ?? [];
      await shop.database.query(
        `update public.order_links set expires_at = now() + interval '1 day' where id = $1`,
        [link],
      );
      const open = () => takes(shop.call('service', 'POST', 'rpc/open_order_link', { link_id: link }));
      const before = await open();
      await shop.database.query(`select private.end_proofs('order-link', $1)`, [link]);
      const after = await open();
      await forget(shop, purchase, []);
      return [...(before ? [] : ['it was never open']), ...(after ? ['the order'] : [])];
    },
  },
  {
    name: '191 an invitation to a company used twice',
    async attack(shop) {
      const [owner, guest] = [await newCustomer(shop, 'probe-owner'), await newCustomer(shop, 'probe-guest')];
      const company = await giveCompany(shop, owner.id, {});
      const [invited] = await shop.database.query<{ id: string }>(
        `insert into public.company_invitations (company_id, email, role) values ($1, $2, 'viewer') returning id`,
        [company, guest.email],
      );
      const invitation = { invitation: invited?.id, version: 1 };
      const accept = () =>
        takes(shop.callWith(guest.token, 'POST', 'rpc/accept_company_invitation', invitation));
      const before = await accept();
      await shop.database.query('delete from public.company_members where user_id = $1', [guest.id]);
      const after = await accept();
      await shop.database.query('delete from public.companies where id = $1', [company]);
      await shop.database.query('delete from auth.users where id = any ($1)', [[owner.id, guest.id]]);
      return [...(before ? [] : ['it was never good']), ...(after ? ['the company'] : [])];
    },
  },
  {
    name: '192 mails of a new holder stopped by the link of a former one',
    async attack(shop) {
      const [former, next] = [newEmail('probe-reader'), newEmail('probe-reader')];
      const purchase = await buy(shop, former, null);
      await shop.database.query('update public.purchases set email = $1 where id = $2', [next, purchase]);
      const stops = async (recipient: string) => {
        const [answer] = await shop.database.query<{ stopped: boolean }>(
          `select public.stop_update_mails(license.id, private.address_subject($2)) as stopped
           from public.licenses as license where license.purchase_id = $1`,
          [purchase, recipient],
        );
        return answer?.stopped === true;
      };
      const [byFormer, byNext] = [await stops(former), await stops(next)];
      await forget(shop, purchase, []);
      return [...(byFormer ? ['the mails'] : []), ...(byNext ? [] : ['the holder cannot stop them'])];
    },
  },
];
