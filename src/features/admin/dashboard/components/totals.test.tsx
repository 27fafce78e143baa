import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderAdmin, signIn } from '../../../../../tests/support/admin';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import { TotalCards } from './totals';

const api = startFakeApi();
beforeEach(signIn);

it('shows revenue in the shop’s own currency first, then by code, whatever the amounts', async () => {
  const revenue = [
    { currency: 'JPY', cents: 1000 },
    { currency: 'USD', cents: 999 },
    { currency: 'EUR', cents: 5 },
  ];
  api.answer('/rest/v1/rpc/admin_dashboard_stats', 200, {
    totalUsers: 1,
    totalPurchases: 3,
    revenue,
    activeLicenses: 3,
  });
  renderAdmin(<TotalCards />);
  expect(await screen.findByText('$9.99 + €0.05 + ¥1,000')).toBeDefined();
});

it('says when the totals did not load', async () => {
  api.answer('/rest/v1/rpc/admin_dashboard_stats', 400, {});
  renderAdmin(<TotalCards />);
  expect((await screen.findByRole('alert')).textContent).toContain('The totals did not load');
});
