import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEmail } from '../support/customers';
import { backends, openTestShop, publishableKey, type TestShop } from '../support/test-database';

const password = 'correct-horse-battery';
let callers = 0;
/** Each from a network of its own. */
const stranger = () => `2001:db8:${(++callers).toString(16)}::1`;
const owner = '203.0.113.7';

describe.each(backends)('guessing on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  const post = async (path: string, body: object, from = stranger()) => {
    const response = await shop.database.fetch(
      new Request(`http://127.0.0.1/auth/v1/${path}`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      from,
    );
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const codeTo = (address: string) =>
    /\b\d{8}\b/.exec(shop.authMails.filter(({ to }) => to === address).at(-1)?.text ?? '')?.[0] ?? '';
  const verify = (email: string, token: string, type = 'magiclink') => post('verify', { type, email, token });
  const wrongOf = (code: string) => String((Number(code) + 1) % 10 ** 8).padStart(8, '0');
  const person = async (name: string) => {
    const email = newEmail(name);
    return { email, id: await shop.signUp(email) };
  };
  /** A sign-in mail; the limit of mails to one address is another test's. */
  const mailCode = async (email: string) => {
    await shop.database.query(
      `update auth.users set recovery_sent_at = null, confirmation_sent_at = null where email = $1`,
      [email],
    );
    await shop.database.query('delete from private.mail_counts');
    expect((await post('otp', { email, create_user: false })).status).toBe(200);
    return codeTo(email);
  };

  it('a code: ten wrong ones from ten networks burn it, and its link goes on', async () => {
    const { email } = await person('code');
    const code = await mailCode(email);
    for (let guess = 0; guess < 10; guess++) {
      expect((await verify(email, wrongOf(code))).status).toBe(403);
    }
    expect(await verify(email, code)).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } });
    const [held] = await shop.database.query<{ token: string }>(
      'select recovery_token as token from auth.users where email = $1',
      [email],
    );
    const byLink = await post('verify', { type: 'magiclink', token_hash: held?.token });
    expect(byLink.body).toHaveProperty('access_token');
  });

  it('a code: nine wrong ones do not, another kind of code is no second chance, and it works once', async () => {
    const { email } = await person('nine');
    const code = await mailCode(email);
    for (let guess = 0; guess < 9; guess++) {
      await verify(email, wrongOf(code), guess % 2 === 0 ? 'recovery' : 'magiclink');
    }
    expect((await verify(email, code)).body).toHaveProperty('access_token');
    expect((await verify(email, code)).status).toBe(403);
  });

  it('a code: new mails bring no more than thirty wrong ones a day', async () => {
    const { email } = await person('day');
    for (let mail = 0; mail < 3; mail++) {
      const code = await mailCode(email);
      for (let guess = 0; guess < 10; guess++) await verify(email, wrongOf(code));
    }
    const code = await mailCode(email);
    expect((await verify(email, code)).status).toBe(403);
    await shop.database.query(`update private.proofs set expires_at = now() where cause = 'wrong-codes'`);
    expect((await verify(email, code)).body).toHaveProperty('access_token');
  });

  it('a code: after ten minutes it is none, and its hash is never a link', async () => {
    const { email } = await person('late');
    const code = await mailCode(email);
    const hash = createHash('sha256')
      .update(email + code)
      .digest('hex');
    expect((await post('verify', { type: 'magiclink', token_hash: hash })).status).toBe(403);
    await shop.database.query(
      `update private.proofs set expires_at = expires_at - interval '10 minutes' where cause = 'sign-in-mail'`,
    );
    expect((await verify(email, code)).status).toBe(403);
  });

  it('a code: an address without an account is answered alike', async () => {
    const { email } = await person('alike');
    await mailCode(email);
    const known = await verify(email, '00000000');
    const unknown = await verify(newEmail('nobody'), '00000000');
    expect(known).toEqual(unknown);
  });

  it('the code for a new password counts its tries as well', async () => {
    const { email, id } = await person('nonce');
    const { access_token } = await shop.signIn(email);
    await shop.database.query(
      `update auth.sessions set created_at = now() - interval '25 hours' where user_id = $1`,
      [id],
    );
    await shop.auth('GET', 'reauthenticate', undefined, access_token);
    const nonce = codeTo(email);
    const change = (code: string) =>
      shop.auth('PUT', 'user', { password: 'another horse battery', nonce: code }, access_token);
    for (let guess = 0; guess < 10; guess++) await change(wrongOf(nonce));
    expect((await change(nonce)).body).toMatchObject({ error_code: 'reauthentication_not_valid' });
  });

  const signIn = (email: string, typed: string, from = stranger()) =>
    post('token?grant_type=password', { email, password: typed }, from);

  it.each([true, false])('a password: five wrong ones, then a pause (has an account: %s)', async (known) => {
    const email = known ? (await person('paused')).email : newEmail('nobody');
    for (let guess = 0; guess < 5; guess++) {
      expect(await signIn(email, 'wrong')).toMatchObject({
        status: 400,
        body: { error_code: 'invalid_credentials' },
      });
    }
    expect(await signIn(email, password)).toMatchObject({
      status: 429,
      body: { error_code: 'over_request_rate_limit' },
    });
  });

  it('a password: its owner goes on from a known network, or by a mail', async () => {
    const { email } = await person('owner');
    expect((await signIn(email, password, owner)).status).toBe(200);
    for (let guess = 0; guess < 8; guess++) await signIn(email, 'wrong');
    expect((await signIn(email, password)).status).toBe(429);
    expect((await signIn(email, password, owner)).status).toBe(200);
    // The stranger's count does not start over with that.
    expect((await signIn(email, 'wrong')).status).toBe(429);
    const elsewhere = '198.51.100.9';
    expect((await signIn(email, password, elsewhere)).status).toBe(429);
    const code = await mailCode(email);
    expect((await post('verify', { type: 'magiclink', email, token: code }, elsewhere)).status).toBe(200);
    expect((await signIn(email, password, elsewhere)).status).toBe(200);
  });

  it('a password: a known network that guesses waits too', async () => {
    const { email } = await person('insider');
    expect((await signIn(email, password, owner)).status).toBe(200);
    for (let guess = 0; guess < 5; guess++) {
      expect((await signIn(email, 'wrong', owner)).status).toBe(400);
    }
    expect((await signIn(email, password, owner)).status).toBe(429);
  });
});

