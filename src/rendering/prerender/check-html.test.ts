import { expect, it } from 'vitest';
import { checkIslandNames } from './check-islands';

it('accepts islands with different names', () => {
  expect(() => checkIslandNames('/', '<div data-island="a"></div><div data-island="b"></div>')).not.toThrow();
});

it('fails for two islands with one name, and names page and island', () => {
  const html = '<div data-island="a"><div data-island="b"></div></div><div data-island="b"></div>';
  expect(() => checkIslandNames('/pricing', html)).toThrow(
    'The page /pricing has more than one island named "b".',
  );
});

it('does not take text about an island for one', () => {
  expect(() => checkIslandNames('/', '<div data-island="a"> data-island=&quot;a&quot;</div>')).not.toThrow();
});
