import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backends, openTestShop, type TestShop } from '../support/test-database';

const id = '20000000-0000-4000-8000-000000000001';
const items = [{ kind: 'post', title: 'A post', text: 'Words.', path: '/blog/a-post' }];

describe.each(backends)('the newsletter on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    for (const table of [
      'mail_events',
      'mail_suppressions',
      'email_messages',
      'leads',
      'newsletter_issues',
    ]) {
      await shop.database.query(`delete from public.${table}`);
    }
    await shop.database.query(`update public.profiles set newsletter = false`);
    await shop.database.query(`delete from public.consent_acts`);
  });

  const admin = async <Body>(rpc: string, args: object) => {
    const { status, body } = await shop.call('admin', 'POST', `rpc/${rpc}`, args);
    return { status, body: body as Body };
  };
  const save = (change: object = {}) =>
    admin<{ updatedAt: string; message?: string }>('admin_save_newsletter', {
      ...{ issue_id: id, subject: 'November', intro: 'Hello.', items },
      ...change,
    });
  const schedule = () =>
    admin('admin_schedule_newsletter', { issue_id: id, send_at: '2026-01-01T00:00:00Z' });
  const addLeads = (count: number, status = 'confirmed', name = 'lead') =>
    shop.database.query(
      `insert into public.leads (email, status, confirmed_at)
       select $1::text || n || '@example.com', $2::text, now() from generate_series(1, $3::int) as n`,
      [name, status, count],
    );
  const run = async (batch = 500) =>
    (await shop.call('service', 'POST', 'rpc/queue_newsletter_mails', { batch })).body as number;
  const recipients = async () =>
    (
      await shop.database.query<{ to: string }>(
        `select "to" from public.email_messages where template = 'newsletter' order by "to"`,
      )
    ).map(({ to }) => to);
  const statusOf = async () =>
    (await shop.database.query<{ status: string }>('select status from public.newsletter_issues'))[0]?.status;

  it('goes once to each confirmed address that still wants it, and to no other', async () => {
    await addLeads(2);
    await addLeads(1, 'pending', 'pending');
    await addLeads(1, 'unsubscribed', 'left');
    await addLeads(1, 'confirmed', 'stopped');
    await addLeads(1, 'confirmed', 'before');
    await shop.database.query(
      `update public.leads set newsletter = false where email = 'before1@example.com'`,
    );
    await shop.database.query(
      `insert into public.mail_suppressions (email, reason) values ('stopped1@example.com', 'hard-bounce')`,
    );
    // An account with the newsletter, one with the address of a lead, and one that switched it off after the lead.
    await shop.database.query(`update public.profiles set newsletter = true where id = $1`, [
      shop.userIds.customer,
    ]);
    await shop.database.query(
      `insert into public.leads (email, status, confirmed_at) select email, 'confirmed', now() from public.profiles where id = $1`,
      [shop.userIds.customer],
    );
    await shop.database.query(
      `insert into public.leads (email, status, confirmed_at, requested_at)
       select email, 'confirmed', now() - interval '1 day', now() - interval '1 day' from public.profiles where id = $1`,
      [shop.userIds['other-customer']],
    );
    await shop.database.query(`update public.profiles set newsletter = true where id = $1`, [
      shop.userIds['other-customer'],
    ]);
    await shop.database.query(`update public.profiles set newsletter = false where id = $1`, [
      shop.userIds['other-customer'],
    ]);
    await save();
    await schedule();
    await run();
    const [customer] = await shop.database.query<{ email: string }>(
      'select email from public.profiles where id = $1',
      [shop.userIds.customer],
    );
    expect(await recipients()).toEqual([customer!.email, 'lead1@example.com', 'lead2@example.com'].sort());
    expect(await statusOf()).toBe('sent');
  });

  it('is queued in batches that lose and double nothing, also by two workers at once', async () => {
    await addLeads(7);
    await save();
    await schedule();
    expect(await run(3)).toBe(3);
    expect(await statusOf()).toBe('sending');
    // A worker whose transaction was lost comes again with the same addresses.
    await shop.database.query(`update private.newsletter_progress set last_email = ''`);
    await Promise.all([run(3), run(3)]);
    while ((await statusOf()) === 'sending') await run(3);
    expect(await recipients()).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `lead${n}@example.com`));
    expect(await run(3)).toBe(0);
  });

  it('is withdrawn: before its time it is a draft again, on its way it stops', async () => {
    await addLeads(3);
    await save();
    await admin('admin_schedule_newsletter', { issue_id: id, send_at: '2026-12-24T00:00:00Z' });
    expect((await save({ subject: 'Changed' })).status).toBe(409);
    expect(await admin('admin_withdraw_newsletter', { issue_id: id })).toEqual({ status: 200, body: 0 });
    expect(await statusOf()).toBe('draft');
    await schedule();
    await run(2);
    await shop.database.query(
      `update public.email_messages set status = 'sent' where "to" = 'lead1@example.com'`,
    );
    expect(await admin('admin_withdraw_newsletter', { issue_id: id })).toEqual({ status: 200, body: 1 });
    expect(await run(2)).toBe(0);
    expect(await statusOf()).toBe('withdrawn');
    expect((await admin('admin_newsletter', { issue_id: id })).body).toMatchObject({
      sent: 1,
      canceled: 1,
      waiting: 0,
    });
  });

  it('counts who unsubscribed by it and what bounced, each once', async () => {
    await addLeads(2);
    await save();
    await schedule();
    await run();
    const [lead] = await shop.database.query<{ id: string }>(
      `select id from public.leads where email = 'lead1@example.com'`,
    );
    for (let time = 0; time < 2; time++) {
      const args = { person_id: lead?.id, issue_id: id };
      expect((await shop.call('service', 'POST', 'rpc/unsubscribe_newsletter', args)).body).toBe(true);
    }
    await shop.database.query(
      `update public.email_messages set status = 'sent', provider_message_id = 'sent-2' where "to" = 'lead2@example.com'`,
    );
    for (let time = 0; time < 2; time++) {
      await shop.call('service', 'POST', 'rpc/receive_mail_event', {
        ...{
          event_provider: 'resend',
          provider_event_id: 'msg_1',
          event_kind: 'hard-bounce',
          address: 'lead2@example.com',
        },
        ...{ provider_message_id: 'sent-2', event_detail: '', event_time: '2026-11-26T10:00:00Z' },
      });
    }
    expect((await admin('admin_newsletter', { issue_id: id })).body).toMatchObject({
      ...{ bounced: 1, unsubscribed: 1, sent: 1, canceled: 1 },
    });
    const { body } = await admin<{ rows: object[] }>('admin_list_newsletters', {});
    expect(body.rows).toMatchObject([{ subject: 'November', bounced: 1, unsubscribed: 1, sent: 1 }]);
  });

  it('takes only whole entries that lead to a page of the site, and no change over a newer one', async () => {
    const wrong = { kind: 'post', title: 'x', text: '' };
    for (const path of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', '']) {
      expect((await save({ items: [{ ...wrong, path }] })).status, path).toBe(400);
    }
    expect((await save({ subject: ' ' })).status).toBe(400);
    const first = await save();
    expect((await save()).status, 'the same call again').toBe(200);
    expect((await save({ subject: 'B', seen: first.body.updatedAt })).status).toBe(200);
    expect((await save({ subject: 'C', seen: first.body.updatedAt })).status).toBe(409);
    await save({ issue_id: '20000000-0000-4000-8000-000000000002', intro: '', items: [] });
    const empty = { issue_id: '20000000-0000-4000-8000-000000000002', send_at: '2026-12-01T00:00:00Z' };
    expect((await admin('admin_schedule_newsletter', empty)).status).toBe(400);
  });

  it('is tested on the owner alone, at most once in 30 seconds', async () => {
    await addLeads(1);
    await save();
    expect((await admin('admin_send_test_newsletter', { issue_id: id })).status).toBe(200);
    expect((await admin('admin_send_test_newsletter', { issue_id: id })).status).toBe(429);
    expect(await recipients()).toHaveLength(1);
    expect((await admin('admin_newsletter_audience', {})).body).toEqual({ wanted: 1, stopped: 0 });
  });
});
