import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useAuth } from '@/features/auth/auth-context';
import { settingDefaults } from '@/features/settings/model/settings';
import { sessionStorageKey } from '@/lib/supabase-client';
import { startFakeApi } from '../../tests/support/fake-api';
import { BuyButton } from './buy-button';
import { PreviewBadge } from './preview-badge';
import { Providers } from './providers';

const api = startFakeApi();
const role = '/rest/v1/rpc/ensure_admin_role';
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
        <BuyButton sku="core-hr" priceCents={9900} />
        <BuyButton sku="core-hr" priceCents={9900} hint="long" />
      </Providers>
    </MemoryRouter>,
  );

it('116 shows the preview badge and where links are missing to an admin', async () => {
  api.answer(role, 200, true);
  signedInAs('owner');
  open('preview');
  await waitFor(() => expect(badge()).not.toBeNull());
  expect(screen.getByText(longHint)).toBeDefined();
  expect(screen.getByText(shortHint)).toBeDefined();
});

it('shows an admin no badge in the shop that is open', async () => {
  api.answer(role, 200, true);
  signedInAs('owner');
  open('production');
  await screen.findByText(longHint);
  expect(badge()).toBeNull();
});

it.each([
  ['a visitor', null, 'signed-out'],
  ['a customer', 'customer', 'signed-in'],
])('shows %s neither', async (_who, id, status) => {
  api.answer(role, 200, false);
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
