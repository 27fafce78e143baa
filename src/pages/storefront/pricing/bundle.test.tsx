import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '@/app/providers';
import { couponKey } from '@/features/shop/coupon/model/active-coupon';
import { settingDefaults, type Settings } from '@/features/all/settings/model/settings';
import { Bundle } from './bundle';

const now = new Date('2026-11-24T12:00:00Z').getTime();

beforeEach(() => {
  vi.useFakeTimers({ now });
});

const show = (settings: Partial<Settings>) =>
  render(
    <MemoryRouter>
      <Providers settings={{ ...settingDefaults, ...settings }}>
        <Bundle />
      </Providers>
    </MemoryRouter>,
  );
const keepCoupon = (code: string) =>
  localStorage.setItem(couponKey, JSON.stringify({ code, appliedAt: now - 1000 }));
const buy = () => screen.getByRole<HTMLAnchorElement>('link', { name: /Buy the bundle/ });
const link = 'https://buy.stripe.com/bundle';

describe('the bundle', () => {
  it('is not offered while it cannot be bought, even if its parts can', () => {
    const { container } = show({ BUY_LINK_CORE_HR: 'https://buy.stripe.com/core' });
    expect(container.textContent).toBe('');
  });

  it.each([
    ['storefront', '$134', '$158', '134'],
    ['second', '$150', '$176', '150'],
  ])('on the %s list costs %s, and shows the price of its parts', (list, price, parts, counted) => {
    show({ BUY_LINK_BUNDLE: link, PRICE_LIST: list });
    expect(screen.getByText(price)).toBeDefined();
    expect(screen.getByText(/less than the two packs alone/).textContent).toContain(`which cost ${parts}.`);
    expect(document.querySelector('s')).toBeNull();
    expect(buy().href).toBe(link);
    expect(buy().dataset).toMatchObject({ product: 'core-payroll-bundle', price: counted });
  });

  it.each([
    ['SAVE20', '15 percent less than the two packs alone, which cost $126.40.'],
    ['BUNDLE25', '36 percent less than the two packs alone, which cost $158.'],
  ])('is compared with what its parts cost with %s', (code, words) => {
    keepCoupon(code);
    show({ BUY_LINK_BUNDLE: link });
    expect(screen.getByText(/less than the two packs alone/).textContent).toContain(words);
  });

  it('accepts the coupon for bundles', () => {
    keepCoupon('BUNDLE25');
    show({ BUY_LINK_BUNDLE: link });
    expect(screen.getByText('$134 less $33.50 with coupon BUNDLE25: $100.50.')).toBeDefined();
    expect(new URL(buy().href).searchParams.get('prefilled_promo_code')).toBe('BUNDLE25');
    expect(buy().dataset).toMatchObject({ price: '100.5' });
  });
});
