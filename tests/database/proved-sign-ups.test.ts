import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEmail } from '../support/customers';
import { proveSignUp, signUpWithWord, tokenOfSignUp } from '../support/sign-up-word';
import { bothBackends, openTestShop, type TestShop } from '../support/test-database';

const owner = { password: 'the-password-of-the-owner', word: 'the-word-of-the-owners-browser' };
const stranger = { password: 'the-password-of-an-attacker', word: 'the-word-of-the-attackers-browser' };

describe.each(bothBackends)('a sign-up whose browser confirms it on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  const tokenTo = (email: string) => tokenOfSignUp(shop, email);
  const prove = (account: string, token: string | null, word: string | null) =>
    proveSignUp(shop, account, token, word);
  const newSignUp = async (name: string) => {
    const email = newEmail(name);
    return { email, account: await signUpWithWord(shop, { email, ...owner }) };
  };
  const confirm = async (email: string) => {
    const token_hash = await tokenTo(email);
    const { body } = await shop.auth('POST', 'verify', { type: 'signup', token_hash });
    return (body as { access_token?: string }).access_token ?? '';
  };
  const signsIn = async (email: string, password: string) =>
    (await shop.auth('POST', 'token?grant_type=password', { email, password })).status === 200;
  /** Confirms by the newest mail: a password is asked for, and none of those that were typed opens the account. */
  const expectAsked = async (email: string) => {
    const session = await confirm(email);
    expect((await shop.callWith(session, 'POST', 'rpc/needs_password', {})).body).toBe(true);
    expect([await signsIn(email, stranger.password), await signsIn(email, owner.password)]).toEqual([
      false,
      false,
    ]);
    const [profile] = await shop.database.query<{ full_name: string | null }>(
      'select full_name from public.profiles where email = $1',
      [email],
    );
    expect(profile?.full_name).toBeNull();
  };
  const makeOlder = (cause: string, account: string) =>
    shop.database.query(
      `update private.proofs set expires_at = expires_at - interval '10 minutes' where cause = $1 and subject = $2`,
      [cause, account],
    );
  const saidOf = async (account: string) =>
    (
      await shop.database.query<{ metadata: object; identity: object }>(
        `select account.raw_user_meta_data as metadata, identity.identity_data as identity
         from auth.users as account join auth.identities as identity on identity.user_id = account.id where account.id = $1`,
        [account],
      )
    )[0];

  it('keeps its password and its name, and nothing else', async () => {
    const { email, account } = await newSignUp('once');
    await shop.database.query('update public.profiles set newsletter = true where id = $1', [account]);
    expect(await prove(account, await tokenTo(email), owner.word)).toBe(true);
    const session = await confirm(email);
    expect((await shop.callWith(session, 'POST', 'rpc/needs_password', {})).body).toBe(false);
    expect(await signsIn(email, owner.password)).toBe(true);
    const { body } = await shop.callWith(session, 'GET', 'profiles?select=full_name,newsletter');
    expect(body).toEqual([{ full_name: 'Sam Signer', newsletter: false }]);
    const known = { sub: account, email, email_verified: true, phone_verified: false };
    expect(await saidOf(account)).toEqual({
      metadata: { ...known, full_name: 'Sam Signer' },
      identity: known,
    });
  });

  it('leaves no hash of its word where an account is read', async () => {
    const { account } = await newSignUp('hash');
    expect((await saidOf(account))?.metadata).not.toHaveProperty('sign_up_word_hash');
    const kept = await shop.database.query<{ secret_hash: string }>(
      `select secret_hash from private.proofs where cause = 'sign-up' and subject = $1`,
      [account],
    );
    expect(kept).toEqual([{ secret_hash: createHash('sha256').update(owner.word).digest('hex') }]);
  });

  // Attack catalog: 213
  it('is asked again with another word, or with none', async () => {
    const { email, account } = await newSignUp('other-word');
    const token = await tokenTo(email);
    expect(await prove(account, token, stranger.word)).toBe(false);
    expect(await prove(account, token, '')).toBe(false);
    expect(await prove(account, token, null)).toBe(false);
    await expectAsked(email);
  });

  it('is asked again without the token of its own mail', async () => {
    const { email, account } = await newSignUp('no-token');
    const other = await newSignUp('other-mail');
    for (const token of ['', null, 'a guess', await tokenTo(other.email)]) {
      expect(await prove(account, token, owner.word)).toBe(false);
    }
    await expectAsked(email);
  });

  it('is asked again by a browser that shows nothing', async () => {
    const { email } = await newSignUp('elsewhere');
    await expectAsked(email);
  });

  it.each([
    ['the word', 'sign-up', false],
    ['what it proved', 'proved-sign-up', true],
  ])('is asked again ten minutes later: %s is too old', async (_what, cause, proves) => {
    const { email, account } = await newSignUp('late');
    if (proves) expect(await prove(account, await tokenTo(email), owner.word)).toBe(true);
    await makeOlder(cause, account);
    expect(await prove(account, await tokenTo(email), owner.word)).toBe(false);
    await expectAsked(email);
  });

  it('shows its word once, also in two calls at the same time', async () => {
    const { email, account } = await newSignUp('twice');
    const token = await tokenTo(email);
    const answers = await Promise.all([1, 2].map(() => prove(account, token, owner.word)));
    expect(answers.toSorted()).toEqual([false, true]);
    expect(await prove(account, token, owner.word)).toBe(false);
    await confirm(email);
    // What was proved is used up by the confirmation: another one keeps nothing.
    await shop.database.query('update auth.users set email_confirmed_at = null where id = $1', [account]);
    await shop.database.query('update auth.users set email_confirmed_at = now() where id = $1', [account]);
    expect(await signsIn(email, owner.password)).toBe(false);
  });

  it('is burned by ten guesses, of the word as of the token', async () => {
    for (const guessed of ['word', 'token'] as const) {
      const { email, account } = await newSignUp(`guessed-${guessed}`);
      const token = await tokenTo(email);
      for (let guess = 0; guess < 10; guess++) {
        await (guessed === 'word'
          ? prove(account, token, `word ${guess}`)
          : prove(account, `token ${guess}`, owner.word));
      }
      expect(await prove(account, token, owner.word)).toBe(false);
      await expectAsked(email);
    }
  });

  it('is asked again if a stranger was first: neither word keeps a password', async () => {
    const email = newEmail('second');
    const strangers = await signUpWithWord(shop, { email, ...stranger });
    const first = await tokenTo(email);
    const told = await signUpWithWord(shop, { email, ...owner });
    expect(told).not.toBe(strangers);
    const token = await tokenTo(email);
    expect(token).not.toBe(first);
    expect(await prove(told, token, owner.word)).toBe(false);
    expect(await prove(strangers, token, owner.word)).toBe(false);
    expect(await prove(strangers, token, stranger.word)).toBe(false);
    await expectAsked(email);
  });

  it('is asked again if a stranger was second, even when the word was shown before', async () => {
    for (const isProved of [false, true]) {
      const { email, account } = await newSignUp('first');
      if (isProved) expect(await prove(account, await tokenTo(email), owner.word)).toBe(true);
      await signUpWithWord(shop, { email, ...stranger });
      expect(await prove(account, await tokenTo(email), owner.word)).toBe(false);
      await expectAsked(email);
    }
  });

  it('is asked again if the password is another one by then', async () => {
    const { email, account } = await newSignUp('changed');
    const set = (password: string) =>
      shop.database.query(`update auth.users set encrypted_password = ${password} where id = $1`, [account]);
    await set(`'x' || encrypted_password`);
    expect(await prove(account, await tokenTo(email), owner.word)).toBe(false);
    await set('substr(encrypted_password, 2)');
    await expectAsked(email);
  });

  it.each([['no hash'], ['A'.repeat(64)], ['']])('takes %j for no word', async (sign_up_word_hash) => {
    const email = newEmail('malformed');
    const { body } = await shop.auth('POST', 'signup', {
      email,
      password: owner.password,
      data: { sign_up_word_hash },
    });
    const { id } = body as { id: string };
    expect((await saidOf(id))?.metadata).not.toHaveProperty('sign_up_word_hash');
    expect(await prove(id, await tokenTo(email), sign_up_word_hash)).toBe(false);
    await expectAsked(email);
  });

  // Supabase Auth's own statements: the account first, its mail next; the metadata written again at the confirmation.
  it('keeps its password in the statements of hosted Supabase Auth', async () => {
    const email = newEmail('hosted');
    const account = crypto.randomUUID();
    const hash = createHash('sha256').update(owner.word).digest('hex');
    await shop.database.query(`
      insert into auth.users (id, email, encrypted_password, raw_app_meta_data, raw_user_meta_data)
        values ('${account}', '${email}', 'bcrypt', '{}', '{"full_name": "Sam Signer", "sign_up_word_hash": "${hash}"}');
      update auth.users set confirmation_token = 'pkce_${account}', confirmation_sent_at = now() where id = '${account}';`);
    expect(await prove(account, `pkce_${account}`, owner.word)).toBe(true);
    await shop.database.query(`
      update auth.users set confirmation_token = '', email_confirmed_at = now() where id = '${account}';
      update auth.users set raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}' where id = '${account}';`);
    const [left] = await shop.database.query<{ password: string; name: string }>(
      `select encrypted_password as password, full_name as name from auth.users as account
       join public.profiles as profile on profile.id = account.id where account.id = $1`,
      [account],
    );
    expect(left).toEqual({ password: 'bcrypt', name: 'Sam Signer' });
  });
});
