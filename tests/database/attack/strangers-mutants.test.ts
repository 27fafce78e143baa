/** @module-tag full */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lookForLeak } from '../../support/strangers/look-for-leak';
import { openTestShop, type TestShop } from '../../support/test-database';
import { openTestFunctions, type TestFunctions } from '../../support/test-functions';
import { withWeakness } from './apply-weakness';
import { strangersMutants } from './strangers-mutants';

const mostSequences = 8;

// The acts are few and the third has an app, so that a few sequences come upon what all acts meet once in a night.
describe('a weakness seeded for two strangers', () => {
  let shop: TestShop;
  let functions: TestFunctions;

  beforeAll(async () => {
    shop = await openTestShop('pglite');
    functions = openTestFunctions(shop, { baseUrl: '', timeoutMs: 1000 });
  });
  beforeEach(() => shop.database.query('delete from private.rate_limits'));
  afterAll(() => shop.close());

  const leakIn = async (names: readonly string[], most = mostSequences) => {
    for (let seed = 1; seed <= most; seed += 1) {
      const found = await lookForLeak(shop, functions, { seed, hasApp: true, names });
      if (found !== null) return found;
    }
    return null;
  };

  const seeded = strangersMutants.map((mutant) => [mutant.name, mutant] as const);
  it.each(seeded)('%s | twelve acts', { timeout: 600_000 }, async (_name, { weakness, names }) => {
    await withWeakness(shop.database, weakness, async () => {
      expect(await leakIn(names)).toMatch(/answer of the third in leads/);
    });
  });

  it('leaves nothing behind for the strangers', { timeout: 600_000 }, async () => {
    expect(await leakIn([...new Set(strangersMutants.flatMap(({ names }) => names))], 2)).toBeNull();
  });
});
