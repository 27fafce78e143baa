import type { ProductSku } from '@contracts/products';

/** Whom the pricing page names for each product; the figures stand in prices.ts. */
export const pricingAudience: Readonly<Record<ProductSku, string>> = {
  'mn-paid-leave': 'Minnesota businesses with employees',
  'core-hr': 'Businesses with 5-50 employees',
  'payroll-ops': 'Businesses that run payroll in-house',
  'micro-templates': 'Businesses with under 10 employees',
};

export const bundleSkus: readonly ProductSku[] = ['core-hr', 'payroll-ops'];
