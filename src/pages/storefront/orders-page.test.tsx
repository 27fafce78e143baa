import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setTestSite } from '../../../tests/support/test-site';
import OrdersPage from './orders-page';

setTestSite();

const order = {
  provider: 'sandbox',
  orderId: 'ord_1',
  status: 'refunded',
  currency: 'USD',
  amountCents: 9900,
  refundedCents: 9900,
  disputedCents: 0,
  taxCents: null,
  taxIncluded: false,
  coupon: null,
  paidOn: '2026-11-21',
  isGift: false,
  items: [],
};
const item = {
  sku: 'core-hr',
  bundleSku: null,
  amountCents: 9900,
  discountCents: 0,
  taxCents: null,
  taxIncluded: false,
  licenseId: '6f9c2f0e-51c4-4b5e-9d5e-0c6f3a1d7b11',
  licenseKey: 'NSHR-1',
  licenseStatus: 'revoked',
  licenseReason: null,
};
let shown: object = order;
let refusal: number | null = null;
const asked: unknown[] = [];

beforeEach(() => {
  refusal = null;
  shown = order;
  asked.length = 0;
  sessionStorage.clear();
  window.history.replaceState(null, '', '/orders');
  vi.spyOn(window, 'fetch').mockImplementation((_, init) => {
    asked.push(JSON.parse(init?.body as string));
    return Promise.resolve(
      refusal === null
        ? Response.json({ email: 'a@b.co', orders: [shown], accessToken: 'access-1' })
        : Response.json({ error: { code: 'x', message: 'Refused.' } }, { status: refusal }),
    );
  });
});

const visit = async () => {
  const { unmount } = render(
    <MemoryRouter initialEntries={['/orders']}>
      <OrdersPage />
    </MemoryRouter>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return unmount;
};
const openByLink = async () => {
  window.history.replaceState(null, '', '/orders#token=link-1');
  const unmount = await visit();
  fireEvent.click(screen.getByRole('button', { name: 'Open my order' }));
  await screen.findByRole('heading', { name: 'Your files' });
  return unmount;
};

describe('an opened order', () => {
  it('opens again after a reload or Back, without the link and without a token in the URL', async () => {
    const leave = await openByLink();
    leave();
    await visit();
    await screen.findByRole('heading', { name: 'Order ord_1' });
    expect(asked).toEqual([{ token: 'link-1' }, { access_token: 'access-1' }]);
    expect(window.location.href).not.toMatch(/token|access-1/);
    expect(localStorage).toHaveLength(0);
  });

  it('shows that its hour is over, and links to a new one', async () => {
    const leave = await openByLink();
    leave();
    refusal = 410;
    await visit();
    screen.getByText('This order was open for an hour');
    expect(screen.getByRole('link', { name: 'Find my order' }).getAttribute('href')).toBe('/find-order');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is reloaded after a network failure', async () => {
    const leave = await openByLink();
    leave();
    refusal = 503;
    await visit();
    screen.getByText('The order could not be opened');
    refusal = null;
    fireEvent.click(screen.getByRole('button', { name: 'Open my order' }));
    await screen.findByRole('heading', { name: 'Your files' });
  });

  it('shows what it cost to the person who paid, and not to the person who got it as a gift', async () => {
    shown = { ...order, discountCents: 0, items: [item] };
    const leave = await openByLink();
    screen.getByText('Total');
    expect(screen.getAllByText('$99.00').length).toBeGreaterThan(0);
    leave();
    sessionStorage.clear();
    shown = { ...order, discountCents: 0, items: [item], isGift: true };
    await openByLink();
    screen.getByText('Gift');
    expect(screen.queryByText('Total')).toBeNull();
    expect(screen.queryByText('$99.00')).toBeNull();
  });

  it.each([
    ['on top of the price', false, ['Core HR Pack', '$99.00', 'Sales tax', '$7.32', 'Total', '$106.32']],
    ['in the price', true, ['Core HR Pack', '$106.32', 'Total', '$106.32', 'Includes sales tax', '$7.32']],
  ])('shows sales tax %s on a line of its own', async (_how, taxIncluded, lines) => {
    const tax = { amountCents: 10_632, taxCents: 732, taxIncluded };
    shown = { ...order, ...tax, refundedCents: 0, discountCents: 0, items: [{ ...item, ...tax }] };
    await openByLink();
    const rows = [...document.querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
    expect(rows.slice(2)).toEqual(lines);
  });

  it('says what became of a dispute, and calls a discount by what was typed', async () => {
    shown = {
      ...order,
      ...{ status: 'dispute_lost', refundedCents: 0, disputedCents: 8900, discountCents: 1000 },
      ...{ amountCents: 8900, coupon: 'promo_1Qn9QaL2eZvKYlo2CxV7d1Wk' },
      items: [{ ...item, amountCents: 8900, discountCents: 1000, licenseReason: 'The dispute ended.' }],
    };
    await openByLink();
    screen.getByText('Dispute ended, paid back');
    screen.getByText('Returned by the bank');
    screen.getByText('Discount');
    screen.getByText(/This license is closed. The dispute ended./);
    expect(document.body.textContent).not.toContain('promo_');
  });

  it('stays closed after its buyer has closed it', async () => {
    const leave = await openByLink();
    fireEvent.click(screen.getByRole('button', { name: 'Close this order' }));
    screen.getByText('This order is closed');
    leave();
    await visit();
    screen.getByText('This link is not complete');
    expect(asked).toHaveLength(1);
  });
});
