import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CouponBanner } from './components/coupon-banner';
import { CouponProvider, useCoupon } from './coupon-context';
import { couponDays, couponKey } from './model/active-coupon';

const now = new Date('2026-11-21T12:00:00Z').getTime();
const dayMs = 24 * 60 * 60 * 1000;

function Page() {
  const { coupon, apply, remove, markUsed } = useCoupon();
  const { pathname, search } = useLocation();
  return (
    <>
      <output aria-label="Address">{pathname + search}</output>
      {coupon && <CouponBanner coupon={coupon} onRemove={remove} />}
      <button type="button" onClick={() => apply('state10')}>
        Apply
      </button>
      <button type="button" onClick={markUsed}>
        Paid
      </button>
    </>
  );
}

function visit(address: string) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <CouponProvider>
        <Page />
      </CouponProvider>
    </MemoryRouter>,
  );
}

const banner = () => screen.queryByRole('region', { name: 'Coupon' });
const stored = (): unknown => JSON.parse(localStorage.getItem(couponKey) ?? 'null');
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

const wait = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

beforeEach(() => {
  vi.useFakeTimers({ now });
});

describe('the coupon', () => {
  it('is read from the URL, which then loses only the coupon', () => {
    visit('/templates?utm_source=mail&coupon=save20&state=MN');
    expect(banner()?.textContent).toContain('Coupon SAVE20 applied');
    expect(banner()?.textContent).toContain('20% off all templates');
    expect(banner()?.textContent).toContain('7 days left');
    expect(screen.getByLabelText('Address').textContent).toMatch(/^\/templates\?utm_source=mail&state=MN$/);
    expect(stored()).toEqual({
      code: 'SAVE20',
      discount: 20,
      description: '20% off all templates',
      appliedAt: now,
      expiresAt: now + couponDays * dayMs,
    });
  });

  // Attack catalog: 62
  it.each([
    'NO-SUCH-CODE',
    '',
    '<img src=x onerror=alert(1)>',
    'x'.repeat(10_000),
    '__proto__',
    'constructor',
    'toString',
    'ſAVE20',
    'SAVE２０',
    'SAVE20\u0000',
    'WELCOME15,SAVE20',
  ])('that is unknown (%.20s) is noted in the console and removed from the URL', (code) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    visit(`/?coupon=${encodeURIComponent(code)}`);
    expect(banner()).toBeNull();
    expect(screen.getByLabelText('Address').textContent).toMatch(/^\/$/);
    expect(warn).toHaveBeenCalledWith('Invalid coupon code');
  });

  it('is applied by a call, removed by its button and used up by an order', () => {
    visit('/');
    press('Apply');
    expect(banner()?.textContent).toContain('10% off');
    press('Remove coupon');
    expect(banner()).toBeNull();
    expect(stored()).toBeNull();
    press('Apply');
    press('Paid');
    expect(banner()).toBeNull();
  });

  it('counts down its days, uses the singular for one, and expires on time', () => {
    visit('/?coupon=WELCOME15');
    wait(dayMs + 1);
    expect(banner()?.textContent).toContain('6 days left');
    wait(5.5 * dayMs);
    expect(banner()?.textContent).toContain('1 day left');
    wait(0.5 * dayMs);
    expect(banner()).toBeNull();
    expect(stored()).toBeNull();
  });

  it('is restored on the next visit, and dropped if it has expired', () => {
    visit('/?coupon=BUNDLE25').unmount();
    vi.setSystemTime(now + couponDays * dayMs - 1);
    const second = visit('/');
    expect(banner()).not.toBeNull();
    second.unmount();
    vi.setSystemTime(now + couponDays * dayMs);
    visit('/');
    expect(banner()).toBeNull();
    expect(stored()).toBeNull();
  });

  // Attack catalog: 62
  it('reads only the code and the time from storage: the discount comes from the shop', () => {
    localStorage.setItem(
      couponKey,
      JSON.stringify({
        code: 'STATE10',
        discount: 99,
        description: 'free',
        appliedAt: now,
        expiresAt: Infinity,
      }),
    );
    visit('/');
    expect(banner()?.textContent).toContain('10% off at checkout');
  });

  it('appears here when it is applied in another tab', () => {
    visit('/');
    localStorage.setItem(
      couponKey,
      JSON.stringify({ code: 'NEWCUSTOMER', appliedAt: now, expiresAt: now + dayMs }),
    );
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: couponKey }));
    });
    expect(banner()?.textContent).toContain('Coupon NEWCUSTOMER applied');
  });
});
