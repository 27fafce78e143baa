import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { settingDefaults } from '@/features/all/settings/model/settings';
import { signIn } from '../../tests/support/admin';
import { startFakeApi } from '../../tests/support/fake-api';
import { Guard } from './guard';
import { Providers } from './providers';

const api = startFakeApi();

afterEach(() => {
  vi.useRealTimers();
});

function open(): void {
  render(
    <MemoryRouter initialEntries={['/', '/admin/orders']} initialIndex={1}>
      <Providers settings={settingDefaults}>
        <Routes>
          <Route path="/" element={<p>Welcome home</p>} />
          <Route
            path="/admin/orders"
            element={
              <Guard needsAdmin>
                <p>All orders</p>
              </Guard>
            }
          />
        </Routes>
      </Providers>
    </MemoryRouter>,
  );
}

it('tells a customer why, links the home page at once, and goes there after the seconds that it named', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  api.answer('/rest/v1/rpc/my_admin_access', 200, 'none');
  signIn();
  open();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain("You don't have permission to access this page.");
  expect(alert.textContent).toContain('home page in 8 seconds');
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(screen.queryByText('Welcome home')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(screen.getByText('Welcome home')).toBeDefined();
  expect(screen.queryByText('All orders')).toBeNull();
});

it('leaves an admin where they are', async () => {
  api.answer('/rest/v1/rpc/my_admin_access', 200, 'granted');
  signIn();
  open();
  await waitFor(() => expect(screen.getByText('All orders')).toBeDefined());
  expect(screen.queryByRole('alert')).toBeNull();
});
