import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '@/app/providers';
import { couponKey } from '@/features/shop/coupon/model/active-coupon';
import { settingDefaults, type Settings } from '@/features/all/settings/model/settings';
import { PurchaseCard } from './purchase-card';

const sandbox = 'http://127.0.0.1:54321/sandbox/checkout';
const hourMs = 60 * 60 * 1000;
const now = new Date('2026-11-24T12:00:00Z').getTime();

beforeEach(() => {
  vi.useFakeTimers({ now });
});

const links = (first: string, second: string): Partial<Settings> => ({
  BUY_LINK_CORE_HR: first,
  BUY_LINK_MICRO_BUNDLE: second,
});
const both = links(`${sandbox}/core-hr`, `${sandbox}/micro-templates`);

const page = (settings: Partial<Settings> = both) => (
  <MemoryRouter>
    <Providers settings={{ ...settingDefaults, ...settings }}>
      <PurchaseCard sku="core-hr" />
    </Providers>
  </MemoryRouter>
);

const keepCoupon = (code: string) =>
  localStorage.setItem(couponKey, JSON.stringify({ code, appliedAt: now - 1000 }));
const bump = () => screen.queryByRole('region', { name: 'Add the Micro Templates Bundle' });
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Yes, add it to my order' });
const button = (name: string) => screen.queryByRole('button', { name });
const buy = () => screen.getByRole<HTMLAnchorElement>('link', { name: /^Buy now/ });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function expectAdded(isAdded: boolean): void {
  expect(box().checked).toBe(isAdded);
  expect(button('Added to Cart') !== null).toBe(isAdded);
  expect(button('Add to Order') !== null).toBe(!isAdded);
  expect(buy().href).toBe(`${sandbox}/core-hr${isAdded ? '?bump=micro-templates' : ''}`);
  expect(buy().dataset).toMatchObject(
    isAdded ? { product: 'core-hr,micro-templates', price: '128' } : { product: 'core-hr', price: '99' },
  );
  expect(screen.queryByText('$128') !== null).toBe(isAdded);
}

describe('the order bump', () => {
  it('offers the second product at its price, without a former price unless one was entered', () => {
    render(page());
    expect(bump()?.textContent).toContain('Short notices and forms for $29.');
    expect(document.querySelector('s')).toBeNull();
    expectAdded(false);
  });

  it('is added to and removed from the checkout link at any time', async () => {
    render(page());
    fireEvent.click(box());
    expectAdded(true);
    await wait(hourMs);
    expectAdded(true);
    fireEvent.click(box());
    expectAdded(false);
  });

  it('checks the box with its button, which reports its pressed state', () => {
    render(page());
    fireEvent.click(screen.getByRole('button', { name: 'Add to Order', pressed: false }));
    expectAdded(true);
    fireEvent.click(screen.getByRole('button', { name: 'Added to Cart', pressed: true }));
    expectAdded(false);
  });

  it('keeps a check mark made before its code ran', async () => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(page());
    document.body.append(place);
    box().checked = true;
    const root = await act(() => Promise.resolve(hydrateRoot(place, page())));
    expectAdded(true);
    act(() => root.unmount());
    place.remove();
  });

  it.each([
    ['https://buy.stripe.com/core', 'https://buy.stripe.com/micro'],
    ['https://shop.lemonsqueezy.com/checkout/buy/core', 'https://shop.lemonsqueezy.com/checkout/buy/micro'],
    ['https://shop.gumroad.com/l/core', 'https://shop.gumroad.com/l/micro'],
    [`${sandbox}/core-hr`, 'https://buy.stripe.com/micro'],
  ])(
    'is a separate order if %s cannot contain %s, and the page does not claim that it was added',
    (first, second) => {
      render(page(links(first, second)));
      const own = within(bump()!).getByRole<HTMLAnchorElement>('link', {
        name: /^Buy Micro Templates Bundle/,
      });
      expect(own.href).toBe(second);
      expect(own.dataset).toMatchObject({ product: 'micro-templates', price: '29' });
      expect(screen.queryByRole('checkbox')).toBeNull();
      expect(button('Added to Cart') ?? button('Add to Order')).toBeNull();
      expect(buy().href).toBe(first);
    },
  );

  it('is not offered while it cannot be bought', () => {
    render(page(links(`${sandbox}/core-hr`, '')));
    expect(bump()).toBeNull();
  });
});

describe('the price', () => {
  it('shows the coupon to the cent, in every amount and in the link', () => {
    keepCoupon('WELCOME15');
    render(page());
    expect(screen.getByText('$99 less $14.85 with coupon WELCOME15: $84.15.')).toBeDefined();
    expect(bump()?.textContent).toContain('for $24.65.');
    fireEvent.click(box());
    expect(screen.getByText('$108.80')).toBeDefined();
    expect(buy().href).toBe(`${sandbox}/core-hr?bump=micro-templates&coupon=WELCOME15`);
    expect(buy().dataset).toMatchObject({ price: '108.8' });
  });

  it('is not reduced by a coupon for bundles, which is not sent', () => {
    keepCoupon('BUNDLE25');
    render(page());
    expect(screen.getByText('$99')).toBeDefined();
    expect(screen.getByText('Coupon BUNDLE25 is for the Core HR + Payroll Ops Bundle alone.')).toBeDefined();
    expect(buy().href).toBe(`${sandbox}/core-hr`);
  });

  it('comes from the owner’s price list, with the former price that the owner entered', () => {
    render(page({ ...both, PRICE_LIST: 'second', STRUCK_PRICES: '{"core-hr":"149"}' }));
    expect(screen.getByText('$97')).toBeDefined();
    expect(document.querySelector('s')?.textContent).toBe('$149');
  });
});
