import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { setTestSite } from '../../../../../tests/support/test-site';
import { toSearchEntries } from '../model/search-entries';
import { buildSearchFile } from '../model/search-index';
import { missAfterMs } from '../model/use-site-search';
import { SiteResults } from './site-results';

setTestSite();

const file = buildSearchFile(
  toSearchEntries({
    documents: [
      {
        slug: 'mn-esst-policy',
        title: 'Earned Sick and Safe Time Policy',
        summary: 'Hours, use and records.',
        state: 'MN',
        stateName: 'Minnesota',
        sku: 'core-hr',
        product: 'Core HR Pack',
        productPath: '/templates/core-hr-pack',
        headings: ['How you earn it', 'Carry-over'],
        words: 'sick:9 time:9 carry over hours:3',
      },
    ],
    articles: [
      {
        slug: 'refunds',
        title: 'Refunds within 30 days',
        summary: 'How to get your money back.',
        category: 'Licensing & Refunds',
        content: '## What we ask for\n\nThe order number.',
      },
    ],
    posts: [],
    others: [],
  }),
  'vacation: sick time',
);

const calls: string[] = [];
let isOnline = true;

beforeEach(() => {
  vi.useFakeTimers();
  calls.length = 0;
  vi.spyOn(window, 'fetch').mockImplementation((address, init) => {
    const name = (address as string).split('/').at(-1);
    calls.push(`${name} ${(init?.body as string | undefined) ?? ''}`);
    return Promise.resolve(
      isOnline
        ? Response.json(name === 'search-index.json' ? file : null)
        : new Response('', { status: 503 }),
    );
  });
});

async function show(...queries: readonly [string, ...string[]]) {
  const page = (query: string) => (
    <MemoryRouter>
      <SiteResults query={query} />
    </MemoryRouter>
  );
  const { rerender } = render(page(queries[0]));
  for (const query of queries) {
    rerender(page(query));
    await act(() => vi.advanceTimersByTimeAsync(200));
    await act(() => vi.dynamicImportSettled());
  }
}

it('offers another try when the index does not load, and loads it then', async () => {
  isOnline = false;
  await show('sick');
  screen.getByText('The search did not load');
  isOnline = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(() => vi.advanceTimersByTimeAsync(200));
  screen.getByRole('heading', { name: '1 result for “sick”' });
});

it('says what a result is and leads to its place', async () => {
  await show('carry over');
  screen.getByText('Document · Core HR Pack, Minnesota');
  expect(screen.getByRole('link', { name: 'Earned Sick and Safe Time Policy' }).getAttribute('href')).toBe(
    '/templates/core-hr-pack#mn-esst-policy',
  );
  screen.getByText('Section: Carry-over');
  const preview = screen.getByRole('button', { name: 'Preview Earned Sick and Safe Time Policy' });
  expect(preview.closest('document-preview')?.getAttribute('of')).toBe('core-hr/mn-esst-policy');
});

it('leads to the heading of a text', async () => {
  await show('ask for');
  expect(screen.getByRole('link', { name: 'Refunds within 30 days' }).getAttribute('href')).toBe(
    '/knowledge-base/refunds#what-we-ask-for',
  );
});

it.each(['vacation', 'polcy hours', 'SICK!'])('finds "%s"', async (query) => {
  await show(query);
  screen.getByRole('link', { name: 'Earned Sick and Safe Time Policy' });
});

it('hands over what was searched, and tells the owner after a pause, not while somebody types', async () => {
  await show('elep', 'elephant', 'elephants');
  screen.getByText('Nothing found');
  expect(screen.getByRole('link', { name: 'Ask a person' }).getAttribute('href')).toBe(
    '/contact?subject=Question+from+the+search&message=elephants',
  );
  expect(calls.filter((call) => call.startsWith('record_search_miss'))).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(missAfterMs));
  expect(calls.filter((call) => call.startsWith('record_search_miss'))).toEqual([
    'record_search_miss {"query":"elephants"}',
  ]);
});

it('shows hostile input as text', async () => {
  await show('<img src=x onerror="window.hacked=true">');
  expect(document.querySelector('img')).toBeNull();
});
