import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAsideLimit } from '../../supabase/local/scheduler/retention-job';
import { giveCompany } from '../support/customers';
import { backends, openTestShop, type TestShop } from '../support/test-database';

/** What the privacy page has to say about each period, and in which words. */
const said: Readonly<Record<string, RegExp>> = {
  mails: /^\| Mails we sent +\| (\d+) days/m,
  'webhook payloads': /^\| The payment provider’s message .+\| (\d+) days/m,
  'unconfirmed leads': /^\| Starter pack requests that were never confirmed +\| (\d+) days/m,
  'names of unsubscribed leads': /unsubscribe.+name and campaign.+deleted after (\d+) days/m,
  'settled messages': /^\| Messages to us .+\| (\d+) days/m,
  'order links': /^\| Links that “Find my order” mailed +\| (\d+) days/m,
  'company invitations': /^\| Invitations to a company +\| (\d+) days/m,
  'networks of sign-ins': /^\| The networks that you signed in from.+\| (\d+) days after/m,
  searches: /^\| Searches that found nothing +\| (\d+) days/m,
  'rate limits': /^\| Counters against abuse +\| (\d+) day/m,
};

describe.each(backends)('what is deleted automatically on %s', (backend) => {
  let shop: TestShop;
  let days: Readonly<Record<string, number>>;

  const run = async (inDays: number) => {
    const asOf = new Date(Date.now() + inDays * 86_400_000).toISOString();
    const { status, body } = await shop.call('service', 'POST', 'rpc/delete_what_is_due', { as_of: asOf });
    expect(status, JSON.stringify(body)).toBeLessThan(300);
  };
  const query = (sql: string, values: unknown[] = []) =>
    shop.database.query<Record<string, unknown>>(sql, values);
  /** The same question a day before the period is over, and a day after it. */
  const aroundTheEnd = async (what: string, sql: string) => {
    const length = days[what] ?? Number.NaN;
    await run(length - 1);
    const before = await query(sql);
    await run(length + 1);
    return { before, after: await query(sql) };
  };

  beforeAll(async () => {
    shop = await openTestShop(backend);
    const rows = await shop.database.query<{ what: string; days: number }>(
      'select * from private.retention_days()',
    );
    days = Object.fromEntries(rows.map(({ what, days: length }) => [what, length]));
  });
  afterAll(() => shop.close());

  it('is what the privacy page says, to the day', () => {
    const page = readFileSync('src/pages/legal/texts/privacy.md', 'utf8');
    const quoted = Object.fromEntries(
      Object.entries(said).map(([what, pattern]) => [what, Number(pattern.exec(page)?.[1])]),
    );
    expect(quoted).toEqual(days);
  });

  it('also says how long a line of the journal waits that was set aside, as the privacy page does', async () => {
    const page = readFileSync('src/pages/legal/texts/privacy.md', 'utf8');
    const said = Number(/^\| Requests that our server could not store .+\| (\d+) days/m.exec(page)?.[1]);
    const waits = Date.now() - (await setAsideLimit(shop.database)).getTime();
    expect(Math.round(waits / 86_400_000)).toBe(said);
  });

  it('empties mails that are done, and queues none of them a second time', async () => {
    for (const status of ['sent', 'failed', 'cancelled', 'queued']) {
      await query(
        `insert into public.email_messages ("to", template, data, idempotency_key, status, last_error, sent_at)
         values ('reader@example.com', 'receipt', '{"orderId": "o1"}', $1, $2, 'no reader@example.com here',
           case $2 when 'sent' then now() end)`,
        [`retention-${status}`, status],
      );
    }
    const { before, after } = await aroundTheEnd(
      'mails',
      `select status, "to", data, last_error from public.email_messages where idempotency_key like 'retention-%' order by idempotency_key`,
    );
    const full = {
      to: 'reader@example.com',
      data: { orderId: 'o1' },
      last_error: 'no reader@example.com here',
    };
    const empty = { to: 'deleted-mail@deleted.invalid', data: {}, last_error: null };
    expect(before).toEqual(['cancelled', 'failed', 'queued', 'sent'].map((status) => ({ status, ...full })));
    expect(after).toEqual([
      { status: 'cancelled', ...empty },
      // What was given up cannot be tried again without its recipient.
      { status: 'cancelled', ...empty },
      { status: 'queued', ...full },
      { status: 'sent', ...empty },
    ]);
    await query(`select private.queue_email('reader@example.com', 'receipt', '{}', 'retention-sent')`);
    expect(
      await query(`select status from public.email_messages where idempotency_key = 'retention-sent'`),
    ).toEqual([{ status: 'sent' }]);
  });

  it('drops a provider’s message once it is worked off, and keeps the order’s history and what still waits', async () => {
    for (const [id, processed] of [
      ['done', 'now()'],
      ['held', 'null'],
    ]) {
      await query(
        `insert into public.webhook_events (provider, event_id, payload, event, kind, order_keys, occurred_at, processed_at)
         values ('sandbox', $1, 'raw', '{"amountCents": 9900}', 'order.paid', array[$1], now(), ${processed})`,
        [`retention-${id}`],
      );
    }
    const { before, after } = await aroundTheEnd(
      'webhook payloads',
      `select payload, event from public.webhook_events where event_id like 'retention-%' order by event_id`,
    );
    const event = { amountCents: 9900 };
    expect(before).toEqual([
      { payload: 'raw', event },
      { payload: 'raw', event },
    ]);
    expect(after).toEqual([
      { payload: '[deleted]', event },
      { payload: 'raw', event },
    ]);
  });

  it('deletes requests that nobody confirmed, and still counts them', async () => {
    for (const status of ['pending', 'confirmed', 'unsubscribed']) {
      await query(
        `insert into public.leads (name, email, utm, asked_states, wanted_states, status, unsubscribed_at)
         values ('Lea', $1, '{"utm_campaign": "retention"}', '{TX}', '{CA}', $2, case $2 when 'unsubscribed' then now() end)`,
        [`${status}@example.com`, status],
      );
    }
    const sql = `select email, name, utm, asked_states || wanted_states as states from public.leads
      where campaign = 'retention' order by email`;
    const known = { name: 'Lea', utm: { utm_campaign: 'retention' }, states: ['TX', 'CA'] };
    const confirmed = { email: 'confirmed@example.com', ...known };
    const { before, after } = await aroundTheEnd('unconfirmed leads', sql);
    expect(before).toEqual([
      confirmed,
      { email: 'pending@example.com', ...known },
      { email: 'unsubscribed@example.com', ...known },
    ]);
    expect(after).toEqual([confirmed, { email: 'unsubscribed@example.com', name: '', utm: {}, states: [] }]);
    expect(days['names of unsubscribed leads']).toBe(days['unconfirmed leads']);
    expect(
      await query(`select leads::integer from private.daily_leads where campaign = 'retention'`),
    ).toEqual([{ leads: 3 }]);
    expect(
      await query(
        `select value = (select count(*) from public.leads) as agrees from private.shop_totals where name = 'leads'`,
      ),
    ).toEqual([{ agrees: true }]);
  });

  it('deletes invitations to a company some time after they have expired', async () => {
    const company = await giveCompany(shop, shop.userIds.customer, {});
    await query(
      `insert into public.company_invitations (company_id, email, role, expires_at)
       values ($1, 'retention@example.com', 'viewer', now()), ($1, 'open@example.com', 'viewer', now() + interval '7 days')`,
      [company],
    );
    const { before, after } = await aroundTheEnd(
      'company invitations',
      `select email from public.company_invitations order by email`,
    );
    expect(before).toEqual([{ email: 'open@example.com' }, { email: 'retention@example.com' }]);
    expect(after).toEqual([{ email: 'open@example.com' }]);
  });

  it('deletes settled messages with their answers, and none that is open', async () => {
    for (const status of ['open', 'answered', 'closed']) {
      await query(
        `insert into public.contact_messages (name, email, subject, message, status)
         values ('Con', 'con@example.com', 'retention', 'Hello', $1)`,
        [status],
      );
    }
    const { before, after } = await aroundTheEnd(
      'settled messages',
      `select status from public.contact_messages where subject = 'retention' order by status`,
    );
    expect(before).toEqual([{ status: 'answered' }, { status: 'closed' }, { status: 'open' }]);
    expect(after).toEqual([{ status: 'open' }]);
  });

  it('counts from the last answer to a message', async () => {
    await query(
      `insert into public.contact_messages (id, created_at, name, email, subject, message, status)
       values ('30000000-0000-4000-8000-000000000001', now() - make_interval(days => $1), 'Con', 'con@example.com', 'late', 'Hi', 'answered')`,
      [days['settled messages'] ?? 0],
    );
    await query(
      `insert into public.contact_replies (id, message_id, author_email, body)
       values (gen_random_uuid(), '30000000-0000-4000-8000-000000000001', 'owner@example.com', 'Answer')`,
    );
    const { before, after } = await aroundTheEnd(
      'settled messages',
      `select status from public.contact_messages where subject = 'late'`,
    );
    expect([before, after]).toEqual([[{ status: 'answered' }], []]);
  });

  it('deletes mailed order links after they have expired, never a receipt’s', async () => {
    await query(
      `insert into public.order_links (kind, email, provider, provider_order_id, expires_at)
       values ('find', 'link@example.com', null, null, now()), ('receipt', 'link@example.com', 'sandbox', 'retention', now())`,
    );
    const { before, after } = await aroundTheEnd(
      'order links',
      `select kind from public.order_links where email = 'link@example.com' order by kind`,
    );
    expect([before, after]).toEqual([[{ kind: 'find' }, { kind: 'receipt' }], [{ kind: 'receipt' }]]);
  });

  it('deletes searches and the counters against abuse', async () => {
    await query(`insert into public.search_misses (query, searches) values ('retention', 1)`);
    const { before, after } = await aroundTheEnd('searches', `select query from public.search_misses`);
    expect([before, after]).toEqual([[{ query: 'retention' }], []]);
    await shop.call('service', 'POST', 'rpc/consume_rate_limit', {
      bucket: 'retention',
      subject: 'hash',
      max_hits: 5,
      window_seconds: 60,
    });
    const counters = `select bucket from private.rate_limits where bucket = 'retention'`;
    const age = (hours: number) =>
      query(
        `update private.rate_limits set window_start = now() - make_interval(hours => $1) where bucket = 'retention'`,
        [hours],
      );
    await age(24 * (days['rate limits'] ?? 0) - 1);
    await run(0);
    expect(await query(counters)).toEqual([{ bucket: 'retention' }]);
    // The longest window is a day, and its first twelfth counts two hours longer.
    await age(24 * (days['rate limits'] ?? 0) + 4);
    await run(0);
    expect(await query(counters)).toEqual([]);
  });

  it('is set going by the service only', async () => {
    for (const role of ['anonymous', 'customer', 'admin'] as const) {
      expect([401, 403]).toContain((await shop.call(role, 'POST', 'rpc/delete_what_is_due', {})).status);
    }
  });
});
