import { expect, it } from 'vitest';
import { pagesNaming } from './fact-pages';

it('names the pages that show a fact', () => {
  expect(pagesNaming('mn-pl-premium-2026').map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/figures', '/minnesota-paid-leave-policy-template']),
  );
  expect(pagesNaming('mn-nothing')).toEqual([]);
});
