import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, giveCompany, newCustomer, newEmail, type Customer } from '../support/customers';
import { codeTo, signInByMail } from '../support/mailed-codes';
import { bothBackends, openTestShop, type TestShop } from '../support/test-database';

const password = 'correct-horse-battery';

// A stranger with an account of their own asks to move it to a guest buyer's address, and the buyer clicks the mail.
describe.each(bothBackends)('an account that moves to a buyer’s address on %s', (backend) => {
  let shop: TestShop;
  const rows = <Row>(sql: string, values: unknown[] = []) => shop.database.query<Row>(sql, values);
  const newStranger = async (name = 'stranger') => {
    const person = await newCustomer(shop, name);
    const session = await shop.signIn(person.email);
    return { ...person, token: session.access_token, refresh: session.refresh_token };
  };
  const newBuyer = async () => {
    const email = newEmail('guest-buyer');
    await buy(shop, email, null);
    return email;
  };
  const ask = async (stranger: Customer, email: string) => {
    const answer = await shop.auth('PUT', 'user', { email }, stranger.token);
    expect(answer.status).toBe(200);
  };
  const confirm = (email: string) =>
    shop.auth('POST', 'verify', { type: 'email_change', email, token: codeTo(shop, email) });
  const licensesOf = async (token: string) => {
    await shop.callWith(token, 'POST', 'rpc/claim_purchases_for_user', {});
    const { status, body } = await shop.callWith(token, 'GET', 'licenses?select=license_key');
    return status === 200 ? (body as unknown[]).length : status;
  };
  const addressOf = async (id: string) =>
    (await rows<{ email: string }>('select email from auth.users where id = $1', [id]))[0]?.email;

  /** What the link of a mail brings, as the account's row holds it. */
  const linkOf = async (column: string, { id }: Customer) =>
    (await rows<{ token: string }>(`select ${column} as token from auth.users where id = $1`, [id]))[0]
      ?.token ?? '';

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  // Attack catalog: 160
  it('is open to the reader of the new mailbox alone: no session, password, code, factor or provider of before', async () => {
    const stranger = await newStranger();
    const buyer = await newBuyer();
    await shop.auth('POST', 'recover', { email: stranger.email });
    const token_hash = await linkOf('recovery_token', stranger);
    expect(token_hash).not.toBe('');
    await rows(
      `insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'unverified', 'x')`,
      [stranger.id],
    );
    await rows(
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at)
       values (gen_random_uuid(), 'google', $1::text, $1::uuid, $2::text::jsonb, now())`,
      [stranger.id, JSON.stringify({ sub: 'g', email: stranger.email, email_verified: true })],
    );
    await ask(stranger, buyer);
    await confirm(stranger.email);
    const last = await confirm(buyer);
    expect(await addressOf(stranger.id)).toBe(buyer);

    expect(await licensesOf(stranger.token)).toBe(401);
    const refreshed = await shop.auth('POST', 'token?grant_type=refresh_token', {
      refresh_token: stranger.refresh,
    });
    expect(refreshed.status).toBe(400);
    for (const email of [buyer, stranger.email]) {
      expect((await shop.auth('POST', 'token?grant_type=password', { email, password })).status).toBe(400);
    }
    expect((await shop.auth('POST', 'verify', { type: 'recovery', token_hash })).status).toBe(403);
    expect(
      await rows(
        `select provider from auth.identities where user_id = $1
         union all select status from auth.mfa_factors where user_id = $1`,
        [stranger.id],
      ),
    ).toEqual([{ provider: 'email' }]);

    const { access_token } = last.body as { access_token: string };
    expect((await shop.callWith(access_token, 'POST', 'rpc/needs_password', {})).body).toBe(true);
    expect(await licensesOf(access_token)).toBe(1);
  });

  // Attack catalog: 160
  it('gives no session to the former mailbox, though it confirms last', async () => {
    const stranger = await newStranger();
    const buyer = await newBuyer();
    await ask(stranger, buyer);
    await confirm(buyer);
    const last = await confirm(stranger.email);
    expect(await addressOf(stranger.id)).toBe(buyer);
    const { access_token, refresh_token } = last.body as { access_token: string; refresh_token: string };
    expect(await licensesOf(access_token)).toBe(401);
    expect((await shop.auth('POST', 'token?grant_type=refresh_token', { refresh_token })).status).toBe(400);
    expect((await shop.auth('GET', 'user', undefined, access_token)).status).toBe(403);
    expect(await licensesOf(await signInByMail(shop, buyer))).toBe(1);
  });

  // Supabase Auth's own statements (emailChangeVerify, ConfirmEmailChange, issueRefreshToken), the second in one transaction.
  it.each([
    ['new', 'email_change_token_current', 1],
    ['former', 'email_change_token_new', 0],
  ])('hosted as well: the %s mailbox confirms last', async (_which, first, sessions) => {
    const stranger = await newStranger();
    const buyer = newEmail('hosted');
    await rows(
      `update auth.users set email_change = $2, email_change_token_current = 'token-of-current-' || id,
         email_change_token_new = 'token-of-new-' || id, email_change_sent_at = now() where id = $1`,
      [stranger.id, buyer],
    );
    await rows(`update auth.users set email_change_confirm_status = 1, ${first} = '' where id = $1`, [
      stranger.id,
    ]);
    await rows(`
      update auth.users set email = '${buyer}', email_change = '', email_change_token_current = '',
        email_change_token_new = '', email_change_confirm_status = 0 where id = '${stranger.id}';
      insert into auth.sessions (id, user_id, aal) values (gen_random_uuid(), '${stranger.id}', 'aal1');
      `);
    expect(
      await rows(
        `select coalesce(encrypted_password, '') as password,
           (select count(*)::int from auth.sessions where user_id = account.id) as sessions
         from auth.users as account where id = $1`,
        [stranger.id],
      ),
    ).toEqual([{ password: '', sessions }]);
  });

  it('loses what only the hosted service holds: tokens in mails, passkeys, codes that wait for a session', async () => {
    const stranger = await newStranger();
    await rows(`
      create table auth.one_time_tokens (user_id uuid);
      create table auth.webauthn_credentials (user_id uuid);
      insert into auth.one_time_tokens values ('${stranger.id}');
      insert into auth.webauthn_credentials values ('${stranger.id}');
      insert into auth.flow_state (id, user_id, authentication_method, provider_type, auth_code_issued_at)
        select gen_random_uuid(), '${stranger.id}', 'magiclink', 'email', issued from (values (now()), (null)) as flow (issued);`);
    await rows('update auth.users set email = $2 where id = $1', [stranger.id, newEmail('moved')]);
    const left = await rows(
      `select (select count(*)::int from auth.one_time_tokens) as tokens,
         (select count(*)::int from auth.webauthn_credentials) as passkeys,
         (select count(*)::int from auth.flow_state where user_id = '${stranger.id}' and auth_code_issued_at is null) as asked,
         (select count(*)::int from auth.flow_state where user_id = '${stranger.id}') as flows`,
    );
    await rows('drop table auth.one_time_tokens; drop table auth.webauthn_credentials');
    expect(left).toEqual([{ tokens: 0, passkeys: 0, asked: 1, flows: 1 }]);
  });

  it('is led nowhere by a change that was asked for before an admin moved it', async () => {
    const stranger = await newStranger();
    const further = newEmail('of-the-stranger');
    await ask(stranger, further);
    await confirm(stranger.email);
    const moved = newEmail('by-an-admin');
    await rows('update auth.users set email = $2 where id = $1', [stranger.id, moved]);
    expect((await confirm(further)).status).toBe(403);
    expect(await addressOf(stranger.id)).toBe(moved);
  });

  // Attack catalog: 161
  it('does not move while other people share its company, or are invited, and the address has orders', async () => {
    for (const share of ['member', 'invitation'] as const) {
      const stranger = await newStranger();
      const accomplice = await newStranger('accomplice');
      const company = await giveCompany(shop, stranger.id, { company_name: 'Trap' });
      await (share === 'member'
        ? rows(`insert into public.company_members (company_id, user_id, role) values ($1, $2, 'owner')`, [
            company,
            accomplice.id,
          ])
        : rows(`insert into public.company_invitations (company_id, email, role) values ($1, $2, 'viewer')`, [
            company,
            accomplice.email,
          ]));
      const buyer = await newBuyer();
      await ask(stranger, buyer);
      await confirm(stranger.email);
      expect((await confirm(buyer)).status).toBeGreaterThanOrEqual(400);
      expect(await addressOf(stranger.id)).toBe(stranger.email);
      // To an address without orders it moves, and takes the company along.
      const free = newEmail('free');
      await ask(stranger, free);
      await confirm(stranger.email);
      expect((await confirm(free)).status).toBe(200);
    }
  });

  it('answers the request alike for a buyer’s address and any other', async () => {
    const stranger = await newStranger();
    const answers = [];
    for (const email of [await newBuyer(), newEmail('nobody')]) {
      const { status, body } = await shop.auth('PUT', 'user', { email }, stranger.token);
      answers.push([status, Object.keys(body as object).sort()]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('sends the new mailbox another mail, and names both addresses to who has a link', async () => {
    const stranger = await newStranger();
    const buyer = newEmail('new-side');
    await ask(stranger, buyer);
    const newest = (address: string) => shop.authMails.findLast(({ to }) => to === address)?.subject;
    expect(newest(buyer)).toBe('email_change_new');
    expect(newest(stranger.email)).not.toBe('email_change_new');
    const describe = async (token_hash: string) =>
      (await shop.call('anonymous', 'POST', 'rpc/describe_address_change', { token_hash })).body;
    const named = { from: stranger.email, to: buyer };
    const hashes = [
      await linkOf('email_change_token_current', stranger),
      await linkOf('email_change_token_new', stranger),
    ] as const;
    expect(await describe(hashes[0])).toEqual({ ...named, isNew: false });
    expect(await describe(hashes[1])).toEqual({ ...named, isNew: true });
    await confirm(stranger.email);
    expect(await describe(hashes[0])).toBeNull();
    expect(await describe(hashes[1])).toEqual({ ...named, isNew: true });
    for (const token of ['', '0', 'null', stranger.id]) {
      expect(await describe(token)).toBeNull();
    }
  });
});
