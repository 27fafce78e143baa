import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backends, openTestShop, type TestShop } from '../support/test-database';

const paid = (orderId: string, facts: object = {}) => ({
  provider: 'stripe',
  eventType: 'test',
  kind: 'order.paid',
  eventId: `paid-${orderId}`,
  orderId,
  orderAliases: [],
  email: 'buyer@example.com',
  currency: 'USD',
  amountCents: 9900,
  utm: {},
  items: [{ providerProductId: 'core', amountCents: 9900, quantity: 1 }],
  occurredAt: '2026-11-21T10:00:00.000Z',
  ...facts,
});

describe.each(backends)('acts of the owner on %s', (backend) => {
  let shop: TestShop;

  const act = async (name: string, args: object) => {
    const { status, body } = await shop.call('admin', 'POST', `rpc/${name}`, args);
    return { status, body, message: (body as { message?: string } | null)?.message ?? '' };
  };
  const one = async <Row>(sql: string, values: unknown[] = []) =>
    (await shop.database.query<Row>(sql, values))[0]!;
  const receive = (event: object) =>
    shop.call('service', 'POST', 'rpc/receive_checkout_event', { checkout_event: event, raw_payload: '{}' });
  const licenseOf = (orderId: string) =>
    one<{ id: string; status: string; status_reason: string | null; email: string; user_id: string | null }>(
      `select license.id, license.status, license.status_reason, purchase.email, license.user_id
       from public.licenses as license join public.purchases as purchase on purchase.id = license.purchase_id
       where purchase.provider_order_id = $1`,
      [orderId],
    );

  beforeAll(async () => {
    shop = await openTestShop(backend);
    await shop.database.query(
      `insert into public.provider_products (provider, provider_product_id, product_skus) values ('stripe', 'core', '{core-hr}')`,
    );
    for (const order of ['o-1', 'o-2', 'o-3']) {
      await receive(paid(order));
    }
  });
  afterAll(() => shop.close());

  it('replays an event that was held, once what held it is put right', async () => {
    expect(
      (await receive(paid('o-held', { items: [{ providerProductId: 'new', amountCents: 1, quantity: 1 }] })))
        .body,
    ).toBe('held');
    const held = await act('admin_list_events', { state_filter: 'held' });
    const [event] = (held.body as { rows: { id: string; error: string }[] }).rows;
    expect(event).toMatchObject({ error: 'Unknown product: new.' });
    expect((await act('admin_replay_event', { event_id: event!.id })).body).toBe('held');
    await shop.call('admin', 'POST', 'provider_products', {
      provider: 'stripe',
      provider_product_id: 'new',
      product_skus: ['payroll-ops'],
    });
    expect((await act('admin_replay_event', { event_id: event!.id })).body).toBe('processed');
    expect((await act('admin_replay_event', { event_id: event!.id })).body).toBe('processed');
    const { purchases, receipts } = await one<{ purchases: number; receipts: number }>(
      `select (select count(*)::int from public.purchases where provider_order_id = 'o-held') as purchases,
         (select count(*)::int from public.email_messages where template = 'receipt' and data ->> 'orderId' = 'o-held') as receipts`,
    );
    expect({ purchases, receipts }).toEqual({ purchases: 1, receipts: 1 });
  });

  it('delivers what waited for a product as soon as the owner says what it is, and never over a colleague', async () => {
    const items = [{ providerProductId: 'price_9', amountCents: 1, quantity: 1 }];
    await receive(paid('o-9', { items }));
    await receive(paid('o-10', { items, amountCents: 1 }));
    const before = (await act('admin_provider_products', {})).body as { unknown: Record<string, unknown>[] };
    expect(before.unknown).toMatchObject([{ provider: 'stripe', providerProductId: 'price_9', orders: 2 }]);
    const map = { product_provider: 'stripe', provider_product: 'price_9', lowest_cents: 100 };
    expect((await act('admin_map_product', { ...map, skus: ['handbook'] })).status).toBe(400);
    const mapped = await act('admin_map_product', { ...map, skus: ['payroll-ops'] });
    expect(mapped.body).toEqual({ delivered: 1, held: 1 });
    expect(await licenseOf('o-9')).toMatchObject({ status: 'active' });
    const late = await act('admin_map_product', { ...map, skus: ['core-hr'] });
    expect([late.status, late.message]).toEqual([409, expect.stringContaining('Someone else changed')]);
    const seen = { skus: ['payroll-ops'], minimumCents: 100, currency: 'USD' };
    const free = await act('admin_map_product', { ...map, skus: ['payroll-ops'], lowest_cents: 0, seen });
    expect(free.body).toEqual({ delivered: 1, held: 0 });
    const after = (await act('admin_provider_products', {})).body as { unknown: unknown[] };
    expect(after.unknown).toEqual([]);
  });

  it("keeps the owner's revocation whatever the provider says, and restores only what is paid", async () => {
    const { id } = await licenseOf('o-1');
    expect(
      (await act('admin_set_license', { license_id: id, new_status: 'revoked', reason: ' ' })).message,
    ).toMatch(/reason/);
    expect(
      (await act('admin_set_license', { license_id: id, new_status: 'revoked', reason: 'Posted in public' }))
        .status,
    ).toBeLessThan(300);
    expect(
      (await act('admin_set_license', { license_id: id, new_status: 'revoked', reason: 'Again' })).message,
    ).toMatch(/This was done already/);
    await receive(paid('o-1', { eventId: 'paid-again' }));
    expect(await licenseOf('o-1')).toMatchObject({ status: 'revoked', status_reason: 'Posted in public' });
    const refund = { kind: 'order.refunded', eventId: 'refund-1', refund: { refundId: 'r', full: true } };
    await receive(paid('o-1', refund));
    expect(
      (await act('admin_set_license', { license_id: id, new_status: 'active', reason: 'Mistake' })).message,
    ).toMatch(/order is refunded/);
    const { reason } = await one<{ reason: string }>(
      `select reason from public.audit_log where object = 'licenses' and object_id = $1 order by id limit 1`,
      [id],
    );
    expect(reason).toBe('Posted in public');
  });

  it('moves a license to another address with its account and mails the new one', async () => {
    const { id } = await licenseOf('o-2');
    expect(
      (await act('admin_move_license', { license_id: id, new_email: 'not an address', reason: 'Typo' }))
        .status,
    ).toBe(400);
    const moved = await act('admin_move_license', {
      license_id: id,
      new_email: 'Customer@Example.com',
      reason: 'Typo',
    });
    expect(moved.status, moved.message).toBeLessThan(300);
    expect(await licenseOf('o-2')).toMatchObject({
      email: 'customer@example.com',
      user_id: shop.userIds.customer,
    });
    expect(((await shop.call('customer', 'GET', 'licenses?select=id')).body as unknown[]).length).toBe(1);
    expect(
      await one(
        `select template from public.email_messages where "to" = 'customer@example.com' order by created_at desc limit 1`,
      ),
    ).toEqual({ template: 'order-link' });
  });

  it('sends the receipt again, once a minute', async () => {
    await shop.database.query(`update public.email_messages set created_at = now() - interval '1 hour'`);
    expect(
      (await act('admin_resend_receipt', { order_provider: 'stripe', order_id: 'o-3' })).status,
    ).toBeLessThan(300);
    expect((await act('admin_resend_receipt', { order_provider: 'stripe', order_id: 'o-3' })).status).toBe(
      429,
    );
    const { count } = await one<{ count: number }>(
      `select count(*)::int as count from public.email_messages where template = 'receipt' and data ->> 'orderId' = 'o-3'`,
    );
    expect(count).toBe(2);
  });

  it('sends a mail of the sequence to oneself once in any half minute, however many press at once', async () => {
    const send = () => act('admin_send_test_mail', { mail_template: 'starter-pack-1' });
    const sentTo = (answer: { status: number }) => answer.status < 300;
    const ageLast = (seconds: number) =>
      shop.database.query(
        `update public.email_messages set created_at = now() - make_interval(secs => $1) where data ->> 'isTest' = 'true'`,
        [seconds],
      );
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    expect(answers.filter(sentTo)).toMatchObject([{ body: 'owner@example.com' }]);
    expect(answers.filter((answer) => !sentTo(answer)).map(({ status }) => status)).toEqual(
      Array.from({ length: 4 }, () => 429),
    );
    await ageLast(25);
    expect((await send()).message).toMatch(/a moment ago/);
    expect(sentTo(await act('admin_send_test_mail', { mail_template: 'starter-pack-2' }))).toBe(true);
    await ageLast(31);
    expect(sentTo(await send())).toBe(true);
    expect((await send()).status).toBe(429);
    expect(
      await one(
        `select count(*)::int as count from public.email_messages
         where template = 'starter-pack-1' and data ->> 'isTest' = 'true'`,
      ),
    ).toEqual({ count: 2 });
  });

  it('answers a message once, and tells the second of two admins', async () => {
    const id = crypto.randomUUID();
    await shop.database.query(
      `insert into public.contact_messages (id, name, email, subject, message) values ($1, 'Con', 'con@example.com', 'Hi', 'Hello')`,
      [id],
    );
    const replyId = crypto.randomUUID();
    const reply = { message_id: id, reply_id: replyId, body: 'Hello Con', seen_replies: 0 };
    expect((await act('admin_reply_message', reply)).status).toBeLessThan(300);
    expect((await act('admin_reply_message', reply)).status).toBeLessThan(300);
    const second = await act('admin_reply_message', { ...reply, reply_id: crypto.randomUUID() });
    expect([second.status, second.message]).toEqual([409, expect.stringContaining('in the meantime')]);
    const message = (await act('admin_message', { message_id: id })).body as {
      status: string;
      replies: object[];
    };
    expect(message).toMatchObject({
      status: 'answered',
      replies: [{ body: 'Hello Con', author: 'owner@example.com', mailStatus: 'queued' }],
    });
  });

  it('deletes a lead for good and keeps no word of who it was', async () => {
    const id = crypto.randomUUID();
    await shop.call('service', 'POST', 'rpc/request_starter_pack', {
      lead_id: id,
      lead_name: 'Lea Secret',
      lead_email: 'secret@example.com',
    });
    expect((await act('admin_resend_confirmation', { lead_id: id })).status).toBe(429);
    expect((await act('admin_delete_lead', { lead_id: id, reason: 'Asked for it' })).status).toBeLessThan(
      300,
    );
    const everything = JSON.stringify([
      await shop.database.query('select * from public.leads'),
      await shop.database.query('select * from public.email_messages'),
      await shop.database.query('select * from public.audit_log'),
    ]);
    expect(everything).not.toMatch(/secret/i);
    expect(
      await one(`select reason from public.audit_log where object = 'leads' and object_id = $1`, [id]),
    ).toEqual({
      reason: 'Asked for it',
    });
  });

  it('retries what was given up, and nothing else', async () => {
    await shop.database.query(`update public.email_messages set status = 'sent'`);
    await shop.database.query(
      `insert into public.email_messages (id, "to", template, status, attempts, last_error, idempotency_key)
       select gen_random_uuid(), 'f' || n || '@example.com', 'receipt', 'failed', 8, 'refused', 'failed-' || n from generate_series(1, 3) as n`,
    );
    const failed = await one<{ id: string }>(
      `select id from public.email_messages where status = 'failed' limit 1`,
    );
    expect((await act('admin_retry_mail', { mail_id: failed.id })).status).toBeLessThan(300);
    expect((await act('admin_retry_mail', { mail_id: failed.id })).status).toBe(409);
    expect((await act('admin_retry_failed_mails', {})).body).toBe(2);
    const queued = await shop.database.query(
      `select 1 from public.email_messages where status = 'queued' and attempts = 0 and last_error is null`,
    );
    expect(queued).toHaveLength(3);
  });
});
