import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beOlderThanSite, forgetRenewal, samePage } from '../../tests/support/newer-version';
import { useAuth } from '@/features/all/auth/auth-context';
import { useConsent } from '@/features/shop/consent/consent-context';
import { useCoupon } from '@/features/shop/coupon/coupon-context';
import { useSettings } from '@/features/all/settings/settings-context';
import { useUtm } from '@/features/all/tracking/utm-context';
import { lazyComponent, LoadError } from '@/lib/react/load-error';
import { ErrorBoundary } from './error-boundary';
import { LoadBoundary } from './load-boundary';

// React also reports errors that a boundary catches.
const report = vi.fn();
beforeEach(() => {
  report.mockReset();
  vi.spyOn(console, 'error').mockImplementation(report);
});

function Page({ throwing }: { readonly throwing: () => never }): null {
  return throwing();
}

const show = (error: unknown) =>
  render(
    <ErrorBoundary>
      <Page
        throwing={() => {
          throw error;
        }}
      />
    </ErrorBoundary>,
  );

describe('the last screen', () => {
  it.each([
    ['the message of an error', new Error('No such state.'), 'No such state.'],
    ['the status and its text', { status: 404, statusText: 'Not Found' }, '404 Not Found'],
    ['the status alone', { status: 500 }, '500'],
    ['nothing where nothing is known', 'text', 'Unknown error'],
    ['nothing where nothing was thrown', undefined, 'Unknown error'],
  ])('says %s', (_, error, message) => {
    show(error);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unexpected Application Error!');
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(screen.getByRole('link', { name: /^start page of/ }).getAttribute('href')).toBe('/');
  });

  it('is not there while nothing fails', () => {
    render(<ErrorBoundary>All is well.</ErrorBoundary>);
    expect(screen.getByText('All is well.')).toBeDefined();
    expect(screen.queryByText('Unexpected Application Error!')).toBeNull();
  });

  it('comes for a defect of a page, but not for a page that only did not arrive', () => {
    const page = (error: Error) => (
      <MemoryRouter>
        <ErrorBoundary>
          <LoadBoundary path="/">
            <Page
              throwing={() => {
                throw error;
              }}
            />
          </LoadBoundary>
        </ErrorBoundary>
      </MemoryRouter>
    );
    const { unmount } = render(page(new LoadError({ advice: 'Check your connection.' })));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page did not load');
    unmount();
    render(page(new TypeError('x is undefined')));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unexpected Application Error!');
  });
});

describe('a page whose code is gone from the host', () => {
  afterEach(forgetRenewal);

  it('is renewed where the site is newer, and does not speak of the connection', async () => {
    const reload = beOlderThanSite();
    const Gone = lazyComponent<object>(() => Promise.reject(new TypeError('404')));
    render(
      <Suspense>
        <LoadBoundary path="/">
          <Gone />
        </LoadBoundary>
      </Suspense>,
    );
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('status').textContent).toBe('This page has been renewed.');
    expect(screen.queryByText('This page did not load')).toBeNull();
  });

  it('says that a file is missing where the site is the same, and reloads at the first press', async () => {
    const reload = beOlderThanSite(samePage);
    const Gone = lazyComponent<object>(() => Promise.reject(new TypeError('404')));
    render(
      <Suspense>
        <LoadBoundary path="/">
          <Gone />
        </LoadBoundary>
      </Suspense>,
    );
    expect(await screen.findByText(/^A file is missing or blocked/)).toBeDefined();
    expect(screen.queryByText(/connection/)).toBeNull();
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });
});

describe('outside its provider', () => {
  it.each([
    ['useSettings must be used within SettingsProvider', useSettings],
    ['useConsent must be used within ConsentProvider', useConsent],
    ['useCoupon must be used within CouponProvider', useCoupon],
    ['useUtm must be used within UtmProvider', useUtm],
    ['useAuth must be used within AuthProvider', useAuth],
  ])('%s: the error names both', (message, useIt: () => unknown) => {
    const Part = () => {
      useIt();
      return null;
    };
    expect(() => render(<Part />)).toThrow(message);
    render(
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('alert').textContent).toBe(message);
  });
});
