import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backends, openTestShop, type TestShop } from '../../support/test-database';
import { databaseProbes } from './database-probes';
import { storageProbes } from './storage-probes';
import { seedVictims } from './victims';

/** What anon and authenticated were granted before anybody thought about it: each world has more than the one before. */
const worlds: readonly (readonly [string, string])[] = [
  ['a hosted project of today', ''],
  [
    'an older hosted project',
    `grant select, insert, update, delete on all tables in schema public to anon, authenticated;
     grant usage on all sequences in schema public to anon, authenticated;`,
  ],
  [
    'the embedded Supabase',
    `grant usage on schema private to anon, authenticated;
     grant all on all tables in schema public, private to anon, authenticated;
     grant all on all sequences in schema public, private to anon, authenticated;`,
  ],
];

describe.each(backends)('attacks on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  describe.each(worlds)('in %s', (world, grants) => {
    // What the last one stops, in which only the policies stand, no other lets through.
    const options = { tags: world === 'the embedded Supabase' ? [] : ['full'] };

    beforeAll(async () => {
      for (const grant of grants.split(';').filter((statement) => statement.trim() !== '')) {
        await shop.database.query(grant);
      }
    });
    beforeEach(() => seedVictims(shop));

    it.each([...databaseProbes, ...storageProbes])('$name', options, async ({ attack }) => {
      expect(await attack(shop)).toEqual([]);
    });

    it('has no weakness in its catalog', options, async () => {
      const sql = readFileSync(new URL('../invariants.sql', import.meta.url), 'utf8');
      expect(await shop.database.query(sql)).toEqual([]);
    });
  });
});
