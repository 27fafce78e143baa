import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, giveCompany, newCustomer, newEmail } from '../support/customers';
import { backends, openTestShop, roles, type TestShop } from '../support/test-database';
import { makeAdmin } from '../support/test-people';

describe.each(backends)('the account on %s', (backend) => {
  let shop: TestShop;
  const mailsTo = (address: string, template: string) =>
    shop.database.query<{ id: string; status: string; data: Record<string, string> }>(
      `select id, status, data from public.email_messages where "to" = $1 and template = $2 order by created_at`,
      [address, template],
    );

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  describe('calls for signed-in people', () => {
    it.each(['list_my_sessions', 'export_my_data'])('%s answers all who are signed in', async (name) => {
      const statuses = [];
      for (const role of roles) {
        statuses.push([role, (await shop.call(role, 'POST', `rpc/${name}`, {})).status < 300]);
      }
      expect(Object.fromEntries(statuses)).toEqual({
        anonymous: false,
        customer: true,
        'other-customer': true,
        admin: true,
        service: false,
      });
    });

    it('end_my_session ends no session of somebody else, for any role', async () => {
      const { id, token } = await newCustomer(shop);
      const [session] = await shop.database.query<{ id: string }>(
        'select id from auth.sessions where user_id = $1',
        [id],
      );
      for (const role of roles) {
        await shop.call(role, 'POST', 'rpc/end_my_session', { session_id: session?.id });
      }
      expect((await shop.callWith(token, 'GET', 'profiles?select=email')).status).toBe(200);
    });

    it('send_my_receipt mails nothing for an order of somebody else, for any role', async () => {
      const email = newEmail('buyer');
      const purchase = await buy(shop, email, null);
      for (const role of roles) {
        const answer = await shop.call(role, 'POST', 'rpc/send_my_receipt', { purchase_id: purchase });
        expect([role, answer.status < 300]).toEqual([role, false]);
      }
      expect(await mailsTo(email, 'receipt')).toEqual([]);
    });

    it('lets nobody but the service ask who wants marketing mail', async () => {
      for (const role of roles) {
        const { status } = await shop.call(role, 'POST', 'rpc/may_receive_marketing', { address: 'a@b.co' });
        expect([role, status < 300]).toEqual([role, role === 'service']);
      }
    });
  });

  describe('94 an ended session', () => {
    const privateReads = [
      'profiles?select=email',
      'purchases?select=id',
      'licenses?select=id',
      'companies?select=values',
    ];

    it('gives nothing more, though its token has not run out', async () => {
      const { email, id, token } = await newCustomer(shop);
      await buy(shop, email, id);
      await giveCompany(shop, id, {});
      const other = (await shop.signIn(email)).access_token;
      for (const path of privateReads) {
        expect((await shop.callWith(token, 'GET', path)).body).toHaveLength(1);
      }
      await shop.auth('POST', 'logout?scope=global', {}, other);
      for (const path of privateReads) {
        expect(await shop.callWith(token, 'GET', path)).toMatchObject({
          status: 401,
          body: { message: 'Your session has ended. Please sign in again.' },
        });
      }
      expect((await shop.callWith(token, 'POST', 'rpc/export_my_data', {})).status).toBe(401);
      await shop.callWith(token, 'PATCH', `profiles?id=eq.${id}`, { full_name: 'Late' });
      const [profile] = await shop.database.query('select full_name from public.profiles where id = $1', [
        id,
      ]);
      expect(profile).toEqual({ full_name: null });
    });

    it('takes the rights of an admin along', async () => {
      const { id, token } = await newCustomer(shop, 'boss');
      await makeAdmin(shop.database, id);
      await shop.database.query(`insert into public.leads (email) values ($1)`, [newEmail('lead')]);
      await shop.database.query(
        `insert into public.social_campaigns (name, starts_on) values ('Autumn', '2026-11-21')`,
      );
      expect((await shop.callWith(token, 'GET', 'leads?select=email&limit=1')).body).toHaveLength(1);
      await shop.auth('POST', 'logout?scope=local', {}, token);
      expect((await shop.callWith(token, 'GET', 'leads?select=email&limit=1')).body).toEqual([]);
      for (const answer of [
        await shop.callWith(token, 'POST', 'rpc/admin_attention', {}),
        await shop.callWith(token, 'GET', 'social_campaigns?select=id'),
      ]) {
        expect(answer).toMatchObject({
          status: 401,
          body: { message: 'Your session has ended. Please sign in again.' },
        });
      }
    });

    it('leaves the others alone when only it ends', async () => {
      const { email, token } = await newCustomer(shop);
      const phone = (await shop.signIn(email)).access_token;
      const { body } = await shop.callWith(token, 'POST', 'rpc/list_my_sessions', {});
      const sessions = body as { id: string; isCurrent: boolean; createdAt: string; lastUsedAt: string }[];
      expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
      const other = sessions.find(({ isCurrent }) => !isCurrent)?.id;
      expect((await shop.callWith(token, 'POST', 'rpc/end_my_session', { session_id: other })).body).toBe(
        true,
      );
      expect((await shop.callWith(phone, 'GET', 'profiles?select=email')).status).toBe(401);
      expect((await shop.callWith(token, 'GET', 'profiles?select=email')).status).toBe(200);
      expect((await shop.callWith(token, 'POST', 'rpc/end_my_session', { session_id: other })).body).toBe(
        false,
      );
    });

    it('is what "others" means, the one in use goes on', async () => {
      const { email, token } = await newCustomer(shop);
      const phone = (await shop.signIn(email)).access_token;
      await shop.auth('POST', 'logout?scope=others', {}, token);
      expect((await shop.callWith(phone, 'GET', 'profiles?select=email')).status).toBe(401);
      expect((await shop.callWith(token, 'GET', 'profiles?select=email')).status).toBe(200);
    });
  });

  describe('the receipt again', () => {
    it('goes to the address of the account, once a minute, with a link that opens again', async () => {
      const { email, id, token } = await newCustomer(shop);
      const bought = newEmail('bought-as');
      const order = newEmail('order');
      const purchase = await buy(shop, bought, id, order);
      const ask = () => shop.callWith(token, 'POST', 'rpc/send_my_receipt', { purchase_id: purchase });
      expect((await ask()).status).toBeLessThan(300);
      expect((await ask()).status).toBe(429);
      const mails = await mailsTo(email, 'receipt');
      expect(mails.map(({ data }) => data)).toEqual([{ provider: 'sandbox', orderId: order }]);
      const [link] = await shop.database.query(
        'select expires_at > now() as open from public.order_links where provider_order_id = $1',
        [order],
      );
      expect(link).toEqual({ open: true });
      await shop.database.query(
        `update public.email_messages set created_at = now() - interval '61 seconds' where "to" = $1`,
        [email],
      );
      expect((await ask()).status).toBeLessThan(300);
      expect(await mailsTo(email, 'receipt')).toHaveLength(2);
    });
  });

  describe('the newsletter choice', () => {
    const lead = async (email: string, requested = 'now()') => {
      const [row] = await shop.database.query<{ id: string }>(
        `insert into public.leads (email, status, requested_at, confirmed_at)
         values ($1, 'confirmed', ${requested}, ${requested}) returning id`,
        [email],
      );
      return row?.id ?? '';
    };
    const allowed = async (address: string, for_lead?: string) =>
      (await shop.call('service', 'POST', 'rpc/may_receive_marketing', { address, for_lead })).body;
    const choose = (token: string, id: string, newsletter: boolean) =>
      shop.callWith(token, 'PATCH', `profiles?id=eq.${id}`, { newsletter });

    it('stops marketing mail that waits and that would come, until it is asked for again', async () => {
      const { email, id, token } = await newCustomer(shop);
      const leadId = await lead(email, `now() - interval '1 hour'`);
      await choose(token, id, true);
      await shop.database.query(
        `insert into public.email_messages ("to", template, stream, lead_id, idempotency_key)
         values ($1, 'starter-pack-2', 'marketing', $2, $1), ($1, 'receipt', 'transactional', null, $1 || 'r')`,
        [email, leadId],
      );
      expect(await allowed(email, leadId)).toBe(true);
      await choose(token, id, false);
      expect((await mailsTo(email, 'starter-pack-2')).map(({ status }) => status)).toEqual(['cancelled']);
      expect((await mailsTo(email, 'receipt')).map(({ status }) => status)).toEqual(['queued']);
      expect(await allowed(email, leadId)).toBe(false);
    });

    // Field case A10
    it('is lifted by the person who confirms again, not by who types the address', async () => {
      const { email, id, token } = await newCustomer(shop);
      const leadId = await lead(email, `now() - interval '2 days'`);
      await choose(token, id, true);
      await choose(token, id, false);
      const asked = await shop.call('service', 'POST', 'rpc/request_starter_pack', {
        lead_id: crypto.randomUUID(),
        lead_name: 'Stranger',
        lead_email: email,
      });
      expect(asked.body).toBe(leadId);
      expect(await allowed(email, leadId)).toBe(false);
      expect(await mailsTo(email, 'starter-pack-1')).toEqual([]);
      expect(await mailsTo(email, 'confirm-subscription')).toHaveLength(1);
      await shop.call('service', 'POST', 'rpc/confirm_lead', { lead_id: leadId, lead_token_version: 1 });
      expect(await allowed(email, leadId)).toBe(true);
      const profile = await shop.callWith(token, 'GET', `profiles?select=newsletter&id=eq.${id}`);
      expect(profile.body).toEqual([{ newsletter: true }]);
    });

    it('stays off for an unsubscribed address that somebody types again', async () => {
      const email = `left-${crypto.randomUUID()}@example.com`;
      const leadId = await lead(email);
      await shop.call('service', 'POST', 'rpc/unsubscribe_lead', { lead_id: leadId });
      await shop.call('service', 'POST', 'rpc/request_starter_pack', {
        lead_id: crypto.randomUUID(),
        lead_name: 'Stranger',
        lead_email: email,
      });
      expect(await allowed(email, leadId)).toBe(false);
    });

    it('does not stop the starter pack of somebody who never chose', async () => {
      const { email } = await newCustomer(shop);
      expect(await allowed(email, await lead(email, `now() - interval '1 hour'`))).toBe(true);
    });

    it('is what a newsletter to an account needs', async () => {
      const { email, id, token } = await newCustomer(shop);
      expect(await allowed(email)).toBe(false);
      await choose(token, id, true);
      expect(await allowed(email)).toBe(true);
      await shop.database.query('update auth.users set email_confirmed_at = null where id = $1', [id]);
      expect(await allowed(email)).toBe(false);
    });

    it('ends with an unsubscribed lead whatever the account says', async () => {
      const { email, id, token } = await newCustomer(shop);
      const leadId = await lead(email);
      await choose(token, id, true);
      await shop.call('service', 'POST', 'rpc/unsubscribe_lead', { lead_id: leadId });
      expect(await allowed(email, leadId)).toBe(false);
      expect(await allowed(email)).toBe(false);
    });
  });

  describe('changes of the account', () => {
    it('are told to the address that it had', async () => {
      const { email, id, token } = await newCustomer(shop);
      await shop.auth('PUT', 'user', { password: 'another horse battery' }, token);
      const moved = newEmail('moved');
      await shop.database.query('update auth.users set email = $2 where id = $1', [id, moved]);
      expect((await mailsTo(email, 'account-changed')).map(({ data }) => data)).toEqual([
        { change: 'password' },
        { change: 'email', newEmail: moved },
      ]);
      expect(await mailsTo(moved, 'account-changed')).toEqual([]);
    });

    it('of an account that was never confirmed are told to nobody', async () => {
      const email = newEmail('unproved');
      const id = await shop.signUp(email, false);
      await shop.database.query(`update auth.users set encrypted_password = 'x' where id = $1`, [id]);
      expect(await mailsTo(email, 'account-changed')).toEqual([]);
    });
  });
});
