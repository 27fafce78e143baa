import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BuyButton } from '@/pages/sections/buy-button';
import { Providers } from '@/app/providers';
import { readThankYouParams, type ThankYouParams } from '@/features/shop/checkout/model/thank-you-params';
import { CouponBanner } from '@/features/shop/coupon/components/coupon-banner';
import { useCoupon } from '@/features/shop/coupon/coupon-context';
import { couponKey } from '@/features/shop/coupon/model/active-coupon';
import { settingDefaults } from '@/features/all/settings/model/settings';
import { renderWithQueryClient } from '@/rendering/with-queries';
import { createQueryClient } from '@/lib/queries/query-client';
import { setTestSite } from '../../../../tests/support/test-site';
import ThankYouOrder from './order-confirmation';

setTestSite();

const now = new Date('2026-11-21T12:00:00Z').getTime();
const pollMs = 2000;
const params = readThankYouParams(new URLSearchParams({ order_id: 'o-1', key: 'key_1' }));
const settings = { ...settingDefaults, BUY_LINK_CORE_HR: 'http://127.0.0.1/sandbox/checkout/core-hr' };

/** The shop's data of the order: none before the provider's event, then the coupon code. */
let paidWith: string | null | undefined;
let status = 'paid';
let access: unknown = null;
const asked: unknown[] = [];
const onStatus = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now });
  renderWithQueryClient(createQueryClient());
  paidWith = undefined;
  status = 'paid';
  access = null;
  asked.length = 0;
  onStatus.mockReset();
  vi.spyOn(window, 'fetch').mockImplementation((_, init) => {
    const question = JSON.parse(init?.body as string) as { readonly coupon?: string };
    asked.push(question);
    const known = paidWith !== undefined;
    const couponUsed = known && question.coupon !== undefined && question.coupon === paidWith;
    return Promise.resolve(
      // `url` answers a download; it is only a fragment, because jsdom cannot navigate.
      Response.json({ known, status: known ? status : null, summary: null, couponUsed, access, url: '#zip' }),
    );
  });
});

function Page({ order = params }: { readonly order?: ThankYouParams }) {
  const { coupon, remove } = useCoupon();
  const { search } = useLocation();
  return (
    <>
      <output aria-label="Query">{search}</output>
      {coupon && <CouponBanner coupon={coupon} onRemove={remove} />}
      <BuyButton sku="core-hr" />
      <ThankYouOrder params={order} onStatus={onStatus} />
    </>
  );
}

const visit = (address = '/thank-you?order_id=o-1', order = params) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Providers settings={settings}>
        <Page order={order} />
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
  it('stays until the order was paid with it, and is then removed for good', async () => {
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

  it('is not restored from the checkout’s return URL', async () => {
    keepCoupon('SAVE20');
    paidWith = 'SAVE20';
    visit('/thank-you?order_id=o-1&coupon=SAVE20');
    await wait(pollMs);
    expect(banner()).toBeNull();
    expect(couponAtCheckout()).toBeNull();
    expect(screen.getByLabelText('Query').textContent).toBe('?order_id=o-1');
  });

  it.each(['STATE10', null])('stays if the order used %s instead', async (code) => {
    keepCoupon('SAVE20');
    paidWith = code;
    visit();
    await wait(pollMs);
    screen.getByText('Order confirmed');
    expect(banner()?.textContent).toContain('Coupon SAVE20 applied');
    expect(couponAtCheckout()).toBe('SAVE20');
  });

  it('is not requested if the visitor has none', async () => {
    paidWith = 'SAVE20';
    visit();
    await wait(pollMs);
    screen.getByText('Order confirmed');
    expect(asked).toEqual([{ order_id: 'o-1', key: 'key_1' }]);
  });
});

describe('the order', () => {
  const license = { licenseId: '3f1f2c58-6f0c-4f0e-9d57-2f3c0a4b8a11', sku: 'core-hr' };

  it('offers its files as soon as it is confirmed, and keeps its token out of the URL', async () => {
    access = { token: 'secret-token', licenses: [license] };
    paidWith = null;
    visit();
    await wait(pollMs);
    screen.getByRole('button', { name: 'Download Core HR Pack (ZIP)' });
    fireEvent.click(screen.getByRole('button', { name: 'Open my order' }));
    expect(sessionStorage.getItem('order_access')).toContain('secret-token');
    expect(JSON.stringify(localStorage)).not.toContain('secret-token');
    expect(screen.getByLabelText('Query').textContent).toBe('');
  });

  it('says that a ZIP takes a moment', async () => {
    access = { token: 'secret-token', licenses: [license] };
    paidWith = null;
    visit();
    await wait(pollMs);
    fireEvent.click(screen.getByRole('button', { name: 'Download Core HR Pack (ZIP)' }));
    await wait(100);
    expect(asked.at(-1)).toEqual({ license_id: license.licenseId, format: 'zip' });
    screen.getByText('The ZIP comes as soon as all its files are made.');
  });

  it('points to the email if the browser has no access to the files', async () => {
    paidWith = null;
    visit();
    await wait(pollMs);
    screen.getByText('The mail with the link to your files is on its way.');
    expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Email me the link again' }).getAttribute('href')).toBe(
      '/find-order',
    );
  });

  it('promises no files after a refund', async () => {
    paidWith = null;
    status = 'refunded';
    visit();
    await wait(pollMs);
    screen.getByText(/its files can no longer be downloaded/);
    expect(onStatus).toHaveBeenLastCalledWith('refunded');
    expect(screen.queryByText(/on its way/)).toBeNull();
  });

  it.each([
    ['payment_pending', /up to five business days.*need not pay again/],
    ['payment_failed', /no order and no license/],
    ['dispute_lost', /decided for you.*license is closed/],
  ])('says what %s means, and asks no more', async (state, words) => {
    paidWith = null;
    status = state;
    visit();
    await wait(pollMs);
    screen.getByText(words);
    expect(screen.queryByText('Order confirmed')).toBeNull();
    const before = asked.length;
    await wait(10_000);
    expect(asked).toHaveLength(before);
  });

  it('stops waiting for an event that does not arrive, and can be restarted', async () => {
    visit();
    await wait(pollMs);
    screen.getByText(/Waiting for the payment provider/);
    await wait(90_000);
    screen.getByText('The payment provider has not confirmed this order yet');
    expect(screen.getByRole('link', { name: 'Find my order' }).getAttribute('href')).toBe('/find-order');
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toMatch(/^\/contact\?/);
    const before = asked.length;
    await wait(10_000);
    expect(asked).toHaveLength(before);
    paidWith = null;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await wait(pollMs);
    screen.getByText('Order confirmed');
  });

  it.each(['order_id=o-1', 'product=core-hr&provider=paddle', ''])(
    'is not requested by “%s”, and its mail is not promised without end',
    async (query) => {
      visit('/thank-you', readThankYouParams(new URLSearchParams(query)));
      await wait(pollMs);
      screen.getByText(/on its way to the address you paid with/);
      await wait(90_000);
      expect(asked).toEqual([]);
      expect(screen.queryByText(/on its way/)).toBeNull();
      screen.getByText(/If you have not paid, there is no order/);
      screen.getByText('If the order was refunded, its files can no longer be downloaded.');
      expect(screen.getByRole('link', { name: 'Find my order' }).getAttribute('href')).toBe('/find-order');
      expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toMatch(/^\/contact\?/);
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
  );
});
