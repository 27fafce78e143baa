import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { damageOf, deliver, prepareStorm, storm, type Query } from '../../scripts/bench/mail-storm';
import { backends, openTestShop, type TestShop } from '../support/test-database';

// `npm run bench:mail` sends 100,000.
const requests = 2000;

describe.each(backends)('a storm of requests on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  it('fills no mailbox and delays no receipt', { timeout: 120_000 }, async () => {
    const query: Query = (sql, parameters) => shop.database.query(sql, parameters);
    await prepareStorm(query);
    let sent = 0;
    const state = await storm(query, {
      count: requests,
      comesWithOrder: (n) => n % 100 === 0,
      async afterEach() {
        sent += 1;
        if (sent % 100 === 0) await deliver(query, 10);
      },
    });
    const damage = await damageOf(query, state);
    expect(damage.mostInOneMailbox).toBeLessThanOrEqual(6);
    expect(damage).toMatchObject({ receipts: requests / 100, receiptsWaiting: 0 });
    // Sixty messages of the hour and its digest; a full hour may pass meanwhile.
    expect(damage.ownerMails).toBeLessThanOrEqual(62);
    expect(damage.messagesStored).toBeGreaterThan(300);
  });
});
