import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothBackends, openTestShop, type TestShop } from '../support/test-database';

describe.each(bothBackends)('requests at once on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    await shop.database.query(
      `insert into public.leads (name, email) values ('Secret', 'secret@example.com')`,
    );
  });
  afterAll(() => shop.close());

  it('never lends one caller the rights of another', async () => {
    const calls = Array.from({ length: 120 }, (_, index) => {
      const role = (['service', 'anonymous', 'customer'] as const)[index % 3]!;
      return shop
        .call(role, 'GET', 'leads?select=email')
        .then(({ body }) => ({ role, rows: (body as unknown[]).length }));
    });
    for (const { role, rows } of await Promise.all(calls)) {
      expect(rows, role).toBe(role === 'service' ? 1 : 0);
    }
  });

  it('lets no refused call spoil another', async () => {
    const calls = Array.from({ length: 60 }, (_, index) =>
      index % 2 === 0
        ? shop.call('anonymous', 'POST', 'rpc/claim_email_messages', { max_messages: 1, lease_seconds: 1 })
        : shop.call('service', 'POST', 'rpc/request_starter_pack', {
            lead_id: crypto.randomUUID(),
            lead_name: 'Lea',
            lead_email: `at-once-${index}@example.com`,
          }),
    );
    const answers = await Promise.all(calls);
    expect(answers.filter((_, index) => index % 2 === 1).map(({ status }) => status)).toEqual(
      Array(30).fill(200),
    );
    expect(
      answers.filter((_, index) => index % 2 === 0).every(({ status }) => status === 401 || status === 403),
    ).toBe(true);
    const stored = await shop.database.query(`select 1 from public.leads where email like 'at-once-%'`);
    expect(stored).toHaveLength(30);
  });
});
