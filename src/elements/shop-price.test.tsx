import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Link } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { coupons, discountOf, percentOff, type Coupon } from '@contracts/coupons';
import { priceOf } from '@contracts/prices';
import { productSkus, type ProductSku } from '@contracts/products';
import { AppliedCoupon } from '@/app/applied-coupon';
import { Providers } from '@/app/providers';
import { libraryQuery } from '@/features/all/library/api/library-api';
import { settingDefaults, type Settings } from '@/features/all/settings/model/settings';
import { useCoupon } from '@/features/shop/coupon/coupon-context';
import { couponDays, couponKey } from '@/features/shop/coupon/model/active-coupon';
import { formatPrice } from '@/lib/text/format';
import { sharedQueryClient } from '@/rendering/with-queries';
import { PackCards } from '@/pages/sections/pack-cards';
import HeroActions from '@/pages/storefront/home/hero-actions';
import Comparison from '@/pages/storefront/pricing/comparison';
import { defineElements } from './define';

const now = new Date('2026-11-27T12:00:00Z').getTime();
const keepCoupon = (code: string) =>
  localStorage.setItem(couponKey, JSON.stringify({ code, appliedAt: now - 1000 }));

const parts = (
  <>
    <HeroActions />
    <PackCards skus={productSkus} />
    <Comparison />
  </>
);

function CouponHost() {
  const { coupon, apply, remove } = useCoupon();
  return (
    <>
      <button type="button" onClick={() => apply('STATE10')}>
        Another coupon
      </button>
      <Link to="/pricing">Pricing</Link>
      {coupon && <AppliedCoupon coupon={coupon} onRemove={remove} />}
    </>
  );
}

/** A rendered page with the parts as the HTML of an island, and beside it an island that React keeps. */
async function open(settings: Partial<Settings> = {}) {
  const page = (children: React.ReactNode) => (
    <MemoryRouter>
      <Providers settings={{ ...settingDefaults, ...settings }}>{children}</Providers>
    </MemoryRouter>
  );
  const rendered = document.createElement('div');
  rendered.dataset['island'] = 'rendered';
  rendered.innerHTML = renderToString(page(parts));
  document.body.append(rendered);
  const html = rendered.innerHTML;
  render(
    page(
      <>
        <div data-island="live">{parts}</div>
        <CouponHost />
      </>,
    ),
  );
  await vi.dynamicImportSettled();
  return { rendered, live: document.querySelector<HTMLElement>('[data-island=live]')!, html };
}

interface Shown {
  readonly sku: string | undefined;
  readonly price: string | null;
  readonly struck: readonly (string | null)[];
}

/** Each price with what is struck beside it. */
const pricesIn = (place: HTMLElement): Shown[] =>
  [...place.querySelectorAll<HTMLElement>('[data-quote]')].map((quote) => ({
    sku: quote.dataset['quote'],
    price: quote.textContent,
    struck: [...(quote.closest('a, li, td')?.querySelectorAll('s') ?? [])].map((one) => one.textContent),
  }));

function expectedPrices(coupon: Coupon | null): Shown[] {
  const shown = (sku: ProductSku, isStruck = true): Shown => {
    const cents = priceOf(sku, 'storefront');
    const discount = discountOf(cents, percentOff(coupon, sku));
    const struck = discount > 0 && isStruck ? [formatPrice(cents)] : [];
    return { sku, price: formatPrice(cents - discount), struck };
  };
  const all = productSkus.map((sku) => shown(sku));
  return [shown('micro-templates', false), ...all, ...all];
}

beforeAll(defineElements);
beforeEach(() => {
  vi.useFakeTimers({ now });
  sharedQueryClient().setQueryData(libraryQuery.queryKey, []);
});
afterEach(() => document.querySelector('[data-island=rendered]')?.remove());

describe('the prices in static islands', () => {
  it.each([null, ...coupons])('are those of the checkout with %o', async (coupon) => {
    if (coupon) keepCoupon(coupon.code);
    const { rendered, live } = await open();
    expect(pricesIn(rendered)).toEqual(expectedPrices(coupon));
    expect(pricesIn(live)).toEqual(expectedPrices(coupon));
  });

  it('read as a price and the one before it', async () => {
    keepCoupon('SAVE20');
    const { rendered } = await open();
    expect(rendered.textContent).toContain('$79.20, original price: $99');
    expect(rendered.querySelector('a')?.textContent).toBe('Choose your pack, from $23.20');
  });

  it('follow another coupon, and a change of page', async () => {
    keepCoupon('SAVE20');
    const { rendered } = await open();
    fireEvent.click(screen.getByText('Another coupon'));
    expect(pricesIn(rendered)).toEqual(expectedPrices(coupons[0]!));
    fireEvent.click(screen.getByText('Pricing'));
    expect(pricesIn(rendered)).toEqual(expectedPrices(coupons[0]!));
  });

  it.each([
    ['is removed', () => fireEvent.click(screen.getByLabelText('Remove coupon'))],
    ['expires', () => act(() => void vi.advanceTimersByTime(couponDays * 24 * 60 * 60 * 1000))],
  ])('are the list prices again when the coupon %s', async (_, end) => {
    keepCoupon('SAVE20');
    const { rendered, live, html } = await open({ STRUCK_PRICES: '{"core-hr":"149"}' });
    expect(rendered.innerHTML).not.toBe(html);
    end();
    expect(rendered.innerHTML).toBe(html);
    expect(pricesIn(live)).toEqual(pricesIn(rendered));
  });

  it('strike the list price instead of the owner’s former price', async () => {
    keepCoupon('SAVE20');
    const { rendered, live } = await open({ STRUCK_PRICES: '{"core-hr":"149"}' });
    expect(pricesIn(rendered)).toEqual(expectedPrices(coupons[2]!));
    expect(pricesIn(live)).toEqual(expectedPrices(coupons[2]!));
  });
});
