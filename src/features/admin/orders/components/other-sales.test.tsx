import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  callsOf,
  confirmWith,
  giveReason,
  page,
  press,
  renderAdmin,
  signIn,
} from '../../../../../tests/support/admin';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import { EventList } from './event-list';
import { ProductMatches } from './product-matches';

const api = startFakeApi();
beforeEach(signIn);

const at = '2026-11-20T10:00:00Z';
const unknown = {
  provider: 'stripe',
  providerProductId: 'plink_course',
  orders: 3,
  lowestCents: 9900,
  currency: 'USD',
  prices: [
    { currency: 'USD', cents: 9900 },
    { currency: 'EUR', cents: 9300 },
  ],
  lastAt: at,
};
const other = {
  id: 'other-1',
  provider: 'gumroad',
  providerProductId: 'gum_club',
  since: at,
  sales: 12,
  lastAt: at,
};
const known = {
  id: 'known-1',
  provider: 'stripe',
  providerProductId: 'plink_core',
  skus: ['core-hr'],
  minimumCents: 4900,
  currency: 'USD',
  otherPrices: { EUR: 4500 },
};
const show = (lists: object) => {
  api.answer('/rest/v1/rpc/admin_provider_products', 200, { unknown: [], known: [], notOurs: [], ...lists });
  renderAdmin(<ProductMatches />);
};

describe('a product that is not of this shop', () => {
  it('is said to be that in the dialog that asks what it is', async () => {
    show({ unknown: [unknown] });
    expect(await screen.findByText('$99.00, €93.00')).toBeDefined();
    await press('Choose the product that plink_course is');
    await press('Not of this shop');
    api.answer('/rest/v1/rpc/admin_product_not_ours', 200, { closed: 3, delivered: 1, held: 0 });
    await confirmWith('Not of this shop');
    expect(await screen.findByText('3 held orders closed, 1 with other products delivered.')).toBeDefined();
    expect(callsOf(api, 'admin_product_not_ours').at(-1)).toEqual({
      product_provider: 'stripe',
      provider_product: 'plink_course',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is listed with its sales, and watched again', async () => {
    show({ notOurs: [other] });
    const table = await screen.findByRole('table', { name: 'Products that are not of this shop' });
    expect(within(table).getByText('12')).toBeDefined();
    api.answer('/rest/v1/rpc/admin_watch_product', 200, { closed: 0, delivered: 0, held: 1 });
    await press('Watch again gum_club');
    await confirmWith('Watch again');
    expect(await screen.findByText('1 order of gum_club waits.')).toBeDefined();
    expect(callsOf(api, 'admin_watch_product')).toEqual([{ mapping_id: 'other-1' }]);
  });
});

it('a match has a lowest price in each currency, and none twice', async () => {
  show({ known: [known] });
  expect(await screen.findByText('$49.00, €45.00')).toBeDefined();
  api.answer('/rest/v1/rpc/admin_map_product', 200, { delivered: 2, held: 0 });
  await press('Change plink_core');
  await press('Add a currency');
  await userEvent.type(screen.getByLabelText('Currency 2'), 'eur');
  await userEvent.type(screen.getByLabelText('At least, in EUR', { selector: '[value=""]' }), '1');
  await press('Save and deliver');
  expect((await screen.findByRole('alert')).textContent).toContain('EUR has two');
  await userEvent.clear(screen.getByLabelText('Currency 2'));
  await userEvent.type(screen.getByLabelText('Currency 2'), 'jpy');
  await press('Save and deliver');
  expect(await screen.findByText('2 waiting orders delivered.')).toBeDefined();
  expect(callsOf(api, 'admin_map_product')).toEqual([
    {
      product_provider: 'stripe',
      provider_product: 'plink_core',
      skus: ['core-hr'],
      lowest_cents: 4900,
      product_currency: 'USD',
      other_prices: { EUR: 4500, JPY: 1 },
      seen: { skus: ['core-hr'], minimumCents: 4900, currency: 'USD', otherPrices: { EUR: 4500 } },
    },
  ]);
});

describe('an order that is held for its price', () => {
  const event = (waysOut: object | null, more: object = {}) => ({
    id: 'event-1',
    provider: 'stripe',
    eventId: 'evt_1',
    kind: 'order.paid',
    orderId: 'cs_1',
    email: 'ann@example.com',
    occurredAt: at,
    createdAt: at,
    processedAt: null,
    error: 'Unexpected currency: EUR.',
    amountCents: 9300,
    currency: 'EUR',
    waysOut,
    ...more,
  });
  const list = (...events: object[]) => {
    api.answer('/rest/v1/rpc/admin_list_events', 200, page(...events));
    renderAdmin(<EventList />);
  };

  it('is delivered once, with its amount and currency said and a reason kept', async () => {
    list(event({ skus: ['core-hr'], needsEmail: false, acceptsCurrency: true }));
    await screen.findByText('cs_1');
    await press('Deliver this one of event evt_1');
    expect(screen.getByRole('alertdialog').textContent).toMatch(
      /ann@example\.com paid €93\.00 \(EUR\) for Core HR Pack/,
    );
    api.answer('/rest/v1/rpc/admin_deliver_event', 200, null);
    await giveReason('Agreed by email');
    await confirmWith('Deliver');
    expect(await screen.findByText('Order delivered')).toBeDefined();
    expect(callsOf(api, 'admin_deliver_event')).toEqual([{ event_id: 'event-1', reason: 'Agreed by email' }]);
  });

  it('asks for the address where the provider names nobody', async () => {
    list(event({ skus: ['core-hr'], needsEmail: true, acceptsCurrency: false }, { email: null }));
    await screen.findByText('cs_1');
    expect(screen.queryByRole('button', { name: /^Accept EUR/ })).toBeNull();
    await press('Deliver this one of event evt_1');
    api.answer('/rest/v1/rpc/admin_deliver_event', 200, null);
    await userEvent.type(screen.getByLabelText(/^Email address/), 'rob@example.com');
    await giveReason('She told us');
    await confirmWith('Deliver');
    expect(await screen.findByText('Order delivered')).toBeDefined();
    expect(callsOf(api, 'admin_deliver_event').at(-1)).toMatchObject({ buyer_email: 'rob@example.com' });
  });

  it('makes its currency accepted from now on, from an amount that is one', async () => {
    list(event({ skus: ['core-hr'], needsEmail: false, acceptsCurrency: true }));
    await screen.findByText('cs_1');
    await press('Accept EUR from event evt_1 on');
    const field = screen.getByLabelText('Lowest price, in EUR');
    expect(field).toHaveProperty('value', '93.00');
    await userEvent.clear(field);
    await userEvent.type(field, 'ninety');
    await confirmWith('Accept EUR');
    expect((await screen.findByRole('alert')).textContent).toContain('as in 49.00');
    api.answer('/rest/v1/rpc/admin_accept_currency', 200, { delivered: 2, held: 1 });
    await userEvent.clear(field);
    await userEvent.type(field, '90');
    await confirmWith('Accept EUR');
    expect(await screen.findByText('EUR accepted: 2 orders delivered, 1 still held')).toBeDefined();
    expect(callsOf(api, 'admin_accept_currency')).toEqual([{ event_id: 'event-1', lowest_cents: 9000 }]);
  });

  it('offers neither while a product of it is unknown', async () => {
    list(event(null));
    await screen.findByText('cs_1');
    expect(screen.queryByRole('button', { name: /^(Deliver|Accept)/ })).toBeNull();
  });
});
