/** @module-tag full */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { askRandomly } from '../support/random-queries/ask-randomly';
import { openTestShop, publishableKey, type TestShop } from '../support/test-database';
import { withWeakness } from './attack/apply-weakness';
import { mutants } from './attack/mutants';
import { canary, secretValue, seedVictims } from './attack/victims';

/**
 * What the random queries over HTTP (tests/functions/random-queries.test.ts) would notice: the same questions, put to a
 * database with one weakness at a time.
 */
/** As `npm run prove` asks. Each new table makes a question of any one of them rarer: 3,000 became too few. */
const count = 10_000;
const asLongAsItTakes = { timeout: 30_000 + count * 200 };

let shop: TestShop;
let token: string;

beforeAll(async () => {
  shop = await openTestShop('pglite');
  // The embedded Supabase's own grants, before which only the policies stand.
  await shop.database.query('grant all on all tables in schema public to anon, authenticated');
  token = (await shop.signIn('customer@example.com')).access_token;
});
beforeEach(() => seedVictims(shop));
afterAll(() => shop.close());

async function findsLeak(): Promise<boolean> {
  const { hasLeaked } = await askRandomly({
    count,
    seed: 20261121,
    inFlight: 1,
    secrets: [canary, secretValue],
    endsAtLeak: true,
    ask: async ({ method, path, headers, body }, isCustomer) => {
      const answer = await shop.database.fetch(
        new Request(`http://127.0.0.1/rest/v1/${path}`, {
          method,
          headers: {
            apikey: publishableKey,
            ...(isCustomer ? { authorization: `Bearer ${token}` } : {}),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
        null,
      );
      const text = await answer.text();
      return { status: answer.status, text, headers: JSON.stringify([...answer.headers]) };
    },
  });
  return hasLeaked;
}

it('find nothing where there is nothing to find', asLongAsItTakes, async () => {
  expect(await findsLeak()).toBe(false);
});

it.each([
  'row level security of profiles is off',
  'row level security of review_contacts is off',
  'everybody may read leads',
  'every customer may read purchases',
  'customers may count messages',
  'drafts are shown',
  'private settings are shown',
  'the address of a review stays in its table',
  'the secrets may be read by customers',
])('find a weakness: %s', asLongAsItTakes, async (name) => {
  const seeded = mutants.find((mutant) => mutant.name === name);
  if (!seeded) throw new Error(`There is no weakness called ${name}`);
  await withWeakness(shop.database, seeded.weakness, async () => {
    expect(await findsLeak()).toBe(true);
  });
});
