import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEmail } from '../support/customers';
import { bothBackends, openTestShop, type TestShop } from '../support/test-database';

const attackers = 'the-password-of-an-attacker';
const owners = 'the-password-of-the-owner';

describe.each(bothBackends)('an account that a stranger signed up first on %s', (backend) => {
  let shop: TestShop;
  const codeTo = (address: string) =>
    /\b\d{8}\b/.exec(shop.authMails.filter(({ to }) => to === address).at(-1)?.text ?? '')?.[0] ?? '';
  const signInWith = (email: string, password: string) =>
    shop.auth('POST', 'token?grant_type=password', { email, password });
  const signUpFirst = async (email: string): Promise<string> => {
    const data = { full_name: 'Attacker', plan: 'gold' };
    expect((await shop.auth('POST', 'signup', { email, password: attackers, data })).status).toBe(200);
    const [account] = await shop.database.query<{ id: string }>(
      'select id from auth.users where email = $1',
      [email],
    );
    return account?.id ?? '';
  };
  const stateOf = async (id: string) =>
    (
      await shop.database.query(
        `select coalesce(account.encrypted_password, '') as password, account.raw_user_meta_data as metadata,
           coalesce(account.email_change, '') as email_change, profile.full_name, profile.newsletter,
           (select count(*)::int from auth.sessions where user_id = account.id) as sessions,
           (select count(*)::int from auth.mfa_factors where user_id = account.id) as factors,
           (select jsonb_object_agg(provider, identity_data) from auth.identities where user_id = account.id) as identities
         from auth.users as account join public.profiles as profile on profile.id = account.id where account.id = $1`,
        [id],
      )
    )[0];
  const clean = (id: string, email: string) => {
    const known = { sub: id, email, email_verified: true, phone_verified: false };
    return {
      password: '',
      metadata: known,
      email_change: '',
      full_name: null,
      newsletter: false,
      factors: 0,
      identities: { email: known },
    };
  };
  const confirm = (id: string) =>
    shop.database.query('update auth.users set email_confirmed_at = now() where id = $1', [id]);

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  // Attack catalog: 136
  it('is no way into the admin pages: the owner of an address in ADMIN_EMAILS confirms, and the stranger holds nothing', async () => {
    const email = newEmail('the-owner');
    await shop.database.query(
      `insert into public.site_settings (key, value) values ('ADMIN_EMAILS', $1)
       on conflict (key) do update set value = excluded.value`,
      [email],
    );
    await signUpFirst(email);
    // As the README says: sign up with that address, confirm it, choose the password.
    expect((await shop.auth('POST', 'signup', { email, password: owners })).status).toBe(200);
    const { body } = await shop.auth('POST', 'verify', { type: 'signup', email, token: codeTo(email) });
    const { access_token } = body as { access_token: string };
    expect((await shop.callWith(access_token, 'POST', 'rpc/needs_password', {})).body).toBe(true);
    expect((await signInWith(email, attackers)).status).toBe(400);

    expect((await shop.auth('PUT', 'user', { password: owners }, access_token)).status).toBe(200);
    expect((await shop.callWith(access_token, 'POST', 'rpc/needs_password', {})).body).toBe(false);
    expect((await shop.callWith(access_token, 'POST', 'rpc/my_admin_access', {})).body).toBe('granted');
    expect((await signInWith(email, attackers)).body).toMatchObject({ error_code: 'invalid_credentials' });
    expect((await signInWith(email, owners)).status).toBe(200);
    const mails = await shop.database.query(
      `select data from public.email_messages where "to" = $1 and template = 'account-changed'`,
      [email],
    );
    expect(mails, 'the first password is no change to be told of').toEqual([]);
  });

  it.each([
    ['the mail of the sign-up', 'resend', { type: 'signup' }, 'signup'],
    ['a magic link', 'otp', { create_user: true }, 'magiclink'],
    ['the mail for a new password', 'recover', {}, 'recovery'],
  ])('keeps nothing of the stranger after %s', async (_way, path, body, type) => {
    const email = newEmail('mailbox');
    const id = await signUpFirst(email);
    expect(await stateOf(id)).toMatchObject({ full_name: 'Attacker' });
    await shop.auth('POST', path, { email, ...body });
    const verified = await shop.auth('POST', 'verify', { type, email, token: codeTo(email) });
    expect(verified.status).toBe(200);
    expect(await stateOf(id)).toEqual({ ...clean(id, email), sessions: 1 });
    expect((await signInWith(email, attackers)).status).toBe(400);
    const { access_token } = verified.body as { access_token: string };
    expect((await shop.callWith(access_token, 'GET', 'profiles?select=email')).body).toEqual([{ email }]);
  });

  it('keeps no session, no factor and no pending change of address from before the confirmation', async () => {
    const email = newEmail('sessions');
    const id = await signUpFirst(email);
    await shop.database.query(
      `insert into auth.sessions (id, user_id, aal) values (gen_random_uuid(), $1, 'aal1')`,
      [id],
    );
    await shop.database.query(
      `insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'x')`,
      [id],
    );
    await shop.database.query(
      `update auth.users set email_change = 'attacker@example.com', email_change_token_new = 'a-token-of-the-attacker',
         email_change_confirm_status = 1 where id = $1`,
      [id],
    );
    await shop.database.query(`update public.profiles set newsletter = true where id = $1`, [id]);
    await confirm(id);
    expect(await stateOf(id)).toEqual({ ...clean(id, email), sessions: 0 });
  });

  // Supabase Auth's own statements (createAccountFromExternalIdentity, User.Confirm), in one transaction.
  it('is the account of the person whom a proved provider names, with that name', async () => {
    const email = newEmail('oauth');
    const id = await signUpFirst(email);
    const google = JSON.stringify({ sub: 'g-1', email, email_verified: true, full_name: 'Olive Owner' });
    await shop.database.query(`
      insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at)
        values (gen_random_uuid(), 'google', 'g-${id}', '${id}', '${google}', now());
      update auth.users set raw_user_meta_data = raw_user_meta_data || '${google}' where id = '${id}';
      delete from auth.identities where user_id = '${id}' and provider = 'email';
      update auth.users set email_confirmed_at = now(), confirmation_token = '' where id = '${id}';
      update auth.users set raw_user_meta_data =
        raw_user_meta_data || '{"full_name": "Olive Owner", "email_verified": true}' where id = '${id}';`);
    expect(await stateOf(id)).toMatchObject({
      password: '',
      full_name: 'Olive Owner',
      metadata: { full_name: 'Olive Owner', sub: id },
      identities: { google: { full_name: 'Olive Owner' } },
    });
    expect(await stateOf(id)).not.toHaveProperty('metadata.plan');
    expect((await signInWith(email, attackers)).status).toBe(400);
  });

  it('loses the identity of a provider that has not proved the address, though the confirmation writes the old names again', async () => {
    const email = newEmail('unproved-provider');
    const id = await signUpFirst(email);
    const azure = JSON.stringify({ sub: 'a-1', email, email_verified: false, full_name: 'Attacker' });
    await shop.database.query(
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at)
       values (gen_random_uuid(), 'azure', $2, $1, $3::jsonb, now())`,
      [id, `a-${id}`, azure],
    );
    await shop.database.query(`
      update auth.users set email_confirmed_at = now(), confirmation_token = '' where id = '${id}';
      update auth.users set raw_user_meta_data = raw_user_meta_data || '{"full_name": "Attacker", "email_verified": true}'
        where id = '${id}';
      update auth.identities set identity_data = identity_data || '{"email_verified": true, "full_name": "Attacker"}'
        where user_id = '${id}';`);
    expect(await stateOf(id)).toEqual({ ...clean(id, email), sessions: 0 });
  });

  it('keeps the password of an account that was made with the secret key, for which no mail was sent', async () => {
    const email = newEmail('by-hand');
    const id = await signUpFirst(email);
    await shop.database.query('update auth.users set confirmation_sent_at = null where id = $1', [id]);
    await confirm(id);
    expect((await signInWith(email, attackers)).status).toBe(200);
  });

  it('asks for a password only while the confirmation is fresh', async () => {
    const email = newEmail('later');
    await shop.auth('POST', 'otp', { email, create_user: true });
    const { body } = await shop.auth('POST', 'verify', { type: 'magiclink', email, token: codeTo(email) });
    const { access_token } = body as { access_token: string };
    const needs = async () => (await shop.callWith(access_token, 'POST', 'rpc/needs_password', {})).body;
    expect(await needs()).toBe(true);
    await shop.database.query(
      `update auth.users set email_confirmed_at = now() - interval '2 hours' where email = $1`,
      [email],
    );
    expect(await needs()).toBe(false);
  });
});
