import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  callerNetwork,
  callerNetworks,
  networkShares,
} from '../../supabase/functions/_shared/http/caller-network';
import { readConfig } from '../../supabase/local/common/config';
import { backends, openTestShop, type TestShop } from '../support/test-database';
import { openTestFunctions } from '../support/test-functions';

describe.each(backends)('limits on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.database.query('delete from private.rate_limits'));

  const consume = async (subject = 'one', most = 3, seconds = 60) => {
    const answer = await shop.call('service', 'POST', 'rpc/consume_rate_limit', {
      bucket: 'test',
      subject,
      max_hits: most,
      window_seconds: seconds,
    });
    return answer.body as number;
  };
  /** As if so many seconds had gone by. */
  const pass = (seconds: number) =>
    shop.database.query(
      `update private.rate_limits set window_start = window_start - make_interval(secs => ${seconds})`,
    );

  it('135 let no minute have more than they say, wherever it begins', async () => {
    expect([await consume(), await consume(), await consume()]).toEqual([0, 0, 0]);
    expect(await consume()).toBeGreaterThan(50);
    expect(await consume('another')).toBe(0);
    // A fixed window would have begun again by now.
    await pass(45);
    const wait = await consume();
    expect(wait).toBeGreaterThanOrEqual(10);
    expect(wait).toBeLessThanOrEqual(20);
    await pass(wait);
    expect(await consume()).toBe(0);
  });

  it('do not count what they refused, so that who goes on asking waits no longer', async () => {
    for (let asked = 0; asked < 3; asked++) await consume();
    for (let asked = 0; asked < 20; asked++) {
      expect(await consume()).toBeGreaterThan(0);
    }
    await pass(66);
    expect(await consume()).toBe(0);
  });

  it('count each of many calls at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => consume('crowd', 5)));
    expect(answers.filter((wait) => wait === 0)).toHaveLength(5);
  });

  it('take five leads a minute from one network by default, and more from another', async () => {
    const { leadsPerMinute } = readConfig({}, false);
    const functions = openTestFunctions(shop, { baseUrl: '', timeoutMs: 1000 }, {}, '', {}, leadsPerMinute);
    const askFrom = async (address: string) => {
      const email = `${crypto.randomUUID()}@example.com`;
      return (await functions.call('send-starter-pack', { name: 'Ann', email }, 'nobody', address)).status;
    };
    const statuses: number[] = [];
    for (let asked = 1; asked <= 6; asked++) statuses.push(await askFrom(`2001:db8:1:2::${asked}`));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await askFrom('2001:db8:1:3::1')).toBe(200);
    await pass(35);
    expect(await askFrom('2001:db8:1:2::1')).toBe(429);
    await pass(31);
    expect(await askFrom('2001:db8:1:2::1')).toBe(200);
  });

  it('read an address as the functions do', async () => {
    const addresses = [
      ...['203.0.113.7', '::ffff:203.0.113.7', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'],
      ...['::1', 'fe80::1%eth0', '', 'unknown', '203.0.113.256', '2001:db8', 'g::1', '203.0.113.7:443'],
    ];
    const rows = await shop.database.query<{ network: string | null }>(
      `select private.network_of(address) as network
       from unnest($1::text[]) with ordinality as given (address, place) order by place`,
      [addresses],
    );
    const groups = (list: readonly (string | null)[]) => list.map((one) => one && list.indexOf(one));
    expect(groups(rows.map(({ network }) => network))).toEqual(groups(addresses.map(callerNetwork)));
    expect(rows[1]?.network).toBe('203.0.113.7');
  });

  it('let a /56 have four times and a /48 sixteen times what a /64 has, counted by the functions alike', async () => {
    const take = async (address: string) =>
      (
        await shop.call('service', 'POST', 'rpc/consume_caller_limit', {
          bucket: 'test',
          address,
          max_hits: 2,
          window_seconds: 60,
        })
      ).body as number;
    const passed = async (addresses: readonly string[]) => {
      await shop.database.query('delete from private.rate_limits');
      let free = 0;
      for (const address of addresses) free += (await take(address)) === 0 ? 1 : 0;
      return free;
    };
    const many = (addressOf: (hex: string) => string) =>
      Array.from({ length: 40 }, (_, index) => addressOf(index.toString(16)));
    expect(await passed(many((hex) => `2001:db8:1:1::${hex}`))).toBe(2);
    expect(await passed(many((hex) => `2001:db8:1:${hex}::1`))).toBe(8);
    expect(await passed(many((hex) => `2001:db8:1:${hex}00::1`))).toBe(32);
    expect(await passed(many((hex) => `2001:db8:${hex}:1::1`))).toBe(40);
    expect(await passed(many((hex) => `198.51.100.${Number.parseInt(hex, 16)}`))).toBe(40);
    expect(await passed(Array<string>(4).fill('203.0.113.7'))).toBe(2);
    expect(await passed(['unknown', ''])).toBe(0);
    // What one network refuses counts in none of the wider ones.
    await passed(Array<string>(30).fill('2001:db8:1:1::1'));
    expect(await take('2001:db8:1:2::1')).toBe(0);
    const address = '2001:db8:1:2ff::9';
    const counted = await shop.database.query<{ share: number }>(
      'select share from private.networks_of($1)',
      [address],
    );
    expect(counted.map(({ share }) => share)).toEqual(networkShares);
    expect(callerNetworks(address)).toEqual([
      '2001:db8:1:2ff::/64',
      '2001:db8:1:200::/56',
      '2001:db8:1::/48',
    ]);
    expect(callerNetworks('203.0.113.7')).toEqual(['203.0.113.7']);
  });

  it('are forgotten after a day, and kept as long as they count', async () => {
    await shop.database.query(
      `insert into private.rate_limits (bucket, subject, window_start)
       values ('test', 'old', now() - interval '28 hours'), ('test', 'counts', now() - interval '25 hours')`,
    );
    await shop.database.query('select private.delete_old_rate_limits()');
    expect(await shop.database.query('select subject from private.rate_limits')).toEqual([
      { subject: 'counts' },
    ]);
  });
});
