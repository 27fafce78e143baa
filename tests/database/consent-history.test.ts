import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCustomer, newEmail } from '../support/customers';
import { backends, openTestShop, type TestShop } from '../support/test-database';
import { passMailTime } from '../support/pass-mail-time';

describe.each(backends)('the history of consent on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  const service = async (rpc: string, args: object) =>
    (await shop.call('service', 'POST', `rpc/${rpc}`, args)).body;
  /** Each act in words, and whether its time is that of now. */
  const acts = async (email: string) =>
    (
      await shop.database.query<{ act: string; is_given: boolean; is_now: boolean }>(
        `select act, is_given, abs(extract(epoch from now() - created_at)) < 60 as is_now
         from public.consent_acts where email = $1 order by id`,
        [email],
      )
    ).map(
      ({ act, is_given, is_now }) =>
        `${act} ${is_given ? 'gives' : 'withdraws'}${is_now ? '' : ' at another time'}`,
    );
  const ask = async (email: string) =>
    String(
      await service('request_starter_pack', {
        lead_id: crypto.randomUUID(),
        lead_name: 'Lea',
        lead_email: email,
      }),
    );
  const confirm = async (lead_id: string) => {
    const [lead] = await shop.database.query<{ token_version: number }>(
      'select token_version from public.leads where id = $1',
      [lead_id],
    );
    return service('confirm_lead', { lead_id, lead_token_version: lead?.token_version });
  };
  const newLead = async (email = newEmail('lead')) => {
    const id = await ask(email);
    await confirm(id);
    return { email, id };
  };
  const choose = (token: string, id: string, newsletter: boolean) =>
    shop.callWith(token, 'PATCH', `profiles?id=eq.${id}`, { newsletter });
  const allowed = (address: string, for_lead?: string) =>
    service('may_receive_marketing', { address, for_lead });
  const complain = (address: string) =>
    service('receive_mail_event', {
      ...{
        event_provider: 'resend',
        provider_event_id: crypto.randomUUID(),
        event_kind: 'complaint',
        address,
      },
      ...{ provider_message_id: 'none', event_detail: '', event_time: '2026-11-26T10:00:00Z' },
    });

  it('has one row for a confirmation, and none for the form or a second click', async () => {
    const email = newEmail('asks');
    const id = await ask(email);
    expect(await acts(email)).toEqual([]);
    await confirm(id);
    await confirm(id);
    expect(await acts(email)).toEqual(['confirmation-link gives']);
  });

  it.each([
    ['the link of a mail', 'unsubscribe-link', (id: string) => service('unsubscribe_lead', { lead_id: id })],
    [
      'the link of an issue',
      'newsletter-link',
      (id: string) => service('unsubscribe_newsletter', { person_id: id, issue_id: crypto.randomUUID() }),
    ],
    [
      'the owner',
      'owner',
      (id: string) => shop.call('admin', 'POST', 'rpc/admin_unsubscribe_lead', { lead_id: id }),
    ],
    ['a complaint', 'complaint', (_id: string, email: string) => complain(email)],
  ])('has one row for an end by %s, though it ends the lead and the account', async (_way, act, end) => {
    const customer = await newCustomer(shop);
    const { email, id } = await newLead(customer.email);
    expect(await allowed(email)).toBe(true);
    await end(id, email);
    await end(id, email);
    expect(await acts(email)).toEqual(['confirmation-link gives', `${act} withdraws`]);
    expect([await allowed(email), await allowed(email, id)]).toEqual([false, false]);
  });

  it('has one row for an account that unsubscribes by an issue', async () => {
    const { email, id, token } = await newCustomer(shop);
    await choose(token, id, true);
    await service('unsubscribe_newsletter', { person_id: id, issue_id: crypto.randomUUID() });
    expect(await acts(email)).toEqual(['account-setting gives', 'newsletter-link withdraws']);
  });

  it('has one row for each switch in the account', async () => {
    const { email, id, token } = await newCustomer(shop);
    await choose(token, id, true);
    await choose(token, id, true);
    await choose(token, id, false);
    await choose(token, id, true);
    expect(await acts(email)).toEqual([
      'account-setting gives',
      'account-setting withdraws',
      'account-setting gives',
    ]);
    expect(await allowed(email)).toBe(true);
  });

  it('has no row for a switch before the address is proved, and none for taking it back', async () => {
    const { email, id: lead } = await newLead();
    const id = await shop.signUp(email);
    await shop.database.query(
      'update auth.users set email_confirmed_at = null, confirmation_sent_at = now() where id = $1',
      [id],
    );
    await shop.database.query('update public.profiles set newsletter = true where id = $1', [id]);
    await shop.database.query('update auth.users set email_confirmed_at = now() where id = $1', [id]);
    expect(await shop.database.query('select newsletter from public.profiles where id = $1', [id])).toEqual([
      { newsletter: false },
    ]);
    expect(await acts(email)).toEqual(['confirmation-link gives']);
    expect(await allowed(email, lead)).toBe(true);
  });

  it('is not written by a stranger’s form, which sends no marketing mail; the own confirmation lifts the opt-out', async () => {
    const { email, id, token } = await newCustomer(shop);
    const lead = await newLead(email);
    await choose(token, id, false);
    const before = await acts(email);
    await shop.database.query(
      `update public.leads set last_mail_at = now() - interval '2 days' where email = $1`,
      [email],
    );
    await passMailTime(shop, 2 * 24 * 60);
    await shop.database.query('delete from public.email_messages where "to" = $1', [email]);
    await ask(email);
    expect(await acts(email)).toEqual(before);
    expect(
      await shop.database.query('select template, stream from public.email_messages where "to" = $1', [
        email,
      ]),
    ).toEqual([{ template: 'confirm-subscription', stream: 'transactional' }]);
    expect([await allowed(email), await allowed(email, lead.id)]).toEqual([false, false]);
    await confirm(lead.id);
    expect(await acts(email)).toEqual([...before, 'confirmation-link gives']);
    expect([await allowed(email), await allowed(email, lead.id)]).toEqual([true, true]);
  });

  it('follows the account to its new address', async () => {
    const { email, id } = await newCustomer(shop);
    const lead = await newLead(email);
    const address = newEmail('moved');
    await shop.database.query('update auth.users set email = $1 where id = $2', [address, id]);
    expect(await acts(email)).toEqual([]);
    expect(await acts(address)).toEqual(['confirmation-link gives', 'address-change gives']);
    expect(await allowed(address, lead.id)).toBe(true);
  });

  it('ends at the old address where the new one has a lead of its own, and lets the person’s last act hold', async () => {
    const { email, id, token } = await newCustomer(shop);
    const old = await newLead(email);
    const { email: address, id: lead } = await newLead();
    await choose(token, id, false);
    await shop.database.query('update auth.users set email = $1 where id = $2', [address, id]);
    expect(await acts(email)).toEqual(['address-change withdraws']);
    expect(await acts(address)).toEqual([
      'confirmation-link gives',
      'confirmation-link gives',
      'account-setting withdraws',
    ]);
    expect([await allowed(email, old.id), await allowed(address, lead)]).toEqual([false, false]);
  });

  it('is in the person’s own export and on their page of the owner, newest first', async () => {
    const { email, id, token } = await newCustomer(shop);
    await choose(token, id, true);
    await choose(token, id, false);
    const own = await shop.callWith(token, 'POST', 'rpc/export_my_data', {});
    const given = { isGiven: true, act: 'account-setting' };
    const withdrawn = { isGiven: false, act: 'account-setting' };
    expect(own.body).toMatchObject({ consents: [given, withdrawn] });
    const page = await shop.call('admin', 'POST', 'rpc/admin_person', { address: email });
    expect(page.body).toMatchObject({ held: { consents: 2 }, consents: [withdrawn, given] });
  });

  it('goes with the person, and with a lead that has no account', async () => {
    const { email } = await newCustomer(shop);
    const lead = await newLead(email);
    const alone = await newLead();
    const remove = (lead_id: string) =>
      shop.call('admin', 'POST', 'rpc/admin_delete_lead', { lead_id, reason: 'Asked to.' });
    await remove(alone.id);
    await remove(lead.id);
    expect([await acts(alone.email), await acts(email)]).toEqual([[], ['confirmation-link gives']]);
    await shop.call('admin', 'POST', 'rpc/admin_delete_person', { address: email, typed_address: email });
    expect(await acts(email)).toEqual([]);
  });

  it('is read by admins alone, and changed by nobody', async () => {
    const { email } = await newLead();
    const filter = `consent_acts?email=eq.${email}`;
    for (const role of ['anonymous', 'customer', 'admin', 'service'] as const) {
      const read = await shop.call(role, 'GET', filter);
      const rows = Array.isArray(read.body) ? read.body.length : 0;
      expect(rows, role).toBe(role === 'admin' || role === 'service' ? 1 : 0);
      await shop.call(role, 'PATCH', filter, { is_given: false });
      if (role === 'service') continue;
      await shop.call(role, 'DELETE', filter);
      await shop.call(role, 'POST', 'consent_acts', { email, is_given: false, act: 'owner' });
    }
    expect(await acts(email)).toEqual(['confirmation-link gives']);
  });
});
