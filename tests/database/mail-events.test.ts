import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backends, openTestShop, type TestShop } from '../support/test-database';

const ann = 'ann@example.com';
let counter = 0;

describe.each(backends)('the reports of the mail provider on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    for (const table of ['mail_events', 'mail_suppressions', 'email_messages', 'leads']) {
      await shop.database.query(`delete from public.${table}`);
    }
  });

  const report = async (kind: string, change: Record<string, unknown> = {}) =>
    (
      await shop.call('service', 'POST', 'rpc/receive_mail_event', {
        event_provider: 'resend',
        provider_event_id: `msg_${++counter}`,
        event_kind: kind,
        address: ann,
        provider_message_id: 'sent-1',
        event_detail: 'No such mailbox',
        event_time: '2026-11-26T10:00:00Z',
        ...change,
      })
    ).body;
  const queue = (to = ann, template = 'receipt', stream = 'transactional') =>
    shop.database.query(
      `insert into public.email_messages ("to", template, stream, idempotency_key) values ($1, $2, $3, gen_random_uuid())`,
      [to, template, stream],
    );
  const mails = () =>
    shop.database.query<{ to: string; status: string; last_error: string | null }>(
      `select "to", status, last_error from public.email_messages order by created_at, id`,
    );
  const stopped = () =>
    shop.database.query<{ id: string; email: string; reason: string }>(
      'select id, email, reason from public.mail_suppressions order by email',
    );

  it('stop an address at its first hard bounce: what waits is canceled, what comes later as well', async () => {
    await queue();
    await queue('ben@example.com');
    expect(await report('hard-bounce', { address: 'Ann@Example.com' })).toBe(true);
    await queue();
    expect((await mails()).map(({ to, status }) => [to, status])).toEqual([
      [ann, 'cancelled'],
      ['ben@example.com', 'queued'],
      [ann, 'cancelled'],
    ]);
    expect((await mails()).at(-1)?.last_error).toBe(
      'This address is stopped: the mailbox does not exist or refuses mail.',
    );
    expect((await stopped()).map(({ email, reason }) => [email, reason])).toEqual([[ann, 'hard-bounce']]);
  });

  it('count once, however often they are delivered', async () => {
    const same = { provider_event_id: 'msg_same' };
    expect([
      await report('soft-bounce', same),
      await report('soft-bounce', same),
      await report('soft-bounce', same),
    ]).toEqual([true, false, false]);
    expect(await stopped()).toEqual([]);
  });

  it('stop an address at the third soft bounce, and start over once it is allowed again', async () => {
    await report('soft-bounce');
    await report('soft-bounce');
    expect(await stopped()).toEqual([]);
    await report('soft-bounce');
    const [row] = await stopped();
    expect(row?.reason).toBe('soft-bounces');
    expect(
      (await shop.call('admin', 'POST', 'rpc/admin_allow_address', { address_id: row?.id })).status,
    ).toBe(204);
    await report('soft-bounce');
    expect(await stopped()).toEqual([]);
    await queue();
    expect((await mails()).at(-1)?.status).toBe('queued');
  });

  it('of a complaint also end the person’s consent, which allowing the address does not bring back', async () => {
    await shop.database.query(
      `insert into public.leads (email, status, confirmed_at) values ($1, 'confirmed', now())`,
      [ann],
    );
    await report('complaint');
    const [row] = await stopped();
    await shop.call('admin', 'POST', 'rpc/admin_allow_address', { address_id: row?.id });
    const [lead] = await shop.database.query<{ status: string }>('select status from public.leads');
    expect(lead?.status).toBe('unsubscribed');
  });

  it('reach a mail whose worker tries it again', async () => {
    await queue();
    await shop.database.query(
      `update public.email_messages set status = 'sending', lease = gen_random_uuid()`,
    );
    await report('hard-bounce');
    await shop.database.query(`update public.email_messages set status = 'queued'`);
    expect((await mails())[0]?.status).toBe('cancelled');
  });

  it('know the mail that they are about, and go with the mails of a deleted person', async () => {
    await queue();
    await shop.database.query(
      `update public.email_messages set status = 'sent', provider_message_id = 'sent-1'`,
    );
    await report('soft-bounce');
    const known = () =>
      shop.database.query<{ known: boolean }>('select mail_id is not null as known from public.mail_events');
    expect(await known()).toEqual([{ known: true }]);
    const person = { address: ann };
    const exported = await shop.call('admin', 'POST', 'rpc/admin_export_person', person);
    expect(JSON.stringify(exported.body)).toContain('soft-bounce');
    await shop.call('admin', 'POST', 'rpc/admin_delete_person', { ...person, typed_address: ann });
    expect(await known()).toEqual([]);
  });

  it('are the admin’s to read and the service’s to write', async () => {
    await report('hard-bounce');
    const list = (role: 'admin' | 'customer') =>
      shop.call(role, 'POST', 'rpc/admin_list_stopped_addresses', {});
    expect((await list('admin')).body).toMatchObject({ rows: [{ email: ann, reason: 'hard-bounce' }] });
    expect((await list('customer')).status).toBe(403);
    for (const role of ['anonymous', 'customer', 'admin'] as const) {
      const answer = await shop.call(role, 'POST', 'rpc/receive_mail_event', {
        event_provider: 'resend',
        provider_event_id: 'msg_theirs',
        event_kind: 'complaint',
        address: ann,
        provider_message_id: 'x',
        event_detail: '',
        event_time: '2026-11-26T10:00:00Z',
      });
      expect([401, 403, 404], role).toContain(answer.status);
    }
  });
});
