import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useAuth } from '@/features/all/auth/auth-context';
import { settingDefaults } from '@/features/all/settings/model/settings';
import { sessionStorageKey } from '@/lib/supabase/supabase-client';
import { startFakeApi } from '../../../tests/support/fake-api';
import { BuyButton } from './buy-button';
import { PreviewBadge } from '@/app/preview-badge';
import { Providers } from '@/app/providers';

const api = startFakeApi();
const role = '/rest/v1/rpc/my_admin_access';
const badge = () => screen.queryByText('PREVIEW MODE');
const longHint = 'Checkout link not connected—admin please add it in Site Settings.';
const shortHint = 'Add checkout link in Site Settings';

function signedInAs(id: string): void {
  const session = {
    access_token: `token-of-${id}`,
    refresh_token: `refresh-${id}`,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id, email: `${id}@example.com`, aud: 'authenticated', app_metadata: {}, user_metadata: {} },
  };
  localStorage.setItem(sessionStorageKey, JSON.stringify(session));
}

function Status() {
  return <p role="status">{useAuth().status}</p>;
}

const open = (environment: string) =>
  render(
    <MemoryRouter>
      <Providers settings={{ ...settingDefaults, ENV: environment }}>
        <Status />
        <PreviewBadge />
        <BuyButton sku="core-hr" />
        <BuyButton sku="core-hr" hint="long" />
      </Providers>
    </MemoryRouter>,
  );

// Attack catalog: 116
it('shows an admin the preview badge and where links are missing', async () => {
  api.answer(role, 200, 'granted');
  signedInAs('owner');
  open('preview');
  await waitFor(() => expect(badge()).not.toBeNull());
  expect(screen.getByText(longHint)).toBeDefined();
  expect(screen.getByText(shortHint)).toBeDefined();
});

it('shows an admin no badge after the shop has opened', async () => {
  api.answer(role, 200, 'granted');
  signedInAs('owner');
  open('production');
  await screen.findByText(longHint);
  expect(badge()).toBeNull();
});

it.each([
  ['a visitor', null, 'signed-out'],
  ['a customer', 'customer', 'signed-in'],
])('shows %s neither', async (_who, id, status) => {
  api.answer(role, 200, 'none');
  if (id) {
    signedInAs(id);
  }
  open('preview');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(status));
  expect(badge()).toBeNull();
  expect(screen.queryByText(longHint)).toBeNull();
  expect(screen.queryByText(shortHint)).toBeNull();
  expect(screen.getAllByRole<HTMLButtonElement>('button', { name: 'Buy now' }).every((b) => b.disabled)).toBe(
    true,
  );
});
