import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backends, openTestShop, type Role, type TestShop } from '../support/test-database';

describe.each(backends)('leads on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  const ask = (email: string, name = 'Lea') =>
    shop.call('service', 'POST', 'rpc/request_starter_pack', {
      lead_id: crypto.randomUUID(),
      lead_name: name,
      lead_email: email,
    });
  const askAbout = (email: string, wanted_state: string) =>
    shop.call('service', 'POST', 'rpc/request_starter_pack', {
      lead_id: crypto.randomUUID(),
      lead_name: '',
      lead_email: email,
      wanted_state,
    });
  const leadOf = async (email: string) => {
    const [row] = await shop.database.query<{
      id: string;
      status: string;
      token_version: number;
      name: string;
    }>('select id, status, token_version, name from public.leads where email = $1', [email]);
    return row!;
  };
  const mailsTo = async (email: string) =>
    shop.database.query<{ template: string; status: string; hours: number }>(
      `select template, status, round(extract(epoch from send_after - now()) / 3600)::int as hours
       from public.email_messages where "to" = $1 order by created_at, template`,
      [email],
    );
  const confirm = (id: string, version: number) =>
    shop.call('service', 'POST', 'rpc/confirm_lead', { lead_id: id, lead_token_version: version });

  it('stores an address once however often it asks, and mails it once in 24 hours', async () => {
    await ask(' Ann@Example.com ');
    await ask('ann@example.com', 'Ann B.');
    await ask('ANN@EXAMPLE.COM');
    expect(
      await shop.database.query(`select 1 from public.leads where email = 'ann@example.com'`),
    ).toHaveLength(1);
    expect(await mailsTo('ann@example.com')).toEqual([
      { template: 'confirm-subscription', status: 'queued', hours: 0 },
    ]);
    for (const [ago, mails] of [
      ['61 seconds', 1],
      ['23 hours 59 minutes', 1],
      ['24 hours 1 second', 2],
    ] as const) {
      await shop.database.query(`update private.mail_counts set slot = now() - interval '${ago}'`);
      await ask('ann@example.com');
      expect(await mailsTo('ann@example.com'), ago).toHaveLength(mails);
    }
  });

  it('takes a hundred different addresses at once and loses none', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => ask(`crowd-${index}@example.com`)),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await shop.database.query(`select 1 from public.leads where email like 'crowd-%'`)).toHaveLength(
      100,
    );
    expect(
      await shop.database.query(`select 1 from public.email_messages where "to" like 'crowd-%'`),
    ).toHaveLength(100);
  });

  it('queues mail 1 at once and mail 2 after 48 hours when confirmed, and nothing more the second time', async () => {
    await ask('bea@example.com');
    const lead = await leadOf('bea@example.com');
    expect((await confirm(lead.id, lead.token_version)).body).toBe('confirmed');
    expect((await confirm(lead.id, lead.token_version)).body).toBe('already-confirmed');
    expect(await mailsTo('bea@example.com')).toEqual([
      { template: 'confirm-subscription', status: 'queued', hours: 0 },
      { template: 'starter-pack-1', status: 'queued', hours: 0 },
      { template: 'starter-pack-2', status: 'queued', hours: 48 },
    ]);
  });

  it('ends the sequence on an unsubscribe, and an old link does not subscribe again', async () => {
    await ask('cat@example.com');
    const lead = await leadOf('cat@example.com');
    await confirm(lead.id, lead.token_version);
    await shop.call('service', 'POST', 'rpc/unsubscribe_lead', { lead_id: lead.id });
    expect((await leadOf('cat@example.com')).status).toBe('unsubscribed');
    expect((await mailsTo('cat@example.com')).filter(({ status }) => status === 'queued')).toEqual([
      { template: 'confirm-subscription', status: 'queued', hours: 0 },
    ]);
    expect((await confirm(lead.id, lead.token_version)).status).toBe(410);
    expect((await leadOf('cat@example.com')).status).toBe('unsubscribed');
  });

  it('ends the sequence on a purchase', async () => {
    await ask('dan@example.com');
    const lead = await leadOf('dan@example.com');
    await confirm(lead.id, lead.token_version);
    await shop.call('service', 'POST', 'provider_products', {
      provider: 'sandbox',
      provider_product_id: 'micro',
      product_skus: ['micro-templates'],
    });
    await shop.call('service', 'POST', 'rpc/receive_checkout_event', {
      checkout_event: {
        provider: 'sandbox',
        eventId: 'evt-dan',
        kind: 'order.paid',
        occurredAt: new Date().toISOString(),
        orderId: 'dan-1',
        orderAliases: [],
        email: 'dan@example.com',
        currency: 'USD',
        amountCents: 2900,
        items: [{ providerProductId: 'micro', amountCents: 2900, quantity: 1 }],
      },
      raw_payload: '{}',
    });
    const mails = await mailsTo('dan@example.com');
    expect(mails.find(({ template }) => template === 'starter-pack-2')?.status).toBe('cancelled');
    expect(mails.find(({ template }) => template === 'receipt')?.status).toBe('queued');
  });

  it('counts who waits for a state only after their own click, also of a confirmed lead', async () => {
    const statesOf = async (email: string) =>
      shop.database.query('select asked_states, wanted_states from public.leads where email = $1', [email]);
    await askAbout('fay@example.com', 'CA');
    expect(await statesOf('fay@example.com')).toEqual([{ asked_states: ['CA'], wanted_states: [] }]);
    const lead = await leadOf('fay@example.com');
    await confirm(lead.id, lead.token_version);
    expect(await statesOf('fay@example.com')).toEqual([{ asked_states: [], wanted_states: ['CA'] }]);

    await shop.database.query(`update private.mail_counts set slot = slot - interval '25 hours'`);
    await askAbout('fay@example.com', 'TX');
    await askAbout('fay@example.com', 'TX');
    expect(await statesOf('fay@example.com')).toEqual([{ asked_states: ['TX'], wanted_states: ['CA'] }]);
    const [latest] = await shop.database.query(
      `select template, data from public.email_messages where "to" = 'fay@example.com' order by created_at desc limit 1`,
    );
    expect(latest).toMatchObject({ template: 'confirm-subscription', data: { wantedState: 'TX' } });
    expect((await confirm(lead.id, lead.token_version)).body).toBe('already-confirmed');
    expect(await statesOf('fay@example.com')).toEqual([{ asked_states: [], wanted_states: ['CA', 'TX'] }]);

    await askAbout('gil@example.com', 'CA');
    expect((await shop.call('admin', 'POST', 'rpc/admin_wanted_states', {})).body).toEqual([
      { state: 'CA', people: 1 },
      { state: 'TX', people: 1 },
    ]);
    const listed = await shop.call('admin', 'POST', 'rpc/admin_list_leads', { status_filter: 'TX' });
    expect(listed.body).toMatchObject({ rows: [{ email: 'fay@example.com', wantedStates: ['CA', 'TX'] }] });
    expect((await askAbout('gil@example.com', 'California')).status).toBe(400);

    await shop.call('service', 'POST', 'rpc/unsubscribe_lead', { lead_id: lead.id });
    const left = await shop.call('admin', 'POST', 'rpc/admin_list_leads', { status_filter: 'TX' });
    expect(left.body).toMatchObject({ rows: [] });
    expect((await shop.call('admin', 'POST', 'rpc/admin_wanted_states', {})).body).toEqual([]);
  });

  it('does a call of the journal once, with what it did still there, and again when that was lost', async () => {
    const call_id = crypto.randomUUID();
    const play = (called: string) =>
      shop.call('service', 'POST', 'rpc/call_durably', {
        call_id,
        called,
        arguments: {
          lead_id: crypto.randomUUID(),
          lead_name: `Eve, "quoted" 'n' \\ all`,
          lead_email: 'eve@example.com',
          lead_utm: { utm_source: "o'clock" },
          lead_source: 'default',
        },
      });
    expect(await play('request_starter_pack')).toMatchObject({
      status: 200,
      body: expect.any(String) as string,
    });
    // Long enough ago for another mail, had the person asked again.
    await shop.database.query('delete from private.mail_counts');
    expect(await play('request_starter_pack')).toMatchObject({ status: 200, body: null });
    expect(await mailsTo('eve@example.com')).toHaveLength(1);
    expect(await leadOf('eve@example.com')).toMatchObject({ name: `Eve, "quoted" 'n' \\ all` });

    await shop.database.query('delete from public.email_messages');
    await shop.database.query("delete from public.leads where email = 'eve@example.com'");
    await shop.database.query('delete from private.durable_calls');
    await shop.database.query('delete from private.mail_counts');
    expect((await play('request_starter_pack')).status).toBe(200);
    expect(await mailsTo('eve@example.com')).toHaveLength(1);
  });

  it('plays no other call, and for nobody but the service', async () => {
    const attempt = (role: Role, called: string) =>
      shop.call(role, 'POST', 'rpc/call_durably', {
        call_id: crypto.randomUUID(),
        called,
        arguments: { lead_id: crypto.randomUUID() },
      });
    expect((await attempt('service', 'erase_lead')).status).toBe(404);
    expect((await attempt('anonymous', 'unsubscribe_lead')).status).toBeGreaterThanOrEqual(400);
    expect((await attempt('service', 'unsubscribe_lead')).status).toBe(200);
  });

  it('refuses what is no address, with a sentence for people', async () => {
    expect(await ask('nobody')).toMatchObject({
      status: 400,
      body: { message: 'The email address is not valid.' },
    });
    expect((await ask('a@b.co', 'x'.repeat(121))).status).toBe(400);
  });

  it('gives each mail to one worker only, and again when that one died', async () => {
    await shop.database.query(`update public.email_messages set status = 'cancelled'`);
    await shop.database.query(
      `insert into public.email_messages ("to", template, idempotency_key)
       select 'worker@example.com', 'receipt', 'worker-' || n from generate_series(1, 60) n`,
    );
    const claims = await Promise.all(
      Array.from({ length: 12 }, () =>
        shop.call('service', 'POST', 'rpc/claim_email_messages', { max_messages: 10, lease_seconds: 60 }),
      ),
    );
    const claimed = claims.flatMap(({ body }) =>
      (body as { id: string; lease: string }[]).map(({ id }) => id),
    );
    expect(new Set(claimed).size).toBe(60);
    expect(claimed).toHaveLength(60);
    await shop.database.query(
      `update public.email_messages set lease_until = now() - interval '1 second' where status = 'sending'`,
    );
    const again = await shop.call('service', 'POST', 'rpc/claim_email_messages', {
      max_messages: 10,
      lease_seconds: 60,
    });
    expect(again.body).toHaveLength(10);
    // The first worker's lease is void: what it says about the mail no longer counts.
    const [late] = claims.flatMap(({ body }) => body as { id: string; lease: string }[]);
    const settled = await shop.call('service', 'POST', 'rpc/settle_email_message', {
      message_id: late!.id,
      message_lease: late!.lease,
      outcome: 'sent',
    });
    const stillHeld = (again.body as { id: string }[]).some(({ id }) => id === late!.id);
    expect(settled.body).toBe(!stillHeld);
  });
});
