import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backends, openTestShop, type TestShop } from '../support/test-database';

const right = 'a'.repeat(64);
const wrong = 'b'.repeat(64);

describe.each(backends)('proofs on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.database.query('delete from private.proofs'));

  const one = async <Row>(sql: string, values: readonly unknown[] = []) =>
    (await shop.database.query<Row>(sql, values))[0]!;
  const open = async (cause = 'invitation', version = 0) =>
    (
      await one<{ id: string }>(
        `select private.open_proof($1, 'somebody', $2, interval '10 minutes', $3::integer) as id`,
        [cause, right, version],
      )
    ).id;
  const tryWith = (secret: string, version: number | null = null, causes = '{invitation}') =>
    one<{ answer: string; proof_id: string | null }>(
      `select * from private.try_proof($1::text[], 'somebody', $2, $3::integer)`,
      [causes, secret, version],
    );
  const use = async (id: string) =>
    (await one<{ used: boolean }>('select private.use_proof($1::uuid) as used', [id])).used;

  it('are burned by ten wrong tries, so that the right secret comes too late', async () => {
    await open();
    for (let tried = 1; tried <= 9; tried++) expect((await tryWith(wrong)).answer).toBe('wrong');
    expect((await tryWith(right)).answer).toBe('ok');
    expect((await tryWith(wrong)).answer).toBe('wrong');
    expect(await tryWith(right)).toEqual({ answer: 'burned', proof_id: null });
    await open();
    expect((await tryWith(right)).answer).toBe('ok');
  });

  it('count twenty tries at once as twenty', async () => {
    await open();
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryWith(wrong)));
    expect(answers.filter(({ answer }) => answer === 'wrong')).toHaveLength(10);
    expect(answers.filter(({ answer }) => answer === 'burned')).toHaveLength(10);
  });

  it('count a wrong try against every cause that is asked', async () => {
    await open();
    await open('order-link');
    for (let tried = 1; tried <= 10; tried++) await tryWith(wrong, null, '{invitation,order-link}');
    expect((await tryWith(right, null, '{order-link}')).answer).toBe('burned');
  });

  it('are used once, end when they are replaced, and expire', async () => {
    const first = await open();
    expect([await use(first), await use(first)]).toEqual([true, false]);
    expect((await tryWith(right)).answer).toBe('none');
    const second = await open();
    const third = await open();
    expect(await use(second)).toBe(false);
    await shop.database.query(`update private.proofs set expires_at = now() where id = $1`, [third]);
    expect([(await tryWith(right)).answer, await use(third)]).toEqual(['none', false]);
  });

  it('are of the holder whom they were made for', async () => {
    await open('order-link', 1);
    expect((await tryWith(right, 2, '{order-link}')).answer).toBe('wrong');
    expect((await tryWith(right, 1, '{order-link}')).answer).toBe('ok');
  });

  const attempt = async (subject = 'somebody') =>
    (await one<{ wait: number }>(`select private.take_try('password', $1) as wait`, [subject])).wait;
  const pass = (seconds: number) =>
    shop.database.query(
      `update private.proofs set tried_at = tried_at - make_interval(secs => ${seconds}),
         expires_at = expires_at - make_interval(secs => ${seconds})`,
    );

  it('let wrong passwords wait longer and longer, and count no call that waits', async () => {
    for (let tried = 1; tried <= 5; tried++) expect(await attempt()).toBe(0);
    for (const pause of [30, 60, 120, 240, 480, 900, 900]) {
      const wait = await attempt();
      expect(wait).toBeGreaterThan(pause - 5);
      expect(wait).toBeLessThanOrEqual(pause);
      await pass(pause);
      expect(await attempt()).toBe(0);
    }
    expect(await attempt('another')).toBe(0);
    await pass(2 * 86_400);
    expect([await attempt(), await attempt()]).toEqual([0, 0]);
  });

  it('take each step of a factor once, and none before it', async () => {
    const step = async (number: number) =>
      (await one<{ used: boolean }>(`select private.use_step('factor', $1::bigint) as used`, [number])).used;
    expect([await step(7), await step(7), await step(6), await step(8), await step(8)]).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => step(9)));
    expect(answers.filter((used) => used)).toHaveLength(1);
  });

  it('hold no address and no secret in clear', async () => {
    await expect(
      shop.database.query(
        `insert into private.proofs (cause, subject, expires_at) values ('password', 'ann@example.com', now())`,
      ),
    ).rejects.toThrow(/check constraint/);
    await expect(
      shop.database.query(
        `insert into private.proofs (cause, subject, secret_hash, expires_at) values ('recovery', 'x', '12345678', now())`,
      ),
    ).rejects.toThrow(/check constraint/);
  });

  it('are deleted with their person and when they have expired', async () => {
    const address = `proofs-${crypto.randomUUID()}@example.com`;
    const id = await shop.signUp(address);
    // The code of the confirmation.
    await shop.database.query('delete from private.proofs');
    await shop.database.query(
      `insert into private.proofs (cause, subject, expires_at)
       select 'password', private.address_subject($1), now() + interval '1 day' union all
       select 'known-network', private.address_subject($1) || ':net', now() + interval '1 day' union all
       select 'recovery-code', $2, now() + interval '1 day' union all
       select 'password', 'another', now() + interval '1 day' union all
       select 'invitation', 'old', now() - interval '25 hours'`,
      [address, id],
    );
    const subjects = async () =>
      (await shop.database.query<{ subject: string }>(`select subject from private.proofs order by 1`)).map(
        ({ subject }) => subject,
      );
    await shop.database.query('select public.delete_what_is_due()');
    expect(await subjects()).toHaveLength(4);
    const gone = await shop.call('admin', 'POST', 'rpc/admin_delete_person', {
      address,
      typed_address: address,
    });
    expect(gone.status).toBe(200);
    expect(await subjects()).toEqual(['another']);
  });
});
