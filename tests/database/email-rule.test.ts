import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badEmailAddresses, goodEmailAddresses } from '../support/email-addresses';
import { backends, openTestShop, type TestShop } from '../support/test-database';

describe.each(backends)('an email address on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  const accepted = async (addresses: readonly (string | null)[]) =>
    (
      await shop.database.query<{ address: string | null }>(
        `select address from unnest($1::text[]) with ordinality as given (address, place)
         where private.is_email_address(address) order by place`,
        [addresses],
      )
    ).map(({ address }) => address);

  it('is judged as in the browser and the functions', async () => {
    expect(await accepted(goodEmailAddresses)).toEqual(goodEmailAddresses);
    expect(await accepted([...badEmailAddresses, null])).toEqual([]);
  });

  it('holds no space of any script', async () => {
    const spaces = ['\u00a0', '\u1680', '\u2003', '\u2028', '\u202f', '\u3000', '\ufeff', '\u0085'];
    expect(await accepted(spaces.map((space) => `a${space}b@example.com`))).toEqual([]);
  });

  it('is asked of who writes a review', async () => {
    const answer = await shop.call('anonymous', 'POST', 'reviews', {
      product_sku: 'core-hr',
      rating: 5,
      first_name: 'Ann',
      email: 'ann@example',
    });
    expect(answer).toMatchObject({ status: 400, body: { message: 'Please enter a valid email address.' } });
  });

  it('is asked of the owner in the settings', async () => {
    const save = (value: string) =>
      shop.call('admin', 'POST', 'site_settings', { key: 'SUPPORT_EMAIL', value });
    expect((await save('help@example.com;ada@example.com')).status).toBe(400);
    expect((await save('help@example.com')).status).toBeLessThan(300);
  });
});
