import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCustomer } from '../support/customers';
import { codeTo } from '../support/mailed-codes';
import { bothBackends, openTestShop, type TestShop } from '../support/test-database';
import { makeAdmin } from '../support/test-people';

const wanted = 'another horse battery';

describe.each(bothBackends)('sessions on %s', (backend) => {
  let shop: TestShop;
  const rows = <Row>(sql: string, values: unknown[] = []) => shop.database.query<Row>(sql, values);
  const isLive = async (token: string) =>
    (await shop.callWith(token, 'GET', 'profiles?select=email')).status === 200;
  const canRefresh = async (refresh_token: string) =>
    (await shop.auth('POST', 'token?grant_type=refresh_token', { refresh_token })).status === 200;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  describe('a new password', () => {
    // Attack catalog: 162
    it('ends the other sessions by the auth service alone, and keeps the one that asked', async () => {
      const person = await newCustomer(shop);
      const [here, there] = [await shop.signIn(person.email), await shop.signIn(person.email)];
      expect((await shop.auth('PUT', 'user', { password: wanted }, here.access_token)).status).toBe(200);
      expect([await isLive(here.access_token), await canRefresh(here.refresh_token)]).toEqual([true, true]);
      expect([await isLive(there.access_token), await canRefresh(there.refresh_token)]).toEqual([
        false,
        false,
      ]);
      expect(await isLive(person.token)).toBe(false);
    });

    it('keeps the session of the mail for a new password', async () => {
      const { email, token } = await newCustomer(shop);
      await shop.auth('POST', 'recover', { email });
      const { body } = await shop.auth('POST', 'verify', {
        type: 'recovery',
        email,
        token: codeTo(shop, email),
      });
      const { access_token } = body as { access_token: string };
      expect((await shop.auth('PUT', 'user', { password: wanted }, access_token)).status).toBe(200);
      expect([await isLive(access_token), await isLive(token)]).toEqual([true, false]);
    });

    it('ends none if it is refused, and leaves no mark that the next change would spare', async () => {
      const { email, token } = await newCustomer(shop);
      const other = await shop.signIn(email);
      expect((await shop.auth('PUT', 'user', { password: 'short' }, other.access_token)).status).toBe(422);
      expect([await isLive(token), await isLive(other.access_token)]).toEqual([true, true]);
      expect((await shop.auth('PUT', 'user', { password: wanted }, token)).status).toBe(200);
      expect([await isLive(token), await isLive(other.access_token)]).toEqual([true, false]);
    });

    it('ends a change of address that somebody asked for before', async () => {
      const { email, token } = await newCustomer(shop);
      const other = await shop.signIn(email);
      const address = `elsewhere-${email}`;
      await shop.auth('PUT', 'user', { email: address }, other.access_token);
      const code = codeTo(shop, address);
      await shop.auth('PUT', 'user', { password: wanted }, token);
      const late = await shop.auth('POST', 'verify', { type: 'email_change', email: address, token: code });
      expect(late.status).toBe(403);
    });

    it('ends all sessions if it is set in the database', async () => {
      const { id, token } = await newCustomer(shop);
      await rows(`update auth.users set encrypted_password = 'x' where id = $1`, [id]);
      expect(await isLive(token)).toBe(false);
    });

    it('leaves it to Supabase Auth where that sets it, which knows the session', async () => {
      const { id, token } = await newCustomer(shop);
      await rows(`
        do $$ begin
          if to_regrole('supabase_auth_admin') is null then
            create role supabase_auth_admin superuser;
          else
            alter role supabase_auth_admin bypassrls;
            grant usage on schema auth to supabase_auth_admin;
            grant all on auth.users, auth.sessions to supabase_auth_admin;
          end if;
        end $$;
        set session authorization supabase_auth_admin;
        update auth.users set encrypted_password = 'x' where id = '${id}';
        reset session authorization;`);
      expect(await isLive(token)).toBe(true);
    });
  });

  describe('of an admin', () => {
    const age = (id: string, hours: number) =>
      rows('update auth.sessions set created_at = now() - make_interval(hours => $2) where user_id = $1', [
        id,
        hours,
      ]);

    it('end after a working day, whatever is asked, and the answer says what to do', async () => {
      const { id, email, token } = await newCustomer(shop, 'admin');
      await makeAdmin(shop.database, id);
      await age(id, 11);
      expect((await shop.callWith(token, 'POST', 'rpc/my_admin_access', {})).body).toBe('granted');
      await age(id, 13);
      for (const [method, path] of [
        ['POST', 'rpc/my_admin_access'],
        ['POST', 'rpc/admin_list_users'],
        ['GET', 'profiles?select=email'],
      ] as const) {
        const { status, body } = await shop.callWith(token, method, path, method === 'POST' ? {} : undefined);
        expect([path, status]).toEqual([path, 401]);
        expect(body).toMatchObject({ message: 'Your session has ended. Please sign in again.' });
      }
      const again = await shop.signIn(email);
      expect((await shop.callWith(again.access_token, 'POST', 'rpc/my_admin_access', {})).body).toBe(
        'granted',
      );
    });

    // Attack catalog: 163
    it('do not go on with a renewed token', async () => {
      const { id, email } = await newCustomer(shop, 'admin');
      const { refresh_token } = await shop.signIn(email);
      await makeAdmin(shop.database, id);
      await age(id, 13);
      const { body } = await shop.auth('POST', 'token?grant_type=refresh_token', { refresh_token });
      const { access_token } = body as { access_token: string };
      expect((await shop.callWith(access_token, 'POST', 'rpc/admin_list_users', {})).status).toBe(401);
    });

    it('leave those of customers alone', async () => {
      const { id, token } = await newCustomer(shop);
      await age(id, 1000);
      expect(await isLive(token)).toBe(true);
    });
  });
});