describe.each(backends)('the hooks of hosted Supabase Auth on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  const ask = async (hook: string, event: object) => {
    const [answer] = await shop.database.query<{ said: { decision: string; message?: string } }>(
      `select private.hook_${hook}_verification_attempt($1::text::jsonb) as said`,
      [JSON.stringify(event)],
    );
    return answer?.said.decision;
  };

  it('count wrong passwords of an account, and know the network of the owner', async () => {
    const user_id = await shop.signUp(newEmail('hook'));
    const attempt = (valid: boolean, ip_address?: string) =>
      ask('password', { user_id, valid, ...(ip_address ? { metadata: { ip_address } } : {}) });
    expect(await attempt(true, owner)).toBe('continue');
    for (let guess = 0; guess < 5; guess++) expect(await attempt(false, stranger())).toBe('continue');
    expect(await attempt(true, stranger())).toBe('reject');
    expect(await attempt(true)).toBe('reject');
    expect(await attempt(true, owner)).toBe('continue');
  });

  it('let no right code of an app come again while it may be the same one', async () => {
    const event = { user_id: crypto.randomUUID(), factor_id: crypto.randomUUID(), factor_type: 'totp' };
    const attempt = (valid: boolean) => ask('mfa', { ...event, valid });
    const pass = (steps: number) =>
      shop.database.query('update private.proofs set last_step = last_step - $1::integer', [steps]);
    expect([await attempt(true), await attempt(true)]).toEqual(['continue', 'reject']);
    await pass(2);
    expect(await attempt(true)).toBe('reject');
    await pass(1);
    expect(await attempt(true)).toBe('continue');
    for (let guess = 0; guess < 10; guess++) expect(await attempt(false)).toBe('continue');
    expect(await attempt(false)).toBe('reject');
  });
});
