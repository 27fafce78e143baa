import { describe, expect, it } from 'vitest';
import { offerSkus, productSkus } from './products.ts';
import { coupons, discountOf, findCoupon, percentOff } from './coupons';
import { lowestPrice } from './lowest-price';
import { priceOf, priceOfPacks, priceLists, readPriceList } from './prices';

describe('prices', () => {
  it('are those of the specification, list by list', () => {
    const quoted = priceLists.map((list) => productSkus.map((sku) => priceOf(sku, list)));
    expect(quoted).toEqual([
      [7900, 9900, 5900, 2900],
      [4700, 9700, 7900, 2900],
    ]);
  });

  it('of the bundle are the sum of its parts less 15 percent, in whole dollars', () => {
    expect(priceLists.map((list) => priceOfPacks('core-payroll-bundle', list))).toEqual([15_800, 17_600]);
    expect(priceLists.map((list) => priceOf('core-payroll-bundle', list))).toEqual([13_400, 15_000]);
  });

  it.each(['', 'storefront', 'false', 'SECOND', null, undefined])(
    'are the storefront list for %j',
    (setting) => {
      expect(readPriceList(setting)).toBe('storefront');
    },
  );

  it('are the second list where the owner chose it', () => {
    expect(readPriceList('second')).toBe('second');
  });

  it('never fall below the least of both lists with the best coupon', () => {
    expect(lowestPrice('mn-paid-leave')).toBe(3760);
    expect(lowestPrice('core-payroll-bundle')).toBe(10_050);
  });
});

describe('coupons', () => {
  it('for bundles take nothing off a single pack, the others take their share off everything', () => {
    for (const coupon of coupons) {
      for (const sku of offerSkus) {
        const isRefused = coupon.code === 'BUNDLE25' && sku !== 'core-payroll-bundle';
        expect([coupon.code, sku, percentOff(coupon, sku)]).toEqual([
          coupon.code,
          sku,
          isRefused ? 0 : coupon.percentOff,
        ]);
      }
    }
    expect(percentOff(null, 'core-hr')).toBe(0);
  });

  it('round to the cent, and discount and rest always make the price', () => {
    expect(discountOf(9900, 15)).toBe(1485);
    expect(discountOf(13_400, findCoupon('bundle25')?.percentOff ?? 0)).toBe(3350);
    for (let cents = 0; cents < 1000; cents += 7) {
      expect(cents - discountOf(cents, 15)).toBe(Math.round(cents * 0.85));
    }
  });
});
