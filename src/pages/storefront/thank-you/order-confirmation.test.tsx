import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BuyButton } from '@/app/buy-button';
import { Providers } from '@/app/providers';
import { readThankYouParams } from '@/features/checkout/model/thank-you-params';
import { CouponBanner } from '@/features/coupon/components/coupon-banner';
import { useCoupon } from '@/features/coupon/coupon-context';
import { couponKey } from '@/features/coupon/model/active-coupon';
import { settingDefaults } from '@/features/settings/model/settings';
import { renderWithQueryClient } from '@/lib/queries';
import { createQueryClient } from '@/lib/query-client';
import { setTestSite } from '../../../../tests/support/test-site';
import ThankYouOrder from './order-confirmation';

setTestSite();

const now = new Date('2026-11-21T12:00:00Z').getTime();
const pollMs = 2000;
const params = readThankYouParams(new URLSearchParams({ order_id: 'o-1' }));
const settings = { ...settingDefaults, BUY_LINK_CORE_HR: 'http://127.0.0.1/sandbox/checkout/core-hr' };

/** What the shop knows of the order: nothing before the provider's message, then the code that it was paid with. */
let paidWith: string | null | undefined;
const asked: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now });
  renderWithQueryClient(createQueryClient());
  paidWith = undefined;
  asked.length = 0;
  vi.spyOn(window, 'fetch').mockImplementation((_, init) => {
    const question = JSON.parse(init?.body as string) as { readonly coupon?: string };
    asked.push(question);
    const known = paidWith !== undefined;
    const couponUsed = known && question.coupon !== undefined && question.coupon === paidWith;
    return Promise.resolve(
      Response.json({ known, status: known ? 'paid' : null, summary: null, couponUsed }),
    );
  });
});

function Page() {
  const { coupon, remove } = useCoupon();
  const { search } = useLocation();
  return (
    <>
      <output aria-label="Query">{search}</output>
      {coupon && <CouponBanner coupon={coupon} onRemove={remove} />}
      <BuyButton sku="core-hr" priceCents={9900} />
      <ThankYouOrder params={params} />
    </>
  );
}

const visit = (address = '/thank-you?order_id=o-1') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Providers settings={settings}>
        <Page />
      </Providers>
    </MemoryRouter>,
  );

const keepCoupon = (code: string) =>
  localStorage.setItem(couponKey, JSON.stringify({ code, appliedAt: now - 1000 }));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const banner = () => screen.queryByRole('region', { name: 'Coupon' });
const couponAtCheckout = () =>
  new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /Buy now/ }).href).searchParams.get('coupon');

describe('the coupon of an order', () => {
  it('stays until the order is known to be paid with it, and is then gone for good', async () => {
    keepCoupon('SAVE20');
    const { unmount } = visit();
    await wait(pollMs);
    expect(banner()).not.toBeNull();
    expect(couponAtCheckout()).toBe('SAVE20');

    paidWith = 'SAVE20';
    await wait(2 * pollMs);
    screen.getByText('Order confirmed');
    expect(banner()).toBeNull();
    expect(couponAtCheckout()).toBeNull();
    expect(localStorage.getItem(couponKey)).toBeNull();

    unmount();
    renderWithQueryClient(createQueryClient());
    visit();
    await wait(pollMs);
    screen.getByText('Order confirmed');
    expect(banner()).toBeNull();
  });

  it('does not come back from the address to which the checkout sends its buyer', async () => {
    keepCoupon('SAVE20');
    paidWith = 'SAVE20';
    visit('/thank-you?order_id=o-1&coupon=SAVE20');
    await wait(pollMs);
    expect(banner()).toBeNull();
    expect(couponAtCheckout()).toBeNull();
    expect(screen.getByLabelText('Query').textContent).toBe('?order_id=o-1');
  });

  it.each(['STATE10', null])('stays where the order took %s instead', async (code) => {
    keepCoupon('SAVE20');
    paidWith = code;
    visit();
    await wait(pollMs);
    screen.getByText('Order confirmed');
    expect(banner()?.textContent).toContain('Coupon SAVE20 applied');
    expect(couponAtCheckout()).toBe('SAVE20');
  });

  it('is not asked about where the visitor has none', async () => {
    paidWith = 'SAVE20';
    visit();
    await wait(pollMs);
    screen.getByText('Order confirmed');
    expect(asked).toEqual([{ order_id: 'o-1' }]);
  });
});
