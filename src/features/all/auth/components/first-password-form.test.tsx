import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import { FirstPasswordForm } from './first-password-form';

const api = startFakeApi();
const profile = '/rest/v1/profiles';
const skip = () => screen.getByRole('button', { name: 'Skip, I sign in with email links' });
const saved = () => api.received.filter(({ method, path }) => method === 'PATCH' && path === profile);

function open() {
  const onDone = vi.fn();
  const router = createMemoryRouter([
    {
      path: '*',
      element: <FirstPasswordForm userId="6f3a2f7e-8f4c-4f3b-9d0a-1c1d6e1c2b3a" onDone={onDone} />,
    },
  ]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return onDone;
}

describe('the first password', () => {
  it('comes with the name of an account that has none, which is saved without a password, too', async () => {
    api.answer(profile, 200, [{ full_name: null }]);
    const onDone = open();
    await userEvent.type(
      await screen.findByRole('textbox', { name: /^Your name/ }, { timeout: 15_000 }),
      ' Ann Lee ',
    );
    await userEvent.click(skip());
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(saved().map(({ body }) => body)).toEqual([{ full_name: 'Ann Lee' }]);
  });

  it('asks nobody for a name that is known', async () => {
    api.answer(profile, 200, [{ full_name: 'Ann Lee' }]);
    const onDone = open();
    await waitFor(() => expect(api.received.map(({ path }) => path)).toContain(profile), { timeout: 15_000 });
    expect(screen.queryByRole('textbox', { name: /^Your name/ })).toBeNull();
    await userEvent.click(skip());
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(saved()).toEqual([]);
  });

  it('goes on without a name that could not be saved', async () => {
    api.answer(profile, 200, [{ full_name: '' }]);
    const onDone = open();
    await userEvent.type(
      await screen.findByRole('textbox', { name: /^Your name/ }, { timeout: 15_000 }),
      'Ann',
    );
    api.answer(profile, 500);
    await userEvent.click(skip());
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce(), { timeout: 15_000 });
  });
});
