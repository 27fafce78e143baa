import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  callsOf,
  confirmWith,
  itHasTheFacesOfAList,
  press,
  refusal,
  renderAdmin,
} from '../../../../../tests/support/admin';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import { UserDetail } from './user-detail';
import { UserList } from './user-list';

const api = startFakeApi();
const row = {
  id: 'user-1',
  email: 'ann@example.com',
  fullName: 'Ann',
  businessName: '',
  role: 'customer',
  purchases: 2,
  createdAt: '2026-11-20T10:00:00Z',
  admin: null,
};
const user = {
  ...row,
  newsletter: false,
  lastSignInAt: null,
  isConfirmed: true,
  isInAdminEmails: false,
  purchases: [
    {
      id: 'purchase-1',
      provider: 'stripe',
      orderId: 'cs/1',
      sku: 'core-hr',
      amountCents: 9900,
      refundedCents: 0,
      currency: 'USD',
      status: 'paid',
      createdAt: '2026-11-20T10:00:00Z',
      licenseStatus: 'active',
    },
  ],
};

describe('the users', () => {
  itHasTheFacesOfAList(api, {
    list: <UserList />,
    rpc: 'admin_list_users',
    title: 'Users',
    emptyTitle: 'No users yet',
    row,
    shown: 'ann@example.com',
  });
});

describe('a user', () => {
  const open = async (ownId = 'admin-1') => {
    renderAdmin(<UserDetail id="user-1" ownId={ownId} />);
    expect(screen.getByRole('status').textContent).toContain('loading');
    await screen.findByRole('heading', { name: 'Purchases' });
  };

  it('shows the purchases with a link to each order', async () => {
    api.answer('/rest/v1/rpc/admin_user', 200, user);
    await open();
    expect(screen.getByRole('link', { name: 'cs/1' }).getAttribute('href')).toBe(
      '/admin/orders/stripe/cs%2F1',
    );
  });

  it('shows if there are no purchases, or no such user', async () => {
    api.answer('/rest/v1/rpc/admin_user', 200, { ...user, purchases: [] });
    await open();
    expect(screen.getByText('No purchases yet')).toBeDefined();
    api.answer('/rest/v1/rpc/admin_user', 404, refusal('There is no such user.'));
    renderAdmin(<UserDetail id="nobody" ownId="admin-1" />);
    expect((await screen.findByRole('alert')).textContent).toContain('There is no such user.');
  });

  it('becomes an admin after a confirmation; no admin can change their own role', async () => {
    api.answer('/rest/v1/rpc/admin_user', 200, user);
    await open();
    await press('Make admin');
    api.answer('/rest/v1/rpc/admin_user', 200, { ...user, role: 'admin' });
    await confirmWith('Make admin');
    expect(await screen.findByRole('button', { name: 'Remove admin role' })).toBeDefined();
    expect(callsOf(api, 'admin_set_role')).toEqual([{ user_id: 'user-1', new_role: 'admin' }]);
  });

  it('has no button to change one’s own role', async () => {
    api.answer('/rest/v1/rpc/admin_user', 200, user);
    await open('user-1');
    expect(screen.queryByRole('button', { name: /admin/ })).toBeNull();
  });

  it('keeps the dialog open when the database refuses', async () => {
    const message = 'The last admin keeps the role.';
    api.answer('/rest/v1/rpc/admin_user', 200, { ...user, role: 'admin' });
    api.answer('/rest/v1/rpc/admin_set_role', 409, refusal(message));
    await open();
    await press('Remove admin role');
    await confirmWith('Take role');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });
});
