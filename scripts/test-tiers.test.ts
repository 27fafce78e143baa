import { expect, it } from 'vitest';
import { databaseSelections, hasFullTag, isOnPostgres } from './test-tiers.ts';

const pattern = (selection: readonly string[]) => new RegExp(selection[selection.indexOf('-t') + 1] ?? '');

it.each([
  ['access on pglite customers read their own rows', true],
  ['access on postgres customers read their own rows', false],
  ['pulling content from postgres keeps an edited row', false],
  // Tests of PostgreSQL itself have no twin on PGlite.
  ['a backup of a Postgres is made while the shop runs', true],
  ['the PostgreSQL driver reads dates', true],
])('gives "%s" to one tier', (title, isShort) => {
  expect(pattern(databaseSelections.short).test(title)).toBe(isShort);
  expect(pattern(databaseSelections.postgres).test(title)).toBe(!isShort);
  expect(isOnPostgres({ title, fullName: title, status: 'passed', failureMessages: [] })).toBe(!isShort);
});

it('reads the tag of the full tier', () => {
  const outcome = { title: '', fullName: '', status: 'skipped', failureMessages: [] };
  expect([['full'], ['slow'], []].map((tags) => hasFullTag({ ...outcome, tags }))).toEqual([
    true,
    false,
    false,
  ]);
});
