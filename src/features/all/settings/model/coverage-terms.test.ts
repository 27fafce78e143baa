import { expect, it } from 'vitest';
import { coverageTerms } from './coverage-terms';

it.each([
  ['', 'One license covers one organization. Advisers need one for each client.'],
  ['1', 'One license covers one organization. Advisers need one for each client.'],
  ['12', 'One license covers up to 12 organizations, an adviser’s clients as well.'],
  ['a few', 'One license covers one organization. Advisers need one for each client.'],
])('a setting of %j reads: %s', (setting, text) => {
  expect(coverageTerms(setting)).toBe(text);
});
