import { buy, giveCompany, newCustomer, newEmail } from '../../support/customers';
import { proveSignUp, signUpWithWord, tokenOfSignUp } from '../../support/sign-up-word';
import type { TestShop } from '../../support/test-database';
import { makeAdmin } from '../../support/test-people';
import type { Probe } from './probe';

const forget = (shop: TestShop, email: string) =>
  shop.database.query('delete from auth.users where email = $1', [email]);

const listAdmins = (shop: TestShop, addresses: string) =>
  shop.database.query(
    `insert into public.site_settings (key, value) values ('ADMIN_EMAILS', $1)
     on conflict (key) do update set value = excluded.value`,
    [addresses],
  );

/** Works with an address in ADMIN_EMAILS, and takes it out again. */
async function whileListed<T>(shop: TestShop, address: string, work: () => Promise<T>): Promise<T> {
  const [row] = await shop.database.query<{ value: string }>(
    `select value from public.site_settings where key = 'ADMIN_EMAILS'`,
  );
  const others = row?.value ?? '';
  await listAdmins(shop, others === '' ? address : `${others}, ${address}`);
  try {
    return await work();
  } finally {
    await listAdmins(shop, others);
  }
}

/** Ways to hold an account, or rights, that belong to somebody else. */
export const accountProbes: readonly Probe[] = [
  {
    name: '136 an account in the name of somebody who confirms it later',
    async attack(shop) {
      const email = newEmail('probe-owner');
      const password = 'the-password-of-an-attacker';
      await shop.auth('POST', 'signup', { email, password, data: { full_name: 'Attacker' } });
      await shop.database.query('update auth.users set email_confirmed_at = now() where email = $1', [email]);
      const { status } = await shop.auth('POST', 'token?grant_type=password', { email, password });
      const named = await shop.database.query(
        `select id from public.profiles where email = $1 and full_name = 'Attacker'`,
        [email],
      );
      await forget(shop, email);
      return [
        ...(status === 200 ? ['the password still signs in'] : []),
        ...(named.length > 0 ? ['the name is still there'] : []),
      ];
    },
  },
  {
    name: '213 a password typed by a stranger, kept when the owner confirms',
    async attack(shop) {
      const email = newEmail('probe-typed');
      const password = 'the-password-of-an-attacker';
      const word = 'the-word-of-an-attacker';
      const account = await signUpWithWord(shop, { email, password, word });
      await proveSignUp(shop, account, 'a guess', word);
      await proveSignUp(shop, account, await tokenOfSignUp(shop, email), 'the-word-of-the-owner');
      await shop.database.query('update auth.users set email_confirmed_at = now() where email = $1', [email]);
      const { status } = await shop.auth('POST', 'token?grant_type=password', { email, password });
      await forget(shop, email);
      return status === 200 ? ['the password still signs in'] : [];
    },
  },
  {
    name: '137 an account moved to an address of ADMIN_EMAILS',
    async attack(shop) {
      const address = newEmail('probe-listed');
      const { id } = await newCustomer(shop, 'probe-mover');
      const move = () => shop.database.query('update auth.users set email = $2 where id = $1', [id, address]);
      const found = await whileListed(shop, address, () =>
        move().then(
          () => ['the account was moved'],
          () => [],
        ),
      );
      await shop.database.query('delete from auth.users where id = $1', [id]);
      return found;
    },
  },
  {
    name: '138 the role and the sessions of an address that left ADMIN_EMAILS',
    async attack(shop) {
      const { email, id } = await newCustomer(shop, 'probe-former');
      await whileListed(shop, email, () => shop.signIn(email));
      const [left] = await shop.database.query<{ role: string; sessions: number }>(
        `select role, (select count(*)::int from auth.sessions where user_id = profile.id) as sessions
         from public.profiles as profile where id = $1`,
        [id],
      );
      await forget(shop, email);
      return left?.role === 'customer' && left.sessions === 0 ? [] : [JSON.stringify(left)];
    },
  },
  {
    name: '160 an account moved to a buyer’s address, which the buyer confirms',
    async attack(shop) {
      const { id, token } = await newCustomer(shop, 'probe-mover');
      const buyer = newEmail('probe-buyer');
      await shop.database.query('update auth.users set email = $2 where id = $1', [id, buyer]);
      const { status } = await shop.callWith(token, 'POST', 'rpc/list_my_sessions', {});
      const [left] = await shop.database.query<{ password: string }>(
        `select coalesce(encrypted_password, '') as password from auth.users where id = $1`,
        [id],
      );
      await forget(shop, buyer);
      return [
        ...(status === 401 ? [] : ['the session goes on']),
        ...(left?.password === '' ? [] : ['the password still signs in']),
      ];
    },
  },
  {
    name: '162 a session that a new password should have ended',
    async attack(shop) {
      const { id, email, token } = await newCustomer(shop, 'probe-other-device');
      await shop.database.query(`update auth.users set encrypted_password = 'new' where id = $1`, [id]);
      const { status } = await shop.callWith(token, 'POST', 'rpc/list_my_sessions', {});
      await forget(shop, email);
      return status === 401 ? [] : ['the session goes on'];
    },
  },
  {
    name: '163 an admin’s session after a working day',
    async attack(shop) {
      const { id, email, token } = await newCustomer(shop, 'probe-long-admin');
      await makeAdmin(shop.database, id);
      await shop.database.query(
        `update auth.sessions set created_at = now() - interval '13 hours' where user_id = $1`,
        [id],
      );
      const { status } = await shop.callWith(token, 'POST', 'rpc/admin_list_users', {});
      await forget(shop, email);
      return status === 401 ? [] : ['the session goes on'];
    },
  },
  {
    name: '171 the orders of a buyer whom a stranger invited as an owner',
    async attack(shop) {
      const stranger = await newCustomer(shop, 'probe-inviter');
      const company = await giveCompany(shop, stranger.id, {});
      const buyer = await newCustomer(shop, 'probe-invited');
      const called = async (token: string, name: string, args: object) =>
        (await shop.callWith(token, 'POST', `rpc/${name}`, args)).body;
      const invitation = await called(stranger.token, 'invite_to_company', {
        company,
        address: buyer.email,
        new_role: 'owner',
      });
      await called(buyer.token, 'accept_company_invitation', { invitation, version: 1 });
      await buy(shop, buyer.email, buyer.id);
      const read = (await called(stranger.token, 'my_licenses', {})) as unknown[];
      await shop.database.query('delete from public.purchases where email = $1', [buyer.email]);
      await forget(shop, buyer.email);
      await forget(shop, stranger.email);
      return read.length === 0 ? [] : ['the stranger has the license'];
    },
  },
];
