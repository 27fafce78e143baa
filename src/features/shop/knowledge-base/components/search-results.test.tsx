import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/lib/queries/query-client';
import { setTestSite } from '../../../../../tests/support/test-site';
import { missAfterMs, SearchResults } from './search-results';

setTestSite();

const calls: string[] = [];
let answer: unknown = [];

beforeEach(() => {
  vi.useFakeTimers();
  calls.length = 0;
  vi.spyOn(window, 'fetch').mockImplementation((address, init) => {
    calls.push(`${(address as string).split('/').at(-1)} ${init?.body as string}`);
    return Promise.resolve(Response.json(answer));
  });
});

function Search({ query }: { readonly query: string }) {
  return <SearchResults view={{ query, category: 'All' }} />;
}

async function show(...queries: readonly [string, ...string[]]) {
  const client = createQueryClient();
  const page = (query: string) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Search query={query} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(page(queries[0]));
  for (const query of queries) {
    rerender(page(query));
    await act(() => vi.advanceTimersByTimeAsync(200));
  }
}

it('marks the matches and names the correction', async () => {
  answer = [
    {
      slug: 'refunds',
      category: 'Licensing & Refunds',
      level: 'Beginner',
      est_time: '3 min',
      title_marked: '\uE000Refunds\uE001 within 30 days',
      excerpt_marked: 'How to get your money back.',
      searched: 'refund',
    },
  ];
  await show('refnud');
  screen.getByRole('heading', { name: '1 article for “refund”' });
  screen.getByText(/^Nothing matches “refnud”/);
  expect(screen.getByText('Refunds').tagName).toBe('MARK');
  expect(screen.getByRole('link', { name: 'Refunds within 30 days' }).getAttribute('href')).toBe(
    '/knowledge-base/refunds',
  );
});

it('never shows the results for one real word as those for another', async () => {
  const found = {
    slug: 'laws',
    title_marked: 'Where a statute is',
    excerpt_marked: 'On the page of the state.',
  };
  answer = [{ ...found, searched: 'statute' }];
  await show('statue');
  const status = screen.getByRole('status');
  within(status).getByRole('heading', { name: '1 article for “statute”' });
  within(status).getByText('Nothing matches “statue”; these are the results for a spelling close to it.');
});

it('records a search without results after a pause, and none during typing', async () => {
  answer = [];
  await show('elep', 'elephant', 'elephants');
  screen.getByText('No articles found');
  expect(calls.filter((call) => call.startsWith('record_search_miss'))).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(missAfterMs));
  expect(calls.filter((call) => call.startsWith('record_search_miss'))).toEqual([
    'record_search_miss {"query":"elephants"}',
  ]);
});
