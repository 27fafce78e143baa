import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCustomer, newEmail } from '../support/customers';
import { signInByMail } from '../support/mailed-codes';
import { backends, openTestShop, type TestShop } from '../support/test-database';
import { makeAdmin } from '../support/test-people';

describe.each(backends)('who is an admin on %s', (backend) => {
  let shop: TestShop;
  /** The owner's token after a change of address, which ends the first session. */
  let laterToken: string | undefined;
  const list = (value: string) =>
    shop.call('admin', 'POST', 'site_settings?on_conflict=key', [{ key: 'ADMIN_EMAILS', value }], {
      prefer: 'resolution=merge-duplicates',
      ...(laterToken ? { authorization: `Bearer ${laterToken}` } : {}),
    });
  const listed = async () =>
    (await shop.database.query(`select value from public.site_settings where key = 'ADMIN_EMAILS'`))[0];
  const access = async (token: string) =>
    (await shop.callWith(token, 'POST', 'rpc/my_admin_access', {})).body;
  const roleOf = async (id: string) =>
    (await shop.database.query<{ role: string }>('select role from public.profiles where id = $1', [id]))[0]
      ?.role;
  const setRole = (token: string, user_id: string, new_role: string) =>
    shop.callWith(token, 'POST', 'rpc/admin_set_role', { user_id, new_role });

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  // Attack catalog: 138
  it('takes everything from an address that leaves the list, at once, and ends its sessions', async () => {
    const former = await newCustomer(shop, 'former');
    expect((await list(`owner@example.com, ${former.email.toUpperCase()}`)).status).toBeLessThan(300);
    expect(await access(former.token)).toBe('granted');
    expect((await shop.callWith(former.token, 'POST', 'rpc/admin_list_users', {})).status).toBe(200);

    expect((await list('owner@example.com')).status).toBeLessThan(300);
    expect(await roleOf(former.id)).toBe('customer');
    expect((await shop.callWith(former.token, 'POST', 'rpc/admin_list_users', {})).status).toBe(401);
    const { access_token } = await shop.signIn(former.email);
    expect(await access(access_token)).toBe('none');
    expect((await shop.callWith(access_token, 'POST', 'rpc/admin_list_users', {})).status).toBe(403);
    const lines = await shop.database.query(
      `select after from public.audit_log where object = 'profiles' and object_id = $1 order by id`,
      [former.id],
    );
    expect(lines).toEqual([{ after: { role: 'admin' } }, { after: { role: 'customer' } }]);
  });

  it('believes the list and the mark, and not the role in a profile', async () => {
    const { id, token } = await newCustomer(shop, 'role-only');
    await shop.database.query(`update public.profiles set role = 'admin' where id = $1`, [id]);
    expect(await access(token)).toBe('none');
    expect((await shop.callWith(token, 'POST', 'rpc/admin_attention', {})).status).toBe(403);
    await shop.database.query(`update public.profiles set role = 'customer' where id = $1`, [id]);
  });

  it('shows who was made an admin by hand, by whom and when, and takes it back', async () => {
    const helper = await newCustomer(shop, 'helper');
    const find = async () => {
      const { body } = await shop.call('admin', 'POST', 'rpc/admin_list_users', { search: helper.email });
      const [row] = (body as { rows: { admin: Record<string, unknown> | null }[] }).rows;
      return row?.admin;
    };
    expect(await find()).toBeNull();
    const give = await shop.call('admin', 'POST', 'rpc/admin_set_role', {
      user_id: helper.id,
      new_role: 'admin',
    });
    expect(give.status).toBeLessThan(300);
    expect(await find()).toEqual({
      isListed: false,
      isByHand: true,
      grantedAt: expect.stringMatching(/^\d{4}-/) as unknown,
      grantedBy: 'owner@example.com',
    });
    expect(await access(helper.token)).toBe('granted');
    const { body } = await shop.call('admin', 'POST', 'rpc/admin_user', { user_id: helper.id });
    expect(body).toMatchObject({ isInAdminEmails: false, admin: { isByHand: true } });

    await shop.call('admin', 'POST', 'rpc/admin_set_role', { user_id: helper.id, new_role: 'customer' });
    expect(await find()).toBeNull();
    expect((await shop.callWith(helper.token, 'GET', 'profiles?select=email')).status).toBe(401);
    expect(await access((await shop.signIn(helper.email)).access_token)).toBe('none');
  });

  it('makes nobody an admin by hand whose address is not confirmed', async () => {
    const id = await shop.signUp('not-yet@example.com', false);
    const answer = await shop.call('admin', 'POST', 'rpc/admin_set_role', { user_id: id, new_role: 'admin' });
    expect(answer).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('not confirmed') as unknown },
    });
  });

  it('leaves the shop with an admin whatever one of them publishes', async () => {
    await list('owner@example.com');
    await shop.database.query('delete from private.admin_grants');
    for (const value of ['', 'nobody-has-this@example.com']) {
      const answer = await list(value);
      expect(answer).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('without an admin') as unknown },
      });
      expect(await listed()).toEqual({ value: 'owner@example.com' });
    }
    expect((await shop.call('admin', 'POST', 'rpc/admin_attention', {})).status).toBe(200);
  });

  it('keeps the role of the only admin, who moves to another address, as one by hand', async () => {
    const owner = shop.userIds.admin;
    await shop.database.query(`update auth.users set email = 'moved@example.com' where id = $1`, [owner]);
    expect(await roleOf(owner)).toBe('admin');
    const [grant] = await shop.database.query('select user_id, granted_by from private.admin_grants');
    expect(grant).toEqual({ user_id: owner, granted_by: owner });
    await shop.database.query(`update auth.users set email = 'owner@example.com' where id = $1`, [owner]);
    laterToken = await signInByMail(shop, 'owner@example.com');
  });

  it('takes the role from an admin of the list who moves to another address while there is another', async () => {
    const { id, email } = await newCustomer(shop, 'mover');
    await list(`owner@example.com, ${email}`);
    expect(await roleOf(id)).toBe('admin');
    await shop.database.query(`update auth.users set email = 'mover-elsewhere@example.com' where id = $1`, [
      id,
    ]);
    expect(await roleOf(id)).toBe('customer');
  });

  // Attack catalog: 137
  it('gives an address of the list to nobody who moves to it, and to an admin who does', async () => {
    const address = newEmail('future-owner');
    expect((await list(`owner@example.com, ${address}`)).status).toBeLessThan(300);
    const move = (id: string) =>
      shop.database.query('update auth.users set email = $2 where id = $1', [id, address]);
    const stranger = await newCustomer(shop, 'mover');
    await expect(move(stranger.id)).rejects.toThrow('Sign up with it instead');
    expect(await access(stranger.token)).toBe('none');

    const helper = await newCustomer(shop, 'helper-who-moves');
    await makeAdmin(shop.database, helper.id);
    await move(helper.id);
    expect(await access(await signInByMail(shop, address))).toBe('granted');
  });

  it('lets only one of two admins win who take the role from each other at once', async () => {
    const [one, two] = [await newCustomer(shop, 'one'), await newCustomer(shop, 'two')];
    await makeAdmin(shop.database, one.id);
    await makeAdmin(shop.database, two.id);
    const answers = await Promise.all([
      setRole(one.token, two.id, 'customer'),
      setRole(two.token, one.id, 'customer'),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect([await roleOf(one.id), await roleOf(two.id)].sort()).toEqual(['admin', 'customer']);
  });
});
