import process from 'node:process';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lookForLeak } from '../support/strangers/look-for-leak';
import { backends, openTestShop, type TestShop } from '../support/test-database';
import { openTestFunctions, type TestFunctions } from '../support/test-functions';

const isShort = process.env['TEST_TIER'] === 'short';
// The short tier plays the same sequence every time, so that it fails by a change and not by chance.
const anySeed = isShort ? 3 : Math.floor(Math.random() * 2 ** 31);
const firstSeed = Number(process.env['RANDOM_SEED'] ?? anySeed);
const inTier = isShort ? 1 : 40;
const sequences = process.env['RANDOM_SEED'] === undefined ? inTier : Number(process.env['SEQUENCES'] ?? 1);

// Attack catalog: 170
describe.each(backends)('no sequence of twelve acts of two strangers on %s', (backend) => {
  let shop: TestShop;
  let functions: TestFunctions;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    functions = openTestFunctions(shop, { baseUrl: '', timeoutMs: 1000 });
  });
  beforeEach(() => shop.database.query('delete from private.rate_limits'));
  afterAll(() => shop.close());

  it.each(Array.from({ length: sequences }, (_, index) => firstSeed + index))(
    'opens a row of a third (RANDOM_SEED=%i)',
    { timeout: 300_000 },
    async (seed) => {
      expect(await lookForLeak(shop, functions, { seed })).toBeNull();
    },
  );
});
