import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothBackends, openTestShop, type TestShop } from '../support/test-database';

describe.each(bothBackends)('the time zone of the machine on %s', (backend) => {
  const before = process.env['TZ'];
  let shop: TestShop;

  beforeAll(async () => {
    process.env['TZ'] = 'Pacific/Auckland';
    shop = await openTestShop(backend);
  });
  afterAll(async () => {
    await shop.close();
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  });

  it('is not the one of the database, which is in UTC like a hosted project', async () => {
    expect(await shop.database.query('show timezone')).toEqual([{ TimeZone: 'UTC' }]);
    const { body } = await shop.call('service', 'GET', 'profiles?select=created_at&limit=1');
    expect(JSON.stringify(body)).toMatch(/\+00(:00)?"/);
  });
});
