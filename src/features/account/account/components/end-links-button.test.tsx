import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { refusal, signIn } from '../../../../../tests/support/admin';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import type { Purchase } from '../api/account-api';
import { EndLinksButton } from './end-links-button';

const api = startFakeApi();
const purchase: Purchase = {
  id: 'purchase-1',
  sku: 'core-hr',
  bundleSku: null,
  orderId: 'cs_1',
  provider: 'stripe',
  amountCents: 9900,
  currency: 'USD',
  status: 'paid',
  paidOn: '2026-11-20',
  isGift: false,
};
const path = '/rest/v1/rpc/end_my_order_links';
const sent = () => api.received.filter((call) => call.path === path).map(({ body }) => body);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  signIn();
  render(<EndLinksButton purchase={purchase} />);
});

it('ends nothing before the buyer says so', async () => {
  await press(/^End links.*Core HR Pack/);
  expect(screen.getByRole('alertdialog', { name: 'End the links to Core HR Pack?' })).toBeDefined();
  await press('Cancel');
  expect(sent()).toEqual([]);
});

it('says why it did not work and stays open, then says that it did', async () => {
  api.answer(path, 404, refusal('This purchase does not belong to your account.'));
  await press(/^End links.*Core HR Pack/);
  await press('End links');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This purchase does not belong to your account.',
  );
  api.answer(path, 200, null);
  await press('End links');
  expect(await screen.findByText('Links ended')).toBeDefined();
  expect(sent()).toEqual([{ purchase_id: 'purchase-1' }, { purchase_id: 'purchase-1' }]);
});
