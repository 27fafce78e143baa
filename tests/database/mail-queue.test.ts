import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitUntil } from '../../scripts/support/wait-until';
import { serveFetch, type Served } from '../support/serve-fetch';
import { backends, openTestShop, type TestShop } from '../support/test-database';
import { openTestFunctions } from '../support/test-functions';

interface Queued {
  readonly template: string;
  readonly attempts: number;
  readonly status: string;
  readonly last_error: string | null;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.each(backends)('the queue of mails on %s', (backend) => {
  let shop: TestShop;
  let provider: Served;
  const arrived: { readonly at: number; readonly subject: string; readonly key: string | null }[] = [];
  let refuse: { readonly after: number; readonly retryAfter: string } | null = null;
  /** What the provider does before it answers. */
  let think: (arrivedAs: number) => Promise<unknown> = () => Promise.resolve();

  beforeAll(async () => {
    shop = await openTestShop(backend);
    provider = await serveFetch(async (request) => {
      const { subject } = (await request.json()) as { subject: string };
      arrived.push({ at: performance.now(), subject, key: request.headers.get('idempotency-key') });
      const isRefused = refuse !== null && arrived.length > refuse.after;
      await think(arrived.length);
      return refuse && isRefused
        ? Response.json(
            { name: 'rate_limit_exceeded', message: 'Too many requests.' },
            { status: 429, headers: { 'retry-after': refuse.retryAfter } },
          )
        : Response.json({ id: crypto.randomUUID() });
    });
  });
  afterAll(async () => {
    await provider.stop();
    await shop.close();
  });
  beforeEach(async () => {
    arrived.length = 0;
    refuse = null;
    think = () => Promise.resolve();
    await shop.database.query('delete from public.email_messages');
    await shop.database.query('delete from private.mail_pace');
  });

  const deliver = (perSecond = 1000) =>
    openTestFunctions(shop, { baseUrl: '', timeoutMs: 1000 }, {}, '', {
      resendApiKey: 're_test',
      resendApiUrl: provider.url,
      perSecond,
    }).call<Record<string, number>>('deliver-mail', {}, 'worker');
  const queue = (count: number, template = 'owner-alert', stream = 'transactional', minutesAgo = 0) =>
    shop.database.query(
      `insert into public.email_messages ("to", template, stream, data, idempotency_key, send_after)
       select 'reader@example.com', $1::text, $2::text, '{"subject": "Alert", "message": "Words"}',
         $1::text || $2::text || gen_random_uuid(), now() - make_interval(mins => $3::int, secs => 60 - n)
       from generate_series(1, $4::int) as n`,
      [template, stream, minutesAgo, count],
    );
  const claim = async (most: number, optIns = 200) => {
    const { body } = await shop.call('service', 'POST', 'rpc/claim_email_messages', {
      max_messages: most,
      lease_seconds: 60,
      opt_ins_per_hour: optIns,
    });
    return (body as { template: string; stream: string }[]).map(({ template }) => template).sort();
  };
  const queued = () =>
    shop.database.query<Queued>(
      'select template, attempts, status, last_error from public.email_messages order by send_after',
    );

  it('133 sends what a buyer waits for before a flood of confirmations, and those before marketing', async () => {
    await queue(30, 'starter-pack-2', 'marketing', 90);
    await queue(30, 'confirm-subscription', 'transactional', 60);
    await queue(2, 'contact-message', 'transactional', 30);
    await queue(2, 'receipt');
    await queue(1, 'order-link');
    expect(await claim(3)).toEqual(['order-link', 'receipt', 'receipt']);
    expect(await claim(4)).toEqual([
      'confirm-subscription',
      'confirm-subscription',
      'contact-message',
      'contact-message',
    ]);
    expect(new Set(await claim(28))).toEqual(new Set(['confirm-subscription']));
    expect(new Set(await claim(10))).toEqual(new Set(['starter-pack-2']));
  });

  it('lets so many confirmations of the starter pack leave in an hour, and everything else', async () => {
    await queue(30, 'confirm-subscription');
    expect(await claim(10, 12)).toHaveLength(10);
    await queue(1, 'starter-pack-1', 'marketing');
    expect(await claim(10, 12)).toEqual(['confirm-subscription', 'confirm-subscription', 'starter-pack-1']);
    await queue(1, 'receipt');
    expect(await claim(10, 12)).toEqual(['receipt']);
    await shop.database.query(
      `update public.email_messages set status = 'sent', sent_at = now() - interval '50 minutes', lease = null
       where status = 'sending'`,
    );
    expect(await claim(10, 12)).toEqual([]);
    await shop.database.query(
      `update public.email_messages set sent_at = now() - interval '61 minutes' where status = 'sent'`,
    );
    expect(await claim(20, 12)).toHaveLength(12);
  });

  it('lets 200 confirmations leave in an hour where nobody says how many', async () => {
    await queue(201, 'confirm-subscription', 'transactional', 5);
    const claimed = [];
    for (let asked = 0; asked < 3; asked++) {
      const limits = { max_messages: 100, lease_seconds: 60 };
      const { body } = await shop.call('service', 'POST', 'rpc/claim_email_messages', limits);
      claimed.push((body as unknown[]).length);
    }
    expect(claimed).toEqual([100, 100, 0]);
  });

  it('keeps the provider’s pace, however many workers run', async () => {
    await queue(12);
    await Promise.all([deliver(20), deliver(20), deliver(20)]);
    expect(arrived).toHaveLength(12);
    const times = arrived.map(({ at }) => at);
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan((11 / 20) * 1000 * 0.9);
  });

  it('waits for as long as the provider asks, which uses up no try and holds back the rest', async () => {
    await queue(30);
    refuse = { after: 2, retryAfter: '600' };
    // One batch was claimed; of it no more were under way than had gone well before, and some.
    expect((await deliver()).body).toMatchObject({ sent: 2, waiting: 8, retried: 0 });
    const tried = arrived.length;
    expect(tried).toBeLessThanOrEqual(10);
    const after = (await queued()).map(({ status, attempts }) => `${status} ${attempts}`);
    expect(after.filter((mail) => mail === 'sent 1')).toHaveLength(2);
    expect(after.filter((mail) => mail === 'queued 0')).toHaveLength(28);
    const reasons = (await queued()).flatMap(({ last_error }) => last_error ?? []);
    expect(reasons).toHaveLength(tried - 2);
    expect(reasons[0]).toMatch(/^Resend answered 429/);
    // Nothing is tried meanwhile, not even what is new.
    await queue(1, 'receipt');
    expect((await deliver()).body).toMatchObject({ sent: 0, waiting: 0 });
    expect(arrived).toHaveLength(tried);

    refuse = null;
    await shop.database.query(`delete from public.email_messages where template = 'receipt'`);
    await shop.database.query('update private.mail_pace set next_at = now()');
    expect((await deliver()).body).toMatchObject({ sent: 28 });
    expect((await queued()).every(({ attempts, status }) => attempts === 1 && status === 'sent')).toBe(true);
  });

  it('sends all others while the provider takes its time for one, and each once', async () => {
    await queue(6);
    // The first is answered only when the last has come: sent one after another, it would be waited for in vain.
    think = (arrivedAs) =>
      arrivedAs === 1 ? waitUntil('all have come', () => Promise.resolve(arrived[5])) : pause(20);
    expect((await deliver()).body).toMatchObject({ sent: 6, retried: 0 });
    expect(new Set(arrived.map(({ key }) => key)).size).toBe(6);
    expect(arrived).toHaveLength(6);
  });

  it('asks the provider for some at once, and for no more than eight', async () => {
    await queue(30);
    let [underWay, most] = [0, 0];
    think = async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await pause(100);
      underWay -= 1;
    };
    await deliver();
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(8);
  });

  it('goes on after any number of such answers', async () => {
    await queue(1);
    // Longer than a call takes, so that each call tries once.
    refuse = { after: 0, retryAfter: '60' };
    for (let round = 0; round < 9; round++) {
      await shop.database.query('update private.mail_pace set next_at = now()');
      const { body } = await deliver();
      expect(body).toMatchObject({ sent: 0, retried: 0, failed: 0, cancelled: 0 });
      // A claim that begins before the answer is noted may take the mail again, and puts it back untried.
      expect(body['waiting']).toBeGreaterThan(0);
      expect(arrived).toHaveLength(round + 1);
    }
    expect(await queued()).toMatchObject([{ status: 'queued', attempts: 0 }]);
  });
});
