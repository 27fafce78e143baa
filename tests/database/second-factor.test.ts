import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accessOf as access,
  appCodeOf as codeOf,
  enroll,
  signInAtOnce,
  turnOn,
  type Client,
} from '../support/authenticator';
import { newCustomer } from '../support/customers';
import { backends, openTestShop, type TestShop } from '../support/test-database';
import { makeAdmin } from '../support/test-people';

describe.each(backends)('the second factor of an admin on %s', (backend) => {
  let shop: TestShop;

  /** Later than every code before, which is good once. */
  const signIn = async (email: string) => {
    await shop.database.query('update private.proofs set last_step = last_step - 3');
    return signInAtOnce(shop, email);
  };
  const newAdmin = async () => {
    const person = await newCustomer(shop, 'admin');
    await makeAdmin(shop.database, person.id);
    return person;
  };
  const enrolled = async () => {
    const person = await newAdmin();
    const client = await signIn(person.email);
    return { person, client, factor: await turnOn(client) };
  };
  const setting = (value: string) =>
    shop.database.query(
      `insert into public.site_settings (key, value) values ('ADMIN_SECOND_FACTOR', $1)
       on conflict (key) do update set value = excluded.value`,
      [value],
    );

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  it('is turned on with a picture for the app and its code, which ends the other sessions', async () => {
    const person = await newAdmin();
    const client = await signIn(person.email);
    const elsewhere = await signIn(person.email);
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    });
    const factor = await enroll(client);
    expect(factor.qrCode).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(factor.uri).toContain(`secret=${factor.secret}`);
    expect((await client.auth.mfa.listFactors()).data).toMatchObject({
      all: [{ id: factor.id, status: 'unverified' }],
      totp: [],
    });

    const wrong = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: '000000' });
    expect(wrong.error).toMatchObject({ code: 'mfa_verification_failed', status: 422 });
    expect(await access(client)).toBe('granted');

    const right = await client.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: codeOf(factor.secret),
    });
    expect(right.error).toBeNull();
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
    });
    expect((await client.auth.mfa.listFactors()).data?.totp).toMatchObject([{ id: factor.id }]);
    expect(await access(client)).toBe('granted');
    expect((await elsewhere.from('profiles').select('email')).status).toBe(401);
    expect(JSON.stringify((await client.auth.getUser()).data)).not.toContain(factor.secret);
  });

  it('takes a code once, in whichever session, and none of a step before it', async () => {
    const { person, factor } = await enrolled();
    const client = await signIn(person.email);
    const other = await signIn(person.email);
    const give = async (session: Client, code: string) =>
      (await session.auth.mfa.challengeAndVerify({ factorId: factor.id, code })).error;
    // One moment for all of them: the app shows a new code every 30 seconds, also while this test waits.
    const shown = Date.now();
    expect(await give(client, codeOf(factor.secret, 0, shown))).toBeNull();
    const again = await signInAtOnce(shop, person.email);
    for (const secondsAgo of [0, 30]) {
      expect(await give(again, codeOf(factor.secret, -secondsAgo, shown))).toMatchObject({
        code: 'mfa_verification_failed',
      });
    }
    expect(await give(again, codeOf(factor.secret, 30))).toBeNull();
    expect(await access(other)).not.toBe('granted');
  });

  // Attack catalog: 139
  it('is asked for at the next sign-in before anything of an admin is done', async () => {
    const { person, factor } = await enrolled();
    const client = await signIn(person.email);
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    expect(await access(client)).toBe('code');
    expect((await client.rpc('ensure_admin_role')).data).toBe(false);
    expect(await client.rpc('admin_attention')).toMatchObject({
      status: 403,
      error: { message: 'Please enter the code of your authenticator app first.' },
    });
    expect((await client.from('leads').select('id')).data).toEqual([]);
    await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.secret) });
    expect(await access(client)).toBe('granted');
    expect((await client.rpc('admin_attention')).status).toBe(200);
  });

  it('stays given when the tokens are refreshed', async () => {
    const { client } = await enrolled();
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
    expect(await access(client)).toBe('granted');
  });

  it('is needed for another password, another app and for taking it off', async () => {
    const { person, factor } = await enrolled();
    const client = await signIn(person.email);
    for (const { error } of [
      await client.auth.updateUser({ password: 'another horse battery' }),
      await client.auth.updateUser({ email: 'thief@example.com' }),
      await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Thief' }),
      await client.auth.mfa.unenroll({ factorId: factor.id }),
    ]) {
      expect(error).toMatchObject({ code: 'insufficient_aal' });
    }
    await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.secret) });
    expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
    expect(await access(await signIn(person.email))).toBe('granted');
  });

  it('is not verified with the factor or the challenge of somebody else, a used challenge or many guesses', async () => {
    const { client, factor } = await enrolled();
    const stranger = await signIn((await newAdmin()).email);
    const code = codeOf(factor.secret);
    const { data: challenge } = await client.auth.mfa.challenge({ factorId: factor.id });
    const asStranger = await stranger.auth.mfa.verify({
      factorId: factor.id,
      challengeId: challenge?.id ?? '',
      code,
    });
    expect(asStranger.error).toMatchObject({ status: 404 });
    const own = await enroll(stranger);
    const mixed = await stranger.auth.mfa.verify({
      factorId: own.id,
      challengeId: challenge?.id ?? '',
      code: codeOf(own.secret),
    });
    expect(mixed.error).toMatchObject({ status: 422 });
    const verify = () =>
      client.auth.mfa.verify({ factorId: factor.id, challengeId: challenge?.id ?? '', code });
    expect((await verify()).error).toBeNull();
    expect((await verify()).error).toMatchObject({ status: 422 });
    const statuses = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const { error } = await stranger.auth.mfa.challengeAndVerify({ factorId: own.id, code: '12345x' });
      statuses.push(error?.status);
    }
    expect(statuses.at(0)).toBe(422);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is asked of every admin by a setting, which nobody can publish who has not turned it on', async () => {
    const publish = (client: Client) =>
      client.from('site_settings').upsert({ key: 'ADMIN_SECOND_FACTOR', value: 'true' });
    const plain = await signIn((await newAdmin()).email);
    expect((await publish(plain)).error?.message).toContain('for your own account first');
    const { client } = await enrolled();
    expect((await publish(client)).error).toBeNull();
    expect(await access(client)).toBe('granted');
    expect(await access(plain)).toBe('enroll');
    expect((await plain.rpc('admin_attention')).status).toBe(403);
    const factor = await enroll(plain);
    await plain.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.secret) });
    expect(await access(plain)).toBe('granted');
    await setting('false');
  });

  it('is nobody else’s business: a customer without an admin’s rights is told nothing', async () => {
    await setting('true');
    expect(await access(await signIn((await newCustomer(shop)).email))).toBe('none');
    await setting('false');
  });
});
