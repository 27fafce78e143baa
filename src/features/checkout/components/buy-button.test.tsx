import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BuyButton } from './buy-button';

const hint = 'Checkout link not connected—admin please add it in Site Settings.';

it('without a link cannot be pressed, and tells nobody but the owner why', () => {
  const { rerender } = render(<BuyButton sku="core-hr" priceCents={9900} href={null} ownerHint={null} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Buy now' }).disabled).toBe(true);
  expect(screen.queryByText(hint)).toBeNull();
  rerender(<BuyButton sku="core-hr" priceCents={9900} href={null} ownerHint={hint} />);
  expect(screen.getByText(hint)).toBeDefined();
});

it('with a link opens the checkout in a new tab, marked for those who agreed to be counted', () => {
  render(<BuyButton sku="core-hr" priceCents={9900} href="https://pay.example/core" ownerHint={hint} />);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /Buy now/ });
  expect(link.href).toBe('https://pay.example/core');
  expect(link.target).toBe('_blank');
  expect(link.dataset).toMatchObject({ analytics: 'buy_click', product: 'core-hr', price: '99' });
  expect(screen.queryByText(hint)).toBeNull();
});
