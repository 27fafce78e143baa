import type { TestShop } from '../../support/test-database';
import type { Probe } from './probe';

interface Victim {
  readonly id: string;
  readonly email: string;
  readonly codes: readonly string[];
  /** Signed in before, on another device. */
  readonly elsewhere: string;
  /** Of somebody who knows the password and not the app. */
  readonly token: string;
}

const addApp = (shop: TestShop, id: string) =>
  shop.database.query(
    `insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'A')`,
    [id],
  );
const signIn = async (shop: TestShop, email: string) => (await shop.signIn(email)).access_token;
const use = async (shop: TestShop, token: string, code = '') => {
  const { body } = await shop.callWith(token, 'POST', 'rpc/use_recovery_code', { code });
  return (body as { answer?: string }).answer;
};
const make = (shop: TestShop, token: string) => shop.callWith(token, 'POST', 'rpc/make_recovery_codes', {});

async function newVictim(shop: TestShop): Promise<Victim> {
  const email = `${crypto.randomUUID()}@example.com`;
  const id = await shop.signUp(email);
  const elsewhere = await signIn(shop, email);
  await addApp(shop, id);
  await shop.database.query(`update auth.sessions set aal = 'aal2' where user_id = $1`, [id]);
  const { body } = await make(shop, elsewhere);
  return { id, email, codes: body as string[], elsewhere, token: await signIn(shop, email) };
}

/** A password that is known to somebody, and the codes that stand in for a lost app. */
export const recoveryProbes: readonly Probe[] = [
  {
    name: '210 a recovery code guessed, from as many networks as it takes',
    async attack(shop) {
      const { token, codes } = await newVictim(shop);
      for (let guess = 1; guess <= 12; guess++) await use(shop, token, '0000-0000-0000-0000');
      return (await use(shop, token, codes[0])) === 'ok' ? ['the right one after twelve wrong ones'] : [];
    },
  },
  {
    name: '211 recovery codes made without the code of the app',
    async attack(shop) {
      const { token } = await newVictim(shop);
      return (await make(shop, token)).status === 200 ? ['ten codes'] : [];
    },
  },
  {
    name: '212 a recovery code used twice, or after a new password',
    async attack(shop) {
      const { id, email, token, codes, elsewhere } = await newVictim(shop);
      const found: string[] = [];
      await use(shop, token, codes[0]);
      if ((await shop.callWith(elsewhere, 'GET', 'profiles?select=email')).status === 200) {
        found.push('the session of the lost phone');
      }
      await addApp(shop, id);
      if ((await use(shop, token, codes[0])) === 'ok') found.push('twice');
      await addApp(shop, id);
      // Another password, and the former one again for this test.
      for (const password of [`'x' || encrypted_password`, 'substr(encrypted_password, 2)']) {
        await shop.database.query(`update auth.users set encrypted_password = ${password} where id = $1`, [
          id,
        ]);
      }
      if ((await use(shop, await signIn(shop, email), codes[1])) === 'ok') found.push('after a new password');
      return found;
    },
  },
];
