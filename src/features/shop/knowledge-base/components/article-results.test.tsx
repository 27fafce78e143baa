import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '@/lib/queries/query-client';
import { articlesQuery } from '../api/articles-api';
import { ArticleResults } from './article-results';

const refunds = {
  slug: 'refunds',
  title: 'Refunds within 30 days',
  summary: 'How to get your money back.',
  category: 'Licensing & Refunds',
  level: 'Beginner',
  estimatedTime: '3 min',
  views: 0,
  changedAt: '2026-11-01',
};

const result = {
  to: '/knowledge-base/refunds',
  mark: (text: string) =>
    text.split(/(Refunds)/).map((part) => ({ text: part, isMatch: part === 'Refunds' })),
};

function show(given: Partial<ComponentProps<typeof ArticleResults>>) {
  const client = createQueryClient();
  client.setQueryData(articlesQuery.queryKey, [refunds]);
  const onRetry = vi.fn();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ArticleResults
          view={{ query: 'refnud', category: 'All' }}
          results={[result]}
          isCorrected={false}
          others={{ count: 0, to: '/search?q=refnud' }}
          isFailed={false}
          onRetry={onRetry}
          {...given}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return onRetry;
}

it('marks the matches and says that the spelling was another', () => {
  show({ isCorrected: true });
  screen.getByRole('heading', { name: '1 article for “refnud”' });
  screen.getByText(/^Nothing matches “refnud”/);
  expect(screen.getByText('Refunds').tagName).toBe('MARK');
  expect(screen.getByRole('link', { name: 'Refunds within 30 days' }).getAttribute('href')).toBe(
    '/knowledge-base/refunds',
  );
});

it('says where the rest of the site has the words, and which category', () => {
  show({
    view: { query: 'refund', category: 'Troubleshooting' },
    others: { count: 2, to: '/search?q=refund' },
  });
  screen.getByText('No articles found');
  screen.getByRole('link', { name: 'Search all categories (1)' });
  expect(
    screen.getByRole('link', { name: 'Show 2 other results on the whole site' }).getAttribute('href'),
  ).toBe('/search?q=refund');
});

it('offers another try when the search does not load', () => {
  const onRetry = show({ results: null, isFailed: true });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
