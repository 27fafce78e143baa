/** @module-tag full */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../support/test-database';
import { withWeakness } from './apply-weakness';
import { mutants } from './mutants';
import { databaseProbes } from './database-probes';
import type { Probe } from './probe';
import { seedVictims } from './victims';

const invariants: Probe = {
  name: 'invariants',
  attack: async (shop) => {
    const sql = readFileSync(new URL('../invariants.sql', import.meta.url), 'utf8');
    return (await shop.database.query(sql)).map((row) => JSON.stringify(row));
  },
};
const probes = [...databaseProbes, invariants];

const probeCalled = (start: string): Probe => {
  const probe = probes.find(({ name }) => name.startsWith(start));
  if (!probe) throw new Error(`There is no probe ${start}`);
  return probe;
};

// A handful in the daily run; `npm run test:mutants` asks for all.
const chosen = mutants.filter((_, index) => process.env['ALL_MUTANTS'] === '1' || index % 8 === 0);

// One shop for all: each weakness is taken out again, and the last test shows that none is left.
describe('a seeded weakness', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop('pglite');
    // The embedded Supabase's own grants, before which only the policies stand.
    await shop.database.query('grant all on all tables in schema public to anon, authenticated');
  });
  beforeEach(() => seedVictims(shop));
  afterAll(() => shop.close());

  it.each(
    chosen.map(({ name, caughtBy, weakness }) => [name, probeCalled(caughtBy).name, weakness] as const),
  )('%s | %s', async (_name, probeName, weakness) => {
    await withWeakness(shop.database, weakness, async () => {
      expect(await probeCalled(probeName).attack(shop)).not.toEqual([]);
    });
  });

  it('leaves nothing behind', { timeout: 180_000 }, async () => {
    for (const probe of probes) {
      await seedVictims(shop);
      expect(await probe.attack(shop), probe.name).toEqual([]);
    }
  });
});
