import { expect, it } from 'vitest';
import { bundleOf, centsOf, productNames } from './product-match';

it('parses amounts as people write them, and rejects anything else', () => {
  expect(['', '49', '49.5', ' $1,049.00 ', '0.1'].map(centsOf)).toEqual([0, 4900, 4950, 104_900, 10]);
  expect(['free', '-1', '1.234', '1e3', '99999999'].map(centsOf)).toEqual([null, null, null, null, null]);
});

it('names only the parts of the bundle after it', () => {
  expect(productNames(['payroll-ops', 'core-hr'])).toBe('Core HR + Payroll Ops Bundle');
  expect(productNames(['core-hr', 'micro-templates'])).toBe('Core HR Pack, Micro Templates Bundle');
  expect(productNames(['gone'])).toBe('gone');
  expect(bundleOf(['core-hr'])).toBeUndefined();
  expect(bundleOf(['core-hr', 'payroll-ops', 'micro-templates'])).toBeUndefined();
});
