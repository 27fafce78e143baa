import type { ProductSku } from '@contracts/products';

/** For whom each product is, on the pricing page. The prices are in prices.ts. */
export const pricingAudience: Readonly<Record<ProductSku, string>> = {
  'mn-paid-leave': 'Minnesota businesses with employees',
  'core-hr': 'Businesses with 5-50 employees',
  'payroll-ops': 'Businesses that run payroll in-house',
  'micro-templates': 'Businesses with under 10 employees',
};
