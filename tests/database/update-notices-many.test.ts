import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentSource, publishText, sellTo, stockDocument } from '../support/changed-document';
import { openTestShop, type TestShop } from '../support/test-database';
import { openTestFunctions } from '../support/test-functions';

/** Each buyer has different answers; 37 of them have 50 employees or more, whom the change affects. */
describe.each([
  { buyers: 500, tags: [] },
  { buyers: 10_000, tags: ['full'] },
])('a change that reaches 37 of $buyers buyers', ({ buyers, tags }) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop('pglite');
    await stockDocument(shop);
    await sellTo(shop, buyers, 'n <= 37');
    // Ten thousand orders take as long as the machine needs.
  }, 600_000);
  afterAll(() => shop.close());

  const count = async (what: string) =>
    (await shop.database.query<{ rows: number }>(`select count(*)::int as rows from ${what}`))[0]?.rows ?? 0;
  const work = async () => {
    const { body } = await openTestFunctions(shop, { baseUrl: '', timeoutMs: 1000 }).call<
      Record<string, number>
    >('run-update-notices', {}, 'worker');
    return body;
  };
  const workUntil = async (isDone: () => Promise<boolean>) => {
    for (let round = 0; round < 200 && !(await isDone()); round++) await work();
  };

  it('queues exactly 37 emails, though workers die in the middle', { tags, timeout: 300_000 }, async () => {
    await publishText(shop, 2, '1.1', documentSource({ version: '1.1', large: 'File the form by April 1.' }));
    // A worker that takes a batch and dies.
    await shop.call('service', 'POST', 'rpc/claim_update_recipients', {
      max_recipients: 200,
      lease_seconds: 0,
    });
    await workUntil(
      async () => (await count(`public.update_notice_recipients where state = 'pending'`)) === 0,
    );
    expect(await count(`public.update_notice_recipients where state = 'affected'`)).toBe(37);
    expect(await count(`public.update_notice_recipients where state = 'unaffected'`)).toBe(buyers - 37);

    const [notice] = await shop.database.query<{ id: string; changed_at: string }>(
      'select id, changed_at::text from public.update_notices',
    );
    await shop.call('admin', 'POST', 'rpc/admin_schedule_update_notice', {
      notice_id: notice?.id,
      seen: notice?.changed_at,
    });
    // One that queues a part of the emails and dies, and two that do the rest at the same time.
    await work().then(() => shop.call('service', 'POST', 'rpc/queue_update_mails', { max_recipients: 10 }));
    await Promise.all([work(), work()]);
    await workUntil(async () => (await count(`public.update_notices where state = 'sent'`)) === 1);
    expect(await count(`public.email_messages where template = 'law-update'`)).toBe(37);
    expect(
      await count(`public.update_notice_recipients where state = 'queued' and mail_id is not null`),
    ).toBe(37);
  });
});
