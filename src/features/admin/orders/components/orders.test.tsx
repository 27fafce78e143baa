import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  callsOf,
  confirmWith,
  giveReason,
  itHasTheFacesOfAList,
  page,
  press,
  refusal,
  renderAdmin,
} from '../../../../../tests/support/admin';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import type { Order, OrderItem } from '../api/orders-api';
import { EventList } from './event-list';
import { OrderDetail } from './order-detail';
import { OrderItems } from './order-items';
import { OrderList } from './order-list';
import { OrderRecords } from './order-records';

const api = startFakeApi();

describe('the orders', () => {
  itHasTheFacesOfAList(api, {
    list: <OrderList />,
    rpc: 'admin_list_orders',
    title: 'Orders',
    emptyTitle: 'No orders here',
    row: {
      id: 'purchase-1',
      provider: 'stripe',
      orderId: 'cs_1',
      email: 'ann@example.com',
      sku: 'core-hr',
      amountCents: 9900,
      refundedCents: 0,
      currency: 'USD',
      status: 'paid',
      createdAt: '2026-11-20T10:00:00Z',
      licenseStatus: 'active',
    },
    shown: '$99.00',
  });
});

describe('a license', () => {
  const item: OrderItem = {
    purchaseId: 'purchase-1',
    sku: 'core-hr',
    email: 'ann@example.com',
    userId: null,
    bundleSku: null,
    amountCents: 9900,
    discountCents: 0,
    refundedCents: 0,
    disputedCents: 0,
    taxCents: null,
    taxIncluded: false,
    currency: 'USD',
    status: 'paid',
    coupon: null,
    utm: {},
    paidAt: '2026-11-20T10:00:00Z',
    payerEmail: null,
    licenseId: 'license-1',
    licenseKey: 'NSHR-1',
    licenseStatus: 'active',
    licenseReason: null,
  };

  it('is moved to another address with a reason', async () => {
    renderAdmin(<OrderItems items={[item]} />);
    await press('Move the license of Core HR Pack');
    await userEvent.type(screen.getByLabelText('New email address'), ' bea@example.com ');
    await giveReason('She left the company');
    await confirmWith('Move license');
    expect(await screen.findByText('License moved')).toBeDefined();
    expect(callsOf(api, 'admin_move_license')).toEqual([
      { license_id: 'license-1', new_email: 'bea@example.com', reason: 'She left the company' },
    ]);
  });

  it('shows an error to the second of two admins, and keeps the reason', async () => {
    const message = 'The license is revoked already.';
    api.answer('/rest/v1/rpc/admin_set_license', 409, refusal(message));
    renderAdmin(<OrderItems items={[item]} />);
    await press('Revoke the license of Core HR Pack');
    await giveReason('Charged back');
    await confirmWith('Revoke license');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Charged back');
    expect(screen.getByText('active')).toBeDefined();
  });

  it('has links that the owner ends, with a reason', async () => {
    const order = { items: [item], events: [], mails: [], changes: [] };
    api.answer('/rest/v1/rpc/admin_order', 200, order);
    api.answer('/rest/v1/rpc/admin_end_order_links', 409, refusal('Please try again.'));
    renderAdmin(<OrderDetail provider="stripe" orderId="cs_1" />);
    await screen.findByText('cs_1');
    await press('End links');
    expect(screen.getByRole('alertdialog').textContent).toContain('ann@example.com');
    await giveReason('Forwarded to a stranger');
    await confirmWith('End links');
    expect((await screen.findByRole('alert')).textContent).toBe('Please try again.');
    api.answer('/rest/v1/rpc/admin_end_order_links', 200, null);
    await confirmWith('End links');
    expect(await screen.findByText('Links ended')).toBeDefined();
    expect(callsOf(api, 'admin_end_order_links').at(-1)).toEqual({
      order_provider: 'stripe',
      order_id: 'cs_1',
      reason: 'Forwarded to a stranger',
    });
  });

  it('that was a gift names who paid, who gets the receipt for it', async () => {
    const gift = { ...item, payerEmail: 'gina@example.com' };
    api.answer('/rest/v1/rpc/admin_order', 200, { items: [gift], events: [], mails: [], changes: [] });
    renderAdmin(<OrderDetail provider="gumroad" orderId="sale_1" />);
    expect(await screen.findByText('Gift, paid by')).toBeDefined();
    expect(screen.getByText('gina@example.com')).toBeDefined();
    await press('Resend receipt');
    expect(screen.getByRole('alertdialog').textContent).toContain(
      'gina@example.com gets the receipt for the gift, without the files.',
    );
  });

  it('can be restored after it was revoked', async () => {
    renderAdmin(
      <OrderItems items={[{ ...item, licenseStatus: 'revoked', licenseReason: 'Charged back' }]} />,
    );
    expect(screen.getByText('Charged back')).toBeDefined();
    await press('Restore the license of Core HR Pack');
    await giveReason('Settled');
    await confirmWith('Restore license');
    expect(await screen.findByText('License restored')).toBeDefined();
    expect(callsOf(api, 'admin_set_license')).toEqual([
      { license_id: 'license-1', new_status: 'active', reason: 'Settled' },
    ]);
  });
});

it('a held event shows why, links to its fix, and shows the outcome of a replay', async () => {
  const event = {
    id: 'event-1',
    provider: 'stripe',
    eventId: 'evt_1',
    kind: 'order.paid',
    orderId: 'cs_1',
    email: 'ann@example.com',
    occurredAt: '2026-11-20T10:00:00Z',
    createdAt: '2026-11-20T10:00:00Z',
    processedAt: null,
    error: 'Unknown product prod_1',
  };
  api.answer('/rest/v1/rpc/admin_list_events', 200, page(event));
  api.answer('/rest/v1/rpc/admin_replay_event', 200, 'held');
  renderAdmin(<EventList />);
  expect(await screen.findByText('Unknown product prod_1')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Match the product' }).getAttribute('href')).toBe(
    '/admin/provider-products',
  );
  await press('Replay event evt_1');
  await confirmWith('Replay');
  expect(await screen.findByText('Still held: the reason has not gone away')).toBeDefined();
});

it('describes an admin’s change in words', () => {
  const change: Order['changes'][number] = {
    id: 1,
    createdAt: '2026-11-24T20:18:38Z',
    actor: 'owner@example.com',
    object: 'licenses',
    before: { status: 'active', status_reason: null, revoked_by_owner_at: null },
    after: {
      status: 'revoked',
      status_reason: 'Charged back',
      revoked_by_owner_at: '2026-11-24T20:18:38.628+00:00',
    },
    reason: 'Charged back',
  };
  renderAdmin(<OrderRecords order={{ items: [], events: [], mails: [], changes: [change] }} />);
  const row = screen.getByRole('row', { name: /^License: Status active → revoked/ });
  expect(row.textContent).toContain('Reason empty → Charged back');
  expect(row.textContent).not.toMatch(/[a-z]_[a-z]|null|T20:18/);
});
