import { expect, it } from 'vitest';
import { centsOf } from './product-match';

it('reads an amount as people write it, and refuses what is none', () => {
  expect(['', '49', '49.5', ' $1,049.00 ', '0.1'].map(centsOf)).toEqual([0, 4900, 4950, 104_900, 10]);
  expect(['free', '-1', '1.234', '1e3', '99999999'].map(centsOf)).toEqual([null, null, null, null, null]);
});
