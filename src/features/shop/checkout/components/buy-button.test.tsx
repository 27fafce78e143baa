import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BuyButton } from './buy-button';

const hint = 'Checkout link not connected—admin please add it in Site Settings.';

it('is disabled without a link, and only shows the owner why', () => {
  const { rerender } = render(<BuyButton product="core-hr" priceCents={9900} href={null} ownerHint={null} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Buy now' }).disabled).toBe(true);
  expect(screen.queryByText(hint)).toBeNull();
  rerender(<BuyButton product="core-hr" priceCents={9900} href={null} ownerHint={hint} />);
  expect(screen.getByText(hint)).toBeDefined();
});

it('opens the checkout in a new tab, with attributes for analytics', () => {
  render(<BuyButton product="core-hr" priceCents={9900} href="https://pay.example/core" ownerHint={hint} />);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /Buy now/ });
  expect(link.href).toBe('https://pay.example/core');
  expect(link.target).toBe('_blank');
  expect(link.dataset).toMatchObject({ analytics: 'buy_click', product: 'core-hr', price: '99' });
  expect(screen.queryByText(hint)).toBeNull();
});
