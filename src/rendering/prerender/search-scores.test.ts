import { beforeAll, describe, expect, it } from 'vitest';
import {
  heldOutCases,
  reviewCases,
  tunedCases,
  type SearchCase,
} from '@/features/shop/search/model/search-cases';
import { openSearch, type Found, type Search } from '@/features/shop/search/model/search-engine';
import { deliveredSearchFile } from '../../../tests/support/delivered-search';

let search: Search;

beforeAll(() => {
  search = openSearch(deliveredSearchFile());
}, 120_000);

const isOneOf = ({ entry }: Found, right: readonly string[]) =>
  right.some((wanted) =>
    wanted.startsWith('/')
      ? entry.path === wanted || entry.path.startsWith(`${wanted}#`)
      : entry.path.endsWith(`#${wanted}`),
  );

function missesOf(cases: readonly SearchCase[]): string[] {
  return cases.flatMap(([query, ...right]) => {
    const { found } = search(query);
    const [first] = found;
    return first && isOneOf(first, right)
      ? []
      : `${query}: ${found
          .slice(0, 3)
          .map(({ entry }) => entry.path)
          .join(', ')}`;
  });
}

describe('the right page comes first', () => {
  it.each([
    ['words that the search was tuned with', tunedCases, 63],
    ['words that it was not tuned with', heldOutCases, 23],
    ['words of the review', reviewCases, 28],
  ])('%s', (name, cases, least) => {
    const misses = missesOf(cases);
    console.info(
      `${name}: ${cases.length - misses.length} of ${cases.length}`,
      process.env['SHOW'] ? misses : '',
    );
    expect(cases.length - misses.length).toBeGreaterThanOrEqual(least);
  });

  it('for 85 of 100', () => {
    const misses = missesOf([...tunedCases, ...heldOutCases]);
    expect(tunedCases.length + heldOutCases.length).toBe(100);
    expect(misses.length).toBeLessThanOrEqual(15);
  });
});
