import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, publishableKey, type TestShop } from '../support/test-database';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop('pglite');
});
afterAll(() => shop.close());

async function signUpFrom(address: string): Promise<Response> {
  return shop.database.fetch(
    new Request('http://127.0.0.1/auth/v1/signup', {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({
        email: `${crypto.randomUUID()}@example.com`,
        password: 'correct-horse-battery',
      }),
    }),
    address,
  );
}

// Attack catalog: 140
it('refuses the 21st sign-up of one network within an hour, and of no other', async () => {
  for (let tried = 1; tried <= 20; tried += 1) {
    expect((await signUpFrom(`2001:db8:1:2::${tried}`)).status, `sign-up ${tried}`).toBe(200);
  }
  const refused = await signUpFrom('2001:db8:1:2::ffff');
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
  expect((await signUpFrom('2001:db8:1:3::1')).status).toBe(200);
});
