import { expect, it } from 'vitest';
import { bundleOf, productNames } from './product-match';

it('names only the parts of the bundle after it', () => {
  expect(productNames(['payroll-ops', 'core-hr'])).toBe('Core HR + Payroll Ops Bundle');
  expect(productNames(['core-hr', 'micro-templates'])).toBe('Core HR Pack, Micro Templates Bundle');
  expect(productNames(['gone'])).toBe('gone');
  expect(bundleOf(['core-hr'])).toBeUndefined();
  expect(bundleOf(['core-hr', 'payroll-ops', 'micro-templates'])).toBeUndefined();
});
