import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { namesThatAreMessages, plainNames } from '../support/names';
import { passMailTime } from '../support/pass-mail-time';
import { backends, openTestShop, type TestShop } from '../support/test-database';

describe.each(backends)('the door for outgoing mail on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    await shop.database.query(
      `insert into public.purchases (email, product_sku, provider, provider_order_id, amount_cents, currency, status, paid_at)
       values ('buyer@example.com', 'core-hr', 'sandbox', 'door-1', 9900, 'USD', 'paid', now())`,
    );
    await shop.call('admin', 'POST', 'site_settings', { key: 'SUPPORT_EMAIL', value: 'help@example.com' });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.database.query('delete from public.email_messages');
    await shop.database.query('delete from private.mail_counts');
  });

  const service = (name: string, body: object) => shop.call('service', 'POST', `rpc/${name}`, body);
  const optIn = (lead_email: string, caller_network?: string) =>
    service('request_starter_pack', {
      lead_id: crypto.randomUUID(),
      lead_name: 'Lea',
      lead_email,
      ...(caller_network === undefined ? {} : { caller_network }),
    });
  const write = (sender_email: string) =>
    service('submit_contact_message', {
      message_id: crypto.randomUUID(),
      sender_name: 'Cara',
      sender_email,
      subject: 'Question',
      category: 'other',
      message: 'Words',
    });
  const mails = (template = '%') =>
    shop.database.query<{ to: string; template: string; data: Record<string, unknown> }>(
      `select "to", template, data from public.email_messages where template like $1 order by created_at, "to"`,
      [template],
    );
  const count = async (cause: string, recipient: string, sender: string | null = null) => {
    const [row] = await shop.database.query<{ refused_by: string | null }>(
      'select private.count_mail($1, $2, $3, null) as refused_by',
      [cause, recipient, sender],
    );
    return row?.refused_by ?? null;
  };
  const pass = (minutes: number) => passMailTime(shop, minutes);

  it('is the only way into the outbox', async () => {
    const doors = await shop.database.query<{ name: string }>(
      `select oid::regproc::text as name from pg_proc
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and prosrc ~* 'insert\\s+into\\s+(public\\.)?email_messages'`,
    );
    expect(doors).toEqual([{ name: 'private.queue_email' }]);
  });

  it('counts one mailbox for all of its addresses, and mails the address as it was typed', async () => {
    for (const email of ['lea.bell+a@gmail.com', 'leabell@gmail.com', 'l.e.a.bell@googlemail.com']) {
      expect((await optIn(email)).status).toBe(200);
    }
    for (const email of ['lea.bell+a@example.com', 'lea.bell@example.com', 'leabell@example.com']) {
      await optIn(email);
    }
    expect((await mails()).map(({ to }) => to).sort()).toEqual([
      'lea.bell+a@example.com',
      'lea.bell+a@gmail.com',
      'leabell@example.com',
    ]);
    await pass(24 * 60 + 1);
    await optIn('leabell@gmail.com');
    expect(await mails()).toHaveLength(4);
  });

  it('lets three sign-in mails an hour and six a day out to a mailbox', async () => {
    const ask = (cause = 'sign-in') => count(cause, 'ann+1@example.com');
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([null, null, null, 'sign-in']);
    await pass(61);
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([null, null, null, 'sign-in']);
    await pass(61);
    expect(await ask()).toBe('sign-in');
    expect(await ask('account')).toBeNull();
    await pass(24 * 60);
    expect(await ask()).toBeNull();
  });

  it('lets strangers have no more than six mails a day sent to a mailbox, and leaves two of them for codes', async () => {
    const to = 'ben@example.com';
    const asked = [];
    for (const cause of ['opt-in', 'find-order', 'find-order', 'invitation', 'invitation', 'find-order']) {
      asked.push(await count(cause, to));
    }
    expect(asked).toEqual([null, null, null, null, 'asked', 'asked']);
    expect([await count('sign-in', to), await count('sign-in', to), await count('sign-in', to)]).toEqual([
      null,
      null,
      'strangers',
    ]);
  });

  it('stores every contact message, mails three of a sender and sixty of an hour, and counts the others in one', async () => {
    for (let sent = 0; sent < 5; sent++) await write(`cara+${sent}@example.com`);
    expect(await mails('contact-message')).toHaveLength(3);
    expect(await mails('contact-digest')).toMatchObject([{ to: 'help@example.com', data: { count: 2 } }]);
    await Promise.all(Array.from({ length: 62 }, (_, n) => write(`sender-${n}@example.com`)));
    expect(await mails('contact-message')).toHaveLength(60);
    expect(await mails('contact-digest')).toMatchObject([{ data: { count: 7 } }]);
    expect(await shop.database.query('select id from public.contact_messages')).toHaveLength(67);
    const [digest] = await shop.database.query<{ is_due_at_the_full_hour: boolean }>(
      `select send_after > now() and send_after = date_trunc('hour', send_after) as is_due_at_the_full_hour
       from public.email_messages where template = 'contact-digest'`,
    );
    expect(digest?.is_due_at_the_full_hour).toBe(true);
  });

  it('mails a buyer four order links a day', async () => {
    for (let asked = 0; asked < 6; asked++) {
      await service('request_order_link', { buyer_email: 'buyer@example.com' });
      await shop.database.query(`update public.order_links set mailed_at = mailed_at - interval '3 hours'`);
    }
    expect(await mails('order-link')).toHaveLength(4);
  });

  it('asks an address that has opted out once, however often somebody else types it', async () => {
    await optIn('opted.out@example.com');
    const [lead] = await shop.database.query<{ id: string; token_version: number }>(
      `select id, token_version from public.leads where email = 'opted.out@example.com'`,
    );
    await service('confirm_lead', { lead_id: lead!.id, lead_token_version: lead!.token_version });
    await service('unsubscribe_lead', { lead_id: lead!.id });
    const daysLater = async (days: number) => {
      await pass(days * 24 * 60 + 1);
      await shop.database.query(
        `update public.leads set last_mail_at = last_mail_at - interval '${days} days'`,
      );
      // History is never changed; only here a day goes by at once.
      await shop.database.query('alter table public.consent_acts disable trigger refuse_history_change');
      await shop.database.query(
        `update public.consent_acts set created_at = created_at - interval '${days} days'`,
      );
      await shop.database.query('alter table public.consent_acts enable trigger refuse_history_change');
      await shop.database.query('delete from public.email_messages');
    };
    await daysLater(2);
    await optIn('opted.out@example.com');
    expect(await mails()).toHaveLength(1);
    for (const email of ['opted.out@example.com', 'opted.out+again@example.com']) {
      await daysLater(2);
      await optIn(email);
      expect(await mails(), email).toEqual([]);
    }
    await daysLater(30);
    await optIn('opted.out@example.com');
    expect(await mails()).toHaveLength(1);
  });

  it('takes one confirmation of each network first, and keeps a quarter of the hour for new networks', async () => {
    await Promise.all(
      Array.from({ length: 220 }, (_, n) => optIn(`flood-${n}@example.com`, `network-${n % 44}`)),
    );
    const claim = async () => {
      const { body } = await service('claim_email_messages', { max_messages: 100, lease_seconds: 60 });
      return body as { to: string; turn: number }[];
    };
    const first = await claim();
    expect(first.filter(({ turn }) => turn === 1)).toHaveLength(44);
    expect(first.filter(({ turn }) => turn === 2)).toHaveLength(44);
    expect(await claim()).toHaveLength(94);
    expect(await claim()).toEqual([]);
    await optIn('visitor@example.com', 'home');
    expect((await claim()).map(({ to }) => to)).toEqual(['visitor@example.com']);
  });

  it('repeats in a mail what the functions take for a name', async () => {
    const judged = await shop.database.query<{ name: string }>(
      'select name from unnest($1::text[]) with ordinality as given (name, place) where private.is_plain_name(name) order by place',
      [[...plainNames, ...namesThatAreMessages]],
    );
    expect(judged.map(({ name }) => name)).toEqual(plainNames);
  });

  it('sends no invitation in a name that reads like a message, and three a day to one mailbox', async () => {
    const invite = async (company_name: string, address: string) => {
      const company = crypto.randomUUID();
      await shop.call('customer', 'POST', 'rpc/create_company', { new_id: company, company_name });
      return shop.call('customer', 'POST', 'rpc/invite_to_company', { company, address, new_role: 'viewer' });
    };
    const refused = await invite('Your payroll account is closed call 1 800 555 0199', 'dora@example.com');
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('reads like a message');
    const statuses = [];
    for (let company = 0; company < 4; company++) {
      statuses.push((await invite(`Dental ${company}`, 'dora@example.com')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await mails('company-invitation')).toHaveLength(3);
  });
});
