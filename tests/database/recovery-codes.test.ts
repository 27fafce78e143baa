import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessOf, signInAtOnce, turnOn, type Client } from '../support/authenticator';
import { newCustomer, newEmail } from '../support/customers';
import { signInByMail } from '../support/mailed-codes';
import { backends, openTestShop, type TestShop } from '../support/test-database';
import { makeAdmin } from '../support/test-people';

interface Answer {
  readonly answer: string;
  readonly seconds?: number;
  readonly left?: number;
}

const wrong = '0000-0000-0000-0000';

describe.each(backends)('recovery codes on %s', (backend) => {
  let shop: TestShop;
  const rows = <Row>(sql: string, values: unknown[] = []) => shop.database.query<Row>(sql, values);

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  const askAdminsForApp = (value: string) =>
    rows(
      `insert into public.site_settings (key, value) values ('ADMIN_SECOND_FACTOR', $1)
       on conflict (key) do update set value = excluded.value`,
      [value],
    );
  beforeEach(async () => {
    await rows('delete from private.rate_limits');
    await askAdminsForApp('false');
  });
  afterAll(() => shop.close());

  const make = async (client: Client) => {
    const { data, error } = await client.rpc('make_recovery_codes');
    if (error) throw error;
    return data as string[];
  };
  const use = async (client: Client, code: string) =>
    (await client.rpc('use_recovery_code', { code })).data as unknown as Answer;
  const left = async (client: Client) =>
    ((await client.rpc('my_recovery_codes')).data as unknown as { left: number }).left;
  const factorsOf = async (id: string) =>
    (await rows('select 1 from auth.mfa_factors where user_id = $1', [id])).length;

  /** Somebody with the app on and ten codes, and a session that lacks the app's code. */
  const withCodes = async (name = 'person', isAdmin = false) => {
    const person = await newCustomer(shop, name);
    if (isAdmin) await makeAdmin(shop.database, person.id);
    const client = await signInAtOnce(shop, person.email);
    const factor = await turnOn(client);
    const codes = await make(client);
    return { ...person, client, factor, codes, lost: await signInAtOnce(shop, person.email) };
  };

  // Attack catalog: 211
  it('are ten of 80 bits, made with the code of the app only, and kept as hashes', async () => {
    const { id, codes, client, lost } = await withCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await left(client)).toBe(10);
    const kept = JSON.stringify(await rows('select * from private.proofs where subject = $1', [id]));
    for (const code of codes) expect(kept).not.toContain(code);
    expect(await lost.rpc('make_recovery_codes')).toMatchObject({ status: 403, data: null });
    const plain = await signInAtOnce(shop, (await newCustomer(shop)).email);
    expect(await plain.rpc('make_recovery_codes')).toMatchObject({ status: 403, data: null });
    expect((await shop.call('anonymous', 'POST', 'rpc/use_recovery_code', { code: wrong })).status).toBe(401);
  });

  // Attack catalog: 212
  it('remove the lost app and every other session, once, and tell the address', async () => {
    const { id, email, codes, client, lost } = await withCodes();
    const elsewhere = await signInAtOnce(shop, email);
    const [code = '', second = ''] = codes;
    expect(await use(lost, ` ${code.toLowerCase().replaceAll('-', ' ')} `)).toMatchObject({
      answer: 'ok',
      left: 9,
    });
    expect(await factorsOf(id)).toBe(0);
    for (const ended of [client, elsewhere]) {
      expect((await ended.from('profiles').select('email')).status).toBe(401);
    }
    expect((await lost.from('profiles').select('email')).status).toBe(200);
    expect((await lost.auth.refreshSession()).error).toBeNull();
    expect(
      await rows(`select data from public.email_messages where "to" = $1 and template = 'account-changed'`, [
        email,
      ]),
    ).toEqual([{ data: { change: 'recovery-code' } }]);

    // A new app, which the used code does not remove, and another one does.
    await turnOn(lost);
    const again = await signInAtOnce(shop, email);
    expect(await use(again, code)).toEqual({ answer: 'wrong' });
    expect(await factorsOf(id)).toBe(1);
    expect(await use(again, second)).toMatchObject({ answer: 'ok', left: 8 });
  });

  it('are used once by two calls at once', async () => {
    const { codes, lost, id } = await withCodes();
    const answers = await Promise.all([codes[0], codes[0], codes[1]].map((code) => use(lost, code ?? '')));
    expect(answers.map(({ answer }) => answer).sort()).toEqual(['ok', 'wrong', 'wrong']);
    expect(await factorsOf(id)).toBe(0);
  });

  it('let an admin in to set up a new app and, where that is asked of all, to nothing before', async () => {
    const { id, codes, lost } = await withCodes('admin', true);
    await askAdminsForApp('true');
    expect(await accessOf(lost)).toBe('code');
    expect(await use(lost, codes[0] ?? '')).toMatchObject({ answer: 'ok' });
    expect(await accessOf(lost)).toBe('enroll');
    expect((await lost.rpc('admin_attention')).status).toBe(403);
    expect((await lost.from('leads').select('id')).data).toEqual([]);
    await turnOn(lost);
    expect(await accessOf(lost)).toBe('granted');
    expect(
      await rows(
        `select actor, after from public.audit_log where object_id = $1 and after ? 'authenticator_app'`,
        [id],
      ),
    ).toEqual([{ actor: id, after: { authenticator_app: 'removed with a recovery code' } }]);
  });

  it('pause after ten wrong ones, a right one too, and not for somebody else', async () => {
    const { id, codes, lost } = await withCodes();
    const other = await withCodes('other');
    for (let guess = 0; guess < 10; guess++) expect(await use(lost, wrong)).toEqual({ answer: 'wrong' });
    const { answer, seconds } = await use(lost, codes[0] ?? '');
    expect([answer, (seconds ?? 0) > 290 && (seconds ?? 0) <= 300]).toEqual(['wait', true]);
    expect(await use(other.lost, codes[0] ?? '')).toEqual({ answer: 'wrong' });
    expect(await use(other.lost, other.codes[0] ?? '')).toMatchObject({ answer: 'ok' });
    await rows(`update private.proofs set tried_at = tried_at - interval '5 minutes' where subject = $1`, [
      id,
    ]);
    expect(await use(lost, codes[0] ?? '')).toMatchObject({ answer: 'ok' });
  });

  it('answer a person without codes or without an app as a wrong code', async () => {
    const none = await newCustomer(shop);
    await turnOn(await signInAtOnce(shop, none.email));
    const withoutApp = await withCodes('off');
    expect((await withoutApp.client.auth.mfa.unenroll({ factorId: withoutApp.factor.id })).error).toBeNull();
    for (const [client, code] of [
      [await signInAtOnce(shop, none.email), wrong],
      [await signInAtOnce(shop, withoutApp.email), withoutApp.codes[0] ?? ''],
    ] as const) {
      const answers = [];
      for (let guess = 0; guess < 11; guess++) answers.push((await use(client, code)).answer);
      expect(answers).toEqual([...Array.from({ length: 10 }, () => 'wrong'), 'wait']);
    }
  });

  it('are counted by the caller’s network beside the account', async () => {
    const { lost, codes } = await withCodes();
    await rows(
      `select public.consume_caller_limit('recovery-code', '192.0.2.7', 60, 3600) from generate_series(1, 60)`,
    );
    expect(await use(lost, codes[0] ?? '')).toMatchObject({ answer: 'wait' });
  });

  it('are not asked for in a session that gave the app’s code', async () => {
    const { client, codes, id } = await withCodes();
    expect((await client.rpc('use_recovery_code', { code: codes[0] ?? '' })).status).toBe(409);
    expect(await factorsOf(id)).toBe(1);
  });

  it('end when new ones are made', async () => {
    const { client, lost, codes } = await withCodes();
    const fresh = await make(client);
    expect(await left(client)).toBe(10);
    expect(await use(lost, codes[0] ?? '')).toEqual({ answer: 'wrong' });
    expect(await use(lost, fresh[0] ?? '')).toMatchObject({ answer: 'ok' });
  });

  it('end with a new password', async () => {
    const { client, email, codes, id } = await withCodes();
    const password = 'another horse battery';
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    expect(await left(client)).toBe(0);
    const lost = await signInAtOnce(shop, email, password);
    expect(await use(lost, codes[0] ?? '')).toEqual({ answer: 'wrong' });
    expect(await factorsOf(id)).toBe(1);
    expect(await make(client)).toHaveLength(10);
  });

  it('end with the address, also for an app that the new holder sets up', async () => {
    const { id, codes } = await withCodes();
    const address = newEmail('moved');
    await rows('update auth.users set email = $2 where id = $1', [id, address]);
    const token = await signInByMail(shop, address);
    await rows(
      `insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'A')`,
      [id],
    );
    const { body } = await shop.callWith(token, 'POST', 'rpc/use_recovery_code', { code: codes[0] });
    expect(body).toEqual({ answer: 'wrong' });
    expect(await factorsOf(id)).toBe(1);
  });

  it('are in no export, and are deleted with their person', async () => {
    const { client, email, codes, id } = await withCodes();
    const own = JSON.stringify((await client.rpc('export_my_data')).data);
    const person = await shop.call('admin', 'POST', 'rpc/admin_export_person', {
      address: email,
    });
    expect(own).toContain(email);
    expect(person.status).toBe(200);
    const hashes = await rows<{ hash: string }>(
      `select secret_hash as hash from private.proofs where cause = 'recovery-code' and subject = $1`,
      [id],
    );
    for (const secret of [...codes, ...hashes.map(({ hash }) => hash)]) {
      expect(own + JSON.stringify(person.body)).not.toContain(secret);
    }
    const gone = await shop.call('admin', 'POST', 'rpc/admin_delete_person', {
      address: email,
      typed_address: email,
    });
    expect(gone.status).toBe(200);
    expect(
      await rows(
        `select subject from private.proofs where subject = $1
         union all select account_id::text from private.account_versions where account_id::text = $1`,
        [id],
      ),
    ).toEqual([]);
  });
});
