import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteMethod } from '../../supabase/local/gotrue-parity/assurance';
import { backends, openTestShop, type TestShop } from '../support/test-database';

const password = 'correct-horse-battery';

/** Names and kinds of an answer's fields, all the way down: what a caller could tell two answers apart by. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(shapeOf);
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .map(([key, inner]) => [key, shapeOf(inner)] as const)
          .sort(([left], [right]) => left.localeCompare(right)),
      )
    : typeof value;
}

describe.each(backends)('the auth service on %s', (backend) => {
  let shop: TestShop;
  let counter = 0;
  const newEmail = (name: string) => `${name}-${++counter}@example.com`;
  const mailsTo = (address: string) => shop.authMails.filter(({ to }) => to === address);
  const codeTo = (address: string) => /\b\d{8}\b/.exec(mailsTo(address).at(-1)?.text ?? '')?.[0] ?? '';
  const emailOf = async (id: string) =>
    (await shop.database.query<{ email: string }>('select email from auth.users where id = $1', [id]))[0]
      ?.email;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  it('answers a sign-up of a known address as it answers one of a new address', async () => {
    const waiting = newEmail('waiting');
    await shop.signUp(waiting, false);
    const known = newEmail('known');
    const id = await shop.signUp(known);
    const answers = [];
    for (const email of [newEmail('new'), known, waiting]) {
      answers.push(await shop.auth('POST', 'signup', { email, password, data: { full_name: 'Ann' } }));
    }
    const [fresh, confirmed, unconfirmed] = answers;
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(shapeOf(confirmed?.body)).toEqual(shapeOf(fresh?.body));
    expect(shapeOf(unconfirmed?.body)).toEqual(shapeOf(fresh?.body));
    expect(JSON.stringify(confirmed?.body)).not.toContain(id);
    expect(mailsTo(known)).toHaveLength(1);
    expect(mailsTo(waiting)).toHaveLength(2);
  });

  it('answers a sign-in whose session a new password ended meanwhile', async () => {
    const session = await shop.signIn('other@example.com');
    await shop.database.query('delete from auth.sessions where user_id = $1::uuid', [
      shop.userIds['other-customer'],
    ]);
    await noteMethod(Response.json(session), 'password', shop.database);
    const claims = await shop.database.query(
      'select 1 from auth.mfa_amr_claims as claim where session_id not in (select id from auth.sessions)',
    );
    expect(claims).toEqual([]);
  });

  it('mails the confirmation again, and the newer code confirms', async () => {
    const email = newEmail('again');
    const id = await shop.signUp(email, false);
    expect((await shop.auth('POST', 'resend', { type: 'signup', email })).status).toBe(200);
    expect(mailsTo(email)).toHaveLength(2);
    const verified = await shop.auth('POST', 'verify', { type: 'signup', email, token: codeTo(email) });
    expect(verified.status).toBe(200);
    expect(verified.body).toMatchObject({ user: { id } });
  });

  it('sends nothing again to an address that needs no confirmation, and says the same', async () => {
    const before = shop.authMails.length;
    for (const email of ['customer@example.com', newEmail('nobody')]) {
      const answer = await shop.auth('POST', 'resend', { type: 'signup', email });
      expect(answer).toMatchObject({ status: 200, body: {} });
    }
    expect(shop.authMails).toHaveLength(before);
  });

  it('keeps an account unconfirmed until its magic link is used', async () => {
    const email = newEmail('magic');
    await shop.auth('POST', 'otp', { email, create_user: true });
    const confirmed = () =>
      shop.database.query<{ confirmed: boolean; sessions: number }>(
        `select email_confirmed_at is not null as confirmed,
           (select count(*)::int from auth.sessions where user_id = account.id) as sessions
         from auth.users as account where email = $1`,
        [email],
      );
    expect(await confirmed()).toEqual([{ confirmed: false, sessions: 0 }]);
    await shop.auth('POST', 'verify', { type: 'magiclink', email, token: codeTo(email) });
    expect(await confirmed()).toEqual([{ confirmed: true, sessions: 1 }]);
  });

  it('does not tell a guesser that an account waits for its confirmation', async () => {
    const email = newEmail('unconfirmed');
    await shop.signUp(email, false);
    const wrong = await shop.auth('POST', 'token?grant_type=password', { email, password: 'something else' });
    const unknown = await shop.auth('POST', 'token?grant_type=password', {
      email: newEmail('unknown'),
      password: 'something else',
    });
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.status).toBe(unknown.status);
    const right = await shop.auth('POST', 'token?grant_type=password', { email, password });
    expect(right.body).toMatchObject({ error_code: 'email_not_confirmed' });
  });

  describe('a change of address', () => {
    const start = async () => {
      const [current, wanted] = [newEmail('current'), newEmail('wanted')];
      const id = await shop.signUp(current);
      const { access_token } = await shop.signIn(current);
      const asked = await shop.auth('PUT', 'user', { email: wanted }, access_token);
      expect(asked).toMatchObject({ status: 200, body: { email: current, new_email: wanted } });
      return { current, wanted, id, access_token };
    };

    it.each([
      ['current', 'wanted'],
      ['wanted', 'current'],
    ] as const)('needs both mailboxes: %s first', async (first, second) => {
      const change = await start();
      const verify = (which: 'current' | 'wanted') =>
        shop.auth('POST', 'verify', {
          type: 'email_change',
          email: change[which],
          token: codeTo(change[which]),
        });
      const one = await verify(first);
      expect(one.status).toBe(200);
      expect(one.body).not.toHaveProperty('access_token');
      expect(await emailOf(change.id)).toBe(change.current);
      expect((await verify(first)).status).toBe(403);
      const two = await verify(second);
      expect(two.body).toHaveProperty('access_token');
      expect(await emailOf(change.id)).toBe(change.wanted);
      expect((await verify(second)).status).toBe(403);
    });

    it('works by the link of the mail as well', async () => {
      const change = await start();
      const [mailed] = await shop.database.query<{ tokens: string[] }>(
        'select array[email_change_token_current, email_change_token_new] as tokens from auth.users where id = $1',
        [change.id],
      );
      for (const token_hash of mailed?.tokens ?? []) {
        expect((await shop.auth('POST', 'verify', { type: 'email_change', token_hash })).status).toBe(200);
      }
      expect(await emailOf(change.id)).toBe(change.wanted);
    });

    it('never gives an address to somebody who cannot read its mail', async () => {
      const buyer = newEmail('buyer-without-account');
      await shop.database.query(
        `insert into public.purchases (email, product_sku, provider, provider_order_id, amount_cents, paid_at)
         values ($1, 'core-hr', 'sandbox', $1, 9900, now())`,
        [buyer],
      );
      const current = newEmail('thief');
      const id = await shop.signUp(current);
      const { access_token } = await shop.signIn(current);
      await shop.auth('PUT', 'user', { email: buyer }, access_token);
      await shop.auth('POST', 'verify', { type: 'email_change', email: current, token: codeTo(current) });
      await shop.callWith(access_token, 'POST', 'rpc/claim_purchases_for_user', {});
      expect(await emailOf(id)).toBe(current);
      const [purchase] = await shop.database.query('select user_id from public.purchases where email = $1', [
        buyer,
      ]);
      expect(purchase).toEqual({ user_id: null });
    });

    it('sends both mails again, after which the older codes are dead', async () => {
      const change = await start();
      const old = codeTo(change.wanted);
      expect(
        (await shop.auth('POST', 'resend', { type: 'email_change', email: change.current })).status,
      ).toBe(200);
      expect(mailsTo(change.current)).toHaveLength(3);
      expect(mailsTo(change.wanted)).toHaveLength(2);
      const verify = (token: string) =>
        shop.auth('POST', 'verify', { type: 'email_change', email: change.wanted, token });
      expect((await verify(old)).status).toBe(403);
      expect((await verify(codeTo(change.wanted))).status).toBe(200);
    });

    it('takes no address that would become markup in the mail', async () => {
      const current = newEmail('markup');
      await shop.signUp(current);
      const { access_token } = await shop.signIn(current);
      const answer = await shop.auth('PUT', 'user', { email: '<b>@example.com' }, access_token);
      expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
    });
  });

  describe('a new password', () => {
    it('needs a code from the mailbox when the session is older than a day', async () => {
      const email = newEmail('password');
      const id = await shop.signUp(email);
      const { access_token } = await shop.signIn(email);
      await shop.database.query(
        `update auth.sessions set created_at = now() - interval '25 hours' where user_id = $1`,
        [id],
      );
      const change = (body: object) => shop.auth('PUT', 'user', body, access_token);
      const wanted = 'another horse battery';
      expect((await change({ password: wanted })).body).toMatchObject({
        error_code: 'reauthentication_needed',
      });
      expect((await change({ password: wanted, nonce: '000000' })).body).toMatchObject({
        error_code: 'reauthentication_not_valid',
      });
      await shop.auth('GET', 'reauthenticate', undefined, access_token);
      const nonce = /\b\d{8}\b/.exec(mailsTo(email).at(-1)?.text ?? '')?.[0];
      expect((await change({ password: wanted, nonce })).status).toBe(200);
      expect((await change({ password: `${wanted} 2`, nonce })).status).toBe(422);
    });

    it('needs nothing more soon after signing in', async () => {
      const email = newEmail('fresh');
      await shop.signUp(email);
      const { access_token } = await shop.signIn(email);
      expect(
        (await shop.auth('PUT', 'user', { password: 'another horse battery' }, access_token)).status,
      ).toBe(200);
    });
  });

  it('ends a family of refresh tokens when an old one comes back', async () => {
    const email = newEmail('reuse');
    await shop.signUp(email);
    const first = await shop.signIn(email);
    const refresh = (refresh_token: string) =>
      shop.auth('POST', 'token?grant_type=refresh_token', { refresh_token });
    const second = (await refresh(first.refresh_token)).body as { refresh_token: string };
    const third = (await refresh(second.refresh_token)).body as { refresh_token: string };
    expect((await refresh(first.refresh_token)).body).toMatchObject({
      error_code: 'refresh_token_already_used',
    });
    expect((await refresh(third.refresh_token)).status).toBe(400);
  });

  it('lets a tab that lost the race use the token that is good now', async () => {
    const email = newEmail('race');
    await shop.signUp(email);
    const { refresh_token } = await shop.signIn(email);
    const refresh = () => shop.auth('POST', 'token?grant_type=refresh_token', { refresh_token });
    const answers = await Promise.all([refresh(), refresh(), refresh()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('mails one address only so often, known or not', async () => {
    const known = newEmail('flood');
    await shop.signUp(known);
    for (const email of [known, newEmail('flood-unknown')]) {
      const statuses = [];
      for (let index = 0; index < 8; index++) {
        statuses.push((await shop.auth('POST', 'recover', { email })).status);
      }
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    }
  });
});
