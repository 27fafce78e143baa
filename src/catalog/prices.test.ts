import { describe, expect, it } from 'vitest';
import { productSkus } from '@contracts/products';
import { bundlePrice, lowestQuotedCents, priceOn, prices } from './prices';

describe('prices', () => {
  it('quotes each surface its own figure', () => {
    expect(priceOn('storefront', 'mn-paid-leave')).toEqual({ currentCents: 7900, originalCents: 12900 });
    expect(priceOn('pricing', 'mn-paid-leave').currentCents).toBe(4700);
    expect(priceOn('industry-page', 'core-hr').currentCents).toBe(9700);
    expect(priceOn('order-bump', 'micro-templates')).toEqual({ currentCents: 2900, originalCents: 3900 });
  });

  it('quotes the storefront price everywhere once the owner says so', () => {
    for (const sku of productSkus) {
      for (const surface of ['pricing', 'state-page', 'industry-page', 'order-bump'] as const) {
        expect(priceOn(surface, sku, true)).toEqual(prices[sku].storefront);
      }
    }
  });

  it('computes the bundle from 176 dollars less 15 percent, in whole dollars', () => {
    expect(bundlePrice()).toEqual({ currentCents: 15_000, originalCents: 17_600 });
  });

  it('knows the least that any surface quotes', () => {
    expect(lowestQuotedCents('mn-paid-leave')).toBe(4700);
    expect(lowestQuotedCents('payroll-ops')).toBe(5900);
  });
});
