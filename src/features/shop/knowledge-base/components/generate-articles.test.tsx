import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createQueryClient } from '@/lib/queries/query-client';
import { articlesQuery } from '../api/articles-api';
import { GenerateArticles } from './generate-articles';

const show = (count: number) => {
  const client = createQueryClient();
  const article = {
    slug: 'a',
    title: 'A',
    summary: '',
    category: 'Getting Started',
    level: 'Beginner',
    estimatedTime: '5 min',
    views: 0,
    changedAt: '2026-11-21',
  };
  client.setQueryData(
    articlesQuery.queryKey,
    Array.from({ length: count }, () => article),
  );
  return render(
    <QueryClientProvider client={client}>
      <GenerateArticles />
    </QueryClientProvider>,
  );
};

it('offers to draft articles only if there are none', () => {
  show(0).unmount();
  show(1).unmount();
  show(0);
  expect(screen.getAllByRole('button', { name: 'Generate 20 articles' })).toHaveLength(1);
});
