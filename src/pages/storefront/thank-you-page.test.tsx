import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { Providers } from '@/app/providers';
import { settingDefaults } from '@/features/all/settings/model/settings';
import { renderWithQueryClient } from '@/rendering/with-queries';
import { createQueryClient } from '@/lib/queries/query-client';
import { setTestSite } from '../../../tests/support/test-site';
import ThankYouPage from './thank-you-page';

setTestSite();
beforeEach(() => renderWithQueryClient(createQueryClient()));

it.each([
  ['', 'Your order'],
  ['?provider=paddle', 'Your order'],
  ['?provider=gumroad&product=core-hr', 'Order Summary'],
])('has the state of an order that comes back with “%s”', async (query, title) => {
  window.history.replaceState(null, '', `/thank-you${query}`);
  render(
    <MemoryRouter initialEntries={[`/thank-you${query}`]}>
      <Providers settings={settingDefaults}>
        <ThankYouPage />
      </Providers>
    </MemoryRouter>,
  );
  await screen.findByText(/on its way to the address you paid with/);
  expect(screen.getByRole('heading', { name: title })).toBeDefined();
  expect(screen.queryByText('Payment Provider') !== null).toBe(title === 'Order Summary');
});
