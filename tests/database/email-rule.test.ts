import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badEmailAddresses, goodEmailAddresses } from '../support/email-addresses';
import { addressCases, licenseKeyCases, notLicenseKeys } from '../support/text-cases';
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

  it('is kept clean in every row that people can write it into', async () => {
    for (const [, typed, kept] of addressCases) {
      const saved = await shop.call('admin', 'POST', 'site_settings?on_conflict=key', {
        key: 'SUPPORT_EMAIL',
        value: typed,
      });
      expect(saved.status, typed).toBeLessThan(300);
      const [row] = await shop.database.query<{ value: string }>(
        `select value from public.site_settings where key = 'SUPPORT_EMAIL'`,
      );
      expect(row?.value).toBe(kept);
      await shop.database.query(`delete from public.site_settings where key = 'SUPPORT_EMAIL'`);
    }
  });

  it('is refused for an account unless it is clean, whichever service makes it', async () => {
    const make = (email: string) =>
      shop.database.query('insert into auth.users (id, email) values (gen_random_uuid(), $1)', [email]);
    for (const [, typed, kept] of addressCases) {
      if (typed.toLowerCase() !== kept)
        await expect(make(typed), typed).rejects.toThrow('valid email address');
    }
  });

  it('and a license key is read as in the browser and the functions', async () => {
    const read = async (typed: string) =>
      (
        await shop.database.query<{ key: string | null }>('select private.read_license_key($1) as key', [
          typed,
        ])
      )[0]?.key;
    for (const [what, typed, kept] of licenseKeyCases) expect(await read(typed), what).toBe(kept);
    for (const typed of notLicenseKeys) expect(await read(typed), typed).toBe(null);
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
